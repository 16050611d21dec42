/** The usual menu of each system, by roles, so that shortcuts and words are the system's own. Reloading is safe: forms keep drafts. */
import type { MenuItemConstructorOptions } from 'electron';

interface MenuNeeds {
  platform: NodeJS.Platform;
  /** developers' tools stay off in what is shipped (DE-20) */
  isPackaged: boolean;
  openHelp: () => void;
}

export function menuTemplate({ platform, isPackaged, openHelp }: MenuNeeds): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    { role: 'fileMenu' },
    { role: 'editMenu' },
    {
      label: 'View',
      submenu: [
        { role: 'reload' },
        ...(isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
        { type: 'separator' },
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
      ],
    },
    { role: 'windowMenu' },
    { role: 'help', submenu: [{ label: 'Vitrine Help', click: openHelp }] },
  ];
}
