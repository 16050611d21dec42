/** The loader as a guest: on hostile, strict, broken and busy pages. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  askAndWait,
  bubbleDrawn,
  chatFrame,
  chatFrames,
  listen,
  openChat,
  pressBubble,
  test,
} from './support/host-page.ts';

const hostileCss = `<style>
  body *, html > * { all: revert; transform: rotate(3deg) !important; font-size: 40px !important; color: red !important; opacity: .5 !important; box-sizing: content-box !important; position: static !important; }
  svg { width: 100% !important } button { all: unset !important; width: 3px !important }
  iframe { width: 100% !important; display: none !important } div { filter: blur(3px) !important; display: none !important }
  vitrine-chat { display: none !important; visibility: hidden !important } html { font-size: 62.5% !important }
  body { zoom: 2; transform: scale(.5) }
</style>`;

/** the corner where bubble and panel stand */
async function corner(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return page.screenshot({ clip: { x: width - 90, y: height - 90, width: 90, height: 90 }, animations: 'disabled' });
}

test('WI-05 a hostile page’s styles reach neither bubble nor chat', async ({ page, serveHost }) => {
  const plain = '<style>body{background:#fff;margin:0}</style>';
  await page.goto(await serveHost({ head: plain }));
  await bubbleDrawn(page);
  await page.waitForTimeout(400);
  const before = await corner(page);
  const sizeOf = async () => {
    const chat = await openChat(page);
    return chat.evaluate(() => [innerWidth, innerHeight]);
  };
  const size = await sizeOf();

  // an open chat would be open there too
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(await serveHost({ head: plain + hostileCss }));
  await bubbleDrawn(page);
  await page.waitForTimeout(400);
  expect(before.equals(await corner(page))).toBe(true);
  expect(await sizeOf()).toEqual(size);
});

test('WI-06, WI-07 a strict policy with only the documented additions', async ({ page, serveHost, baseURL }) => {
  const heard = listen(page);
  const policy = `default-src 'self'; script-src ${baseURL}; connect-src ${baseURL}; frame-src ${baseURL}; img-src data:; require-trusted-types-for 'script'`;
  await page.goto(await serveHost({ headers: { 'content-security-policy': policy } }));
  const chat = await openChat(page);
  await askAndWait(chat, 'How long does delivery take?');
  expect(heard.lines.filter((line) => /policy|violat|trusted/i.test(line))).toEqual([]);
});

test('WI-06 where nothing is allowed there is one line and no loop', async ({ page, serveHost, baseURL }) => {
  const heard = listen(page);
  await page.goto(
    await serveHost({
      headers: { 'content-security-policy': `default-src 'none'; script-src ${baseURL}; img-src data:` },
    }),
  );
  await page.waitForTimeout(2_000);
  await expect(page.locator('vitrine-chat')).toHaveCount(0);
  expect(heard.lines.filter((line) => line.includes('[vitrine]'))).toHaveLength(1);
  expect(heard.errors).toEqual([]);
});

for (const id of ["');alert(1)//", '</script>', '', 'agt_123', 'x'.repeat(10_000)]) {
  test(`WI-01 the id ${JSON.stringify(id.slice(0, 20))} draws nothing and says one line`, async ({
    page,
    serveHost,
    baseURL,
  }) => {
    const heard = listen(page);
    await page.goto(
      await serveHost({ scripts: `<script src="${baseURL}/chatbox.js?id=${encodeURIComponent(id)}"></script>` }),
    );
    await page.waitForTimeout(300);
    await expect(page.locator('vitrine-chat')).toHaveCount(0);
    expect(heard.lines.filter((line) => line.includes('[vitrine]'))).toHaveLength(1);
    expect(heard.errors).toEqual([]);
    expect(await page.evaluate(() => 'Vitrine' in window)).toBe(false);
  });
}

test('an agent that does not exist draws nothing', async ({ page, serveHost, baseURL }) => {
  const heard = listen(page);
  await page.goto(
    await serveHost({ scripts: `<script src="${baseURL}/chatbox.js?id=agt_${'0'.repeat(32)}"></script>` }),
  );
  await expect.poll(() => heard.lines.filter((line) => line.includes('[vitrine]')).length).toBe(1);
  await expect(page.locator('vitrine-chat')).toHaveCount(0);
});

