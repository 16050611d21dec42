/** The proxy's configuration that the documents name and compose.yaml runs, in a real nginx before two API processes: streams pass line by line, and neither a stop nor a death is noticed. */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import type { Postgres15 } from '../../scripts/external-postgres.ts';
import { lastingPort } from '../../scripts/free-port.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { expectNothingLost, openShops, startVisitors } from './support/visitors-load.ts';

const program = '/usr/sbin/nginx';
const isInstalled = existsSync(program);
const hosts = ['127.0.0.2', '127.0.0.3'];

let postgres: Postgres15;
let apis: ServerProcess[];
let nginx: ChildProcess;
let names: Awaited<ReturnType<typeof serveName>>;
let folder: string;
let url: string;

/** answers every question for a name with these addresses, as Docker does for a service of several containers */
async function serveName(addresses: readonly string[]) {
  const socket = createSocket('udp4');
  socket.on('message', (asked, { port, address }) => {
    const question = asked.subarray(12, asked.indexOf(0, 12) + 5);
    const head = Buffer.from([...asked.subarray(0, 2), 0x81, 0x80, 0, 1, 0, addresses.length, 0, 0, 0, 0]);
    // a pointer to the name, type A, class IN, one second, four bytes
    const answers = addresses.map((one) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...one.split('.').map(Number)]),
    );
    socket.send(Buffer.concat([head, question, ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, close: () => socket.close() };
}

beforeAll(async () => {
  if (!isInstalled) return;
  postgres = await startPostgres15();
  const port = await lastingPort();
  const told = { PUBLIC_URL: 'http://vitrine.test', PAYMENTS: 'sandbox' };
  const env = { PORT: String(port), ...told, TRUST_PROXY: 'loopback', DRAIN_SECONDS: '2' };
  apis = [];
  for (const HOST of hosts) apis.push(await startServer(postgres.adminUrl, { ...env, HOST, ROLE: 'api' }));
  names = await serveName(hosts);
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-nginx-'));
  const listens = await lastingPort();
  url = `http://127.0.0.1:${listens}`;
  const shipped = await readFile(path.resolve(import.meta.dirname, '../../docs/proxy/nginx.conf'), 'utf8');
  const marked = shipped
    .replace('resolver 127.0.0.11', `resolver 127.0.0.1:${names.port}`)
    .replace('listen 4600', `listen 127.0.0.1:${listens}`)
    .replace('http://api:4600', `http://api:${port}`)
    .replaceAll('/tmp/', `${folder}/`);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, marked);
  await promisify(execFile)(program, ['-t', '-c', file]);
  nginx = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  process.once('exit', () => nginx.kill('SIGTERM'));
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(`${url}/healthz`).catch(() => null))?.status === 200) return;
    await sleep(50);
  }
  throw new Error('nginx does not answer');
}, 120_000);
afterAll(async () => {
  if (!isInstalled) return;
  const gone = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await gone;
  names.close();
  await Promise.all(apis.map((one) => one.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

test.skipIf(isInstalled)('NOT RUN: nginx is not installed here', () => undefined);

test.skipIf(!isInstalled)(
  'what is watched arrives while it happens, not when the stream ends',
  { timeout: 60_000 },
  async () => {
    const [shop] = await openShops(url, postgres.adminUrl, 1);
    if (!shop) throw new Error('no shop');
    const watch = await fetch(`${url}/api/agents/watch_conversations?agentId=${shop.agentId}`, {
      headers: { authorization: `Bearer ${shop.token}` },
    });
    const visitors = startVisitors(url, [shop], 1);
    let heard = '';
    for await (const chunk of watch.body ?? []) {
      heard += Buffer.from(chunk).toString();
      if (heard.includes('event: changed')) break;
    }
    await visitors.stop();
    expect(heard).toMatch(/conversationId":"cnv_/);
  },
);

test.skipIf(!isInstalled)(
  'ST-11 both processes are stopped and started again in turn, and no visitor notices',
  { timeout: 300_000 },
  async () => {
    const shops = await openShops(url, postgres.adminUrl, 2);
    const visitors = startVisitors(url, shops, 2);
    const more = async () => {
      const wanted = visitors.acknowledged.length + 5;
      while (visitors.acknowledged.length < wanted) await sleep(20);
    };
    for (const one of [...apis, ...apis]) {
      await more();
      expect(await one.end('SIGTERM')).toBe(0);
      await one.start();
    }
    const stopped = visitors.failures();
    for (const one of apis) {
      await more();
      await one.end('SIGKILL');
      await more();
      await one.start();
    }
    await visitors.stop();
    report('nginx before two processes', {
      acknowledged: visitors.acknowledged.length,
      'tries that failed under four stops': stopped,
      'and under two deaths': visitors.failures() - stopped,
    });
    expect(stopped).toBe(0);
    await expectNothingLost(postgres.adminUrl, visitors.acknowledged);
  },
);
