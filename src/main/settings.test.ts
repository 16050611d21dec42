import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKeptFile } from './kept-file.ts';
import { masked } from './log.ts';
import { menuTemplate } from './menu.ts';
import { parseSettings, usualSettings } from './parsed-requests.ts';
import { createSettings } from './settings.ts';

vi.mock('electron', () => ({ default: {}, app: undefined, ipcMain: undefined, shell: undefined }));
vi.mock('electron-log/main.js', () => ({ default: {} }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-settings-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const quiet = { ...usualSettings, notifications: false };

const open = () => {
  const warnings: string[] = [];
  const file = openKeptFile({ folder, name: 'settings', warn: (text) => void warnings.push(text) });
  return { settings: createSettings(file, 'http://localhost:4600'), warnings };
};

test('what was kept is there at the next start', () => {
  const { settings } = open();
  settings.setServerOrigin('https://vitrine.example');
  settings.setPath('/conversations?q=blue');
  settings.setBounds({ x: 1, y: 2, width: 800, height: 700 });
  settings.setDesktop(quiet);
  const { settings: next } = open();
  expect(next.serverOrigin()).toBe('https://vitrine.example');
  expect(next.path()).toBe('/conversations?q=blue');
  expect(next.bounds()).toEqual({ x: 1, y: 2, width: 800, height: 700 });
  expect(next.desktop()).toEqual(quiet);
  next.setPath(null);
  expect(next.path()).toBeNull();
});

test.each(['', '{', '[]', 'null', '\u0000\u0000', '{"server":'])(
  'DE-12 a file that holds %j starts the app afresh',
  async (content) => {
    await writeFile(path.join(folder, 'settings.json'), content);
    const { settings } = open();
    expect(settings.serverOrigin()).toBe('http://localhost:4600');
    settings.setDesktop(quiet);
    expect(settings.desktop()).toEqual(quiet);
  },
);

test('DE-12 a broken file is kept aside, for whoever wants to look', async () => {
  await writeFile(path.join(folder, 'settings.json'), '{"server":');
  const { warnings } = open();
  expect(warnings).toHaveLength(1);
  expect((await readdir(folder)).some((name) => name.startsWith('settings.json.aside-'))).toBe(true);
});

test('DE-12 values that somebody edited are not believed', async () => {
  const edited = { server: 'javascript:alert(1)', path: '//evil.test', bounds: { x: 'a' }, desktop: 7 };
  await writeFile(path.join(folder, 'settings.json'), JSON.stringify(edited));
  const { settings } = open();
  expect(settings.serverOrigin()).toBe('http://localhost:4600');
  expect([settings.path(), settings.bounds(), settings.desktop()]).toEqual([null, null, usualSettings]);
});

test('what an older version kept is read, with the rest as usual', () => {
  expect(parseSettings({ notifications: false })).toEqual(quiet);
});

test('DE-12 a folder that cannot be written is no reason to stop', async () => {
  await writeFile(path.join(folder, 'a-file'), '');
  const warnings: string[] = [];
  const warn = (text: string) => void warnings.push(text);
  const file = openKeptFile({ folder: path.join(folder, 'a-file'), name: 'settings', warn });
  file.write('path', '/account');
  expect(file.read('path')).toBe('/account');
  expect(warnings.length).toBeGreaterThan(0);
});

test('DE-21 what looks like a secret never reaches the log', () => {
  expect(masked('Authorization: Bearer tok_abc.def')).not.toContain('tok_abc');
  expect(masked('{"token":"tok_abc","password":"hunter2"}')).not.toMatch(/tok_abc|hunter2/);
  expect(masked('the page went away: crashed')).toBe('the page went away: crashed');
});

test('DE-20 what is shipped has no developers’ tools in its menu', () => {
  const roles = (isPackaged: boolean) =>
    JSON.stringify(menuTemplate({ platform: 'linux', isPackaged, openHelp: () => undefined }));
  expect(roles(true)).not.toContain('toggleDevTools');
  expect(roles(false)).toContain('toggleDevTools');
  expect(menuTemplate({ platform: 'darwin', isPackaged: true, openHelp: () => undefined })[0]).toEqual({
    role: 'appMenu',
  });
});
