/**
 * The desktop's window in plain Chromium: the built page under the shipped policy, the built preload, and main's own handlers behind them.
 * Only the scheme differs: Chromium knows no `app:`, so the page stands at an https address that is answered here.
 */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { createAnswers, openDoor } from '../../../src/main/ipc.ts';
import { createApiProxy } from '../../../src/main/api-proxy.ts';
import { createAppProtocol } from '../../../src/main/app-protocol.ts';
import type { KeptFile } from '../../../src/main/kept-file.ts';
import { createKeptReplies } from '../../../src/main/kept-replies.ts';
import { createMemoryStore } from '../../../src/main/secret-stores.ts';
import { createSecretVault } from '../../../src/main/secret-vault.ts';
import { createSettings } from '../../../src/main/settings.ts';
import { eventChannel } from '../../../src/preload/bridge.ts';
import type { DesktopEvent } from '../../../src/preload/bridge.ts';

const root = path.join(import.meta.dirname, '../../..');
export const windowAddress = 'https://owner.test';

export interface DesktopWindow {
  /** addresses that left for the system's browser */
  opened: string[];
  notified: string[];
  /** what the page was answered, by the door and by the proxy: nothing secret may stand here */
  heard: string[];
  token: () => Promise<string | null>;
  settings: ReturnType<typeof createSettings>;
  tell: (event: DesktopEvent) => Promise<void>;
  /** whether the server can be reached */
  setReach: (isThere: boolean) => void;
}

const memoryFile = (): KeptFile => {
  const kept = new Map<string, unknown>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
};

const passed = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name === 'accept' || name === 'content-type'));

export async function openDesktopWindow(page: Page, serverOrigin: string): Promise<DesktopWindow> {
  const [opened, notified, heard]: [string[], string[], string[]] = [[], [], []];
  const settings = createSettings(memoryFile(), serverOrigin);
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-window-'));
  const kept = createKeptReplies({ folder, warn: () => undefined });
  let isThere = true;
  const reach: typeof fetch = (...asked) => (isThere ? fetch(...asked) : Promise.reject(new TypeError('no network')));
  const vault = createSecretVault({ stores: [createMemoryStore()], warn: () => undefined });
  const handlers = new Map<string, (event: unknown, ...given: unknown[]) => Promise<unknown>>();
  openDoor({
    ipcMain: { handle: (channel, handler) => void handlers.set(channel, handler as never) },
    mayAsk: () => true,
    refused: () => undefined,
    answers: createAnswers({
      settings,
      sessionFile: memoryFile(),
      vault,
      fetch,
      version: '1.2.3',
      openOutside: (address) => void opened.push(address),
      isOutOfSight: () => true,
      needsServer: () => false,
      forgetKept: () => kept.forget(),
      notify: ({ id }) => void notified.push(id),
      applySettings: () => undefined,
      restartToUpdate: () => undefined,
      setBadge: () => undefined,
      reload: () => void page.goto(windowAddress).catch(() => undefined),
    }),
  });
  await page.exposeFunction('askMain', async (channel: string, given: unknown[]) => {
    const answer = await handlers.get(channel)?.({}, ...given);
    heard.push(JSON.stringify(answer) ?? '');
    return answer;
  });

  const preload = await readFile(path.join(root, 'out/preload/index.cjs'), 'utf8');
  await page.addInitScript(`{
    const listeners = new Map();
    const electron = {
      contextBridge: { exposeInMainWorld: (name, door) => Object.defineProperty(window, name, { value: Object.freeze(door) }) },
      ipcRenderer: {
        invoke: (channel, ...given) => window.askMain(channel, given),
        on: (channel, listener) => listeners.set(listener, channel),
        off: (_channel, listener) => listeners.delete(listener),
      },
    };
    window.tellPage = (channel, event) => { for (const [listener, on] of listeners) if (on === channel) listener({}, event); };
    ((require, exports, module) => { ${preload} })((name) => (name === 'electron' ? electron : undefined), {}, { exports: {} });
  }`);

  const answer = createAppProtocol({
    folder: path.join(root, 'out/renderer'),
    serverOrigin: () => settings.serverOrigin(),
    proxy: createApiProxy({ fetch: reach, serverOrigin: () => settings.serverOrigin(), vault, kept }),
  });
  await page.route(`${windowAddress}/**`, async (route: Route) => {
    const asked = route.request();
    // a stream never ends, and a fulfilled answer must
    if (asked.url().includes('watch_conversations')) return route.abort();
    const { pathname, search } = new URL(asked.url());
    const body = asked.postDataBuffer();
    const reply = await answer(
      new Request(`app://owner${pathname}${search}`, {
        method: asked.method(),
        headers: passed(asked.headers()),
        ...(body !== null && { body: new Uint8Array(body) }),
      }),
    );
    if (reply.type === 'error') return route.abort('failed');
    const content = Buffer.from(await reply.arrayBuffer());
    heard.push(content.toString());
    return route.fulfill({ status: reply.status, headers: Object.fromEntries(reply.headers), body: content });
  });
  return {
    opened,
    notified,
    heard,
    token: vault.read,
    settings,
    setReach: (now) => (isThere = now),
    tell: (event) =>
      page.evaluate(([channel, sent]) => Reflect.get(window, 'tellPage')(channel, sent), [
        eventChannel,
        event,
      ] as const),
  };
}
