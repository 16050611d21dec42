/** Shops as they are: hostile styles with a strict policy at once, refused storage, two agents, and pages that come back or print. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  askAndWait,
  bubbleDrawn,
  chatFrame,
  goThroughRoutes,
  listen,
  openChat,
  pressBubble,
  test,
} from './support/host-page.ts';

const hostileCss = `body *, html > * { all: revert; transform: rotate(3deg) !important; font-size: 40px !important; color: red !important; opacity: .5 !important; position: static !important }
  svg { width: 100% !important } button { all: unset !important; width: 3px !important }
  iframe { display: none !important; width: 100% !important } div { filter: blur(3px) !important; display: none !important }
  vitrine-chat { display: none !important; visibility: hidden !important } html { font-size: 62.5% !important } body { zoom: 2; transform: scale(.5) }`;

/** The column where bubble and panel stand, without the page behind it. */
async function panel(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(5, 5);
  await page.waitForTimeout(1_000);
  await page.setViewportSize({ width: width + 200, height: height + 200 });
  await page.waitForTimeout(300);
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(700);
  return page.screenshot({ clip: { x: width - 425, y: 0, width: 425, height }, animations: 'disabled', caret: 'hide' });
}

/** How many pixels differ by more than a shade: round corners are drawn a little otherwise at each visit to one and the same page. */
function pixelsApart(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (png) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (first === undefined || first.length !== second?.length) return Infinity;
      const shade = 16;
      let apart = 0;
      for (let at = 0; at < first.length; at += 4)
        if ([0, 1, 2].some((part) => Math.abs((first[at + part] ?? 0) - (second[at + part] ?? 0)) > shade)) apart += 1;
      return apart;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

test('WI-05, WI-06 under hostile styles and a policy by nonce alone the panel is the same to the pixel', async ({
  page,
  serveHost,
  loaderUrl,
  baseURL,
}) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
  });
  const ground = 'html, body { background: #fff !important; margin: 0 } h1 { visibility: hidden }';
  const serve = (css: string) =>
    serveHost({
      head: `<style nonce="n1">${ground} ${css}</style>`,
      scripts: `<script async nonce="n1" src="${loaderUrl}"></script>`,
      headers: {
        'content-security-policy': `default-src 'self'; script-src 'nonce-n1'; style-src 'nonce-n1'; connect-src ${baseURL}; frame-src ${baseURL}; img-src data:; require-trusted-types-for 'script'`,
        'permissions-policy': 'clipboard-write=(), fullscreen=()',
        'cross-origin-opener-policy': 'same-origin',
      },
    });

  const pictures: Buffer[] = [];
  for (const css of ['', hostileCss]) {
    await page.goto(await serve(css));
    const chat = await openChat(page);
    await expect(chat.getByRole('log')).toContainText('Welcome to');
    await expect(chat.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
    pictures.push(await panel(page));
    await page.evaluate(() => sessionStorage.clear());
    expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
    if (css !== '') await askAndWait(chat, 'How long does delivery take?');
  }
  await page.goto('about:blank');
  const [plain, hostile] = pictures;
  if (plain === undefined || hostile === undefined) throw new Error('the panel was not drawn');
  const apart = await pixelsApart(page, plain, hostile);
  expect(apart).toBeLessThan(8);
  expect(heard.errors).toEqual([]);
  expect(heard.lines.filter((line) => /policy|violat|trusted/i.test(line))).toEqual([]);
});

test('WI-09, T11 a shop whose own storage is refused, too, and again in the next visit', async ({
  page,
  serveHost,
}) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  });
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(await serveHost());
    const chat = await openChat(page);
    await askAndWait(chat, 'How long does delivery take?');
    await askAndWait(chat, 'And returns?');
    await expect(chat.locator('[data-role=visitor]')).toHaveCount(2);
  }
  expect(heard.errors).toEqual([]);
});

test('WI-08 in a frame that a shop sandboxed the chat opens and can be written into', async ({
  page,
  serveHost,
  baseURL,
  agentId,
}) => {
  const heard = listen(page);
  const frame = `<iframe sandbox="allow-scripts" width="400" height="500" src="${baseURL}/widget-chat/${agentId}"></iframe>`;
  await page.goto(await serveHost({ body: frame, scripts: '' }));
  const chat = await chatFrame(page);
  await expect(chat.getByRole('textbox')).toBeVisible();
  await chat.getByRole('textbox').fill('Hello');
  await expect(chat.getByRole('button', { name: 'Send message' })).toBeEnabled();
  expect(heard.errors).toEqual([]);
});

