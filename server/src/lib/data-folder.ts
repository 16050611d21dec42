/** DATA_DIR as it must be: there, and ours to write in. What is wrong with it is said in words, because the system's are codes. */
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { reasonOf } from './told-error.ts';

const words: Record<string, string> = {
  EROFS: 'its file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of its path is a file',
  ENOSPC: 'its disk is full',
};

/** Makes the folder when it is missing. @returns what is wrong with it, in words, or null */
export async function whyUnusable(folder: string): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = words[code];
    return `DATA_DIR cannot be used: ${why === undefined ? reasonOf(error) : `${folder}: ${why} (${code})`}`;
  }
}
