/** One measurement each, on a page of a context of its own, so that no cache helps. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';

/** DevTools' "Fast 3G". */
const fast3g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const viewport = { width: 1280, height: 800 };
const bubbleAt = { x: viewport.width - 50, y: viewport.height - 50 };

interface OpenPage {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

export async function openPage(
  browser: Browser,
  url: string,
  { throttled, atOnce }: { throttled: boolean; atOnce: boolean },
): Promise<OpenPage> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (throttled) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', fast3g);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.addInitScript(() => {
    const seen = { bubble: 0, longTasks: 0, opened: 0 };
    Object.assign(window, { seen });
    if (window !== window.top) return;
    new PerformanceObserver((list) => {
      seen.longTasks += list.getEntries().length;
    }).observe({ type: 'longtask', buffered: true });
    // The element comes with its bubble drawn: two frames later it is on the screen.
    new MutationObserver(() => {
      if (seen.bubble !== 0 || document.querySelector('vitrine-chat') === null) return;
      seen.bubble = 1;
      requestAnimationFrame(() => requestAnimationFrame((now) => (seen.bubble = now)));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url, { waitUntil: atOnce ? 'commit' : 'load' });
  return { page, cdp, close: () => context.close() };
}

const seenOf = (page: Page, name: 'bubble' | 'longTasks') =>
  page.evaluate((field) => Number(Reflect.get(Reflect.get(window, 'seen'), field)), name);

/** ms from the navigation to the bubble on the screen, or to the first paint of a page without one. */
export async function timeBubble(browser: Browser, url: string, hasBubble: boolean): Promise<number> {
  const { page, close } = await openPage(browser, url, { throttled: true, atOnce: true });
  let ms = 0;
  while (ms <= 1) {
    await wait(100);
    ms = hasBubble
      ? await seenOf(page, 'bubble')
      : await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  }
  await close();
  return ms;
}

/**
 * ms from the press on the bubble, or from the pointer's arrival where the press comes with it, to the first frame in which the chat's field
 * is shown and has the cursor. The browser's own time of the event counts: work that the widget does before the page hears of the press is
 * its own. What is typed from that moment on, without looking, must arrive at the server, or the measurement fails.
 */
export async function timeOpening(browser: Browser, url: string, { hovered }: { hovered: boolean }): Promise<number> {
  const { page, close } = await openPage(browser, url, { throttled: true, atOnce: false });
  await page.locator('vitrine-chat').waitFor({ state: 'attached' });
  await wait(2_000);
  await page.evaluate(() => {
    let arrivedAt = 0;
    addEventListener('pointerover', ({ timeStamp }) => (arrivedAt = timeStamp), true);
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const startedAt = timeStamp - arrivedAt < 500 ? arrivedAt : timeStamp;
        Object.assign(window, { pressedAt: performance.timeOrigin + startedAt });
      },
      true,
    );
  });
  await page.context().addInitScript(() => {
    const look = () => {
      const field = document.querySelector('textarea');
      const isUsable = field?.checkVisibility() === true && document.activeElement === field && document.hasFocus();
      if (isUsable) Object.assign(window, { usableAt: performance.timeOrigin + performance.now() });
      else requestAnimationFrame(look);
    };
    if (window !== window.top) look();
  });
  if (hovered) {
    await page.mouse.move(bubbleAt.x, bubbleAt.y);
    await wait(4_000);
  }
  await page.mouse.click(bubbleAt.x, bubbleAt.y);
  const pressedAt = await page.evaluate(() => Number(Reflect.get(window, 'pressedAt')));
  let usableAt = Number.NaN;
  while (Number.isNaN(usableAt)) {
    await wait(10);
    const frame = page.frames().find((each) => each.url().includes('/widget-chat/'));
    usableAt =
      (await frame?.evaluate(() => Number(Reflect.get(window, 'usableAt'))).catch(() => Number.NaN)) ?? Number.NaN;
  }
  const sent = page.waitForRequest((request) => request.url().endsWith('/get_response'));
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  const question: unknown = (await sent).postDataJSON();
  if (Reflect.get(Object(question), 'userQuery') !== 'Hello') throw new Error('what was typed at once was not sent');
  await close();
  return usableAt - pressedAt;
}

/** Bytes of JavaScript after a collection, the chat's frame included, which lives in the same process here. */
export async function heapOf(browser: Browser, url: string, state: 'bare' | 'closed' | 'open'): Promise<number> {
  const { page, cdp, close } = await openPage(browser, url, { throttled: false, atOnce: false });
  // In every state, because waiting itself leaves something in the page.
  await page.locator(state === 'bare' ? 'h1' : 'vitrine-chat').waitFor({ state: 'attached' });
  if (state === 'open') await page.mouse.click(bubbleAt.x, bubbleAt.y);
  await wait(1_500);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await close();
  return usedSize;
}

/** Tasks over 50 ms from the page's load to an open chat; throttled, on a processor four times slower. */
export async function longTasks(
  browser: Browser,
  url: string,
  { opensChat, throttled }: { opensChat: boolean; throttled: boolean },
): Promise<number> {
  const { page, close } = await openPage(browser, url, { throttled, atOnce: false });
  if (opensChat) {
    await page.locator('vitrine-chat').waitFor({ state: 'attached' });
    await page.mouse.click(bubbleAt.x, bubbleAt.y);
  }
  await wait(throttled ? 6_000 : 1_500);
  const count = await seenOf(page, 'longTasks');
  await close();
  return count;
}
