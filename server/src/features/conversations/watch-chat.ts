/** Keeps a stream open on which a visitor's chat hears what comes: messages, who answers, and that a person types. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../http/client-address.ts';
import { openEventStream } from '../../http/event-stream.ts';
import { hashSecret } from '../../lib/ids.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { runAsTenant } from '../../lib/tenant.ts';
import type { Change, ConversationChanges } from './changes.ts';
import { wireMessage } from './inbox.ts';
import type { ConversationStore } from './store.ts';

/** Then the client comes again. */
const streamLastsMs = 10 * 60_000;
/** a chat is open that was seen within two of these */
const seenEveryMs = 60_000;
/** an office behind one address has its chats open; a flood finds an end, and polls */
const streamsPerAddress = 100;

export interface WatchChatNeeds {
  store: Pick<ConversationStore, 'bySecret' | 'sequenceOf' | 'messagesAfter' | 'handover'>;
  changes: Pick<ConversationChanges, 'watchChat'>;
  ownerPresent: (agentId: string) => Promise<boolean>;
  /** the visitor has this chat open now */
  seen: (agentId: string, conversationId: string) => Promise<void>;
  /** streams are counted by their address */
  limits: boolean;
}

export function createWatchChat({ store, changes, ownerPresent, seen, limits }: WatchChatNeeds) {
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
export async function watchConversations(needs: {
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
