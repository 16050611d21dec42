/** What visitors and owners may do with conversations beside reading one, put together: list, mark, take away, end, let end by itself. */
import { widgetDefaults } from '@vitrine/contract/choices';
import { limits } from '@vitrine/contract/limits';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agentStyles } from '../../database/tables/agents.ts';
import { conversations, messages } from '../../database/tables/conversations.ts';
import { personRequests, wasAsked } from '../../database/tables/handover.ts';
import type { OnCall } from '../../http/on-call.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import { hashSecret } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import { notFound } from '../../lib/refused.ts';
import type { ConversationChanges } from './changes.ts';
import { eraseConversations } from './erase-conversations.ts';
import { parseSweepJob, sweepDocuments, sweepJobKind } from './frozen-documents.ts';
import { registerInbox } from './inbox.ts';
import { createInboxStore } from './inbox-store.ts';
import { chatLine, createOwnerRightsStore, createRetentionStore, leftWord } from './owner-rights-store.ts';
import type { OwnerRightsStore, RetentionStore } from './owner-rights-store.ts';

type RatedDown = Parameters<typeof registerInbox>[1]['ratedDown'];

interface Needs {
  db: Database;
  on: OnCall;
  changes: Pick<ConversationChanges, 'tell'>;
  log: Log;
  /** told when a visitor finds a reply of no use */
  ratedDown: readonly RatedDown[];
}

export function createConversationRights({ db, on, changes, log, ratedDown }: Needs) {
  registerVisitorRights(on, { store: createVisitorRightsStore(db), changes });
  const store = createRetentionStore(db);
  const owners = createOwnerRightsStore(db);
  registerOwnerRights(on, { store: owners, retention: store, changes });
  const inbox = createInboxStore(db);
  registerInbox(on, {
    store: inbox,
    changes,
    erase: owners.erase,
    ratedDown: async (...rated) => {
      for (const tell of ratedDown) await tell(...rated);
    },
  });
  const job = createRetentionJob({
    store,
    changes,
    log,
    queue: async (kind) => void (await enqueueJob(db, { kind, payload: {}, dedupeKey: kind })),
  });
  const handlers: Record<string, JobHandler> = {
    [retentionJobKind]: ({ signal }) => job.run(signal),
    [sweepJobKind]: ({ payload }) => sweepDocuments(db, parseSweepJob(payload)),
  };
  return {
    handlers,
    chore: () => job.queueHourly(),
    /** for whoever closes open questions */
    answered: (agentId: string, conversationIds: readonly string[]) => inbox.answered(agentId, conversationIds),
    page: (agentId: string, after: string) => owners.page(agentId, after, limits.exportPageSize),
  };
}

/** A visitor takes their conversation away, or ends it for good: whoever holds the session's secret may, and nobody else (GDPR articles 15 and 17). */
function registerVisitorRights(
  on: OnCall,
  { store, changes }: { store: VisitorRightsStore; changes: Pick<ConversationChanges, 'tell'> },
): void {
  on.downloadChat(async ({ body }) => {
    const found = await store.conversation(body.agentId, hashSecret(body.sessionId));
    if (found === null) throw notFound();
    return {
      success: true,
      chat: {
        agent: found.agent,
        startedAt: found.startedAt?.toISOString() ?? null,
        downloadedAt: new Date().toISOString(),
        messages: found.lines.map(chatLine),
        ...(found.left && { left: leftWord(found.left) }),
      },
    };
  });

  on.deleteChat(async ({ body }) => {
    const conversationId = await store.erase(body.agentId, hashSecret(body.sessionId));
    if (conversationId === null) throw notFound();
    changes.tell(body.agentId, conversationId);
    return { success: true };
  });
}

