/** The built main process, booted on a stand-in for Electron: what it asks for, in which order, and what it refuses. */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { bootMain } from './support/boot-main.ts';
import type { Booted } from './support/boot-main.ts';

let main: Booted;
afterEach(() => main.stop());

const ready = () => vi.waitFor(async () => expect(await names()).toContain('window.loadURL'), { timeout: 15_000 });
const names = async () => (await main.calls()).map(({ name }) => name);
const argsOf = async (name: string) => (await main.calls()).find((call) => call.name === name)?.args ?? [];
const top = { url: 'app://owner/', parent: null };

test('D-04 DE-08 schemes first, then the guards, then the door, and the page last', async () => {
  main = await bootMain();
  await ready();
  const order = await names();
  const first = (name: string) => order.indexOf(name);
  expect(first('protocol.registerSchemesAsPrivileged')).toBeLessThan(first('app.requestSingleInstanceLock'));
  for (const earlier of [
    'protocol.handle',
    'session.setPermissionRequestHandler',
    'session.setPermissionCheckHandler',
    'session.setDevicePermissionHandler',
    'ipcMain.handle',
  ])
    expect(first(earlier), earlier).toBeLessThan(first('new BrowserWindow'));
  expect(first('webContents.setWindowOpenHandler')).toBeLessThan(first('window.loadURL'));

  expect(await argsOf('protocol.registerSchemesAsPrivileged')).toEqual([
    [{ scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } }],
  ]);
  expect(await argsOf('window.loadURL')).toEqual(['app://owner/']);
  const [options] = await argsOf('new BrowserWindow');
  expect(options).toMatchObject({
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      preload: expect.stringMatching(/out\/preload\/index\.cjs$/),
    },
  });
});

test('DE-03 DE-04 DE-05 DE-10 what leaves the window, or comes from elsewhere, is refused', async () => {
  main = await bootMain();
  await ready();
  for (const [event, url, prevented] of [
    ['will-navigate', 'https://evil.test/', true],
    ['will-navigate', 'app://owner/account', false],
    ['will-frame-navigate', 'file:///etc/passwd', true],
    ['will-redirect', 'https://evil.test/', true],
  ] as const) {
    expect(await main.play({ do: 'contents', event, args: { url, isMainFrame: true } }), `${event} ${url}`).toBe(
      prevented,
    );
  }
  expect(await main.play({ do: 'open', url: 'file:///etc/passwd' })).toEqual({ action: 'deny' });
  expect(await main.play({ do: 'open', url: 'https://shop.example/' })).toEqual({ action: 'deny' });
  const opened = (await main.calls()).filter(({ name }) => name === 'shell.openExternal').map(({ args }) => args[0]);
  expect(opened).toEqual(['https://evil.test/', 'https://shop.example/']);

  const invoke = (frame: { url: string; parent: unknown } | null, sender: number) =>
    main.play({ do: 'invoke', channel: 'vitrine:start', args: [], frame, sender });
  expect(await invoke(top, 7)).toMatchObject({
    version: '1.2.3',
    serverOrigin: 'http://localhost:4600',
    secretPlace: 'memory',
  });
  await expect(invoke(top, 8)).rejects.toThrow('not our page');
  await expect(invoke({ ...top, url: 'https://evil.test/' }, 7)).rejects.toThrow('not our page');
  await expect(invoke({ ...top, parent: {} }, 7)).rejects.toThrow('not our page');

  expect(await main.play({ do: 'permission', name: 'media', url: 'app://owner/' })).toBe(false);
  expect(await main.play({ do: 'permission', name: 'clipboard-sanitized-write', url: 'app://owner/' })).toBe(true);
});

test('DE-07 DE-17 the app’s address serves the built page under its policy, and nothing beside it', async () => {
  main = await bootMain();
  await ready();
  const get = (url: string) =>
    main.play<{ status: number; headers: Record<string, string>; text: string }>({ do: 'request', url, method: 'GET' });
  const page = await get('app://owner/conversations');
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? 'none';
  expect((await get(`app://owner${script}`)).status).toBe(200);
  expect((await get('app://owner/../main/index.js')).status).toBe(404);
  expect((await get('app://other/')).status).toBe(404);
});

test('T03 the token of a sign-in stays in main, and goes to our server alone', async () => {
  const heard: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers.authorization);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, user: { _id: 'usr_1', token: 'tok_secret' } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  main = await bootMain();
  await ready();
  const invoke = (channel: string, argument: unknown) =>
    main.play({ do: 'invoke', channel, args: [argument], frame: top, sender: 7 });
  expect(await invoke('vitrine:server:connect', `http://127.0.0.1:${port}`)).toMatchObject({ ok: true });
  const signedIn = await main.play<{ text: string }>({
    do: 'request',
    url: 'app://owner/api/login/login-user',
    method: 'POST',
  });
  expect(signedIn.text).not.toContain('tok_secret');
  await main.play({ do: 'request', url: 'app://owner/api/users/get_user/usr_1', method: 'GET' });
  expect(heard.at(-1)).toBe('Bearer tok_secret');
  await invoke('vitrine:session:clear', undefined);
  await main.play({ do: 'request', url: 'app://owner/api/users/get_user/usr_1', method: 'GET' });
  expect(heard.at(-1)).toBeUndefined();
  expect(JSON.stringify(await main.calls())).not.toContain('tok_secret');
  server.close();
});

