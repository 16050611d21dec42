import { readFile } from 'node:fs/promises';

/** What a process holds in memory, in MB (2^20 bytes). @throws when it is gone */
export async function residentMb(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
