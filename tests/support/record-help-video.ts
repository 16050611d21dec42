/** Records the help video of the ownership screen from the running product (needs ffmpeg): `node tests/support/record-help-video.ts`, after a build. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { startOwnSite } from '../e2e/support/own-site.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { root, run } from '../../scripts/run.ts';

const size = { width: 1120, height: 700 };
const out = `${root}server/assets/website-validation.webm`;

interface Frame {
  file: string;
  atSeconds: number;
}

/** The page's pictures as they change, each with its time. */
async function recordFrames(page: Page, folder: string) {
  const frames: Frame[] = [];
  const writes: Promise<void>[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    const file = path.join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, atSeconds: metadata.timestamp ?? 0 });
    writes.push(writeFile(file, Buffer.from(data, 'base64')));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 90,
    maxWidth: size.width,
    maxHeight: size.height,
  });
  return async () => {
    await session.send('Page.stopScreencast');
    await Promise.all(writes);
    return frames;
  };
}

async function say(page: Page, words: string, seconds: number): Promise<void> {
  await page.evaluate((text) => {
    const known = document.querySelector<HTMLElement>('[data-caption]');
    const caption = known ?? document.body.appendChild(document.createElement('div'));
    caption.dataset['caption'] = '';
    Object.assign(caption.style, {
      position: 'fixed',
      inset: 'auto 0 28px',
      margin: '0 auto',
      width: 'fit-content',
      padding: '12px 22px',
      borderRadius: '10px',
      background: '#173a2d',
      color: '#fdfbf6',
      font: '600 19px/1.3 Inter, sans-serif',
      zIndex: '9999',
    });
    caption.textContent = text;
  }, words);
  await page.waitForTimeout(seconds * 1000);
}

const site = await startOwnSite();
const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-video-'));
const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: ['--no-sandbox'] });
try {
  const page = await (await browser.newContext({ viewport: size, colorScheme: 'light' })).newPage();
  await page.goto(`${site.url}/register`);
  await page.getByLabel('Name').fill('Ana Sousa');
  await page.getByLabel('Email').fill('ana@shop.example');
  await page.getByLabel('Password').fill('wooden-clock-7');
  await page.getByRole('button', { name: 'Registre' }).click();
  await page.getByLabel('Agent name').fill('Hazel');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByLabel('Brand name').fill('Hearth & Loom');
  await page.getByRole('textbox', { name: 'Type of products or services' }).fill('Blankets');
  await page.getByRole('textbox', { name: 'Type of products or services' }).press('Enter');
  await page.getByLabel('Friendly & Casual').check();
  await page.getByLabel('Email').fill('hello@hearthandloom.example');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Europe').check();
  await page.getByLabel('Website URL').fill(site.shopHost);
  await page.getByLabel('Website Sitemap URL').fill(`https://${site.shopHost}/sitemap_index.xml`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: /is yours/ }).waitFor();

  const stop = await recordFrames(page, folder);
  await say(page, 'Show Vitrine that the shop is yours', 3);
  await page.getByRole('tab', { name: 'File' }).click();
  await page.getByRole('tab', { name: 'File' }).scrollIntoViewIfNeeded();
  await say(page, 'Choose a way: here, a small text file', 3);
  await page.getByRole('button', { name: /Copy file content/i }).click();
  await say(page, 'Copy the line that it holds', 3);
  const token = (await page.locator('code, pre').allTextContents()).find((text) => /^[\w-]{43}$/.test(text.trim()));
  site.shop.setVerification(token?.trim() ?? '');
  const here = page.url();
  await page.goto(`${site.shop.url}/.well-known/vitrine-verification.txt`);
  await say(page, 'Put the file on your shop, so that its address shows the line', 4);
  await page.waitForTimeout(8000);
  await page.goto(here);
  await page.getByText('Your agent is being generated').waitFor();
  await say(page, 'Come back, or press "Check now": the proof is seen', 4);
  await say(page, 'That is all. Your agent reads the shop, and an e-mail says when it is ready', 4);
  const frames = await stop();

  const list = frames.flatMap(({ file, atSeconds }, i) => {
    const until = frames[i + 1]?.atSeconds ?? atSeconds + 1;
    // the wait between two checks of the server teaches nobody anything
    return [`file '${file}'`, `duration ${Math.min(until - atSeconds, 3.5).toFixed(3)}`];
  });
  await writeFile(path.join(folder, 'frames.txt'), list.join('\n'));
  await mkdir(path.dirname(out), { recursive: true });
  const code = ['-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-pix_fmt', 'yuv420p', '-r', '12', '-an'];
  const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', path.join(folder, 'frames.txt')];
  await run('ffmpeg', [...input, ...code, out]);
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
