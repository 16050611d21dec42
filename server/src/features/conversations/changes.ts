/**
 * Tells watching owners that a conversation changed, whichever process stored the message. Messages are told after their
 * commit, those of a moment in one statement: a NOTIFY inside their transactions would make all commits of the database wait for each
 * other. What is lost that way (a process dies in between, the listening connection breaks) the watcher's slow poll finds.
 */
import type { Pool, PoolClient } from 'pg';
import type { Database } from '../../database/open-database.ts';
import type { Log } from '../../lib/log.ts';
import { Refused } from '../../lib/refused.ts';

const channel = 'vitrine_conversations';
/** an owner has a few windows open, not fifty */
const watchersPerAgent = 20;
const listenAgainMs = 2_000;
/** what a moment is */
const gatherMs = 40;

export interface Watcher {
  changed: (conversationId: string) => void;
  /** the server stops */
  end: () => void;
}

/** @param direct connections past a pooler */
export function createConversationChanges(db: Database, log: Log, direct: Pool = db.$client) {
  const watchers = new Map<string, Set<Watcher>>();
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
    const [agentId = '', conversationId = ''] = payload.split(' ');
    for (const watcher of watchers.get(agentId) ?? []) watcher.changed(conversationId);
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

  return {
    tell(agentId: string, conversationId: string): void {
      if (untold.size === 0) setTimeout(tellAll, closed ? 0 : gatherMs).unref();
      untold.add(`${agentId} ${conversationId}`);
    },

    /** @returns what stops the watching. @throws Refused when too many watch already */
    async watch(agentId: string, watcher: Watcher): Promise<() => void> {
      const own = watchers.get(agentId) ?? new Set();
      if (own.size >= watchersPerAgent)
        throw new Refused('request.too_many', 'Too many windows watch already.', { retryAfterSeconds: 60 });
      watchers.set(agentId, own.add(watcher));
      await ensureListening();
      return () => {
        own.delete(watcher);
        if (own.size === 0) watchers.delete(agentId);
        if (watchers.size === 0) stopListening();
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

export type ConversationChanges = ReturnType<typeof createConversationChanges>;
