import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keytarFolder } from './desktop-tests.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'vitrine-keytar-'));
  await writeFile(path.join(home, 'package.json'), JSON.stringify({ optionalDependencies: { keytar: '7.9.0' } }));
});
afterEach(() => rm(home, { recursive: true, force: true }));

async function npmThat(does: string): Promise<string> {
  const npm = path.join(home, 'npm');
  await writeFile(npm, `#!/bin/sh\n${does}\n`);
  await chmod(npm, 0o755);
  return npm;
}

test('an npm that waits without end is ended with what it began, and said so', async () => {
  const begun = path.join(home, 'begun');
  const npm = await npmThat(`sleep 300 & echo $! > ${begun}; wait`);
  const { env, missing } = await keytarFolder(home, npm, 1_000);
  expect(env).toEqual({});
  expect(missing).toBe('keytar, which could not be built within 1 s (is a registry or a download out of reach?)');
  const pid = Number(await readFile(begun, 'utf8'));
  // a process that was killed stays in the table until somebody asks for its end
  const isOver = async () => / Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ' Z '));
  await vi.waitFor(async () => expect(await isOver()).toBe(true));
});

test('one that fails is told without a limit', async () => {
  expect((await keytarFolder(home, await npmThat('exit 1'))).missing).toBe('keytar, which could not be built');
});

test('what it built is used, and not built again', async () => {
  const built = path.join(home, 'node_modules/.cache/keytar/node_modules/keytar');
  const npm = await npmThat(`mkdir -p ${built}/build/Release && touch ${built}/build/Release/keytar.node`);
  const there = { env: { KEYTAR_FOLDER: built }, missing: null };
  expect(await keytarFolder(home, npm)).toEqual(there);
  expect(await keytarFolder(home, await npmThat('exit 1'))).toEqual(there);
});
