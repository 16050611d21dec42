/** A visitor, an owner and the stream between them, for tests of a conversation in which a person answers. */
import { calls } from '@vitrine/contract/calls';
import { sql } from 'drizzle-orm';
import { patience } from './in-process.ts';
import type { TestClient, TestOwner } from './test-client.ts';
import type { TestServer } from './test-server.ts';

export function createPersonChat(client: TestClient, owner: TestOwner) {
  const { agentId, token } = owner;
  const newSession = async () => (await client.send('createSession', { body: { agentId } })).body.sessionId;

  return {
    newSession,
    ask: (sessionId: string, userQuery: string, more: object = {}) =>
      client.send('getResponse', { body: { agentId, sessionId, userQuery, ...more } }),
    request: (sessionId: string, more: object = {}) =>
      client.send('requestPerson', { body: { agentId, sessionId, consent: true, ...more } }),
    set: (conversationId: string, state: 'taken' | 'returned', as = token) =>
      client.send('setHandover', { token: as, body: { agentId, conversationId, state } }),
    write: (conversationId: string, text: string, clientMessageId: string = crypto.randomUUID()) =>
      client.send('sendOwnerMessage', { token, body: { agentId, conversationId, text, clientMessageId } }),
    presence: (present: boolean, more: object = {}) =>
      client.send('setPresence', { token, body: { agentId, present, ...more } }),
    list: async (show = 'all') =>
      (await client.send('getSessionsList', { token, query: { agentId, show } })).body.sessions,
    read: async (sessionId: string) =>
      (await client.send('getSessionMessages', { query: { sessionId } })).body.messages,
    find: async (conversationId: string) =>
      (await client.send('getHandover', { token, query: { agentId, conversationId } })).body,
    credits: async () => {
      const { body } = await client.send('getPayment', { token, body: { userId: owner.userId } });
      return (body.success && body.payement.restToConsume) || 0;
    },
  };
}

export type PersonChat = ReturnType<typeof createPersonChat>;

export interface StreamEvent {
  name: string;
  id: string | null;
  data: Record<string, unknown>;
}

/** Reads a call's server-sent events as they come, over a socket. */
export async function watch(
  url: string,
  name: 'watchChat' | 'watchConversations',
  { agentId, headers }: { agentId: string; headers: Record<string, string> },
) {
  const stop = new AbortController();
  const response = await fetch(`${url}/api${calls[name].path}?agentId=${agentId}`, { headers, signal: stop.signal });
  const events: StreamEvent[] = [];
  const arrivals = new EventTarget();
  void (async () => {
    let rest = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const lines = new Map(
          block.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
        );
        const named = lines.get('event');
        if (named === undefined) continue;
        events.push({ name: named, id: lines.get('id') ?? null, data: JSON.parse(lines.get('data') ?? '{}') });
      }
      arrivals.dispatchEvent(new Event('event'));
    }
  })().catch(() => {});

  return {
    status: response.status,
    events,
    stop: () => stop.abort(),
    /** @throws when it does not come */
    async next(name: string, is: (data: Record<string, unknown>) => boolean = () => true): Promise<StreamEvent> {
      const late = AbortSignal.timeout(5_000 * patience);
      for (;;) {
        const found = events.find((event) => event.name === name && is(event.data));
        if (found) return found;
        await new Promise((resolve, reject) => {
          arrivals.addEventListener('event', resolve, { once: true });
          late.addEventListener('abort', () => reject(new Error(`no ${name} among ${JSON.stringify(events)}`)));
        });
      }
    },
  };
}

/** Letters and deliveries that would wait a while go now. */
export async function runLateJobs({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await db.execute(sql`update jobs set run_at = now() where kind like 'handover.%' and finished_at is null`);
  await db.execute(sql`select pg_notify('vitrine_jobs', '')`);
}

/** Until no letter and no delivery is left to do. */
export async function lateJobsDone({ db }: Pick<TestServer, 'db'>): Promise<void> {
  for (let i = 0; i < 200 * patience; i += 1) {
    const { rows } = await db.execute(
      sql`select 1 from jobs where kind like 'handover.%' and finished_at is null and last_error is null`,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('jobs about a person are left');
}
