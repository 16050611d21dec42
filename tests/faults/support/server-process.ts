/** One of our processes, as it is shipped, which can be killed and started again. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastingPort } from '../../../scripts/free-port.ts';

const main = path.resolve(import.meta.dirname, '../../../server/dist/main.js');

/** as `npm start` and the image have it */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=20'];

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/**
 * @param by a shell's line that ends by running our process, `"$0" "$@"`, in straits of some kind
 * @param program the build that is run; default this one
 */
export async function startServer(
  databaseUrl: string,
  env: Record<string, string> = {},
  by = 'exec "$0" "$@"',
  program = main,
) {
  const { HOST = '127.0.0.1', PORT = String(await lastingPort()) } = env;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-faults-'));
  const url = `http://${HOST}:${PORT}`;
  let child: ChildProcess | null = null;
  let lastWords = '';

  async function start(): Promise<void> {
    const started = spawn('bash', ['-c', by, process.execPath, ...flags, program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        DEMO: 'off',
        RATE_LIMITS: 'off',
        OWNERSHIP_CHECK: 'off',
        LOG_LEVEL: 'error',
        ...env,
      },
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (lastWords = (lastWords + chunk.toString()).slice(-2_000)));
    if (env['ROLE'] !== 'worker') await serving();
  }

  /** @returns how long it took until it answered */
  async function serving(withinMs = 180_000): Promise<number> {
    const beganAt = performance.now();
    while (performance.now() - beganAt < withinMs) {
      const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      if (answer?.status === 200) return performance.now() - beganAt;
      await sleep(25);
    }
    throw new Error(`no answer within ${withinMs} ms: ${lastWords}`);
  }

  /** @returns its exit code; null when it was killed */
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ending = child;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
    return ending.exitCode;
  }

  const endWithUs = () => child?.kill('SIGKILL');
  process.once('exit', endWithUs);
  await start();
  return {
    url,
    start,
    serving,
    end,
    pid: () => child?.pid ?? 0,
    async stop() {
      await end('SIGTERM');
      process.off('exit', endWithUs);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
