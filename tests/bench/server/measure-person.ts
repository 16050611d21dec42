/**
 * `node tests/bench/server/measure-person.ts` after a build: how soon a visitor has the owner's line and the owner hears of who waits, with
 * 200 chats open, and what 1,000 idle streams weigh. The line is sent to one of two processes and read from both.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { startPostgres15 } from '../../../scripts/external-postgres.ts';
import { report } from '../../faults/support/report.ts';
import { residentMb } from '../../faults/support/resident-mb.ts';
import { startServer } from '../../faults/support/server-process.ts';
import { openShops } from '../../faults/support/visitors-load.ts';
import { percentile } from './percentiles.ts';

const openChats = 200;
const lines = 200;
const idleStreams = 1_000;

const postgres = await startPostgres15();
const apis = [
  await startServer(postgres.adminUrl, { ROLE: 'api' }),
  await startServer(postgres.adminUrl, { ROLE: 'api' }),
];
const [first, second] = apis;
const [shop] = await openShops(first?.url ?? '', postgres.adminUrl, 1);
if (!first || !second || !shop) throw new Error('nothing to measure');
const { agentId, token } = shop;
const pool = new Pool({ connectionString: postgres.adminUrl, max: 2 });

async function post(url: string, path: string, body: object, signedIn = false): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/api/agents/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signedIn && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ agentId, ...body }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const said: unknown = await answer.json();
  return { ...Object(said) };
}

/** @param heard told of each piece of the stream */
async function listen(url: string, path: string, headers: Record<string, string>, heard: (text: string) => void) {
  const asking = request(`${url}/api/agents/${path}?agentId=${agentId}`, { headers, agent: false }).end();
  const [answer] = await once(asking, 'response');
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
  asking.on('error', () => {});
  answer
    .setEncoding('utf8')
    .on('data', heard)
    .on('error', () => {});
  return () => asking.destroy();
}

async function newChats(count: number) {
  const chats: { sessionId: string; id: string }[] = [];
  for (let i = 0; i < count; i += 1) {
    const { sessionId } = await post(first?.url ?? '', 'create_new_session', {});
    const { rows } = await pool.query<{ id: string }>(
      `select id from conversations where agent_id = $1 and secret_hash = encode(sha256($2::bytea), 'hex')`,
      [agentId, String(sessionId)],
    );
    chats.push({ sessionId: String(sessionId), id: rows[0]?.id ?? '' });
  }
  return chats;
}

const chats = await newChats(openChats);
const arrived = new Map<string, (at: number) => void>();
const close: (() => void)[] = [];
for (const [at, { sessionId, id }] of chats.entries()) {
  await post(first.url, 'request_person', { sessionId, email: 'ada@visitor.example', consent: true });
  const heard = (text: string) => {
    for (const [, line] of text.matchAll(/"agent_response_text":"(line [\w-]+)"/g))
      arrived.get(`${id} ${line}`)?.(performance.now());
  };
  const url = at % 2 === 0 ? first.url : second.url;
  close.push(await listen(url, 'watch_chat', { 'x-vitrine-session': sessionId }, heard));
}

const toVisitor: number[] = [];
for (let i = 0; i < lines; i += 1) {
  const chat = chats[i % chats.length];
  if (!chat) continue;
  const text = `line ${randomUUID()}`;
  const began = performance.now();
  const there = new Promise<number>((resolve) => arrived.set(`${chat.id} ${text}`, resolve));
  await post(first.url, 'send_owner_message', { conversationId: chat.id, text, clientMessageId: randomUUID() }, true);
  toVisitor.push((await there) - began);
  await sleep(20);
}
report(`an owner's line to its visitor, ${openChats} chats open on two processes`, {
  'p50 ms': percentile(toVisitor, 0.5),
  'p95 ms': percentile(toVisitor, 0.95),
});

const told = new Map<string, (at: number) => void>();
close.push(
  await listen(second.url, 'watch_conversations', { authorization: `Bearer ${token}` }, (text) => {
    for (const [, id] of text.matchAll(/event: waiting\ndata: \{"conversationId":"(\w+)"/g))
      told.get(id ?? '')?.(performance.now());
  }),
);
const toOwner: number[] = [];
for (const { sessionId, id } of await newChats(100)) {
  const there = new Promise<number>((resolve) => told.set(id, resolve));
  const began = performance.now();
  await post(first.url, 'request_person', { sessionId, email: 'ada@visitor.example', consent: true });
  toOwner.push((await there) - began);
}
report('a request for a person to the owner’s notice, over two processes', {
  'p50 ms': percentile(toOwner, 0.5),
  'p95 ms': percentile(toOwner, 0.95),
});

for (const stop of close) stop();
await sleep(2_000);
const quiet = await newChats(idleStreams);
await sleep(5_000);
const before = await residentMb(first.pid());
const idle = [];
for (const { sessionId } of quiet)
  idle.push(await listen(first.url, 'watch_chat', { 'x-vitrine-session': sessionId }, () => {}));
const opened = await residentMb(first.pid());
await sleep(60_000);
const after = await residentMb(first.pid());
report(`${idleStreams} idle streams of visitors in one process`, {
  'MB before': Math.round(before),
  'MB when opened': Math.round(opened),
  'MB a minute later': Math.round(after),
  'MB more': Math.round(after - before),
});
for (const stop of idle) stop();

await pool.end();
await Promise.all(apis.map((api) => api.stop()));
await postgres.stop();
