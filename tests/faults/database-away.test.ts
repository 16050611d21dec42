/** ST-09 WI-12 The database is killed under a shop's visitors: pages go on being served, the chat says what is the matter in its own panel, and goes on by itself. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import type { Browser, Frame, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import type { Postgres15 } from '../../scripts/external-postgres.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { openShops } from './support/visitors-load.ts';

const away = 'We cannot be reached right now. We keep trying.';
let postgres: Postgres15;
let server: ServerProcess;
let browser: Browser;
let shop: Server;
let agentId: string;
let unasked: string;

beforeAll(async () => {
  postgres = await startPostgres15();
  server = await startServer(postgres.adminUrl);
  const [first, second] = await openShops(server.url, postgres.adminUrl, 2);
  agentId = first?.agentId ?? '';
  unasked = second?.agentId ?? '';
  const executablePath = findChromium();
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  shop = createServer((_request, response) => {
    const tag = `<script async src="${server.url}/chatbox.js?id=${agentId}"></script>`;
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><html lang="en"><title>Shop</title>${tag}</html>`);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  await browser.close();
  shop.close();
  await server.stop();
  await postgres.stop();
});

const soon = { timeout: 30_000, interval: 100 };

/** a visitor of the shop opens the chat */
async function visit(): Promise<{ page: Page; chat: Frame }> {
  const page = await (await browser.newContext()).newPage();
  // a listening TCP server has an address of this kind
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await page.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/`);
  await vi.waitFor(async () => expect(await page.locator('vitrine-chat').count()).toBe(1), soon);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width - 50, height - 50);
  const chat = await vi.waitFor(
    () => page.frames().find((frame) => frame.url().includes('/widget-chat/')) ?? expect.fail('no chat'),
    soon,
  );
  await chat.getByRole('textbox').waitFor();
  return { page, chat };
}

async function ask(chat: Frame, words: string): Promise<void> {
  await chat.getByRole('textbox').fill(words);
  await chat.getByRole('textbox').press('Enter');
}

const answers = (chat: Frame) => chat.locator('[data-role=agent]');
const says = (chat: Frame | Page, words: string) => chat.getByText(words).waitFor({ timeout: 30_000 });
const ancestors = async (id: string) =>
  /frame-ancestors [^;]*/.exec(
    (await fetch(`${server.url}/widget-chat/${id}`)).headers.get('content-security-policy') ?? '',
  )?.[0];

test(
  'ST-09 WI-12 with the database killed the chat stands, says so, and goes on when it is back',
  { timeout: 180_000 },
  async () => {
    const early = await visit();
    await ask(early.chat, 'How long is delivery?');
    await vi.waitFor(async () => expect(await answers(early.chat).count()).toBe(2), soon);
    const policy = await ancestors(agentId);
    expect(policy).toContain('frame-ancestors ');

    await postgres.end('SIGKILL');
    await vi.waitFor(async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(503), soon);

    // what is static is served, and framed by whom it was
    for (const path of ['/chatbox.js', `/widget-chat/${agentId}`, '/', '/login'])
      expect([path, (await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } })).status]).toEqual([
        path,
        200,
      ]);
    expect(await ancestors(agentId)).toBe(policy);
    const owner = await (await browser.newContext()).newPage();
    await owner.goto(`${server.url}/login`);
    await owner
      .getByRole('button', { name: /log in|sign in/i })
      .first()
      .waitFor();

    // whom nobody asked for since the start has a page that any site may show, for it shows nothing
    const stranger = await (await browser.newContext()).newPage();
    expect((await stranger.goto(`${server.url}/widget-chat/${unasked}`))?.status()).toBe(503);
    expect(await ancestors(unasked)).toBeUndefined();
    await says(stranger, 'The chat cannot be reached right now.');

    // who was talking is told, and keeps what they wrote; who comes now is told, too
    await ask(early.chat, 'Can I return it?');
    await says(early.chat, away);
    await early.chat.getByRole('button', { name: 'Try again' }).waitFor();
    const late = await visit();
    await says(late.chat, away);

    await postgres.start();
    for (const { chat } of [early, late]) await chat.getByText(away).waitFor({ state: 'hidden', timeout: 60_000 });
    await stranger.getByRole('textbox').waitFor({ timeout: 60_000 });
    expect(await ancestors(unasked)).toContain('frame-ancestors ');
    await early.chat.getByRole('button', { name: 'Try again' }).click();
    await vi.waitFor(async () => expect(await answers(early.chat).count()).toBe(3), soon);
    await ask(late.chat, 'Do you have a wool blanket?');
    await vi.waitFor(async () => expect(await answers(late.chat).count()).toBe(2), soon);
  },
);
