/** Updates by electron-updater, off where the build names no feed. It is loaded only when there is one. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Log } from './log.ts';

const everyMs = 6 * 60 * 60 * 1000;

interface UpdateNeeds {
  isPackaged: boolean;
  resourcesFolder: string;
  log: Log;
}

export async function startUpdates({ isPackaged, resourcesFolder, log }: UpdateNeeds): Promise<void> {
  if (!isPackaged || !existsSync(path.join(resourcesFolder, 'app-update.yml'))) {
    log.info('updates are off: this build names no feed');
    return;
  }
  const { default: updater } = await import('electron-updater');
  const { autoUpdater } = updater;
  autoUpdater.logger = null;
  const look = () =>
    void autoUpdater
      .checkForUpdatesAndNotify()
      .catch((error: unknown) => log.warn('no update could be looked for', error));
  look();
  setInterval(look, everyMs).unref();
}
