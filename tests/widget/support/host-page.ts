/** A shop's page of a journey's own, on another site than the server: what stands in it, and the headers it comes with, are the journey's. */
import { createServer } from 'node:http';
import { expect, test as base } from '@playwright/test';
import type { Frame, Page, Route } from '@playwright/test';
import { demoOwner } from '../../support/test-site.ts';
import { json } from './chat-page.ts';

export interface HostPage {
  /** what stands in the head */
  head?: string;
  /** what stands in the body, before the script */
  body?: string;
  /** attributes of the html element */
  html?: string;
  headers?: Record<string, string>;
  /** instead of one async tag for the demo agent */
  scripts?: string;
}

interface Fixtures {
  agentId: string;
  loaderUrl: string;
  /** serves a page and gives its address */
  serveHost: (page?: HostPage) => Promise<string>;
}

export const test = base.extend<Fixtures>({
  agentId: async ({ baseURL }, use) => {
    expect(baseURL).toBeDefined();
    await use(demoOwner().agentId);
  },

  loaderUrl: async ({ baseURL, agentId }, use) => {
    await use(`${baseURL}/chatbox.js?id=${agentId}`);
  },

  serveHost: async ({ loaderUrl }, use) => {
    let shown: HostPage = {};
    const server = createServer((_request, response) => {
      const scripts = shown.scripts ?? `<script async src="${loaderUrl}"></script>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...shown.headers });
      response.end(
        `<!doctype html><html ${shown.html ?? 'lang="en"'}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
          `<link rel="icon" href="data:,"><title>Shop</title>${shown.head ?? ''}</head><body><h1>Shop</h1>${shown.body ?? ''}${scripts}</body></html>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await use((page = {}) => {
      shown = page;
      return Promise.resolve(`http://127.0.0.1:${port}/lamps/brass?ref=mail`);
    });
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  },
});

/** The bubble stands in a closed shadow root: a visitor's pointer finds it, a selector does not. */
export async function pressBubble(page: Page, side: 'left' | 'right' = 'right'): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(side === 'right' ? width - 50 : 50, height - 50);
}

export async function bubbleDrawn(page: Page): Promise<void> {
  await expect(page.locator('vitrine-chat')).toHaveCount(1);
}

export const chatFrames = (page: Page): Frame[] =>
  page.frames().filter((frame) => frame.url().includes('/widget-chat/'));

export async function chatFrame(page: Page): Promise<Frame> {
  await expect.poll(() => chatFrames(page).length).toBe(1);
  const [frame] = chatFrames(page);
  if (frame === undefined) throw new Error('the chat has gone');
  return frame;
}

/** A chat that was open on the page before opens by itself. */
const isReturning = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    try {
      return Object.entries(sessionStorage).some(([key, value]) => key.startsWith('vitrine.open.') && value === '1');
    } catch {
      return false;
    }
  });

export async function openChat(page: Page): Promise<Frame> {
  await bubbleDrawn(page);
  if (!(await isReturning(page))) await pressBubble(page);
  const frame = await chatFrame(page);
  await expect(frame.getByRole('textbox')).toBeVisible();
  await chatDrawn(frame);
  return frame;
}

/** The shell, which one can write into already, has no log. */
const chatDrawn = (chat: Frame | Page) => expect(chat.getByRole('log')).toBeVisible();

export async function ask(chat: Frame | Page, words: string): Promise<void> {
  await chatDrawn(chat);
  await chat.getByRole('textbox').fill(words);
  await chat.getByRole('textbox').press('Enter');
}

/** Asks, and waits until the answer is there whole (it may still be typed out). */
export async function askAndWait(chat: Frame | Page, words: string): Promise<void> {
  await chatDrawn(chat);
  const answers = chat.locator('[data-role=agent]');
  const before = await answers.count();
  await ask(chat, words);
  await expect(answers).toHaveCount(before + 1);
  await expect(chat.getByRole('log')).toHaveAttribute('aria-busy', 'false');
}

/** What the page said on its console, and what it threw. */
export function listen(page: Page): { lines: string[]; errors: string[] } {
  const heard = { lines: [] as string[], errors: [] as string[] };
  page.on('console', (message) => heard.lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.errors.push(error.message));
  return heard;
}

/** A hundred pages of a shop that is one page: each with a body of its own. */
export async function goThroughRoutes(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let route = 0; route < 100; route += 1) {
      history.pushState(null, '', `/route/${route}`);
      const body = document.createElement('body');
      body.textContent = `Route ${route}`;
      document.body.replaceWith(body);
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

/** What stands in the closed root is found by where it stands: the texts of the page, with those of shadow roots. */
export async function panelText(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes.map(({ name }) => String(name?.value ?? '')).join('\n');
}

/** The agent's style as the server says it, with something else in it. */
export const changeStyle = (page: Page, change: object) =>
  page.route('**/get_agent_style/*', async (route: Route) => {
    const body = await (await route.fetch()).json();
    await json(route, 200, { ...body, agentStyle: { ...body.agentStyle, ...change } });
  });
