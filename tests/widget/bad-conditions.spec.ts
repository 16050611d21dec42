/** Shops that isolate themselves, slow and lossy networks, and screens that are not like ours. */
import { expect } from '@playwright/test';
import { openLink } from './support/chat-page.ts';
import {
  ask,
  askAndWait,
  bubbleDrawn,
  chatFrame,
  goThroughRoutes,
  listen,
  openChat,
  pressBubble,
  test,
} from './support/host-page.ts';

test('WI-07 a shop that isolates itself and turns every permission off @long', async ({ page, serveHost }) => {
  const heard = listen(page);
  await page.goto(
    await serveHost({
      headers: {
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy':
          'camera=(), microphone=(), geolocation=(), clipboard-write=(), fullscreen=(), autoplay=()',
        'x-frame-options': 'DENY',
      },
    }),
  );
  const chat = await openChat(page);
  await askAndWait(chat, 'Do you have a warm blanket under 100?');
  const picture = chat.getByRole('list', { name: 'Products' }).locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(heard.errors).toEqual([]);
});

test('WI-08 in a sandbox that lets nothing open, an answer’s links stand as addresses to copy', async ({
  page,
  serveHost,
  baseURL,
  agentId,
}) => {
  const frame = `<iframe sandbox="allow-scripts" width="400" height="500" src="${baseURL}/widget-chat/${agentId}"></iframe>`;
  await page.goto(await serveHost({ body: frame, scripts: '' }));
  const chat = await chatFrame(page);
  await askAndWait(chat, 'How long does delivery take?');
  const answer = chat.locator('[data-role=agent]').last();
  const address = await answer.locator('a').first().getAttribute('href');
  await expect(answer).toContainText(`(${address})`);
});

test('WI-10 a tag that is written by document.write; a hundred routes with an open chat leak less than 2 MB @long', async ({
  page,
  serveHost,
  loaderUrl,
}) => {
  const written = `<script>document.write('<script src="${loaderUrl}"><' + '/script>')</script>`;
  await page.goto(await serveHost({ body: written, scripts: '' }));
  await openChat(page);
  const cdp = await page.context().newCDPSession(page);
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  await goThroughRoutes(page);
  await bubbleDrawn(page);
  expect((await heap()) - before).toBeLessThan(2_000_000);
});

test('WI-12 a server that does not answer: the shop loads, nothing moves in it, and a bubble waits', async ({
  page,
  serveHost,
  baseURL,
}) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.by += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const held = Promise.withResolvers<void>();
  await page.route(`${baseURL}/api/**`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(await serveHost(), { waitUntil: 'load' });
  await bubbleDrawn(page);
  expect(await page.evaluate(() => Reflect.get(window, 'moved').by)).toBe(0);
  expect(heard.lines).toEqual([]);
  // no blank panel either, as long as there is nothing in it
  const place = () => page.screenshot({ clip: { x: 900, y: 100, width: 300, height: 400 } });
  const before = await place();
  await pressBubble(page);
  const chat = await chatFrame(page);
  await page.waitForTimeout(800);
  expect((await place()).equals(before)).toBe(true);
  held.resolve();
  await expect(chat.getByRole('heading', { level: 1 })).toHaveText('Hazel');
  await expect(chat.getByRole('textbox')).toBeFocused();
});

test('WI-13 a network that loses questions and answers: each is answered in the end, and none stands twice @long', async ({
  page,
  agentId,
}) => {
  await openLink(page, agentId);
  let sent = 0;
  await page.route('**/get_response', async (route) => {
    sent += 1;
    // one in three is lost on its way there, one in three on its way back
    if (sent % 3 === 1) await route.abort('connectionreset');
    else if (sent % 3 === 2) {
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.continue();
  });
  const answers = page.locator('[data-role=agent]');
  const questions = ['How long does delivery take?', 'Can I return a blanket?'];
  for (const [at, question] of questions.entries()) {
    await ask(page, question);
    for (let attempt = 1; attempt < 3; attempt += 1) {
      await page.getByRole('button', { name: 'Try again' }).click();
      if (attempt === 1) await expect.poll(() => sent).toBe(at * 3 + 2);
    }
    await expect(answers).toHaveCount(at + 2);
  }
  expect(sent).toBe(6);
  await page.reload();
  await expect(page.locator('[data-role=visitor]')).toHaveText([
    /How long does delivery take/,
    /Can I return a blanket/,
  ]);
  await expect(answers).toHaveCount(3);
});

test('WI-16 a phone with a notch, and colours that the system forces @long', async ({ page, agentId }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  await page.emulateMedia({ forcedColors: 'active' });
  await openLink(page, agentId);
  await askAndWait(page, 'Hello');
  const gap = await page.locator('footer a').evaluate((link) => innerHeight - link.getBoundingClientRect().bottom);
  expect(gap).toBeGreaterThanOrEqual(34);
  // what only a fill would show must have a border there
  for (const part of ['.composer', '.send', '[data-role=visitor] > div', '[data-role=agent] > .agent']) {
    const border = await page
      .locator(part)
      .last()
      .evaluate((element) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return { width: Number.parseFloat(borderTopWidth), isSeen: borderTopColor !== backgroundColor };
      });
    expect([part, border.width > 0, border.isSeen]).toEqual([part, true, true]);
  }
});
