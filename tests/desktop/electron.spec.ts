/** The app in Electron itself. Its binary comes from a download that many machines, ours and CI's among them, cannot make: then it says so. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron as electron, expect, test } from '@playwright/test';
import { demoOwner } from '../support/test-site.ts';
import { logIn } from '../e2e/support/owner.ts';

const root = path.join(import.meta.dirname, '../..');
const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? path.join(root, 'node_modules/electron/dist');
const binary = ['electron', 'electron.exe', 'Electron.app/Contents/MacOS/Electron']
  .map((name) => path.join(dist, name))
  .find((file) => existsSync(file));

test('DE-01 DE-17 an owner signs in, works, and finds the place again', async ({ baseURL }) => {
  test.skip(binary === undefined, 'NOT RUN: Electron’s binary is not on this machine');
  const home = await mkdtemp(path.join(tmpdir(), 'vitrine-electron-'));
  const start = () =>
    electron.launch({
      executablePath: binary ?? '',
      args: [root, '--no-sandbox', `--user-data-dir=${home}`],
    });
  const app = await start();
  const window = await app.firstWindow();
  await window.getByRole('link', { name: 'Change' }).click();
  await window.getByRole('textbox', { name: 'Server address' }).fill(baseURL ?? '');
  await window.getByRole('button', { name: 'Check and connect' }).click();
  const owner = demoOwner();
  await logIn(window, owner.email, owner.password);
  await window.getByRole('link', { name: 'Conversations', exact: true }).click();
  await expect(window.getByRole('heading', { name: 'Conversations' })).toBeVisible();
  expect(
    await window.evaluate(() => [typeof Reflect.get(globalThis, 'require'), typeof Reflect.get(globalThis, 'process')]),
  ).toEqual(['undefined', 'undefined']);
  await app.close();

  const again = await start();
  const reopened = await again.firstWindow();
  await expect(reopened.getByRole('heading', { name: 'Conversations' })).toBeVisible();
  await again.close();
  await rm(home, { recursive: true, force: true });
});