function createVisitorRightsStore(db: Database) {
  return {
    /** The whole conversation that this secret opens with this agent, or null. */
    async conversation(agentId: string, secretHash: string) {
      const [found] = await db
        .select({ id: conversations.id, startedAt: conversations.startedAt, agent: agentStyles.name })
        .from(conversations)
        .leftJoin(agentStyles, eq(agentStyles.agentId, conversations.agentId))
        .where(and(eq(conversations.agentId, agentId), eq(conversations.secretHash, secretHash)));
      if (!found) return null;
      const lines = await db
        .select()
        .from(messages)
        .where(and(eq(messages.agentId, agentId), eq(messages.conversationId, found.id)))
        .orderBy(messages.sequence);
      const [left] = await db
        .select()
        .from(personRequests)
        .where(and(eq(personRequests.agentId, agentId), eq(personRequests.conversationId, found.id), wasAsked));
      return { agent: found.agent ?? widgetDefaults.name, startedAt: found.startedAt, lines, left };
    },

    /** @returns the conversation's id, or null when there was none */
    async erase(agentId: string, secretHash: string): Promise<string | null> {
      const [gone] = await db.transaction((tx) =>
        eraseConversations(tx, agentId, eq(conversations.secretHash, secretHash)),
      );
      return gone ?? null;
    },
  };
}

type VisitorRightsStore = ReturnType<typeof createVisitorRightsStore>;

const retentionJobKind = 'conversations.retention';

const everyMs = 3_600_000;
const atOnce = 500;

interface RetentionJobNeeds {
  store: RetentionStore;
  changes: Pick<ConversationChanges, 'tell'>;
  log: Log;
  queue: (kind: string) => Promise<void>;
}

/**
 * Keeps what owners set: conversations that were silent for longer are erased, and those that were discarded long enough ago; some at a
 * time, so that nobody waits for a lock.
 */
function createRetentionJob({ store, changes, log, queue }: RetentionJobNeeds) {
  let queuedAt = -Infinity;
  return {
    async run(signal: AbortSignal): Promise<void> {
      const overdue = (await store.overdue()).map(({ agentId }) => ({ agentId, days: null }));
      for (const { agentId, days } of [...overdue, ...(await store.due())]) {
        let erased = 0;
        for (;;) {
          signal.throwIfAborted();
          const gone = await store.eraseSome(agentId, days, atOnce);
          if (gone[0] === undefined) break;
          erased += gone.length;
          // one word is enough for a list to be read anew
          changes.tell(agentId, gone[0]);
        }
        if (erased > 0) log.info({ agentId, days, erased }, 'conversations were erased by their retention');
      }
    },

    /** for the worker's chores */
    async queueHourly(): Promise<void> {
      if (performance.now() - queuedAt < everyMs) return;
      queuedAt = performance.now();
      await queue(retentionJobKind);
    },
  };
}

/** An owner takes conversations away, ends one for good, and says how long they are kept (GDPR articles 5, 15, 17, 20; OP-01). */
interface OwnerRightsNeeds {
  store: OwnerRightsStore;
  retention: RetentionStore;
  changes: Pick<ConversationChanges, 'tell'>;
}

function registerOwnerRights(on: OnCall, { store, retention, changes }: OwnerRightsNeeds): void {
  on.exportConversation(async ({ body, owner }) => {
    const conversation = await store.conversation(owner.agentId, body.conversationId);
    if (conversation === null) throw notFound();
    return { success: true, conversation };
  });

  on.exportConversations(async ({ body, owner }) => {
    const conversations = await store.page(owner.agentId, body.after ?? '', limits.exportPageSize);
    const isWhole = conversations.length === limits.exportPageSize;
    return { success: true, conversations, next: (isWhole && conversations.at(-1)?.id) || null };
  });

  on.deleteConversation(async ({ body, owner }) => {
    const gone = await store.erase(owner.agentId, [body.conversationId]);
    if (gone.length === 0) throw notFound();
    changes.tell(owner.agentId, body.conversationId);
    return { success: true };
  });

  const retentionOf = async (agentId: string) => {
    const { days, beginsAt } = await retention.find(agentId);
    const older = days === null ? 0 : await retention.older(agentId, days);
    return { agentId, days, beginsAt: beginsAt?.toISOString() ?? null, older };
  };

  on.getDemo(async ({ query }) => ({ success: true, conversations: await store.madeForDemo(query.agentId) }));

  on.removeDemo(async ({ body: { agentId } }) => {
    const [one] = await store.eraseDemo(agentId);
    // one word is enough for a list to be read anew
    if (one !== undefined) changes.tell(agentId, one);
    return { success: true };
  });

  on.getRetention(async ({ params }) => ({ success: true, retention: await retentionOf(params.id) }));

  on.updateRetention(async ({ body: { agentId, days } }) => {
    await retention.save(agentId, days);
    return { success: true, retention: await retentionOf(agentId) };
  });
}
