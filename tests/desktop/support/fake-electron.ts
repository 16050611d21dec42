/**
 * A stand-in for the `electron` module, whose binary cannot be had everywhere: it records what the built main process asks of it, in order,
 * and lets the parent process play the system, the window and the page.
 */
import { EventEmitter } from 'node:events';

const calls: { name: string; args: unknown[] }[] = [];
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'function' ? '[function]' : part)) ?? 'null',
  );
const note = (name: string, ...args: unknown[]) => void calls.push({ name, args: args.map(plain) });

type Handler = (...args: unknown[]) => unknown;
const kept: Record<string, Handler> = {};
const handlers = new Map<string, Handler>();
const userData = process.env['FAKE_USER_DATA'] ?? '';

class App extends EventEmitter {
  isPackaged = process.env['FAKE_PACKAGED'] === 'yes';
  getPath = () => userData;
  getVersion = () => '1.2.3';
  getName = () => 'Vitrine';
  getAppPath = () => process.cwd();
  isReady = () => true;
  whenReady = () => {
    note('app.whenReady');
    return Promise.resolve();
  };
  requestSingleInstanceLock = () => {
    note('app.requestSingleInstanceLock');
    return process.env['FAKE_SECOND'] !== 'yes';
  };
  setAsDefaultProtocolClient = (scheme: string) => note('app.setAsDefaultProtocolClient', scheme);
  setAppUserModelId = (id: string) => note('app.setAppUserModelId', id);
  setLoginItemSettings = (item: object) => note('app.setLoginItemSettings', item);
  setBadgeCount = (count: number) => note('app.setBadgeCount', count);
  quit = () => note('app.quit');
  exit = (code: number) => note('app.exit', code);
}
export const app = new App();
/** Electron's own, which macOS restarts by */
export const autoUpdater = new EventEmitter();

class WebContents extends EventEmitter {
  id = 7;
  openHandler: (details: { url: string }) => unknown = () => null;
  setWindowOpenHandler = (handler: (details: { url: string }) => unknown) => {
    this.openHandler = handler;
    note('webContents.setWindowOpenHandler');
  };
  isLoading = () => false;
  getURL = () => 'app://owner/';
  send = (channel: string, event: unknown) => note('webContents.send', channel, event);
  reload = () => note('webContents.reload');
  forcefullyCrashRenderer = () => note('webContents.forcefullyCrashRenderer');
}

const windows: BrowserWindow[] = [];
export class BrowserWindow extends EventEmitter {
  webContents = new WebContents();
  constructor(options: object) {
    super();
    note('new BrowserWindow', options);
    windows.push(this);
  }
  loadURL(url: string) {
    note('window.loadURL', url);
    return Promise.resolve();
  }
  show = () => note('window.show');
  hide = () => note('window.hide');
  focus = () => note('window.focus');
  restore = () => note('window.restore');
  isMinimized = () => false;
  isVisible = () => true;
  isFocused = () => false;
  isDestroyed = () => false;
  getNormalBounds = () => ({ x: 11, y: 12, width: 900, height: 700 });
}

export class Tray extends EventEmitter {
  constructor(icon: unknown) {
    super();
    if (process.env['FAKE_NO_TRAY'] === 'yes') throw new Error('no tray here');
    note('new Tray', icon);
  }
  setToolTip = (text: string) => note('tray.setToolTip', text);
  setContextMenu = () => note('tray.setContextMenu');
}
export const nativeImage = {
  createFromPath: (file: string) => ({ resize: () => file }),
  createFromBitmap: () => 'dot',
};
export const dialog = {
  showMessageBox: (question: object) => {
    note('dialog.showMessageBox', question);
    return Promise.resolve({ response: 0 });
  },
};

export class Notification extends EventEmitter {
  constructor(options: object) {
    super();
    note('new Notification', options);
  }
  show = () => note('notification.show');
}

