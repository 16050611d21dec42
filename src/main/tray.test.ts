import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dotBitmap, noticeText, overlayOf } from './notices.ts';
import { asksForServer } from './server-address.ts';
import { autostartEntry, closingOf, startAtLogIn, startsHidden } from './tray.ts';

test('a window hides where its owner left it so, and tells once', () => {
  const usual = { staysInTray: true, isQuitting: false, wasTold: false };
  expect(closingOf(usual)).toEqual({ hides: true, tells: true });
  expect(closingOf({ ...usual, wasTold: true })).toEqual({ hides: true, tells: false });
  for (const gone of [{ staysInTray: false }, { isQuitting: true }])
    expect(closingOf({ ...usual, ...gone })).toEqual({ hides: false, tells: false });
});

test('a start at log-in shows no window, where there is a tray to find it in', () => {
  const byHand = { staysInTray: true, argv: ['vitrine'], wasOpenedAtLogIn: false };
  expect(startsHidden(byHand)).toBe(false);
  for (const atLogIn of [{ argv: ['vitrine', '--hidden'] }, { wasOpenedAtLogIn: true }]) {
    expect(startsHidden({ ...byHand, ...atLogIn })).toBe(true);
    expect(startsHidden({ ...byHand, ...atLogIn, staysInTray: false })).toBe(false);
  }
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
});

test('Windows, which shows no number on an icon, has a dot while somebody waits; others have the number', () => {
  expect(overlayOf('win32', 1)).toEqual({ words: 'Vitrine: 1 visitor waits' });
  expect(overlayOf('win32', 0)).toBeNull();
  for (const other of ['darwin', 'linux']) expect(overlayOf(other, 3)).toBeUndefined();
  const dot = dotBitmap(16);
  const alphaAt = (x: number, y: number) => dot[(y * 16 + x) * 4 + 3];
  expect([dot.length, alphaAt(8, 8), alphaAt(0, 0)]).toEqual([1024, 255, 0]);
});
