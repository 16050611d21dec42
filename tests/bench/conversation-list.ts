/**
 * How smoothly the list of 2,000 conversations scrolls on a machine four times slower: `node tests/bench/conversation-list.ts`, after a
 * build. Prints every long task of the page while the whole list is scrolled through, and the time a search takes on the server. Then
 * how long the list of 50,000 takes over HTTP, tab by tab; with `--http` only this.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shows } from '@vitrine/contract/inbox';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { findChromium } from '../../scripts/find-chromium.ts';
import { freePort } from '../../scripts/free-port.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { seedConversations } from '../support/seed-conversations.ts';

const slowDown = 4;
const conversations = 2000;
const manyConversations = 50_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const credentials = { name: 'Ana', email: 'ana@shop.example', password: 'wooden-clock-7' };
const busyOwner = { name: 'Bo', email: 'bo@shop.example', password: 'wooden-clock-7' };

const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'));
const port = await freePort();
const url = `http://localhost:${port}`;
const server = spawn(process.execPath, ['server/dist/main.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: `${port}`,
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  },
});
const ended = new Promise((resolve) => server.once('exit', resolve));

try {
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await wait(200);
  if (!process.argv.includes('--http')) await measurePage();
  await measureTabs(await newOwner(busyOwner, manyConversations));
} finally {
  server.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}

async function measurePage(): Promise<void> {
  const { token, agentId } = await newOwner(credentials, conversations);
  await measureSearch(token, agentId);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath !== undefined && { executablePath }),
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await measureScrolling(page);
  await browser.close();
}

async function post<T>(call: string, data: object, token?: string): Promise<T> {
  const answer = await fetch(`${url}/api${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(data),
  });
  return answer.json();
}

async function newOwner(who: typeof credentials, count: number): Promise<{ token: string; agentId: string }> {
  const { user, agent } = await post<{ user: { _id: string; token: string }; agent: { _id: string } }>(
    '/users/register',
    who,
  );
  const plan = { userId: user._id, amount: 0, requestsNumber: 500, currency: 'eur', plan: 'Free' };
  await post('/payments/get_payment_url', plan, user.token);
  const database = await openDatabase({ databaseUrl: null, dataDir, log: pino({ level: 'silent' }), poolSize: 2 });
  await seedConversations(database.db, { agentId: agent._id, until: new Date(), conversations: count });
  await database.db.execute(sql`vacuum analyze`);
  await database.close();
  return { token: user.token, agentId: agent._id };
}

async function measureSearch(token: string, agentId: string): Promise<void> {
  for (const words of ['needle285', 'portugal working', 'the', 'cushion friend gift']) {
    const times: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const beganAt = performance.now();
      const query = new URLSearchParams({ agentId, words });
      await (
        await fetch(`${url}/api/agents/get_sessions_list?${query}`, { headers: { authorization: `Bearer ${token}` } })
      ).json();
      times.push(performance.now() - beganAt);
    }
    const [median, slowest] = [times.toSorted((a, b) => a - b)[5] ?? 0, Math.max(...times)];
    say(`search "${words}": median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`);
  }
}

/** As the page asks: ten rows and the totals. The last page, and a search, are the dear ones. */
async function measureTabs({ token, agentId }: { token: string; agentId: string }): Promise<void> {
  const last = { page: String(manyConversations / 10) };
  const asked: [string, Record<string, string>][] = [
    ...shows.map((show): [string, Record<string, string>] => [show, { show }]),
    ['all, the last page', last],
    ['all, with a word that a third holds', { words: 'delivery' }],
    ['all, with a word that one holds', { words: 'needle285' }],
  ];
  for (const [name, query] of asked) {
    const times: number[] = [];
    for (let time = 0; time < 60; time += 1) {
      const beganAt = performance.now();
      const address = `${url}/api/agents/get_sessions_list?${new URLSearchParams({ agentId, ...query })}`;
      await (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).json();
      times.push(performance.now() - beganAt);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(0);
    say(`${manyConversations} conversations, ${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  }
}

async function measureScrolling(page: Page): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(credentials.email);
  await page.getByLabel('Password').fill(credentials.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('link', { name: 'Conversations', exact: true }).click();
  // the dashboard has a region of that name, too
  await page.waitForURL('**/conversations*');
  await page.locator('section[aria-label="Conversations"] ul > li').first().waitFor();
  await wait(1000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const { tasks, rows, ms } = await page.evaluate(async (expected) => {
    const lengths: number[] = [];
    new PerformanceObserver((list) => lengths.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    const list = document.querySelector('section[aria-label="Conversations"] ul');
    const scroller = list?.parentElement;
    if (!list || !scroller) throw new Error('there is no list');
    const beganAt = performance.now();
    while (list.children.length < expected && performance.now() - beganAt < 300_000) {
      scroller.scrollTop += 400;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return { tasks: lengths, rows: list.children.length, ms: performance.now() - beganAt };
  }, conversations);
  const longest = Math.max(0, ...tasks);
  say(`scrolled ${rows} conversations in ${(ms / 1000).toFixed(0)} s at ${slowDown}x slow-down`);
  say(
    `long tasks: ${tasks.length}, over 100 ms: ${tasks.filter((task) => task > 100).length}, longest ${longest.toFixed(0)} ms`,
  );
}
