/**
 * How many openings of the chat, typed into at once, take the keys: `node tests/bench/widget/measure-keys.ts [FOLDER]`, after a build.
 * FOLDER is another version's. Several browsers at a time: the fault that is looked for needs a busy machine. `given back` counts openings
 * in which the browser made the shop's page the owner of the keys while the chat's field had the cursor.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { spawnSite } from '../../support/spawn-site.ts';

const untilMs = Date.now() + Number(process.env['BENCH_SECONDS'] ?? 300) * 1_000;
const atOnce = 5;
const viewport = { width: 1280, height: 800 };
const counts = { openings: 0, 'took all keys': 0, 'lost the first': 0, 'took none': 0, 'given back': 0 };

const site = await spawnSite(process.argv[2]);
const shop = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><title>Shop</title><h1>Shop</h1><script async src="${site.origin}/chatbox.js?id=${site.agentId}"></script>`,
  );
});
shop.listen(0, '127.0.0.1');
await once(shop, 'listening');
const address = shop.address();
const shopUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
const executablePath = findChromium();

async function open(browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(shopUrl);
  await page.locator('vitrine-chat').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const seen = { givenBack: false };
    Object.assign(window, { seen });
    addEventListener('focus', () => {
      seen.givenBack ||= document.activeElement?.localName === 'vitrine-chat';
    });
  });
  await wait(200 * Math.random());
  await page.mouse.click(viewport.width - 50, viewport.height - 50);
  const chat = () => page.frames().find((frame) => frame.url().includes('/widget-chat/'));
  const ask = (expression: string): Promise<unknown> =>
    chat()
      ?.evaluate(expression)
      .catch(() => '') ?? Promise.resolve('');
  while ((await ask(`document.activeElement?.localName === 'textarea' && document.hasFocus()`)) !== true) await wait(5);
  await page.keyboard.type('Hello');
  await wait(1_000);
  await page.keyboard.type('World');
  await wait(1_000);
  const text = await ask(`document.querySelector('textarea').value`);
  counts.openings += 1;
  if (text === 'HelloWorld') counts['took all keys'] += 1;
  else if (String(text).endsWith('World')) counts['lost the first'] += 1;
  else counts['took none'] += 1;
  if (await page.evaluate(() => Boolean(Reflect.get(Reflect.get(window, 'seen'), 'givenBack'))))
    counts['given back'] += 1;
  await context.close();
}

async function work(): Promise<void> {
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath !== undefined && { executablePath }),
  });
  while (Date.now() < untilMs) await open(browser);
  await browser.close();
}

try {
  await Promise.all(Array.from({ length: atOnce }, work));
} finally {
  shop.close();
  shop.closeAllConnections();
  await site.stop();
}
process.stdout.write(`${JSON.stringify(counts)}\n`);
