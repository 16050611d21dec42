/** A page in Firefox as a journey needs it: go, press, type, and ask a document, the shop's or the chat's in its frame, what it shows. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Firefox } from './drive-firefox.ts';

export interface ShopPage {
  goTo: (url: string) => Promise<void>;
  press: (x: number, y: number) => Promise<void>;
  type: (keys: string, where: 'shop' | 'chat') => Promise<void>;
  /** the value of an expression, in the shop's page or in the chat's */
  ask: (expression: string, where: 'shop' | 'chat') => Promise<unknown>;
  /** waits until the expression holds, and says which one did not */
  until: (expression: string, where: 'shop' | 'chat', patienceMs?: number) => Promise<void>;
  picture: () => Promise<string>;
  close: () => Promise<void>;
}

export const viewport = { width: 1280, height: 800, devicePixelRatio: 1 };
const deadlineMs = 30_000;

interface Tree {
  context: string;
  url: string;
  children: Tree[];
}

/** Each with a storage of its own. */
export async function openFirefoxPage({ send }: Firefox, { devicePixelRatio, ...size } = viewport): Promise<ShopPage> {
  const { userContext } = await send('browser.createUserContext', {});
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.setViewport', { context, viewport: size, devicePixelRatio });

  async function contextOf(where: 'shop' | 'chat'): Promise<unknown> {
    if (where === 'shop') return context;
    const tree: { contexts?: Tree[] } = await send('browsingContext.getTree', { root: context });
    return tree.contexts?.[0]?.children.find(({ url }) => url.includes('/widget-chat/'))?.context;
  }

  async function ask(expression: string, where: 'shop' | 'chat'): Promise<unknown> {
    const target = await contextOf(where);
    if (target === undefined) return undefined;
    const { result } = await send('script.evaluate', { expression, target: { context: target }, awaitPromise: true });
    return Object(result).value;
  }

  return {
    ask,
    async goTo(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async press(x, y) {
      const pointer = [
        { type: 'pointerMove', x, y },
        { type: 'pause', duration: 300 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions: pointer }] });
    },
    async type(keys, where) {
      const actions = Array.from(keys).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('input.performActions', {
        context: await contextOf(where),
        actions: [{ type: 'key', id: 'keys', actions }],
      });
    },
    async until(expression, where, patienceMs = deadlineMs) {
      const endsAt = Date.now() + patienceMs;
      while ((await ask(expression, where).catch(() => false)) !== true) {
        if (Date.now() > endsAt) throw new Error(`never came true in the ${where}: ${expression}`);
        await wait(200);
      }
    },
    async picture() {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return String(data);
    },
    async close() {
      await send('browser.removeUserContext', { userContext });
    },
  };
}
