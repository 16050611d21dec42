/** The server that journeys visit: as `npm start` runs it, with the demo, on a DATA_DIR that goes with it. */
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';
import { build } from './build-parts.ts';
import { root } from './run.ts';

const port = process.env['TEST_SITE_PORT'] ?? '4610';
const dataDir = process.env['TEST_SITE_DATA_DIR'] ?? '';
if (dataDir === '') throw new Error('TEST_SITE_DATA_DIR names the folder that is used and removed afterwards');

const demoShopPort = 4700;
for (const wanted of [Number(port), demoShopPort]) {
  if (await isTaken(wanted)) {
    process.stderr.write(`Port ${wanted} is in use; stop what runs there (npm start?) and try again.\n`);
    process.exit(1);
  }
}

const code = await build({ onlyStale: true });
if (code !== 0) process.exit(code);

Object.assign(process.env, {
  PORT: port,
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: dataDir,
  DEMO: 'on',
  RATE_LIMITS: 'off',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
});
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await import(pathToFileURL(`${root}server/dist/main.js`).href);

function isTaken(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(candidate, '127.0.0.1');
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}
