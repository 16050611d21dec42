/** What visitors and owners may do with conversations beside reading one, put together: list, mark, take away, end, let end by itself. */
import { limits } from '@vitrine/contract/limits';
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import type { Log } from '../../lib/log.ts';
import type { ConversationChanges } from './changes.ts';
import { parseSweepJob, sweepDocuments, sweepJobKind } from './frozen-documents.ts';
import { registerInbox } from './inbox.ts';
import { createInboxStore } from './inbox-store.ts';
import { createOwnerRightsStore } from './owner-rights-store.ts';
import { registerOwnerRights } from './owner-rights.ts';
import { createRetentionJob, retentionJobKind } from './retention-job.ts';
import { createRetentionStore } from './retention-store.ts';
import { createVisitorRightsStore } from './visitor-rights-store.ts';
import { registerVisitorRights } from './visitor-rights.ts';

interface Needs {
  db: Database;
  on: OnCall;
  changes: Pick<ConversationChanges, 'tell'>;
  log: Log;
  /** told when a visitor found a reply of no use */
  ratedDown: readonly ((agentId: string, messageId: string, conversationId: string) => void)[];
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
    ratedDown: (...rated) => ratedDown.forEach((tell) => tell(...rated)),
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
