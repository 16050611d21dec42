/** Where an owner sees that the app is there and how many wait: the tray's icon, the number on the app's own, and Windows' dot. */
import path from 'node:path';
import { app, Menu, nativeImage, Tray } from 'electron';
import type { BrowserWindow } from 'electron';
import { dotBitmap, overlayOf, waitingText } from './notices.ts';
import { trayMenu } from './tray.ts';

interface Needs {
  show: () => void;
  window: () => BrowserWindow | null;
  warn: (what: string, error: unknown) => void;
}

export interface StatusIcons {
  /** where this desktop has no place for an icon, a window that hides would be lost */
  hasTray: boolean;
  /** of visitors who wait */
  setCount: (count: number) => void;
}

export function openStatusIcons({ show, window, warn }: Needs): StatusIcons {
  const tray = openTray();

  function openTray(): Tray | null {
    try {
      const icon = nativeImage.createFromPath(path.join(app.getAppPath(), 'resources/icon.png'));
      const opened = new Tray(icon.resize({ width: 20, height: 20 }));
      opened.setToolTip(waitingText(0));
      opened.setContextMenu(Menu.buildFromTemplate(trayMenu({ open: show, quit: () => app.quit() })));
      opened.on('click', show);
      return opened;
    } catch (error) {
      warn('there is no tray', error);
      return null;
    }
  }

  return {
    hasTray: tray !== null,
    setCount(count) {
      app.setBadgeCount(count);
      tray?.setToolTip(waitingText(count));
      const overlay = overlayOf(process.platform, count);
      const shown = window();
      if (overlay === undefined || shown === null || shown.isDestroyed()) return;
      const dot = overlay && nativeImage.createFromBitmap(dotBitmap(16), { width: 16, height: 16 });
      shown.setOverlayIcon(dot, overlay?.words ?? '');
    },
  };
}
