/** The demo site as a process of its own, for what is no journey of Playwright's: benches, and browsers that it cannot drive. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/free-port.ts';

export interface SpawnedSite {
  origin: string;
  shopUrl: string;
  agentId: string;
  stop: () => Promise<void>;
}

/** `folder`: another version's, to be measured beside this one. */
export async function spawnSite(folder = process.cwd()): Promise<SpawnedSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-site-'));
  const [port, shopPort] = [await freePort(), await freePort()];
  const site = spawn(process.execPath, ['scripts/start-test-site.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: folder,
    env: {
      ...process.env,
      TEST_SITE_PORT: `${port}`,
      TEST_SHOP_PORT: `${shopPort}`,
      TEST_SITE_DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
  });
  const ended = once(site, 'exit');
  await new Promise<void>((resolve, reject) => {
    site.stdout.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('The demo is ready')) resolve();
    });
    site.once('exit', (code) => reject(new Error(`the demo site ended with ${code}`)));
  });
  const demo: unknown = JSON.parse(await readFile(path.join(dataDir, 'demo.json'), 'utf8'));
  return {
    origin: `http://localhost:${port}`,
    shopUrl: `http://127.0.0.1:${shopPort}`,
    agentId: String(Object.entries(demo ?? {}).find(([name]) => name === 'agentId')?.[1]),
    async stop() {
      site.kill('SIGTERM');
      await ended;
    },
  };
}
