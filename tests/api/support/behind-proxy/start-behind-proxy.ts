/**
 * Two API processes and two workers on one database behind a round-robin proxy, in the place of a server in this process; one of each dies
 * by `kill -9` at random moments and comes back. A worker dies whatever it does. An API process dies while it holds nothing that
 * the proxy could not ask another for: what becomes of a request that dies half done is for `kill-loops.test.ts` to show.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastingPort } from '../../../../scripts/free-port.ts';
import { startRoundRobin } from '../../../faults/support/round-robin.ts';
import { startServer } from '../../../faults/support/server-process.ts';
import { createRemoteInject } from './remote-inject.ts';
import { oneOf } from '../../../support/one-of.ts';

interface Needs {
  databaseUrl: string;
  dataDir: string;
  env: Record<string, string>;
}

const killsFile = path.resolve(import.meta.dirname, '../../../../test-results/behind-proxy-kills.txt');

export async function startBehindProxy({ databaseUrl, dataDir, env }: Needs) {
  // what a server in this process has from its defaults, and is not another one's for each process
  const shared = { PUBLIC_URL: 'http://localhost:4600', TRUST_PROXY: 'loopback', ...env, DATA_DIR: dataDir };
  // alike in everything but the address of their machine
  const ports = { PORT: String(await lastingPort()), OPS_PORT: String(await lastingPort()) };
  const start = async (ROLE: 'api' | 'worker', HOST: string) => {
    const server = await startServer(databaseUrl, { ...shared, ...ports, ROLE, HOST, OPS_HOST: HOST });
    return { ...server, works: () => untilReady(`http://${HOST}:${ports.OPS_PORT}/readyz`) };
  };
  const [first, second, ...workers] = await Promise.all([
    start('api', '127.0.0.1'),
    start('api', '127.0.0.2'),
    start('worker', '127.0.0.3'),
    start('worker', '127.0.0.4'),
  ]);
  const apis = [first, second];
  const proxy = await startRoundRobin(apis.map(({ url }) => url));
  const stopped = new AbortController();
  const rest = (ms: number) => sleep(ms, undefined, { signal: stopped.signal }).catch(() => {});
  const goesOn = () => !stopped.signal.aborted;
  const kills = { api: 0, worker: 0 };

  async function killApi(): Promise<void> {
    const victim = oneOf(apis);
    while (goesOn() && !proxy.isFree(victim.url)) await rest(1);
    if (!goesOn()) return;
    // a balancer hears of it by its health checks a moment later
    proxy.tellDown(victim.url);
    kills.api += 1;
    await victim.end('SIGKILL');
    await victim.start();
    proxy.tellUp(victim.url);
  }
  async function killWorker(): Promise<void> {
    const victim = oneOf(workers);
    kills.worker += 1;
    await victim.end('SIGKILL');
    await victim.start();
    await victim.works();
  }
  async function killAtRandom(): Promise<void> {
    for (let tookMs = 0; ;) {
      // a busy machine starts them slowly: half of the time at least all four are there
      await rest(1_500 + Math.random() * 8_000 + tookMs);
      if (!goesOn()) return;
      const at = performance.now();
      await Promise.all([killApi(), killWorker()]);
      tookMs = performance.now() - at;
    }
  }
  const killing = killAtRandom();
  // what went wrong there is told at the end
  killing.catch(() => {});

  return {
    url: proxy.url,
    inject: createRemoteInject(proxy.url),
    async close(): Promise<void> {
      stopped.abort();
      try {
        await killing;
      } finally {
        await proxy.close();
        await Promise.all([...apis, ...workers].map((one) => one.stop()));
      }
      mkdirSync(path.dirname(killsFile), { recursive: true });
      appendFileSync(killsFile, `${kills.api} ${kills.worker}\n`);
    },
  };
}

async function untilReady(url: string): Promise<void> {
  while ((await fetch(url).catch(() => null))?.ok !== true) await sleep(25);
}
