/** Folders of test runs carry the run's process id, so that the next run can clear up after one that was killed. */
import { randomBytes } from 'node:crypto';
import { readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identify, isAlive, readPidFile, stopPostmaster } from '../../server/src/database/postmaster.ts';

const prefix = 'vitrine-run-';

/** A name for this process's DATA_DIR; nothing is made yet. */
export const nameTestFolder = () => path.join(tmpdir(), `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`);

/** Stops the databases that killed runs left behind, and removes their folders. */
export async function sweepTestFolders(): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    const pid = entry.startsWith(prefix) ? Number.parseInt(entry.slice(prefix.length), 10) : Number.NaN;
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const folder = path.join(tmpdir(), entry);
    const cluster = await realpath(path.join(folder, 'postgres', 'cluster')).catch(() => null);
    const running = cluster === null ? null : await readPidFile(cluster);
    if (cluster !== null && running && (await identify(running.pid, cluster)) === 'ours')
      await stopPostmaster(running.pid, 10_000);
    await rm(folder, { recursive: true, force: true });
  }
}
