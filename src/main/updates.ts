/** Updates by electron-updater, off where the build names no feed. It is loaded only when there is one. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DesktopEvent } from '../preload/bridge.ts';
import type { Log } from './log.ts';

const everyMs = 6 * 60 * 60 * 1000;

interface UpdateNeeds {
  isPackaged: boolean;
  /** as `process.platform` names it */
  platform: string;
  resourcesFolder: string;
  log: Log;
  /** how far one is, for the page to show */
  tell: (update: Extract<DesktopEvent, { kind: 'update' }>) => void;
}

/** @returns what restarts the app into an update that is here, and does nothing where none is */
export async function startUpdates({
  isPackaged,
  platform,
  resourcesFolder,
  log,
  tell,
}: UpdateNeeds): Promise<() => void> {
  const file = () => readFile(path.join(resourcesFolder, 'app-update.yml'), 'utf8').catch(() => null);
  const told = isPackaged ? await file() : null;
  const reason = told === null ? 'this build names no feed' : whyUntrusted(told, platform);
  if (reason !== null) {
    log.info(`updates are off: ${reason}`);
    return () => undefined;
  }
  const { default: updater } = await import('electron-updater');
  const { autoUpdater } = updater;
  autoUpdater.logger = null;
  let coming = '';
  let isReady = false;
  let shown = -1;
  autoUpdater.on('update-available', ({ version }) => {
    coming = version;
  });
  autoUpdater.on('download-progress', ({ percent }) => {
    const whole = Math.floor(percent);
    if (whole === shown) return;
    shown = whole;
    tell({ kind: 'update', version: coming, percent: whole });
  });
  autoUpdater.on('update-downloaded', ({ version }) => {
    isReady = true;
    tell({ kind: 'update', version, percent: null });
  });
  autoUpdater.on('error', (error) => log.warn('an update came to nothing', error));
  const look = () =>
    void autoUpdater.checkForUpdates().catch((error: unknown) => log.warn('no update could be looked for', error));
  look();
  setInterval(look, everyMs).unref();
  return () => {
    if (isReady) autoUpdater.quitAndInstall();
  };
}

/** What the build says of its feed: https alone, and on Windows by whom an update must be signed (DE-16). */
export function whyUntrusted(feedFile: string, platform: string): string | null {
  const [, address = ''] = /^url: *['"]?([^'"\r\n]*?)['"]? *$/m.exec(feedFile) ?? [];
  if (URL.parse(address)?.protocol !== 'https:') return 'their feed is not on https';
  if (platform === 'win32' && !/^publisherName:/m.test(feedFile)) return 'this build names no publisher';
  return null;
}
