import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dotBitmap, noticeText } from './notices.ts';
import { asksForServer } from './server-address.ts';
import { autostartEntry, closingOf, startAtLogIn, startsHidden } from './tray.ts';

test('a window hides where its owner left it so, and tells once', () => {
  const usual = { staysInTray: true, isQuitting: false, wasTold: false };
  expect(closingOf(usual)).toEqual({ hides: true, tells: true });
  expect(closingOf({ ...usual, wasTold: true })).toEqual({ hides: true, tells: false });
  for (const gone of [{ staysInTray: false }, { isQuitting: true }])
    expect(closingOf({ ...usual, ...gone })).toEqual({ hides: false, tells: false });
  expect([startsHidden(['vitrine', '--hidden'], true), startsHidden(['vitrine', '--hidden'], false)]).toEqual([
    true,
    false,
  ]);
});

test('the start at log-in is registered by an installed build alone, and taken away again', async () => {
  const configFolder = await mkdtemp(path.join(tmpdir(), 'vitrine-log-in-'));
  const file = path.join(configFolder, 'autostart/vitrine.desktop');
  const items: object[] = [];
  const needs = {
    platform: 'linux',
    isPackaged: true,
    program: '/opt/Vitrine/vi"tri%ne',
    configFolder,
    setLoginItem: (item: object) => void items.push(item),
  };
  await startAtLogIn(true, { ...needs, isPackaged: false });
  expect(existsSync(file)).toBe(false);
  await startAtLogIn(true, needs);
  expect(await readFile(file, 'utf8')).toContain(String.raw`Exec="/opt/Vitrine/vi\\"tri%%ne" --hidden`);
  await startAtLogIn(false, needs);
  expect(existsSync(file)).toBe(false);
  expect(items).toEqual([]);
  await startAtLogIn(true, { ...needs, platform: 'win32' });
  expect(items).toEqual([{ openAtLogin: true, args: ['--hidden'] }]);
  expect(autostartEntry('/opt/a\nExec=evil')).toBeNull();
  await rm(configFolder, { recursive: true });
});

test('a build that talks to its own computer asks for a server, once', () => {
  const build = { isPackaged: true, hasServer: false, builtIn: 'http://localhost:4600' };
  expect(asksForServer(build)).toBe(true);
  for (const other of [{ isPackaged: false }, { hasServer: true }, { builtIn: 'https://vitrine.example' }])
    expect(asksForServer({ ...build, ...other })).toBe(false);
});

test('a notification without words leads on all the same', () => {
  expect(noticeText({ id: 'cnv_1', shop: '', wish: true, words: null })).toEqual({
    title: 'A visitor asks for a person',
    body: 'Open the conversation in Vitrine.',
  });
  expect(dotBitmap(16)).toHaveLength(1024);
});
