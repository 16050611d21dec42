/** What the machine denies our process: descriptors, a place for temporary files, names, the right time, somebody who reads the log. It serves on, or serves again when it is given. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveShop } from '../../examples/shop/serve-shop.ts';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import type { Postgres15 } from '../../scripts/external-postgres.ts';
import { startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { expectNothingLost, openShops, startVisitors } from './support/visitors-load.ts';

const host = 'hearthandloom.example';
/** mounts of its own that end with it; needs the right to mount */
const apart = (mounts: string) => `exec unshare --mount bash -c '${mounts} && exec "$0" "$@"' "$0" "$@"`;

let postgres: Postgres15;
let shop: Awaited<ReturnType<typeof serveShop>>;
let server: ServerProcess;
let mayMount = false;
/** not in /tmp */
const elsewhere = '/var/tmp/vitrine-straits';

beforeAll(async () => {
  postgres = await startPostgres15();
  shop = await serveShop({ port: 0, publicOrigin: `https://${host}` });
  mayMount = await promisify(execFile)('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).then(
    () => true,
    () => false,
  );
}, 120_000);
afterEach(() => server.stop());
afterAll(async () => {
  await rm(elsewhere, { recursive: true, force: true });
  await shop.close();
  await postgres.stop();
});

const start = async (env: Record<string, string>, by?: string) =>
  (server = await startServer(postgres.adminUrl, { CRAWL_RESOLVE: `${host}=${shop.url}`, ...env }, by));
const openOne = async () => {
  const [one] = await openShops(server.url, postgres.adminUrl, 1);
  if (!one) throw new Error('no shop');
  return one;
};
const statusOf = (url: string) =>
  fetch(`${server.url}${url}`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status,
    () => null,
  );

/** visitors write for a while, and every one of them is answered */
async function expectChats(): Promise<void> {
  const visitors = startVisitors(server.url, [await openOne()], 3);
  while (visitors.acknowledged.length < 30) await sleep(20);
  await visitors.stop();
  expect(visitors.failures()).toBe(0);
  await expectNothingLost(postgres.adminUrl, visitors.acknowledged);
}

async function train({ agentId, token }: Awaited<ReturnType<typeof openOne>>, websiteUrl = host): Promise<number> {
  const sitemapURL = `https://${websiteUrl}/sitemap_index.xml`;
  const { status } = await fetch(`${server.url}/api/agents/update_agent_knowledge`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ agentId, region: 'eu', websiteUrl, sitemapURL, excludeUrl: [] }),
  });
  return status;
}

/** its last word, and why */
async function trained(agentId: string): Promise<string> {
  const client = new Client({ connectionString: postgres.adminUrl });
  await client.connect();
  try {
    for (let tries = 0; tries < 200; tries += 1) {
      const { rows } = await client.query<{ phase: string; reason: string | null }>(
        "select case when paused_until is null then phase else 'paused' end as phase, reason from training_runs where agent_id = $1 order by created_at desc limit 1",
        [agentId],
      );
      const [run] = rows;
      if (run && ['done', 'failed', 'paused'].includes(run.phase))
        return [run.phase, run.reason ?? ''].join(' ').trim();
      await sleep(250);
    }
    return 'still at it';
  } finally {
    await client.end();
  }
}

test(
  'ST-14 descriptors at their limit: who is there is served, the process stays, and others come in when there is room',
  { timeout: 120_000 },
  async () => {
    await start({ ROLE: 'api' }, 'ulimit -n 100; exec "$0" "$@"');
    const pid = server.pid();
    const { agentId } = await openOne();
    const sockets: Socket[] = [];
    for (let i = 0; i < 300; i += 1) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.on('error', () => {});
      sockets.push(socket);
    }
    await sleep(1_000);
    // whatever it answers to them: refused, late or busy, it is no crash
    const crowded = await Promise.all(
      Array.from({ length: 20 }, () => statusOf(`/api/agents/get_agent_style/${agentId}`)),
    );
    for (const status of crowded) expect([200, 500, 503, null]).toContain(status);
    for (const socket of sockets) socket.destroy();
    await server.serving();
    expect(server.pid()).toBe(pid);
    expect(await statusOf(`/api/agents/get_agent_style/${agentId}`)).toBe(200);
    expect(await statusOf(`/widget-chat/${agentId}`)).toBe(200);
    await expectChats();
  },
);

test('ST-14 a /tmp that may not be written to is not needed', { timeout: 120_000 }, async ({ skip }) => {
  skip(!mayMount, 'may not mount');
  await start({ ROLE: 'all', DATA_DIR: elsewhere }, apart('mount --bind /tmp /tmp && mount -o remount,bind,ro /tmp'));
  const one = await openOne();
  expect(await train(one)).toBe(200);
  expect(await trained(one.agentId)).toBe('done');
  await expectChats();
});

test(
  'ST-14 no name is found: a training says so, and everything else goes on',
  { timeout: 120_000 },
  async ({ skip }) => {
    skip(!mayMount, 'may not mount');
    await start({ ROLE: 'all' }, apart('mount --bind /dev/null /etc/resolv.conf'));
    const one = await openOne();
    expect(await train(one, 'shop-without-names.example')).toBe(200);
    await expectChats();
    expect(await trained(one.agentId)).toMatch(/^paused \w/);
  },
);

test(
  'ST-14 the clock jumps three days ahead, six back and home: sign-ins, chats, credits and jobs hold',
  { timeout: 180_000 },
  async () => {
    const clock = path.join(import.meta.dirname, 'support/jumping-clock.mjs');
    await start({ ROLE: 'all', NODE_OPTIONS: `--import ${clock}` });
    const early = await openOne();
    for (let jumps = 0; jumps < 3; jumps += 1) {
      process.kill(server.pid(), 'SIGUSR2');
      await expectChats();
      const signedIn = { headers: { authorization: `Bearer ${early.token}` } };
      expect((await fetch(`${server.url}/api/users/get_user/${early.userId}`, signedIn)).status).toBe(200);
      const one = await openOne();
      expect(await train(one)).toBe(200);
      expect(await trained(one.agentId)).toBe('done');
      expect(await statusOf('/healthz')).toBe(200);
    }
  },
);

test.each([
  ['nobody reads the log any more', 'exec "$0" "$@" > >(head -n 3 >/dev/null) 2>&1'],
  ['the disk of the log is full', 'exec "$0" "$@" > /dev/full 2>&1'],
])('ST-15 %s', { timeout: 120_000 }, async (_name, by) => {
  await start({ ROLE: 'all', LOG_LEVEL: 'info' }, by);
  const pid = server.pid();
  await expectChats();
  expect(server.pid()).toBe(pid);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});
