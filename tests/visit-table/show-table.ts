/**
 * Forty hostile pages and twelve screens in Chromium and in Firefox, in one table: `node tests/visit-table/show-table.ts [NAME]`, after a
 * build; part of `npm run verify`. In each the bubble stands where it can be seen and pressed, the chat opens with its cursor, a question is
 * answered, the page heard no error, and Escape closes it.
 */
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/find-chromium.ts';
import { driveFirefox, findFirefox } from '../firefox/drive-firefox.ts';
import type { ShopPage } from '../firefox/firefox-page.ts';
import { openFirefoxPage, viewport } from '../firefox/firefox-page.ts';
import { spawnSite } from '../support/spawn-site.ts';
import { openChromiumPage } from './chromium-page.ts';
import type { DeviceShape } from './device-shapes.ts';
import { deviceShapes } from './device-shapes.ts';
import type { HostilePage } from './hostile-pages.ts';
import { hostilePages } from './hostile-pages.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const keys = { enter: '\uE007', escape: '\uE00C' };
const wanted = process.argv[2] ?? '';

interface Row {
  name: string;
  page: HostilePage;
  shape: DeviceShape;
}

const plain: HostilePage = { name: 'nothing hostile' };
const rows: Row[] = [
  ...hostilePages.map((page) => ({ name: page.name, page, shape: { name: '', ...viewport } })),
  ...deviceShapes.map((shape) => ({
    name: `${shape.name}, ${shape.width} x ${shape.height}`,
    page: { ...plain, body: '<div style="height:3000px">long</div>' },
    shape,
  })),
].filter(({ name }) => name.includes(wanted));

const executable = findFirefox();
if (executable === undefined) {
  say('Firefox is missing: apt-get install firefox-esr, or name it in FIREFOX_PATH');
  process.exit(1);
}
const site = await spawnSite();

const src = `${site.origin}/chatbox.js?id=${site.agentId}`;
const errorsHeard =
  '<script nonce="n1">window.heard = []; onerror = (words) => void heard.push(String(words))</script>';
