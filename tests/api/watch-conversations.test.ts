/** An owner's open windows hear of new messages, whichever process stored them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { behindProxy } from './support/in-process.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

type Owner = Awaited<ReturnType<TestServer['newOwner']>>;

let server: TestServer;
let owner: Owner;
let neighbour: Owner;

beforeAll(async () => {
  server = await startTestServer({ worker: false, listen: true });
  owner = await server.newOwner({ paid: true });
  neighbour = await server.newOwner({ paid: true });
});
afterAll(() => server.close());

async function openStream(token: string, agentId: string) {
  const abort = new AbortController();
  const answer = await fetch(`${server.url}/api/agents/watch_conversations?agentId=${agentId}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: abort.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    answer,
    stop: () => abort.abort(),
    async until(text: string) {
      while (!heard.includes(text)) {
        const piece = await reader?.read();
        if (piece === undefined || piece.done) break;
        heard += piece.value;
      }
      return heard;
    },
  };
}

test('whichever process stored it, its owner hears of it and nobody else does', async () => {
  const mine = await openStream(owner.token, owner.agentId);
  const theirs = await openStream(neighbour.token, neighbour.agentId);
  expect(mine.answer.headers.get('content-type')).toContain('text/event-stream');
  await mine.until('event: ready');
  await theirs.until('event: ready');
  // another process: a connection of its own
  await server.db.execute(sql`select pg_notify('vitrine_conversations', ${`${owner.agentId} cnv_one`})`);
  await server.db.execute(sql`select pg_notify('vitrine_conversations', ${`${neighbour.agentId} cnv_two`})`);
  expect(await mine.until('cnv_one')).toContain('event: changed\ndata: {"conversationId":"cnv_one"}');
  expect(await theirs.until('cnv_two')).not.toContain('cnv_one');
  mine.stop();
  theirs.stop();
});

test('lists are told when a question is dismissed and opened again: their counts changed', async () => {
  const { agentId, token } = owner;
  await server.db.execute(sql`
    insert into open_questions (agent_id, id, question, terms, asked, first_asked_at, last_asked_at)
    values (${agentId}, 'oqg_curtains', 'Do you sell curtains?', '[]', 1, now(), now())`);
  for (const dismissed of [true, false]) {
    const mine = await openStream(token, agentId);
    await mine.until('event: ready');
    const body = { agentId, groupId: 'oqg_curtains', dismissed };
    expect((await server.send('dismissQuestion', { token, body })).status).toBe(200);
    expect(await mine.until('event: changed')).toContain('event: changed');
    mine.stop();
  }
});

test('another owner’s conversations cannot be watched, and twenty windows are enough', async () => {
  const foreign = await openStream(neighbour.token, owner.agentId);
  expect(foreign.answer.status).toBe(404);
  const streams = [];
  // each process lets twenty through
  const most = behindProxy ? 40 : 20;
  for (let window = 0; window <= most; window += 1) {
    const stream = await openStream(owner.token, owner.agentId);
    streams.push(stream);
    if (stream.answer.status !== 200) break;
  }
  expect(streams.at(-1)?.answer.status).toBe(429);
  expect(streams.length).toBeGreaterThan(20);
  for (const { stop } of streams) stop();
});
