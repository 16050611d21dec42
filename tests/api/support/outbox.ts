/** The letters that a server without SMTP lays into its outbox. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { patience } from './in-process.ts';
import type { TestServer } from './test-server.ts';

export async function lettersOf({ dataDir }: TestServer): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox');
  const files = await readdir(folder).catch((): string[] => []);
  return Promise.all(files.toSorted().map((file) => readFile(path.join(folder, file), 'utf8')));
}

/** a worker may be busy with other letters on a machine that is */
const tries = 400;

/** Waits until `count` letters to the address are there. @returns the newest */
export async function letterTo(server: TestServer, address: string, count = 1): Promise<string> {
  for (let i = 0; i < tries * patience; i += 1) {
    const found = (await lettersOf(server)).filter((letter) => letter.includes(`To: ${address}`));
    if (found.length >= count) return unbroken(found.at(-1) ?? '');
    await wait(50);
  }
  throw new Error(`no letter to ${address}`);
}

/** Quoted-printable breaks long lines wherever they are. */
const unbroken = (letter: string) => letter.replaceAll(/=\r?\n/g, '');

export const tokenIn = (letter: string) => /token=([\w-]{43})/.exec(unbroken(letter).replaceAll('=3D', '='))?.[1] ?? '';
