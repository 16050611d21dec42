/** Connections that want nothing but to be held: readers who take nothing of what they asked for (LO-04), idle ones and ones that speak a byte at a time (LO-03). */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import type { Postgres15 } from '../../scripts/external-postgres.ts';
import { lastingPort } from '../../scripts/free-port.ts';
import { report } from './support/report.ts';
import { liveMb, residentMb } from './support/resident-mb.ts';
import { startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { openShops } from './support/visitors-load.ts';

const readers = 300;
let postgres: Postgres15;
let server: ServerProcess;
let inspectorPort: number;

beforeAll(async () => {
  postgres = await startPostgres15();
  inspectorPort = await lastingPort();
  const by = `exec "$0" --inspect=127.0.0.1:${inspectorPort} "$@"`;
  server = await startServer(postgres.adminUrl, { ROLE: 'api' }, by);
}, 120_000);
afterAll(async () => {
  await server.stop();
  await postgres.stop();
});

/** A conversation whose history is half a megabyte. */
async function longConversation(agentId: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ agentId });
  const made = await fetch(`${server.url}/api/agents/create_new_session`, { method: 'POST', headers, body });
  const sessionId = /"sessionId":"([\w-]+)"/.exec(await made.text())?.[1] ?? '';
  const client = new Client({ connectionString: postgres.adminUrl });
  await client.connect();
  await client.query(
    `insert into messages (agent_id, id, conversation_id, role, content)
     select c.agent_id, 'msg_' || n, c.id, 'agent', repeat('湖畔の羊毛', 800) from conversations c, generate_series(1, 45) n
     where c.agent_id = $1`,
    [agentId],
  );
  await client.end();
  return `/api/agents/get_session_messages?sessionId=${sessionId}&limit=100`;
}

/** connections that the server has not closed, as the machine knows them */
async function openOnServer(): Promise<number> {
  const port = Number(new URL(server.url).port).toString(16).toUpperCase().padStart(4, '0');
  const established = new RegExp(String.raw`^\s*\d+: \w+:${port} \w+:\w+ 01 `, 'gm');
  return [...(await readFile('/proc/net/tcp', 'utf8')).matchAll(established)].length;
}

function stall(path: string): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.pause();
  socket.on('error', () => {});
  // more than the machine's own buffers take
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(24));
  return socket;
}

test('LO-04 300 readers that stop: memory is back within a tenth after 60 s', { timeout: 420_000 }, async () => {
  const [shop] = await openShops(server.url, postgres.adminUrl, 1);
  const path = await longConversation(shop?.agentId ?? '');
  const read = async () => (await (await fetch(`${server.url}${path}`)).arrayBuffer()).byteLength;
  expect(await read()).toBeGreaterThan(500_000);
  // as many at once who take everything leave behind what a burst of reads does
  for (let round = 0; round < 4; round += 1) await Promise.all(Array.from({ length: readers }, read));
  await sleep(5_000);
  const before = await residentMb(server.pid());
  const liveBefore = await liveMb(inspectorPort);

  const stalled: Socket[] = [];
  while (stalled.length < readers) {
    stalled.push(stall(path));
    await sleep(10);
  }
  const stoodStill = performance.now();
  let most = 0;
  await expect
    .poll(
      async () => {
        most = Math.max(most, await residentMb(server.pid()));
        return openOnServer();
      },
      { timeout: 240_000, interval: 250 },
    )
    .toBe(0);
  const cutWithinS = (performance.now() - stoodStill) / 1000;
  // others go on asking; a process that nothing is asked of does not clear up
  const askUntil = performance.now() + Math.max(20, 60 - cutWithinS) * 1000;
  while (performance.now() < askUntil) {
    expect(await read()).toBeGreaterThan(500_000);
    await sleep(50);
  }
  const liveAfter = await liveMb(inspectorPort);
  const after = await residentMb(server.pid());
  for (const socket of stalled) socket.destroy();
  report('300 readers that stop', {
    'MB before': Math.round(before),
    most: Math.round(most),
    'after 60 s': Math.round(after),
    'in use, before and after': `${liveBefore.toFixed(1)} and ${liveAfter.toFixed(1)}`,
    'all cut within': `${Math.round(cutWithinS)} s`,
  });
  expect(liveAfter).toBeLessThan(liveBefore * 1.1);
  // what the process has from the machine says as much about when it had time to give it back
  expect(after).toBeLessThan(before * 1.25);
});

test(
  'LO-03 2,000 idle connections and 300 that send a byte a second: the slow are cut, the idle and others are served',
  { timeout: 300_000 },
  async () => {
    const port = Number(new URL(server.url).port);
    const open = (bytes: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(bytes);
      return socket;
    };
    const whole = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
    const idle = Array.from({ length: 2_000 }, () => open(whole));
    await Promise.all(idle.map((socket) => once(socket, 'data')));
    const slow = Array.from({ length: 300 }, () => open('GET /healthz HTTP/1.1\r\nx-slow: '));
    for (const socket of slow) socket.resume();
    const drip = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('a')), 1_000);
    const began = performance.now();
    await expect
      .poll(
        async () => {
          expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
          return slow.filter(({ closed }) => !closed).length;
        },
        { timeout: 120_000, interval: 500 },
      )
      .toBe(0);
    clearInterval(drip);
    report('2,000 idle connections, 300 slow ones', {
      'the slow cut within': `${Math.round((performance.now() - began) / 1000)} s`,
    });
    const [alive] = idle.filter(({ destroyed }) => !destroyed);
    if (alive === undefined) throw new Error('the idle were cut');
    alive.write(whole);
    expect(String((await once(alive, 'data'))[0])).toContain('200');
    for (const socket of idle) socket.destroy();
  },
);
