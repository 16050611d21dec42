/** Checks that DATA_DIR, or the folder for backups, exists and can be written. What is wrong is said in words, not in the system's codes. */
import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from './log.ts';

const words: Record<string, string> = {
  EROFS: 'its file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'its disk is full',
};

/** Makes the folder when it is missing. @returns what is wrong with it, in words, or null */
export async function whyUnusable(folder: string, name = 'DATA_DIR'): Promise<string | null> {
  try {
    await makeFolder(path.resolve(folder));
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = words[code];
    return `${name} cannot be used: ${why === undefined ? reasonOf(error) : `${folder}: ${why} (${code})`}`;
  }
}

/** mkdir's own `recursive` never ends where a file system takes no folders, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (await isFolder(folder)) return;
    if (code === 'EEXIST') throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    if (code !== 'ENOENT' || (await isFolder(path.dirname(folder)))) throw error;
    await makeFolder(path.dirname(folder));
    await make();
  }
}

const isFolder = (name: string) =>
  stat(name).then(
    (found) => found.isDirectory(),
    () => false,
  );
