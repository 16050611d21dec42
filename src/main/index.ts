/** The desktop host: composes the window, the app's own address, the guards, the vault, the door, the menu and updates. */
import path from 'node:path';
import {
  Menu,
  Notification,
  app,
  autoUpdater,
  dialog,
  ipcMain,
  net,
  protocol,
  safeStorage,
  session,
  shell,
} from 'electron';
import type { BrowserWindow } from 'electron';
import { eventChannel } from '../preload/bridge.ts';
import type { DesktopEvent, DesktopSettings } from '../preload/bridge.ts';
import { createAnswers, openDoor } from './ipc.ts';
import { createApiProxy } from './api-proxy.ts';
import { appAddress, appScheme, createAppProtocol } from './app-protocol.ts';
import { deepLinkOf, deepLinkScheme, mayAsk, mayUse, parseDeepLink } from './guards.ts';
import { openKeptFile } from './kept-file.ts';
import { createKeptReplies } from './kept-replies.ts';
import { openLog } from './log.ts';
import { openMainWindow } from './main-window.ts';
import { menuTemplate } from './menu.ts';
import { noticeText } from './notices.ts';
import { openVault } from './secret-vault.ts';
import { asksForServer } from './server-address.ts';
import type { Fetch } from './server-address.ts';
import { createSettings } from './settings.ts';
import { openStatusIcons } from './status-icons.ts';
import type { StatusIcons } from './status-icons.ts';
import { closingOf, startAtLogIn, startsHidden } from './tray.ts';
import { startUpdates } from './updates.ts';

/** the server that a fresh installation talks to; the build puts it in */
declare const BUILT_IN_SERVER: string;

