/** Updates by electron-updater, off where the build names no feed. It is loaded only when there is one. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from './log.ts';

const everyMs = 6 * 60 * 60 * 1000;

interface UpdateNeeds {
  isPackaged: boolean;
  /** as `process.platform` names it */
  platform: string;
  resourcesFolder: string;
  log: Log;
}

export async function startUpdates({ isPackaged, platform, resourcesFolder, log }: UpdateNeeds): Promise<void> {
  const file = () => readFile(path.join(resourcesFolder, 'app-update.yml'), 'utf8').catch(() => null);
  const told = isPackaged ? await file() : null;
  const reason = told === null ? 'this build names no feed' : whyUntrusted(told, platform);
  if (reason !== null) {
    log.info(`updates are off: ${reason}`);
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

/** What the build says of its feed: https alone, and on Windows by whom an update must be signed (DE-16). */
export function whyUntrusted(feedFile: string, platform: string): string | null {
  const [, address = ''] = /^url: *['"]?([^'"\r\n]*?)['"]? *$/m.exec(feedFile) ?? [];
  if (URL.parse(address)?.protocol !== 'https:') return 'their feed is not on https';
  if (platform === 'win32' && !/^publisherName:/m.test(feedFile)) return 'this build names no publisher';
  return null;
}
