import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareVersions, parseOsvRecord, vulnerabilitiesOf } from './known-vulnerabilities.ts';
import { installedFaults, lockFaults, readLockFile, sourceFaults } from './lock-file.ts';

const good = { version: '1.2.3', integrity: `sha512-${'a'.repeat(86)}==` };
const lock = (packages: object) => readLockFile(JSON.stringify({ packages: { '': {}, ...packages } }));

test.each([
  ['no hash', { version: '1.2.3' }, /no sha512/],
  ['a weaker hash', { ...good, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, /no sha512/],
  ['another registry', { ...good, resolved: 'https://evil.example/a.tgz' }, /comes from https:\/\/evil/],
  ['a look-alike', { ...good, resolved: 'https://registry.npmjs.org.evil.example/a.tgz' }, /comes from/],
  ['a repository', { ...good, resolved: 'git+ssh://git@example.com/a.git#1' }, /comes from git/],
  ['a folder', { ...good, resolved: 'file:../a' }, /comes from file/],
  ['a link elsewhere', { resolved: '../a', link: true }, /no sha512/],
])('a locked package with %s is a fault', (_, entry, words) => {
  expect(lockFaults(lock({ 'node_modules/a': entry })).join('\n')).toMatch(words);
});

test('a package as the registry gave it is none, nor is a workspace of ours', () => {
  const entries = lock({
    'node_modules/a': good,
    'node_modules/b': { ...good, resolved: 'https://registry.npmjs.org/b/-/b-1.2.3.tgz' },
    'node_modules/@vitrine/chat': { resolved: 'chat', link: true },
    chat: { version: '0.1.0' },
  });
  expect(entries.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(lockFaults(entries)).toEqual([]);
  expect(installedFaults(entries, entries)).toEqual([]);
});

test('what is installed is what is locked', () => {
  const entries = lock({ 'node_modules/a': good });
  const installed = (entry: object) => installedFaults(entries, lock(entry)).join('\n');
  expect(installed({ 'node_modules/b': good })).toMatch(/not in the lock file/);
  expect(installed({ 'node_modules/a': { ...good, version: '1.2.4' } })).toMatch(/not the locked one/);
  expect(installed({ 'node_modules/a': { ...good, integrity: `sha512-${'b'.repeat(86)}==` } })).toMatch(
    /not the locked/,
  );
});

test('dependencies are asked for by version, from the registry', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-lock-'));
  const faults = async (dependencies: object, npmrc = '') => {
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ dependencies }));
    await writeFile(path.join(folder, '.npmrc'), npmrc);
    return (await sourceFaults(folder, ['package.json'])).join('\n');
  };
  try {
    expect(await faults({ a: '1.2.3', b: '^1.0.0 || >=2', c: '*' }, 'audit=false')).toBe('');
    for (const spec of ['github:x/y', 'https://evil.example/a.tgz', 'file:../a', 'npm:other@1', 'x/y'])
      expect(await faults({ a: spec }), spec).toMatch(/asks for a by/);
    expect(await faults({}, '@a:registry=https://evil.example/')).toMatch(/another registry/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('versions stand in the order of semver.org', () => {
  const order = [
    '0.9.9',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0',
    '1.0.2',
    '1.0.10',
    '2.0.0',
  ];
  for (let i = 1; i < order.length; i += 1) {
    expect(compareVersions(order[i - 1] ?? '', order[i] ?? ''), order[i]).toBeLessThan(0);
    expect(compareVersions(order[i] ?? '', order[i - 1] ?? ''), order[i]).toBeGreaterThan(0);
  }
  expect(compareVersions('1.0.0+a', '1.0.0')).toBe(0);
});

test('a locked version inside a record’s range is known, one outside of it is not', () => {
  const affected = (extra: object, ecosystem = 'npm') => [{ package: { ecosystem, name: 'a' }, ...extra }];
  const events = [{ introduced: '0' }, { fixed: '1.2.0' }, { introduced: '2.0.0' }, { last_affected: '2.1.0' }];
  const ranged = { id: 'GHSA-1', affected: affected({ ranges: [{ type: 'SEMVER', events }] }) };
  const found = (version: string, record: object = ranged) =>
    vulnerabilitiesOf({ name: 'a', version }, parseOsvRecord(record)).map(({ id }) => id);
  for (const version of ['0.1.0', '1.1.9', '1.2.0-rc.1', '2.0.0', '2.1.0'])
    expect(found(version), version).toEqual(['GHSA-1']);
  for (const version of ['1.2.0', '1.9.0', '2.1.1']) expect(found(version), version).toEqual([]);
  const named = { id: 'MAL-1', affected: affected({ versions: ['3.0.0'] }) };
  expect(found('3.0.0', named)).toEqual(['MAL-1']);
  expect(found('3.0.1', named)).toEqual([]);
  expect(
    found('1.0.0', {
      id: 'MAL-2',
      affected: affected({ ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }] }] }),
    }),
  ).toEqual(['MAL-2']);
  expect(found('1.0.0', { ...ranged, withdrawn: '2026-01-01T00:00:00Z' })).toEqual([]);
  expect(found('1.0.0', { id: 'PYSEC-1', affected: affected({ versions: ['1.0.0'] }, 'PyPI') })).toEqual([]);
});
