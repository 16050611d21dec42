/** ST-01 CR-04 R3 The whole server as a process of its own, killed without warning: what was acknowledged is there when it comes back. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveShop } from '../../examples/shop/serve-shop.ts';

const host = 'hearthandloom.example';
const root = path.resolve(import.meta.dirname, '../..');
let shop: Awaited<ReturnType<typeof serveShop>>;
let dataDir: string;
let port: number;
let server: ChildProcess | null = null;

beforeAll(async () => {
  shop = await serveShop({ port: 0, publicOrigin: `https://${host}` });
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-kill-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    probe.once('listening', resolve);
  });
  // A listening TCP server's address is never a pipe name.
  ({ port } = probe.address() as AddressInfo);
  await new Promise((resolve) => {
    probe.close(resolve);
  });
});
afterAll(async () => {
  await stop('SIGTERM');
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = spawn(process.execPath, [path.join(root, 'server/src/main.ts')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: 'off',
      RATE_LIMITS: 'off',
      OWNERSHIP_CHECK: 'off',
      CRAWL_RESOLVE: `${host}=${shop.url}`,
      LOG_LEVEL: 'silent',
    },
  });
  for (let i = 0; i < 300; i += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.status === 200) return;
    await wait(100);
  }
  throw new Error('the server did not come up');
}

async function stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const process_ = server;
  if (process_ === null || process_.exitCode !== null || process_.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    process_.once('exit', resolve);
  });
  process_.kill(signal);
  await ended;
}

interface Reply {
  success: boolean;
  [field: string]: unknown;
}

async function call(method: string, address: string, body?: object, token?: string): Promise<Reply> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${address}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  // The fields that are read below are checked where they are used.
  return (await answer.json()) as Reply;
}

test('a conversation survives kill -9 in mid-training and after the reply', { timeout: 120_000 }, async () => {
  await start();
  const registered = await call('POST', '/users/register', {
    name: 'A',
    email: 'a@b.example',
    password: 'correct horse 9',
  });
  const { user, agent } = registered as unknown as { user: { _id: string; token: string }; agent: { _id: string } };
  const ids = { userId: user._id, agentId: agent._id };
  const as = user.token;
  await call(
    'POST',
    '/payments/get_payment_url',
    { ...ids, amount: 0, requestsNumber: 500, currency: 'eur', plan: 'Free' },
    as,
  );
  const knowledge = { region: 'eu', websiteUrl: host, sitemapURL: `https://${host}/sitemap_index.xml`, excludeUrl: [] };
  await call('POST', '/agents/create_agent_knowledge', { agentId: agent._id, ...knowledge }, as);

  const status = () => call('POST', `/agents/get_agent_status/${agent._id}`, undefined, as);
  const until = async (done: (now: Reply) => boolean) => {
    for (let i = 0; i < 600; i += 1) {
      const now = await status();
      if (done(now)) return now;
      await wait(50);
    }
    throw new Error(`never: ${JSON.stringify(await status())}`);
  };
  await until((now) => /"pagesDone":[1-9]/.test(JSON.stringify(now)));
  await stop('SIGKILL');
  await start();
  const trained = await until((now) => /"status":"confirmed"/.test(JSON.stringify(now)));
  expect(JSON.stringify(trained)).toContain('"pagesDone":70');

  const { sessionId } = await call('POST', '/agents/create_new_session', { agentId: agent._id });
  const asked = { agentId: agent._id, sessionId, userQuery: 'Can I return a worn blanket?', path: `${host}/` };
  const answer = await call('POST', '/agents/get_response', asked);
  expect(JSON.stringify(answer)).toMatch(/cannot be returned/);
  await stop('SIGKILL');
  await start();

  const history = await call('GET', `/agents/get_session_messages?sessionId=${String(sessionId)}`);
  expect(history['messages']).toMatchObject([
    { role: 'human', content: asked.userQuery },
    { role: 'agent', content: answer['response'] },
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const range = { startDate: `${today}T00:00:00.000Z`, endDate: `${today}T23:59:59.999Z` };
  const stats = await call('POST', '/agents/stats_agent', { ...ids, ...range }, as);
  expect(stats['getdata']).toMatchObject({ totalConversations: 1, aiIntructions: 1, remainingCredits: 499 });
});
