/**
 * What the widget costs a shop's page and its visitor: `node tests/bench/widget/measure-widget.ts`, after a build. One run on the demo:
 * sizes and requests, the bubble and the first opening under DevTools' Fast 3G with a processor four times slower, the heap, long tasks.
 * Each time is the median and the best of `rounds`, and bare page and page with the widget take turns, so that a busy machine slows both.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { chromium } from 'playwright';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { spawnSite } from '../../support/spawn-site.ts';
import { measureWeight } from './measure-weight.ts';
import { heapOf, longTasks, openPage, timeBubble, timeOpening } from './measure-page.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const best = (values: number[]) => Math.min(...values).toFixed(0);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const { origin, shopUrl, agentId, stop } = await spawnSite();
const tag = `<script async src="${origin}/chatbox.js?id=${agentId}"></script>`;

/** The barest page there is, and the same with the widget: what is measured is the widget. */
const pages = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Shop</title><h1>Shop</h1>${request.url === '/widget' ? tag : ''}`,
  );
});
pages.listen(0, '127.0.0.1');
await once(pages, 'listening');
const address = pages.address();
const base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

const executablePath = findChromium();
const browser = await chromium.launch({
  // In one process, so that one set of conditions holds for the page and the chat in its frame.
  args: ['--no-sandbox', '--disable-site-isolation-trials', '--disable-features=IsolateOrigins,site-per-process'],
  ...(executablePath !== undefined && { executablePath }),
});
try {
  for (const line of await measureWeight(origin, agentId)) say(line);

  const times = { bare: [] as number[], bubble: [] as number[], cold: [] as number[], intent: [] as number[] };
  const heaps = { bare: [] as number[], widget: [] as number[], open: [] as number[] };
  const tasks = { bare: [] as number[], widget: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await timeBubble(browser, `${base}/`, false));
    times.bubble.push(await timeBubble(browser, `${base}/widget`, true));
    times.cold.push(await timeOpening(browser, `${base}/widget`, { hovered: false }));
    times.intent.push(await timeOpening(browser, `${base}/widget`, { hovered: true }));
    heaps.bare.push(await heapOf(browser, `${base}/`, 'bare'));
    heaps.widget.push(await heapOf(browser, `${base}/widget`, 'closed'));
    heaps.open.push(await heapOf(browser, `${base}/widget`, 'open'));
    tasks.bare.push(await longTasks(browser, `${base}/`, false));
    tasks.widget.push(await longTasks(browser, `${base}/widget`, true));
  }
  const sayTimes = (what: string, values: number[]) =>
    say(`${what}, Fast 3G + 4x CPU: median ${median(values).toFixed(0)} ms, best ${best(values)} ms`);
  sayTimes('first paint of the bare page', times.bare);
  sayTimes('bubble visible', times.bubble);
  sayTimes('first opening, cold', times.cold);
  sayTimes('first opening after the pointer came and the chat was fetched', times.intent);
  const bareHeap = median(heaps.bare);
  say(`heap over the bare page, closed: ${((median(heaps.widget) - bareHeap) / 1e6).toFixed(2)} MB`);
  say(`heap over the bare page, open: ${((median(heaps.open) - bareHeap) / 1e6).toFixed(2)} MB`);
  say(`long tasks, unthrottled: ${median(tasks.widget)} (bare page ${median(tasks.bare)})`);

  const shop = await openPage(browser, shopUrl, { throttled: false, atOnce: false });
  await shop.page.locator('vitrine-chat').waitFor({ state: 'attached' });
  say('the example shop carries it too');
  await shop.close();
} finally {
  await browser.close();
  pages.close();
  await stop();
}
