import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { whyUntrusted } from '../src/main/updates.ts';
import { askedPlatforms, packageArguments } from './package-arguments.ts';

const publisher = 'Vitrine Example Ltd';
const feed = 'https://updates.vitrine.example/desktop/';

test.each([
  ['win32', {}, /DESKTOP_PUBLISHER is missing/],
  ['darwin', { DESKTOP_PUBLISHER: ' ' }, /DESKTOP_PUBLISHER is missing/],
  ['darwin', { DESKTOP_PUBLISHER: publisher, APPLE_ID: 'a@b.example' }, /APPLE_API_KEY, .*; or APPLE_ID, /],
  ['win32', { DESKTOP_UNSIGNED: 'no' }, /can only be/],
  ['win32', { DESKTOP_UNSIGNED: 'yes', DESKTOP_PUBLISHER: publisher }, /give one/],
  ['linux', { DESKTOP_UNSIGNED: 'yes', DESKTOP_UPDATE_FEED: feed }, /no updates/],
  ['linux', { DESKTOP_UPDATE_FEED: 'http://updates.vitrine.example/' }, /https/],
  ['linux', { DESKTOP_UPDATE_FEED: 'https://a:b@updates.vitrine.example/' }, /https/],
  ['linux', { DESKTOP_UPDATE_FEED: 'updates' }, /https/],
])('DE-16 on %s %j is refused', (platform, env: Record<string, string>, words) => {
  expect(() => packageArguments(env, [platform])).toThrow(words);
});

test('DE-16 a signed build forces its signature, for every system that is asked for', () => {
  expect(packageArguments({ DESKTOP_PUBLISHER: publisher }, ['win32']).args).toEqual([
    '-c.forceCodeSigning=true',
    `-c.win.signtoolOptions.publisherName=${publisher}`,
  ]);
  const apple = { DESKTOP_PUBLISHER: publisher, APPLE_KEYCHAIN_PROFILE: 'vitrine' };
  expect(packageArguments(apple, ['darwin']).args).toContain('-c.mac.notarize=true');
  expect(packageArguments({ DESKTOP_UNSIGNED: 'yes' }, ['darwin']).args).toContain('-c.mac.notarize=false');
  expect(askedPlatforms(['--dir', '-mw', '--linux=deb'], 'linux')).toEqual(['darwin', 'win32', 'linux']);
  expect(askedPlatforms(['--dir'], 'darwin')).toEqual(['darwin']);
});

test('DE-16 an app reads updates from https alone, and on Windows from its publisher alone', () => {
  const told = `provider: generic\nurl: ${feed}\nupdaterCacheDirName: vitrine-updater\n`;
  expect(whyUntrusted(told, 'linux')).toBeNull();
  expect(whyUntrusted(told.replace('https:', 'http:'), 'linux')).toMatch(/https/);
  expect(whyUntrusted(told.replace('url:', 'other:'), 'linux')).toMatch(/https/);
  expect(whyUntrusted(told, 'win32')).toMatch(/publisher/);
  expect(whyUntrusted(`${told}publisherName:\n  - ${publisher}\n`, 'win32')).toBeNull();
});

test('each system’s packages are made for both kinds of processor', async () => {
  const configuration = await readFile(new URL('../electron-builder.yml', import.meta.url), 'utf8');
  const targets = [...configuration.matchAll(/- \{ target: (\w+), arch: \[([^\]]*)\] \}/g)].map(([, name, arch]) => [
    name,
    arch,
  ]);
  expect(targets).toEqual(['AppImage', 'deb', 'dmg', 'zip', 'nsis'].map((name) => [name, 'x64, arm64']));
});