const shops = createServer((request, response) => {
  const shown = rows[Number(request.url?.split('/').at(-1))]?.page ?? plain;
  const fill = (text: string) => text.replaceAll('{src}', src).replaceAll('{origin}', site.origin);
  for (const [name, value] of Object.entries(shown.headers ?? {})) response.setHeader(name, fill(value));
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const script = fill(shown.tag ?? '<script async src="{src}"></script>');
  const start = `<!doctype html><html ${shown.html ?? 'lang="en"'}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
  const document = `${start}<link rel="icon" href="data:,"><title>Shop</title>${errorsHeard}${shown.head ?? ''}</head><body><h1>Shop</h1>${shown.body ?? ''}{script}</body></html>`;
  response.end((shown.document ?? document).replace('{script}', () => script));
});
shops.listen(0, '127.0.0.1');
await once(shops, 'listening');
const address = shops.address();
const base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/shop`;

/** Where the bubble is found by a press: seen from below, where a bar may have lifted it. */
const findBubble = (side: HostilePage['side']) => `(() => {
  const { width, height } = visualViewport;
  const x = ${side === 'left' ? '50' : 'width - 50'};
  for (const y of [height - 50, height - 122])
    if (document.elementFromPoint(x, y)?.tagName === 'VITRINE-CHAT') return x + ' ' + y;
  return '';
})()`;

/** What is wrong with the open chat; '' where nothing is. */
const faultsOfChat = `(() => {
  const faults = [];
  const field = document.querySelector('textarea').getBoundingClientRect();
  if (field.bottom > innerHeight || field.width < 120) faults.push('the field is not whole');
  if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than its frame');
  if (document.querySelector('[role=log]').clientHeight < Math.min(200, innerHeight / 3)) faults.push('no room to read');
  if (Number.parseFloat(getComputedStyle(document.querySelector('textarea')).fontSize) < 16) faults.push('a field of under 16 px');
  for (const button of document.querySelectorAll('button')) {
    const { left, right, width, height } = button.getBoundingClientRect();
    if (width < 24 || height < 24 || left < 0 || right > innerWidth) faults.push('a button: ' + button.textContent + button.ariaLabel);
  }
  return faults.join('; ');
})()`;

const answers = `[...document.querySelectorAll('[data-role=agent]')]`;
const errors = `String(window.heard ?? '')`;

async function visit(shop: ShopPage, at: number, { page, shape }: Row): Promise<string> {
  await shop.goTo(`${base}/${at}`);
  if (page.mayBeNone) {
    const isThere = await shop.until(`document.querySelector('vitrine-chat') !== null`, 'shop', 3_000).then(
      () => true,
      () => false,
    );
    if (!isThere) return String(await shop.ask(errors, 'shop'));
  } else await shop.until(`document.querySelector('vitrine-chat') !== null`, 'shop');
  if (page.afterwards !== undefined) {
    await shop.ask(`(() => { ${page.afterwards} })()`, 'shop');
    await shop.until(`document.querySelector('vitrine-chat') !== null`, 'shop');
  }
  await shop.until(`${findBubble(page.side)} !== ''`, 'shop');
  const [x = 0, y = 0] = String(await shop.ask(findBubble(page.side), 'shop'))
    .split(' ')
    .map(Number);
  await shop.press(x, y);
  await shop.until(`document.activeElement?.tagName === 'TEXTAREA' && document.hasFocus()`, 'chat');
  // the frame has its own way to its place
  await shop.until(
    `innerWidth >= ${Math.min(shape.width, 300)} && innerHeight >= ${Math.min(shape.height, 240)}`,
    'chat',
  );
  await shop
    .until(`document.querySelector('[role=log]') !== null && ${faultsOfChat} === ''`, 'chat', 10_000)
    .catch(async () => Promise.reject(new Error(String(await shop.ask(faultsOfChat, 'chat')))));
  await shop.type('How long does delivery take?', 'chat');
  await shop.type(keys.enter, 'chat');
  await shop.until(
    `${answers}.length > 1 && /\\d/.test(${answers}.at(-1).textContent) && document.querySelector('[role=log]').ariaBusy === 'false'`,
    'chat',
  );
  const faults = String(await shop.ask(faultsOfChat, 'chat'));
  if (faults !== '') return `after a reply: ${faults}`;
  await shop.type(keys.escape, 'chat');
  await shop.until(`${findBubble(page.side)} !== ''`, 'shop');
  await shop.until(`document.activeElement?.tagName !== 'IFRAME'`, 'shop');
  return String(await shop.ask(errors, 'shop'));
}

const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath !== undefined && { executablePath }),
});
const firefox = await driveFirefox(executable);
const browsers: [name: string, open: (shape: DeviceShape) => Promise<ShopPage>][] = [
  ['Chromium', (shape) => openChromiumPage(browser, shape)],
  ['Firefox', (shape) => openFirefoxPage(firefox, shape)],
];

let red = 0;
try {
  say(`| page or screen | ${browsers.map(([name]) => name).join(' | ')} |\n| --- | --- | --- |`);
  for (const [at, row] of rows.entries()) {
    const told: string[] = [];
    for (const [name, open] of browsers) {
      const shop = await open(row.shape);
      const fault = await visit(shop, at, row).catch((error: unknown) => String(error));
      if (fault !== '') {
        red += 1;
        await mkdir('test-results', { recursive: true });
        await writeFile(`test-results/table-${name}-${at}.png`, await shop.picture(), 'base64');
      }
      told.push(fault === '' ? 'green' : `RED ${fault.replaceAll('|', '/')}`);
      await shop.close();
    }
    say(`| ${row.name} | ${told.join(' | ')} |`);
  }
  say(`${rows.length} rows, ${red} red`);
} finally {
  await firefox.close();
  await browser.close();
  shops.close();
  shops.closeAllConnections();
  await site.stop();
}
if (red > 0) process.exit(1);
