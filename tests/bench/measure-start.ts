/**
 * How long it takes from the register page to the first tested answer, and what has to be typed: `node tests/bench/measure-start.ts ARCHIVE
 * [PROGRAM]` after `npm run build`. ARCHIVE is a shop's export as `shared/eval/sites` holds them; the presses and the typing take a person
 * longer than the browser here, so what is told is the machine's time alone.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Locator, Page } from 'playwright';
import { findChromium } from '../../scripts/find-chromium.ts';
import { freePort } from '../../scripts/free-port.ts';

const archive = path.resolve(process.argv[2] ?? '');
const question = process.argv[3] ?? 'How long does shipping take?';
const serveSite = path.resolve(import.meta.dirname, '../../../shared/eval/serve-site.mjs');
const say = (what: string, figures: object) => void process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);

const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'));
// as root the database runs as another user, who has to get in
await chmod(folder, 0o711);
execFileSync('tar', ['-xJf', archive, '-C', folder]);
const name = path.basename(archive).replace(/\.tar\.xz$/, '');
const host = `${name}.example`;
const [shopPort, port] = [await freePort(), await freePort()];
const site = spawn(process.execPath, [
  serveSite,
  path.join(folder, name),
  '--port',
  String(shopPort),
  '--as',
  `https://${host}`,
]);
const url = `http://localhost:${port}`;
const server = spawn(process.execPath, ['server/dist/main.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: path.join(folder, 'data'),
    DEMO: 'off',
    LOG_LEVEL: 'error',
    CRAWL_RESOLVE: `${host}=http://127.0.0.1:${shopPort}`,
  },
});

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const page = await browser.newPage({ locale: 'en-GB' });
page.setDefaultTimeout(120_000);

const typed: string[] = [];
async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  typed.push(text);
}
/** Only what the look left open. */
const typeIfEmpty = async (field: Locator, text: string) => {
  if ((await field.inputValue()) === '') await type(field, text);
};
const press = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true }).click();

async function answerTo(chat: Page | Locator): Promise<string> {
  await chat.getByRole('textbox', { name: 'Message' }).fill(question);
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
  const reply = chat.getByRole('log').locator('[data-role="agent"]').nth(1);
  await reply
    .getByText(/\w+ \w+/)
    .first()
    .waitFor();
  return (await reply.innerText()).slice(0, 200);
}

async function untilUp(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(200);
  }
  throw new Error('the server did not come up');
}

try {
  await untilUp();
  const beganAt = performance.now();
  const seconds = () => Number(((performance.now() - beganAt) / 1000).toFixed(1));
  await page.goto(`${url}/register`);
  await type(page.getByLabel('Name'), 'Ana');
  await page.getByLabel('Email').fill('ana@shop.example');
  await page.getByLabel('Password').fill('wooden-clock-7');
  await press('Registre');

  await page.getByLabel('Your shop’s address').fill(`https://www.${host}/`);
  await page.getByText('Filled in from').waitFor();
  say('looked at', {
    at: seconds(),
    told: await page.getByRole('status').filter({ hasText: host }).first().innerText(),
  });
  await typeIfEmpty(page.getByLabel('Agent name'), 'Ana');
  await press('Next Step');

  await page.getByLabel('Friendly & Casual').check();
  if (await page.getByRole('button', { name: 'Next', exact: true }).isDisabled()) {
    await typeIfEmpty(page.getByLabel('Brand name'), name);
    if ((await page.getByRole('list', { name: /products or services: entries/ }).count()) === 0) {
      const products = page.getByRole('textbox', { name: 'Type of products or services' });
      await type(products, 'wax');
      await products.press('Enter');
    }
    if ((await page.getByLabel('Email').inputValue()) === '') await typeIfEmpty(page.getByLabel('Phone'), '0800123');
  }
  await press('Next');

  await page.getByLabel('Europe').check();
  await press('Next');
  await page.getByText('It has read').waitFor();
  const read = await page.getByText('It has read').innerText();
  say('preview reads', { at: seconds(), read });
  const told = await answerTo(page);
  say('first tested answer, on the preview', { seconds: seconds(), typed, signs: typed.join('').length, told });

  // the line goes into the shop: proof and installation as one act
  const tag =
    (await page
      .getByText(/^<script src="http/)
      .first()
      .textContent()) ?? '';
  const home = path.join(folder, name, 'index.html');
  await writeFile(home, (await readFile(home, 'utf8')).replace('</body>', `${tag}</body>`));
  await page.getByRole('heading', { name: 'Your agent is ready' }).waitFor();
  say('the whole shop is read', { at: seconds() });
  await press('Next Step');
  say('first tested answer of the whole agent', { told: await answerTo(page), seconds: seconds() });
} catch (error) {
  await page.screenshot({ path: path.join(tmpdir(), 'measure-start.png') });
  throw error;
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  site.kill();
  await rm(folder, { recursive: true, force: true });
}
