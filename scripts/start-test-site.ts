/** The server that journeys visit: as `npm start` runs it, with the demo, on a DATA_DIR that goes with it. */
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from './build-parts.ts';
import { root } from './run.ts';
import { sweepTestFolders } from '../tests/support/test-folder.ts';

const { TEST_SITE_PORT: port, TEST_SHOP_PORT: shopPort, TEST_SITE_DATA_DIR: dataDir } = process.env;
if (!port || !shopPort || !dataDir) {
  process.stderr.write(
    'TEST_SITE_PORT, TEST_SHOP_PORT and TEST_SITE_DATA_DIR (made, and removed afterwards) are needed.\n',
  );
  process.exit(1);
}

await sweepTestFolders();
const code = await build({ onlyStale: true });
if (code !== 0) process.exit(code);

Object.assign(process.env, {
  PORT: port,
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: dataDir,
  DATABASE_URL: process.env['TEST_SITE_DATABASE_URL'] ?? '',
  DEMO: 'on',
  CRAWL_RESOLVE: `hearthandloom.example=http://127.0.0.1:${shopPort}`,
  RATE_LIMITS: 'off',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
});
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await import(pathToFileURL(`${root}server/dist/main.js`).href);