export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown) => note('protocol.registerSchemesAsPrivileged', schemes),
};
export const session = {
  defaultSession: {
    protocol: {
      handle: (scheme: string, handler: Handler) => {
        note('protocol.handle', scheme);
        kept['protocol'] = handler;
      },
    },
    setPermissionRequestHandler: (handler: Handler) => {
      note('session.setPermissionRequestHandler');
      kept['permission'] = handler;
    },
    setPermissionCheckHandler: (handler: Handler) => {
      note('session.setPermissionCheckHandler');
      kept['permissionCheck'] = handler;
    },
    setDevicePermissionHandler: () => note('session.setDevicePermissionHandler'),
  },
};
export const ipcMain = {
  on: () => undefined,
  handle: (channel: string, handler: Handler) => {
    note('ipcMain.handle', channel);
    handlers.set(channel, handler);
  },
};
export const net = {
  fetch: (url: string, init?: RequestInit) => {
    note('net.fetch', url);
    return fetch(url, init);
  },
};
export const shell = {
  openExternal: (url: string) => {
    note('shell.openExternal', url);
    return Promise.resolve();
  },
};
export const safeStorage = {
  isAsyncEncryptionAvailable: () => Promise.resolve(false),
  getSelectedStorageBackend: () => 'basic_text',
};
export const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1440, height: 900 } }] };
export const Menu = {
  buildFromTemplate: (template: unknown) => template,
  setApplicationMenu: (template: unknown) => note('Menu.setApplicationMenu', template),
};
// oxlint-disable-next-line import/no-default-export -- some packages take the whole module
export default {
  app,
  autoUpdater,
  BrowserWindow,
  Notification,
  protocol,
  session,
  ipcMain,
  net,
  shell,
  safeStorage,
  screen,
  Menu,
  Tray,
  nativeImage,
  dialog,
};

/** What the parent plays. */
export type Order =
  | { do: 'calls' }
  | { do: 'app'; event: string; args: unknown[] }
  | { do: 'contents'; event: string; args: Record<string, unknown> }
  | { do: 'window'; event: string }
  | { do: 'updater'; event: string }
  | { do: 'open'; url: string }
  | { do: 'invoke'; channel: string; args: unknown[]; frame: { url: string; parent: unknown } | null; sender: number }
  | { do: 'request'; url: string; method: string }
  | { do: 'permission'; name: string; url: string };

async function play(order: Order): Promise<unknown> {
  const current = windows.at(-1);
  const contents = current?.webContents;
  switch (order.do) {
    case 'calls':
      return calls;
    case 'app':
      return app.emit(order.event, { preventDefault: () => undefined }, ...order.args);
    case 'updater':
      return autoUpdater.emit(order.event);
    case 'window': {
      let prevented = false;
      current?.emit(order.event, { preventDefault: () => (prevented = true) });
      return prevented;
    }
    case 'contents': {
      let prevented = false;
      const details = { ...order.args, preventDefault: () => (prevented = true) };
      contents?.emit(order.event, details, order.args);
      return prevented;
    }
    case 'open':
      return contents?.openHandler({ url: order.url });
    case 'invoke':
      return handlers.get(order.channel)?.({ senderFrame: order.frame, sender: { id: order.sender } }, ...order.args);
    case 'request': {
      const reply = await kept['protocol']?.(new Request(order.url, { method: order.method }));
      if (!(reply instanceof Response)) return null;
      return { status: reply.status, headers: Object.fromEntries(reply.headers), text: await reply.text() };
    }
    default:
      return new Promise((resolve) => kept['permission']?.({ getURL: () => order.url }, order.name, resolve));
  }
}

process.on('message', (sent: { id: number; order: Order }) => {
  play(sent.order).then(
    (answer) => process.send?.({ id: sent.id, answer: plain(answer) }),
    (error: unknown) => process.send?.({ id: sent.id, error: String(error) }),
  );
});
