/** The server as a process of its own on a database that others use as well. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../../scripts/free-port.ts';

export type SpawnedServer = Awaited<ReturnType<typeof spawnServer>>;

const main = path.resolve(import.meta.dirname, '../../../../server/src/main.ts');
const quiet = { DEMO: 'off', RATE_LIMITS: 'off', OWNERSHIP_CHECK: 'off', LOG_LEVEL: 'silent', NODE_ENV: 'test' };

export async function spawnServer(env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    stdio: 'ignore',
    env: { ...process.env, ...quiet, ROLE: 'api', PORT: String(port), ...env },
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.status === 200) break;
    if (tries > 600 || child.exitCode !== null) throw new Error('the server did not come up');
    await wait(50);
  }
  return {
    url,
    /** its status; null when it died meanwhile */
    async post(address: string, body: object | string, headers: Record<string, string> = {}): Promise<number | null> {
      const answer = await fetch(`${url}/api${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }).catch(() => null);
      return answer?.status ?? null;
    },
    isUp: () => child.exitCode === null && child.signalCode === null,
    kill: () => void child.kill('SIGKILL'),
    async stop(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
