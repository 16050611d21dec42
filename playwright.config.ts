/** Journeys in a real browser against the whole server, started afresh with the demo shop in it. */
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';
import { freePort } from './scripts/free-port.ts';
import { nameTestFolder } from './tests/support/test-folder.ts';

const chromium = findChromium();
// Playwright reads this file in every worker: the first, the parent of all, chooses the ports and the folder.
process.env['TEST_SITE_PORT'] ??= String(await freePort());
process.env['TEST_SHOP_PORT'] ??= String(await freePort());
process.env['TEST_SITE_DATA_DIR'] ??= nameTestFolder();

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // one more try where nobody watches: a machine that stalls is reported as flaky, a fault fails twice
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${process.env['TEST_SITE_PORT']}`,
    browserName: 'chromium',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // without the film, which costs journeys a tenth of their processor time; a failure has a picture of its end
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'widget', testDir: 'tests/widget' },
    { name: 'desktop', testDir: 'tests/desktop', testMatch: '**/*.spec.ts' },
  ],
  webServer: {
    command: 'exec node scripts/start-test-site.ts',
    wait: { stdout: /The demo is ready/ },
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 25_000 },
  },
});
