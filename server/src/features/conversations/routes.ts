/** Reading conversations, and the streams that tell an owner or a visitor of what is new in them. */
import { limits } from '@vitrine/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../http/client-address.ts';
import { openEventStream } from '../../http/event-stream.ts';
import { planNeeded } from '../../http/on-call.ts';
import type { OnCall } from '../../http/on-call.ts';
import { hashSecret, newSecret } from '../../lib/ids.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { becomeTenant, runAsTenant } from '../../lib/tenant.ts';
import type { Change, ConversationChanges } from './changes.ts';
import { receiptView } from './frozen-documents.ts';
import { pageOf, pagesOf, wireMessage } from './inbox.ts';
import type { ConversationStore } from './store.ts';

interface Needs extends Pick<WatchChatNeeds, 'ownerPresent' | 'seen' | 'limits'> {
  store: ConversationStore;
  changes: ConversationChanges;
  firstWords: (agentId: string, conversationId: string) => Promise<string | null>;
}

export function registerConversationRoutes(on: OnCall, { store, changes, firstWords, ...needs }: Needs): void {
  const watchChat = createWatchChat({ ...needs, store, changes });

  on.createSession(async ({ body }) => {
    if (!(await store.agentExists(body.agentId))) throw notFound();
    const sessionId = newSecret();
    await store.insert(body.agentId, hashSecret(sessionId));
    return { success: true, sessionId, data: { sessionId } };
  });

  /** A visitor comes with the secret session id; an owner with the list's `_id` and a token. Neither opens the other's door (TE-07). */
  on.getSessionMessages(async ({ query, owner, request }) => {
    const header = request.headers['x-vitrine-session'];
    const key = typeof header === 'string' ? header : (query.sessionId ?? '');
    const byOwner = key.startsWith('cnv_');
    if (byOwner && owner && !owner.verified) throw planNeeded();
    if (byOwner && owner) becomeTenant({ agentId: owner.agentId });
    const conversation = byOwner
      ? owner && (await store.byId(owner.agentId, key))
      : await store.bySecret(hashSecret(key));
    if (!conversation) throw notFound();
    becomeTenant({ agentId: conversation.agentId });
    const page = pageOf(query, limits.messagesPageSize);
    const { total, rows } = await store.messages(conversation.agentId, conversation.id, page);
    // a visitor who polls has the chat open too
    if (!byOwner && rows.some(({ by }) => by !== null)) await needs.seen(conversation.agentId, conversation.id);
    return { success: true, messages: rows.map((row) => wireMessage(row, byOwner)), ...pagesOf(total, page) };
  });

  on.getReceipt(async ({ params, owner }) => {
    const row = await store.receipt(owner.agentId, params.messageId);
    if (row === null) throw notFound();
    return { success: true, receipt: receiptView(row) };
  });

  on.watchConversations(async ({ owner, request, reply }) => {
    await watchConversations({ changes, firstWords, agentId: owner.agentId, request, reply });
    return null;
  });

  on.watchChat(async ({ query, request, reply }) => {
    await watchChat(query.agentId, request, reply);
    return null;
  });
}

/** Keeps a stream open on which a visitor's chat hears what comes: messages, who answers, and that a person types. */

/** Then the client comes again. */
const streamLastsMs = 10 * 60_000;
/** a chat is open that was seen within two of these */
const seenEveryMs = 60_000;
/** an office behind one address has its chats open; a flood finds an end, and polls */
const streamsPerAddress = 100;

interface WatchChatNeeds {
  store: Pick<ConversationStore, 'bySecret' | 'sequenceOf' | 'messagesAfter' | 'handover'>;
  changes: Pick<ConversationChanges, 'watchChat'>;
  ownerPresent: (agentId: string) => Promise<boolean>;
  /** the visitor has this chat open now */
  seen: (agentId: string, conversationId: string) => Promise<void>;
  /** streams are counted by their address */
  limits: boolean;
}

