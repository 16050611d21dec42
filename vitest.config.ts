import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.ts';
import { LongFirst } from './scripts/long-first.ts';

const chromium = findChromium();

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,chat,server,src,examples,scripts}/**/*.test.ts', '{widget,tests/eval}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.browser.test.*'],
          environment: 'node',
          // files of one worker share what they import: a third of the time
          isolate: false,
          // their import of electron is ours to replace: its binary is not needed to test what stands around it
          server: { deps: { inline: ['electron-store'] } },
          // a busy machine is slow, not wrong; what must be fast measures itself
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          // a loaded machine draws slowly; what never comes still fails
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
          // as in playwright.config.ts
          retry: process.env['CI'] === undefined ? 0 : 1,
          include: ['{chat,src,widget}/**/*.browser.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(chromium !== undefined && { executablePath: chromium }),
                args: ['--no-sandbox', '--disable-dev-shm-usage'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'desktop',
          include: ['tests/desktop/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // `npm run verify`: they kill what they started, again and again
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/api/start-database.ts'],
          fileParallelism: false,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/start-database.ts'],
          // importing the server costs two seconds: files of one worker share it, each with a database of its own
          isolate: false,
          // as in playwright.config.ts
          retry: process.env['CI'] === undefined ? 0 : 1,
          // where processes die under them, what they do is begun again
          testTimeout: process.env['API_BEHIND_PROXY'] === 'on' ? 300_000 : 30_000,
          hookTimeout: process.env['API_BEHIND_PROXY'] === 'on' ? 300_000 : 60_000,
        },
      },
    ],
  },
});
