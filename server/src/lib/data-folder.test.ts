import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whyUnusable } from './data-folder.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'vitrine-folder-'));
});
afterAll(() => rm(place, { recursive: true }));

test('a folder is made with those above it, for its owner alone, and is left as it is the next time', async () => {
  const folder = path.join(place, 'a/b/c');
  expect(await whyUnusable(folder)).toBeNull();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await whyUnusable(folder)).toBeNull();
});

test('a file in its way is named, at its end and before', async () => {
  await writeFile(path.join(place, 'file'), '');
  for (const folder of ['file', 'file/data'])
    expect(await whyUnusable(path.join(place, folder))).toContain('a part of its path is a file (ENOTDIR)');
});

test('a file system that takes no folders is named, and does not hold up the start', async () => {
  expect(await whyUnusable('/proc/vitrine/data')).toBe(
    'DATA_DIR cannot be used: /proc/vitrine/data: no folder can be made there (ENOENT)',
  );
});