test('DE-06 DE-13 a second start hands over its link and goes; odd links lead nowhere', async () => {
  main = await bootMain({ FAKE_SECOND: 'yes' });
  await vi.waitFor(async () => expect(await names()).toContain('app.quit'), { timeout: 15_000 });
  expect(await names()).not.toContain('new BrowserWindow');
  await main.stop();

  main = await bootMain();
  await ready();
  const events = async () =>
    (await main.calls()).filter(({ name }) => name === 'webContents.send').map(({ args }) => args[1]);
  await main.play({ do: 'app', event: 'second-instance', args: [['vitrine', '--inspect', 'vitrine://evil/x']] });
  expect(await events()).toEqual([]);
  expect(await names()).toContain('window.focus');
  await main.play({ do: 'app', event: 'second-instance', args: [['vitrine', 'vitrine://payment/success?x=1']] });
  await main.play({ do: 'app', event: 'open-url', args: ['vitrine://payment/cancel'] });
  expect(await events()).toEqual([
    { kind: 'payment', outcome: 'success' },
    { kind: 'payment', outcome: 'cancel' },
  ]);
});

test('DE-15 a page that crashes or hangs is loaded again a few times, and then its owner is asked', async () => {
  main = await bootMain();
  await ready();
  const timesOf = async (name: string) => (await names()).filter((one) => one === name).length;
  const crash = () => main.play({ do: 'contents', event: 'render-process-gone', args: { reason: 'crashed' } });
  for (let time = 0; time < 3; time += 1) await crash();
  expect([await timesOf('webContents.reload'), await timesOf('dialog.showMessageBox')]).toEqual([3, 0]);
  await crash();
  expect(await timesOf('dialog.showMessageBox')).toBe(1);
  await main.play({ do: 'window', event: 'unresponsive' });
  await vi.waitFor(async () => expect(await timesOf('webContents.forcefullyCrashRenderer')).toBe(1));
});

test('a window that closes stays in the tray, says so once, and goes when the app is quit or its owner chose so', async () => {
  main = await bootMain();
  await ready();
  const close = () => main.play({ do: 'window', event: 'close' });
  expect([await close(), await close()]).toEqual([true, true]);
  expect((await names()).filter((name) => name === 'new Notification')).toHaveLength(1);
  const choice = { notifications: true, everyConversation: false, staysInTray: false, startsAtLogIn: true };
  await main.play({ do: 'invoke', channel: 'vitrine:settings:write', args: [choice], frame: top, sender: 7 });
  expect(await close()).toBe(false);
  // a build that is not installed registers no start at log-in
  expect(await names()).not.toContain('app.setLoginItemSettings');
  await main.play({
    do: 'invoke',
    channel: 'vitrine:settings:write',
    args: [{ notifications: true }],
    frame: top,
    sender: 7,
  });
  expect(await close()).toBe(true);
  await main.play({ do: 'app', event: 'before-quit', args: [] });
  expect(await close()).toBe(false);
  await main.stop();

  // on macOS a restart into an update closes the window first, and one that hid would keep the old version
  main = await bootMain();
  await ready();
  expect(await close()).toBe(true);
  await main.play({ do: 'updater', event: 'before-quit-for-update' });
  expect(await close()).toBe(false);
  await main.stop();

  main = await bootMain({ FAKE_NO_TRAY: 'yes' });
  await ready();
  expect(await close()).toBe(false);
});

test('an installed build without a server of its own asks for one first; a notification says who, where and what', async () => {
  main = await bootMain({ FAKE_PACKAGED: 'yes' });
  await ready();
  expect(await argsOf('window.loadURL')).toEqual(['app://owner/desktop-app']);
  expect(await argsOf('app.setAppUserModelId')).toEqual(['app.vitrine.owner']);
  const invoke = (channel: string, argument: unknown) =>
    main.play({ do: 'invoke', channel, args: [argument], frame: top, sender: 7 });
  expect(await invoke('vitrine:start', undefined)).toMatchObject({ needsServer: true });
  const wish = { id: 'cnv_1', shop: 'Atelier', wish: true, words: 'Is the <b>blue\u0000</b> one here?' };
  await invoke('vitrine:conversation:announce', wish);
  await invoke('vitrine:conversation:announce', wish);
  expect((await main.calls()).filter(({ name }) => name === 'new Notification').map(({ args }) => args)).toEqual([
    [{ title: 'Atelier: a visitor asks for a person', body: '“Is the b blue /b one here?”' }],
  ]);
  await invoke('vitrine:unread:set', 2);
  const lastOf = async (name: string) => (await main.calls()).findLast((call) => call.name === name)?.args;
  expect([await lastOf('tray.setToolTip'), await lastOf('app.setBadgeCount')]).toEqual([
    ['Vitrine: 2 visitors wait'],
    [2],
  ]);
});

test('the window’s place is remembered', async () => {
  main = await bootMain();
  await ready();
  await main.play({ do: 'window', event: 'move' });
  await vi.waitFor(async () => expect(await readdir(main.userData)).toContain('settings.json'), { timeout: 5000 });
});