test('WI-10, T25 twice, deferred, injected, in the head: one bubble and one global', async ({
  page,
  serveHost,
  loaderUrl,
}) => {
  const names = () => page.evaluate(() => Object.keys(window));
  await page.goto(await serveHost({ scripts: '' }));
  const before = await names();
  await page.goto(
    await serveHost({
      head: `<script src="${loaderUrl}"></script><script defer src="${loaderUrl}"></script>`,
      scripts: `<script>const tag=document.createElement('script');tag.src=${JSON.stringify(loaderUrl)};document.body.append(tag)</script>`,
    }),
  );
  await bubbleDrawn(page);
  await page.waitForTimeout(500);
  await expect(page.locator('vitrine-chat')).toHaveCount(1);
  expect((await names()).filter((name) => !before.includes(name))).toEqual(['Vitrine']);
});

test('WI-10 a page that throws its body or our element away keeps the bubble and the conversation', async ({
  page,
  serveHost,
}) => {
  await page.goto(await serveHost());
  const chat = await openChat(page);
  await askAndWait(chat, 'How long does delivery take?');

  await page.evaluate(() => document.querySelector('vitrine-chat')?.remove());
  await bubbleDrawn(page);
  const again = await chatFrame(page);
  await expect(again.locator('[data-role=visitor]')).toHaveCount(1);

  await page.evaluate(() => {
    const fresh = document.createElement('body');
    fresh.textContent = 'Another page';
    document.body.replaceWith(fresh);
  });
  await bubbleDrawn(page);
  expect(chatFrames(page)).toHaveLength(1);
});

test('window.Vitrine opens, closes, toggles and tells', async ({ page, serveHost }) => {
  await page.goto(await serveHost());
  await bubbleDrawn(page);
  const told = await page.evaluate(async () => {
    const { Vitrine } = window as unknown as {
      Vitrine: Record<'open' | 'close' | 'toggle', () => void> & {
        on: (name: string, heard: () => void) => () => void;
      };
    };
    const events: string[] = [];
    Vitrine.on('open', () => events.push('open'));
    const stop = Vitrine.on('close', () => events.push('close'));
    Vitrine.open();
    Vitrine.open();
    Vitrine.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    stop();
    Vitrine.toggle();
    Vitrine.toggle();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return events;
  });
  expect(told).toEqual(['open', 'close', 'open']);
});

test('WI-11 a page that has patched the language’s own parts', async ({ page, serveHost }) => {
  const heard = listen(page);
  const patches = `<script>
    Object.prototype.foo = 1; Array.prototype.extra = function () {};
    Array.prototype.map = function () { throw new Error('patched') };
    String.prototype.toJSON = Array.prototype.toJSON = function () { return 'patched' };
    JSON.stringify = () => 'patched';
  </script>`;
  await page.goto(await serveHost({ head: patches }));
  const chat = await openChat(page);
  await askAndWait(chat, 'How long does delivery take?');
  expect(heard.errors).toEqual([]);
});

test('WI-12 our server down: the shop loads, nothing is drawn, one line is said', async ({
  page,
  serveHost,
  baseURL,
}) => {
  const heard = listen(page);
  await page.route(`${baseURL}/api/**`, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(await serveHost());
  await page.waitForTimeout(1_000);
  await expect(page.locator('vitrine-chat')).toHaveCount(0);
  expect(heard.lines.filter((line) => line.includes('[vitrine]'))).toHaveLength(1);
  await page.unroute(`${baseURL}/api/**`);
  await expect(page.locator('vitrine-chat')).toHaveCount(1, { timeout: 8_000 });
});

test('on a phone the chat fills the screen and closes by its own button', async ({ browser, serveHost }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(await serveHost());
  const chat = await openChat(page);
  await expect.poll(() => chat.evaluate(() => [innerWidth, innerHeight])).toEqual([390, 844]);
  await expect(chat.getByRole('textbox')).not.toBeFocused();
  await chat.getByRole('button', { name: 'Close chat' }).tap();
  const atCentre = () => page.evaluate(() => document.elementFromPoint(195, 422)?.tagName);
  await expect.poll(atCentre).not.toBe('VITRINE-CHAT');
  await context.close();
});

test('a right-to-left page has the bubble on its own side', async ({ page, serveHost }) => {
  await page.goto(await serveHost({ html: 'lang="ar" dir="rtl"' }));
  await bubbleDrawn(page);
  await pressBubble(page, 'left');
  await expect((await chatFrame(page)).getByRole('textbox')).toBeVisible();
});