// Before anything is ready: `secure` and `standard` give the page an origin of its own; without `corsEnabled` no other page can read it.
protocol.registerSchemesAsPrivileged([
  { scheme: appScheme, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
]);
app.setAsDefaultProtocolClient(deepLinkScheme);
// Windows shows notifications and the badge under the name that the installer wrote
app.setAppUserModelId('app.vitrine.owner');

const fetch: Fetch = (url, init) => net.fetch(url, init);

if (app.requestSingleInstanceLock()) start();
else app.quit();

function start(): void {
  const log = openLog();
  const folder = app.getPath('userData');
  const warn = (text: string, error: unknown) => log.warn(text, error);
  const settings = createSettings(openKeptFile({ folder, name: 'settings', warn }), BUILT_IN_SERVER);
  const sessionFile = openKeptFile({ folder, name: 'session', warn });
  const { serverOrigin } = settings;
  const vault = openVault({ file: sessionFile, platform: process.platform, sealing: safeStorage, warn });
  const kept = createKeptReplies({ folder: path.join(folder, 'kept'), warn });
  let window: BrowserWindow | null = null;
  /** came before there was a page to hear it */
  let waiting: DesktopEvent | null = deepLinkOf(process.argv);
  let update: DesktopEvent | null = null;
  let restartToUpdate = () => {};
  let isQuitting = false;
  let icons: StatusIcons | null = null;
  const staysInTray = () => icons?.hasTray === true && settings.desktop().staysInTray;
  const needsServer = () =>
    asksForServer({ isPackaged: app.isPackaged, hasServer: settings.hasServer(), builtIn: BUILT_IN_SERVER });

  const show = () => {
    if (window === null || window.isDestroyed()) {
      window = openWindow();
      return;
    }
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };
  const tell = (event: DesktopEvent) => {
    show();
    if (window === null || window.webContents.isLoading()) waiting = event;
    else window.webContents.send(eventChannel, event);
  };
  const openOutside = (address: string) =>
    void shell
      .openExternal(address)
      .catch((error: unknown) => log.warn('an address could not be opened outside', error));

  function openWindow(): BrowserWindow {
    const opened = openMainWindow({
      preload: path.join(import.meta.dirname, '../preload/index.cjs'),
      settings,
      isPackaged: app.isPackaged,
      openOutside,
      crashed: (why) => log.warn(`the page went away: ${why}`),
      ask: async (question) => (await dialog.showMessageBox(question)).response,
      quit: () => app.quit(),
      startsHidden:
        window === null &&
        startsHidden({
          staysInTray: staysInTray(),
          argv: process.argv,
          // macOS gives no arguments to what it starts
          wasOpenedAtLogIn: process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin,
        }),
      path: needsServer() ? '/desktop-app' : (settings.path() ?? '/'),
      hidesOnClose() {
        const { hides, tells } = closingOf({
          staysInTray: staysInTray(),
          isQuitting,
          wasTold: settings.wasTold('tray'),
        });
        if (tells) {
          settings.setTold('tray');
          new Notification({
            title: 'Vitrine is still here',
            body: 'It tells you when a visitor waits. Quit it from its icon, or choose otherwise under Desktop App.',
          }).show();
        }
        return hides;
      },
    });
    opened.webContents.on('did-finish-load', () => {
      if (update !== null) opened.webContents.send(eventChannel, update);
      if (waiting === null) return;
      opened.webContents.send(eventChannel, waiting);
      waiting = null;
    });
    return opened;
  }

  app.on('second-instance', (_event, argv) => {
    const event = deepLinkOf(argv);
    if (event === null) show();
    else tell(event);
  });
  app.on('open-url', (event, link) => {
    event.preventDefault();
    const parsed = parseDeepLink(link);
    if (parsed === null) return;
    if (app.isReady()) tell(parsed);
    else waiting = parsed;
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', show);
  const quitting = () => {
    isQuitting = true;
  };
  app.on('before-quit', quitting);
  // on macOS a restart into an update closes the windows before it says that the app quits
  autoUpdater.on('before-quit-for-update', quitting);

  function applySettings({ startsAtLogIn }: DesktopSettings): void {
    const setLoginItem = (item: { openAtLogin: boolean; args: string[] }) => app.setLoginItemSettings(item);
    startAtLogIn(startsAtLogIn, {
      platform: process.platform,
      isPackaged: app.isPackaged,
      program: process.env['APPIMAGE'] ?? process.execPath,
      configFolder: app.getPath('appData'),
      setLoginItem,
    }).catch((error: unknown) => log.warn('the start at log-in could not be set', error));
  }

  async function run(): Promise<void> {
    await app.whenReady();
    const { defaultSession } = session;
    const proxy = createApiProxy({ fetch, serverOrigin, vault, kept });
    const bundle = path.join(import.meta.dirname, '../renderer');
    defaultSession.protocol.handle(appScheme, createAppProtocol({ folder: bundle, serverOrigin, proxy }));
    defaultSession.setPermissionRequestHandler((contents, permission, answer) => {
      answer(mayUse(permission, contents.getURL()));
    });
    defaultSession.setPermissionCheckHandler((contents, permission) => mayUse(permission, contents?.getURL() ?? ''));
    defaultSession.setDevicePermissionHandler(() => false);
    openDoor({
      ipcMain,
      mayAsk: ({ senderFrame, sender }) =>
        mayAsk({ frame: senderFrame, windowId: sender.id }, window?.webContents.id ?? null),
      refused: (question, error) => log.warn(`the page asked ${question} in vain`, error),
      answers: createAnswers({
        settings,
        sessionFile,
        vault,
        fetch,
        version: app.getVersion(),
        openOutside,
        isOutOfSight: () => window === null || !window.isVisible() || !window.isFocused(),
        needsServer,
        forgetKept: () => kept.forget(),
        notify: (announcement) => {
          const note = new Notification(noticeText(announcement));
          note.on('click', () => tell({ kind: 'conversation', id: announcement.id }));
          note.show();
        },
        applySettings,
        restartToUpdate: () => restartToUpdate(),
        setBadge: (count) => icons?.setCount(count),
        reload: () => void window?.loadURL(appAddress),
      }),
    });
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(
        menuTemplate({
          platform: process.platform,
          isPackaged: app.isPackaged,
          openHelp: () => openOutside(`${serverOrigin()}/need-help`),
        }),
      ),
    );
    icons = openStatusIcons({ show, window: () => window, warn });
    window = openWindow();
    restartToUpdate = await startUpdates({
      isPackaged: app.isPackaged,
      platform: process.platform,
      resourcesFolder: process.resourcesPath,
      log,
      tell(told) {
        update = told;
        if (window !== null && !window.isDestroyed()) window.webContents.send(eventChannel, told);
      },
    });
    log.info(`Vitrine ${app.getVersion()} talks to ${serverOrigin()}`);
  }
  run().catch((error: unknown) => {
    log.warn('the app could not start', error);
    app.exit(1);
  });
}
