/**
 * Tells watching owners and visitors that a conversation changed, whichever process changed it. Messages are told after their
 * commit, those of a moment in one statement: a NOTIFY inside their transactions would make all commits of the database wait for each
 * other. What is lost that way (a process dies in between, the listening connection breaks) the watcher's slow poll finds.
 */
import type { Pool, PoolClient } from 'pg';
import type { Database } from '../../database/open-database.ts';
import type { Log } from '../../lib/log.ts';
import { Refused } from '../../lib/refused.ts';

const channel = 'vitrine_conversations';
/** an owner has a few windows open, not fifty; and a visitor a few tabs */
const watchersPerAgent = 20;
const watchersPerChat = 5;
const listenAgainMs = 2_000;
/** what a moment is */
const gatherMs = 40;

/** what changed beside the messages, or nothing of them: who types stands in no table */
export type Change = 'messages' | 'state' | 'waiting' | `types:${'visitor' | 'owner'}:${0 | 1}`;

export interface Watcher {
  changed: (conversationId: string, change: Change) => void;
  /** the server stops */
  end: () => void;
}

/** @param direct connections past a pooler */
export function createConversationChanges(db: Database, log: Log, direct: Pool = db.$client) {
  /** by agent for its owner, by agent and conversation for its visitor */
  const watchers = new Map<string, Set<Watcher>>();
  /** the agent's conversations that a visitor watches */
  const chatsOf = new Map<string, Set<string>>();
  let listener: PoolClient | null = null;
  let connecting: Promise<void> | null = null;
  let closed = false;
  const untold = new Set<string>();

  function tellAll(): void {
    const changed = [...untold];
    untold.clear();
    db.$client
      .query('select pg_notify($1, changed) from unnest($2::text[]) as changed', [channel, changed])
      .catch((error: unknown) => log.warn({ err: error }, 'a change of a conversation could not be told'));
  }

  function heard(payload = ''): void {
    const [agentId = '', conversationId = '', said = 'messages'] = payload.split(' ');
    const change = changeOf(said);
    for (const watcher of watchers.get(agentId) ?? []) watcher.changed(conversationId, change);
    const chats = conversationId === allChats ? [...(chatsOf.get(agentId) ?? [])] : [conversationId];
    for (const chat of chats)
      for (const watcher of watchers.get(chatKey(agentId, chat)) ?? []) watcher.changed(conversationId, change);
  }

  /** One connection for this process, for as long as somebody watches. */
  async function listen(): Promise<void> {
    if (listener || closed) return;
    const client = await direct.connect();
    const forget = (error?: Error) => {
      if (listener !== client) return;
      listener = null;
      client.release(error ?? true);
      if (!closed && watchers.size > 0) setTimeout(() => void ensureListening(), listenAgainMs).unref();
    };
    client.on('error', forget);
    client.on('end', () => forget());
    client.on('notification', ({ payload }) => heard(payload));
    listener = client;
    try {
      await client.query(`listen ${channel}`);
    } catch (error) {
      forget();
      throw error;
    }
  }

  function ensureListening(): Promise<void> {
    connecting ??= listen()
      .catch((error: unknown) => log.warn({ err: error }, 'changes of conversations cannot be heard now'))
      .finally(() => (connecting = null));
    return connecting;
  }

  function stopListening(): void {
    const client = listener;
    listener = null;
    client?.release(true);
  }

  async function add(key: string, most: number, watcher: Watcher): Promise<() => void> {
    const own = watchers.get(key) ?? new Set();
    if (own.size >= most)
      throw new Refused('request.too_many', 'Too many windows are watching already.', { retryAfterSeconds: 60 });
    watchers.set(key, own.add(watcher));
    await ensureListening();
    return () => {
      own.delete(watcher);
      if (own.size === 0 && watchers.get(key) === own) watchers.delete(key);
      if (watchers.size === 0) stopListening();
    };
  }

  return {
    tell(agentId: string, conversationId: string, change: Change = 'messages'): void {
      if (untold.size === 0) setTimeout(tellAll, closed ? 0 : gatherMs).unref();
      untold.add(`${agentId} ${conversationId}${change === 'messages' ? '' : ` ${change}`}`);
    },

    /** something that every open chat of the agent shows */
    tellChats(agentId: string): void {
      this.tell(agentId, allChats, 'state');
    },

    /** @returns what stops the watching. @throws Refused when too many watch already */
    watch: (agentId: string, watcher: Watcher) => add(agentId, watchersPerAgent, watcher),

    async watchChat(agentId: string, conversationId: string, watcher: Watcher): Promise<() => void> {
      const key = chatKey(agentId, conversationId);
      const stop = await add(key, watchersPerChat, watcher);
      const chats = chatsOf.get(agentId) ?? new Set();
      chatsOf.set(agentId, chats.add(conversationId));
      return () => {
        stop();
        if (!watchers.has(key)) chats.delete(conversationId);
        if (chats.size === 0 && chatsOf.get(agentId) === chats) chatsOf.delete(agentId);
      };
    },

    close(): void {
      closed = true;
      for (const own of watchers.values()) for (const watcher of own) watcher.end();
      watchers.clear();
      stopListening();
    },
  };
}

/** in a conversation's place */
const allChats = '*';
const chatKey = (agentId: string, conversationId: string) => `${agentId} ${conversationId}`;

const changes: readonly Change[] = ['messages', 'state', 'waiting'];
const typed: readonly Change[] = ['types:visitor:0', 'types:visitor:1', 'types:owner:0', 'types:owner:1'];
const changeOf = (said: string): Change => [...changes, ...typed].find((change) => change === said) ?? 'messages';

export type ConversationChanges = ReturnType<typeof createConversationChanges>;
