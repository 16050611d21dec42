/**
 * What the widget costs a shop's page and its visitor: `node tests/bench/widget/measure-widget.ts`, after a build. One run on the demo:
 * sizes and requests, the bubble and the first opening under DevTools' Fast 3G with a processor four times slower, the heap, long tasks.
 * Each time is the median and the best of `rounds`, and bare page and page with the widget take turns, so that a busy machine slows both.
 * `--beside FOLDER`: another version's folder, built, takes its turn too.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { spawnSite } from '../../support/spawn-site.ts';
import { measureWeight } from './measure-weight.ts';
import { heapOf, longTasks, openPage, timeBubble, timeOpening } from './measure-page.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const best = (values: number[]) => Math.min(...values).toFixed(0);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const { beside } = parseArgs({ options: { beside: { type: 'string' } } }).values;
const sites = [{ name: '', site: await spawnSite() }];
if (beside !== undefined) sites.push({ name: 'the version before: ', site: await spawnSite(beside) });

/** The barest page there is, and the same with the widget: what is measured is the widget. */
const pages = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const site = sites[Number(request.url?.slice(1))]?.site;
  const tag = site && `<script async src="${site.origin}/chatbox.js?id=${site.agentId}"></script>`;
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Shop</title><h1>Shop</h1>${tag ?? ''}`,
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

const measures = ['bubble', 'cold', 'intent', 'heapClosed', 'heapOpen', 'tasks', 'slowTasks'] as const;
type Measures = Record<(typeof measures)[number], number[]>;
const none = (): Measures => ({
  bubble: [],
  cold: [],
  intent: [],
  heapClosed: [],
  heapOpen: [],
  tasks: [],
  slowTasks: [],
});

async function measure(url: string, into: Measures): Promise<void> {
  into.bubble.push(await timeBubble(browser, url, true));
  into.cold.push(await timeOpening(browser, url, { hovered: false }));
  into.intent.push(await timeOpening(browser, url, { hovered: true }));
  into.heapClosed.push(await heapOf(browser, url, 'closed'));
  into.heapOpen.push(await heapOf(browser, url, 'open'));
  into.tasks.push(await longTasks(browser, url, { opensChat: true, throttled: false }));
  into.slowTasks.push(await longTasks(browser, url, { opensChat: true, throttled: true }));
}

try {
  for (const line of await measureWeight(sites[0]?.site.origin ?? '', sites[0]?.site.agentId ?? '')) say(line);

  const bare = { paint: [] as number[], heap: [] as number[], tasks: [] as number[], slowTasks: [] as number[] };
  const widgets = sites.map(none);
  for (let round = 0; round < rounds; round += 1) {
    bare.paint.push(await timeBubble(browser, `${base}/`, false));
    bare.heap.push(await heapOf(browser, `${base}/`, 'bare'));
    bare.tasks.push(await longTasks(browser, `${base}/`, { opensChat: false, throttled: false }));
    bare.slowTasks.push(await longTasks(browser, `${base}/`, { opensChat: false, throttled: true }));
    for (const [at, into] of widgets.entries()) await measure(`${base}/${at}`, into);
  }
  const sayTimes = (what: string, values: number[]) =>
    say(`${what}, Fast 3G + 4x CPU: median ${median(values).toFixed(0)} ms, best ${best(values)} ms`);
  sayTimes('first paint of the bare page', bare.paint);
  for (const [at, { name }] of sites.entries()) {
    const told = widgets[at] ?? none();
    const megabytes = (values: number[]) => ((median(values) - median(bare.heap)) / 1e6).toFixed(2);
    sayTimes(`${name}bubble visible`, told.bubble);
    sayTimes(`${name}first opening, cold`, told.cold);
    sayTimes(`${name}first opening after the pointer came and the chat was fetched`, told.intent);
    say(
      `${name}heap over the bare page, closed and open: ${megabytes(told.heapClosed)}, ${megabytes(told.heapOpen)} MB`,
    );
    say(`${name}tasks over 50 ms, each round: ${told.tasks.join(' ')} (bare page ${bare.tasks.join(' ')})`);
    say(`${name}the same at 4x CPU: ${told.slowTasks.join(' ')} (bare page ${bare.slowTasks.join(' ')})`);
  }

  const shop = await openPage(browser, sites[0]?.site.shopUrl ?? '', { throttled: false, atOnce: false });
  await shop.page.locator('vitrine-chat').waitFor({ state: 'attached' });
  say('the example shop carries it too');
  await shop.close();
} finally {
  await browser.close();
  pages.close();
  for (const { site } of sites) await site.stop();
}
