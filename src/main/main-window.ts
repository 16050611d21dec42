/** The one window, with nothing open that an owner app does not need. */
import { BrowserWindow, screen } from 'electron';
import { appAddress } from './app-address.ts';
import { mayNavigate } from './guards.ts';
import { outsideAddress } from './outside-address.ts';
import type { Settings } from './settings.ts';
import { placeWindow, smallest } from './window-bounds.ts';

interface WindowNeeds {
  preload: string;
  settings: Settings;
  isPackaged: boolean;
  openOutside: (address: string) => void;
  crashed: (why: string) => void;
}

const saveAfterMs = 500;

export function openMainWindow({ preload, settings, isPackaged, openOutside, crashed }: WindowNeeds): BrowserWindow {
  const screens = screen.getAllDisplays().map(({ workArea }) => workArea);
  const window = new BrowserWindow({
    ...placeWindow(settings.bounds(), screens),
    minWidth: smallest.width,
    minHeight: smallest.height,
    show: false,
    title: 'Vitrine',
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: true,
      devTools: !isPackaged,
    },
  });
  const { webContents } = window;

  const leave = (url: string) => {
    const address = outsideAddress(url, settings.serverOrigin());
    if (address !== null) openOutside(address);
  };
  webContents.setWindowOpenHandler(({ url }) => {
    leave(url);
    return { action: 'deny' };
  });
  webContents.on('will-navigate', (details) => {
    if (mayNavigate(details.url, true, settings.serverOrigin())) return;
    details.preventDefault();
    leave(details.url);
  });
  webContents.on('will-frame-navigate', (details) => {
    if (!mayNavigate(details.url, details.isMainFrame, settings.serverOrigin())) details.preventDefault();
  });
  webContents.on('will-redirect', (details) => {
    if (!mayNavigate(details.url, details.isMainFrame, settings.serverOrigin())) details.preventDefault();
  });
  webContents.on('will-attach-webview', (event) => event.preventDefault());

  // once: a page that crashes again at once would be loaded for ever (DE-15)
  let reloaded = false;
  webContents.on('render-process-gone', (_event, { reason }) => {
    crashed(reason);
    if (reason === 'clean-exit' || reloaded) return;
    reloaded = true;
    webContents.reload();
  });

  let saving: NodeJS.Timeout | undefined;
  const saveSoon = () => {
    clearTimeout(saving);
    saving = setTimeout(() => {
      if (!window.isDestroyed() && !window.isMinimized()) settings.setBounds(window.getNormalBounds());
    }, saveAfterMs);
  };
  window.on('resize', saveSoon);
  window.on('move', saveSoon);
  window.once('ready-to-show', () => window.show());
  void window.loadURL(new URL(settings.path() ?? '/', appAddress).href);
  return window;
}
