/** A server and an example shop of a journey's own, for journeys that must prove a site, change it, or take the server away. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { serveShop } from '../../../examples/shop/serve-shop.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { openDatabase } from '../../../server/src/database/open-database.ts';
import type { OpenDatabase } from '../../../server/src/database/open-database.ts';

const shopHost = 'hearthandloom.example';

export interface OwnSite {
  url: string;
  shopHost: string;
  shop: Awaited<ReturnType<typeof serveShop>>;
  /** the newest letter to an address, decoded enough to find a link in it */
  letterTo: (address: string) => Promise<string>;
  openDatabase: () => Promise<OpenDatabase>;
  stop: () => Promise<void>;
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

/** @param env of the server, beside what every journey's has */
export async function startOwnSite(env: NodeJS.ProcessEnv = {}): Promise<OwnSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-journey-'));
  const shop = await serveShop({ port: 0, publicOrigin: `https://${shopHost}` });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      CRAWL_RESOLVE: `${shopHost}=${shop.url}`,
      ...env,
    },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  for (let tries = 0; !(await isUp(url)); tries += 1) {
    if (tries > 800 || server.exitCode !== null) throw new Error('the journey’s own server did not come up');
    await wait(200);
  }
  return {
    url,
    shopHost,
    shop,
    async letterTo(address) {
      const outbox = path.join(dataDir, 'outbox');
      for (let tries = 0; tries < 50; tries += 1) {
        const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
        const letters = await Promise.all(names.toSorted().map((name) => readFile(path.join(outbox, name), 'utf8')));
        const letter = letters.findLast((text) => text.includes(address));
        if (letter !== undefined) return letter.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '=');
        await wait(200);
      }
      throw new Error(`no letter to ${address}`);
    },
    openDatabase: () => openDatabase({ databaseUrl: null, dataDir, log: pino({ level: 'silent' }), poolSize: 1 }),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