function createWatchChat({ store, changes, ownerPresent, seen, limits }: WatchChatNeeds) {
  const streams = new Map<string, number>();

  function enter(request: FastifyRequest): () => void {
    const address = clientAddress(request.ip);
    const others = streams.get(address) ?? 0;
    if (limits && others >= streamsPerAddress)
      throw new Refused('request.too_many', 'Too many chats are open already.', { retryAfterSeconds: 60 });
    streams.set(address, others + 1);
    return () => {
      const left = (streams.get(address) ?? 1) - 1;
      if (left > 0) streams.set(address, left);
      else streams.delete(address);
    };
  }

  return async (agentId: string, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const secret = request.headers['x-vitrine-session'];
    const found = typeof secret === 'string' ? await store.bySecret(hashSecret(secret), agentId) : null;
    if (found === null) throw notFound();
    const conversationId = found.id;
    const lastId = request.headers['last-event-id'];
    let after = await store.sequenceOf(agentId, conversationId, typeof lastId === 'string' ? lastId : null);

    const stream = openEventStream(request, reply);
    let told = '';
    const over = new AbortController();

    async function tellState(): Promise<void> {
      const handover = await store.handover(agentId, conversationId);
      if (handover === null) return stream.end('end', {});
      const state = { handover, ownerPresent: await ownerPresent(agentId) };
      if (JSON.stringify(state) === told) return;
      told = JSON.stringify(state);
      stream.send('state', state);
    }

    async function tellMessages(): Promise<void> {
      const rows = await store.messagesAfter(agentId, conversationId, after);
      for (const row of rows) stream.send('message', wireMessage(row, false), row.id);
      after = rows.at(-1)?.sequence ?? after;
      if (rows.some(({ by }) => by !== null)) await seen(agentId, conversationId);
    }

    /** One after the other, so that nothing is told twice; what changes meanwhile is looked at once more. */
    let looking: Promise<void> | null = null;
    let again = false;
    function look(): void {
      again = true;
      looking ??= (async () => {
        while (again && !over.signal.aborted) {
          again = false;
          // the change is heard in the context of whoever made this process listen
          await runAsTenant({ agentId, accountId: null }, async () => {
            await tellMessages();
            await tellState();
          });
        }
      })()
        .catch((error: unknown) => {
          request.log.warn({ err: error }, 'a watched chat could not be read');
          stream.end('end', {});
        })
        .finally(() => (looking = null));
    }

    function heard(_: string, change: Change): void {
      if (change === 'messages' || change === 'state') look();
      else if (change.startsWith('types:owner')) stream.send('typing', { by: 'owner', typing: change.endsWith('1') });
    }

    const leave = enter(request);
    const stop = await changes
      .watchChat(agentId, conversationId, { changed: heard, end: () => stream.end('end', {}) })
      .catch((error: unknown) => {
        leave();
        throw error;
      });
    const noteSeen = () =>
      runAsTenant({ agentId, accountId: null }, () => seen(agentId, conversationId)).catch(() => {});
    const seenTimer = setInterval(() => void noteSeen(), seenEveryMs);
    const endTimer = setTimeout(() => stream.end('end', {}), streamLastsMs);
    const end = () => {
      if (over.signal.aborted) return;
      over.abort();
      clearInterval(seenTimer);
      clearTimeout(endTimer);
      stop();
      leave();
    };
    reply.raw.once('close', end);
    if (reply.raw.destroyed) return end();
    void noteSeen();
    look();
  };
}

/** Keeps a stream open on which an owner hears of every new message. It carries ids alone; texts are fetched by the calls that guard them. */
async function watchConversations(needs: {
  changes: ConversationChanges;
  /** what a notice says of somebody who waits: null where the owner hides the words */
  firstWords: (agentId: string, conversationId: string) => Promise<string | null>;
  agentId: string;
  request: FastifyRequest;
  reply: FastifyReply;
}): Promise<void> {
  const { changes, firstWords, agentId, request, reply } = needs;
  const stream = openEventStream(request, reply);

  /** The event comes in the context of whoever made this process listen. */
  function tellWaiting(conversationId: string): void {
    void runAsTenant({ agentId, accountId: null }, async () => {
      const words = await firstWords(agentId, conversationId).catch(() => null);
      stream.send('waiting', { conversationId, words });
    });
  }

  const stop = await changes.watch(agentId, {
    changed(conversationId, change) {
      if (change === 'waiting') tellWaiting(conversationId);
      else if (change.startsWith('types:visitor'))
        stream.send('typing', { conversationId, typing: change.endsWith('1') });
      else if (change === 'messages' || change === 'state') stream.send('changed', { conversationId });
    },
    end: () => stream.end('end', {}),
  });
  if (reply.raw.destroyed) return stop();
  const timer = setTimeout(() => stream.end('end', {}), streamLastsMs);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    stop();
  });
  stream.send('ready', {});
}
