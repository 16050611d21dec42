/** The one window, with nothing open that an owner app does not need. */
import type { MessageBoxOptions } from 'electron';
import { BrowserWindow, screen } from 'electron';
import { appAddress } from './app-protocol.ts';
import { mayNavigate, outsideAddress } from './guards.ts';
import type { Settings } from './settings.ts';
import { placeWindow, smallest } from './window-bounds.ts';

const reloadsAtMost = 3;
const withinMs = 10 * 60_000;

/** @returns whether it may be loaded anew by itself; each yes counts (DE-15) */
function createReloads(now: () => number = () => Date.now()): () => boolean {
  let reloads: number[] = [];
  return () => {
    reloads = reloads.filter((at) => now() - at < withinMs);
    if (reloads.length >= reloadsAtMost) return false;
    reloads.push(now());
    return true;
  };
}

/** the first button loads the page anew */
const asks = (message: string, detail: string, other: string): MessageBoxOptions => ({
  type: 'warning',
  title: 'Vitrine',
  message,
  detail,
  buttons: ['Load it again', other],
  defaultId: 0,
  cancelId: 1,
  noLink: true,
});

/** What is done when the page goes away or hangs: loaded anew a few times, and then its owner is asked, so that no broken page loads for ever. */
const crashedQuestion = asks(
  'This window keeps failing',
  'It was loaded again several times. What you typed is kept.',
  'Close Vitrine',
);
const hungQuestion = asks(
  'This window does not answer',
  'You can wait, or load it again. What you typed is kept.',
  'Wait',
);

interface WindowNeeds {
  preload: string;
  settings: Settings;
  isPackaged: boolean;
  openOutside: (address: string) => void;
  crashed: (why: string) => void;
  /** asks the owner; the answer is the number of the button */
  ask: (question: MessageBoxOptions) => Promise<number>;
  quit: () => void;
  startsHidden: boolean;
  /** the path that it opens at */
  path: string;
  /** false: the window closes for good */
  hidesOnClose: () => boolean;
}

const saveAfterMs = 500;

export function openMainWindow(needs: WindowNeeds): BrowserWindow {
  const { preload, settings, isPackaged, openOutside, crashed } = needs;
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

  const mayReload = createReloads();
  let isAsking = false;
  const askOnce = async (question: MessageBoxOptions, yes: () => void, no: () => void) => {
    if (isAsking) return;
    isAsking = true;
    const chosen = await needs.ask(question);
    isAsking = false;
    if (chosen !== 0) no();
    else if (!window.isDestroyed()) yes();
  };
  webContents.on('render-process-gone', (_event, { reason }) => {
    crashed(reason);
    if (reason === 'clean-exit') return;
    if (mayReload()) webContents.reload();
    else void askOnce(crashedQuestion, () => webContents.reload(), needs.quit);
  });
  window.on('unresponsive', () => {
    crashed('it hangs');
    // a page that hangs hears nothing: it is ended, and then loaded as one that crashed
    void askOnce(
      hungQuestion,
      () => webContents.forcefullyCrashRenderer(),
      () => undefined,
    );
  });
  window.on('close', (event) => {
    if (!needs.hidesOnClose()) return;
    event.preventDefault();
    window.hide();
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
  window.once('ready-to-show', () => {
    if (!needs.startsHidden) window.show();
  });
  void window.loadURL(new URL(needs.path, appAddress).href);
  return window;
}