test('WI-10 two agents, a script that is taken away and put back, and a hundred routes leave one bubble each', async ({
  page,
  serveHost,
  loaderUrl,
  agentId,
  baseURL,
}) => {
  const other = `agt_${'7'.repeat(32)}`;
  await page.route(`${baseURL}/api/agents/get_agent_style/${other}`, async (route) => {
    const response = await route.fetch({ url: `${baseURL}/api/agents/get_agent_style/${agentId}` });
    await route.fulfill({ response });
  });
  await page.goto(
    await serveHost({
      scripts: `<script src="${loaderUrl}"></script><script src="${loaderUrl.replace(agentId, other)}" data-position="left" data-offset="30 60"></script>`,
    }),
  );
  await expect(page.locator('vitrine-chat')).toHaveCount(2);
  await page.evaluate(async (src) => {
    for (let turn = 0; turn < 3; turn += 1) {
      for (const tag of document.querySelectorAll('script')) tag.remove();
      const tag = document.createElement('script');
      tag.src = src;
      const loaded = new Promise((resolve) => tag.addEventListener('load', resolve));
      document.head.append(tag);
      await loaded;
    }
  }, loaderUrl);
  await goThroughRoutes(page);
  await expect(page.locator('vitrine-chat')).toHaveCount(2);
  const at = (x: number, y: number) =>
    page.evaluate(([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.tagName, [x, y]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await at(width - 50, height - 50)).toBe('VITRINE-CHAT');
  // the second stands where its tag asked: at the left, 60 px and one place up, 30 px in
  expect(await at(60, height - 60 - 72 - 30)).toBe('VITRINE-CHAT');
  await pressBubble(page);
  await expect((await chatFrame(page)).getByRole('textbox')).toBeVisible();
});

test('a tag may open the chat by itself: no cursor is taken and nothing is kept', async ({
  page,
  serveHost,
  loaderUrl,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${baseURL}/api/`))
      asked.push(new URL(request.url()).pathname.replace(/agt_\w+/, 'id'));
  });
  await page.goto(
    await serveHost({
      body: '<input aria-label="Search" autofocus>',
      scripts: `<script async src="${loaderUrl}" data-open-after="0.2" data-language="de"></script>`,
    }),
  );
  const chat = await chatFrame(page);
  await expect(chat.getByRole('textbox', { name: 'Nachricht' })).toBeVisible();
  await expect(chat.getByText('KI-Assistent')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search');
  expect([...new Set(asked)].filter((path) => !path.endsWith('/get_suggestions'))).toEqual([
    '/api/agents/get_agent_style/id',
  ]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a page in Arabic, printed, zoomed to 200 % and left and entered again', async ({ page, serveHost }) => {
  const heard = listen(page);
  const address = await serveHost({ html: 'lang="ar" dir="rtl"' });
  await page.goto(address);
  await bubbleDrawn(page);
  await pressBubble(page, 'left');
  const chat = await chatFrame(page);
  await expect(chat.getByRole('textbox', { name: 'رسالة' })).toBeVisible();
  await expect(chat.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(chat.locator('section').first()).toHaveAttribute('dir', 'rtl');

  await page.emulateMedia({ media: 'print' });
  const height = page.viewportSize()?.height ?? 0;
  expect(await page.evaluate((y) => document.elementFromPoint(50, y)?.tagName, height - 50)).not.toBe('VITRINE-CHAT');
  await page.emulateMedia({ media: 'screen' });

  // 200 % zoom halves the page's own pixels
  await page.setViewportSize({ width: 640, height: 360 });
  await expect.poll(() => chat.evaluate(() => [innerWidth, innerHeight])).toEqual([640, 360]);
  await expect(chat.getByRole('textbox', { name: 'رسالة' })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto('about:blank');
  await page.goBack();
  await bubbleDrawn(page);
  await expect(page.locator('vitrine-chat')).toHaveCount(1);
  expect(heard.errors).toEqual([]);
});
