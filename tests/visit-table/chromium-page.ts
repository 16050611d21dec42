/** Chromium's side of the table, as `firefox-page.ts` is Firefox's. */
import type { Browser } from 'playwright';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShopPage } from '../firefox/firefox-page.ts';

const deadlineMs = 30_000;

export async function openChromiumPage(
  browser: Browser,
  { width, height, devicePixelRatio }: { width: number; height: number; devicePixelRatio: number },
): Promise<ShopPage> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: devicePixelRatio });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const frameOf = (where: 'shop' | 'chat') =>
    where === 'shop' ? page.mainFrame() : page.frames().find((frame) => frame.url().includes('/widget-chat/'));
  // by the protocol itself: Playwright's own helpers meet what the page patched
  async function ask(expression: string, where: 'shop' | 'chat'): Promise<unknown> {
    if (where === 'chat') return frameOf(where)?.evaluate(expression);
    const { result } = await client.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    return result.value;
  }
  return {
    ask,
    async goTo(url) {
      await page.goto(url);
    },
    async press(x, y) {
      await page.mouse.move(x, y);
      await wait(300);
      await page.mouse.click(x, y);
    },
    // WebDriver's names of keys, as Firefox takes them
    async type(keys) {
      if (keys === '\uE007') await page.keyboard.press('Enter');
      else if (keys === '\uE00C') await page.keyboard.press('Escape');
      else await page.keyboard.type(keys);
    },
    async until(expression, where, patienceMs = deadlineMs) {
      const endsAt = Date.now() + patienceMs;
      while ((await ask(expression, where).catch(() => false)) !== true) {
        if (Date.now() > endsAt) throw new Error(`never came true in the ${where}: ${expression}`);
        await wait(100);
      }
    },
    async picture() {
      return (await page.screenshot()).toString('base64');
    },
    close: () => context.close(),
  };
}
