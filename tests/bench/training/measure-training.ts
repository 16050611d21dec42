/**
 * What a training costs, and what it costs those who are answered meanwhile: `node tests/bench/training/measure-training.ts ARCHIVE [--beside FOLDER]`.
 * ARCHIVE is a shop's export as `shared/eval/sites` holds them; FOLDER is where the crawler and the reader to compare with are installed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { freePort } from '../../../scripts/free-port.ts';
import { createServer } from '../../../server/src/composition.ts';
import { parseConfig } from '../../../server/src/config.ts';
import { openDatabase } from '../../../server/src/database/open-database.ts';
import { extractPage } from '../../../server/src/extraction/extract-page.ts';
import { loadIndex } from '../../../server/src/search/load-index.ts';
import { percentile } from '../../eval/ranking-metrics.ts';
import { exportedPages } from '../../eval/shop-knowledge.ts';
import { besideFrom } from './beside.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { beside: { type: 'string' } } });
const archive = path.resolve(positionals[0] ?? '');
const serveSite = path.resolve(import.meta.dirname, '../../../../shared/eval/serve-site.mjs');
const pagesRead = 120;
const questions = ['bath towels', 'how long does shipping take', 'return an item', 'robe in white under 50', 'gsm'];
const say = (what: string, figures: object) => void process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
const seconds = (ms: number) => Number((ms / 1000).toFixed(1));

const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'));
// as root the database runs as another user, who has to get in
await chmod(folder, 0o711);
execFileSync('tar', ['-xJf', archive, '-C', folder]);
const shop = path.join(folder, path.basename(archive).replace(/\.tar\.xz$/, ''));
/** the shop under a name of its own, as a site for itself */
async function serve(host: string) {
  const port = await freePort();
  const site = spawn(process.execPath, [serveSite, shop, '--port', String(port), '--as', `https://${host}`]);
  return { site, local: `http://127.0.0.1:${port}` };
}
const one = await serve('shop.example');
const other = await serve('second.example');
const dataDir = path.join(folder, 'data');
const config = parseConfig({
  DEMO: 'off',
  RATE_LIMITS: 'off',
  OWNERSHIP_CHECK: 'off',
  LOG_LEVEL: 'warn',
  DATA_DIR: dataDir,
  CRAWL_RESOLVE: `shop.example=${one.local},second.example=${other.local}`,
});
const log = pino({ level: 'warn' });
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir, log });
const projectRoot = path.resolve(import.meta.dirname, '../../..');
const { app, worker } = await createServer({ config, database, log, projectRoot });
worker?.start();

try {
  const first = await owner('first');
  const beganAt = performance.now();
  await first.train('shop.example');
  say('crawl, extract and index', { seconds: seconds(performance.now() - beganAt), ...(await first.counts()) });

  const { beside } = values;
  if (beside !== undefined) {
    const others = besideFrom(beside);
    const crawlBegan = performance.now();
    const pages = await others.crawl(one.local);
    say('the other crawler, links only', { seconds: seconds(performance.now() - crawlBegan), pages });
    compareReading(await others.mainText());
  }
  await answerWhileTraining(first.agentId);
} finally {
  one.site.kill();
  other.site.kill();
  await app.close();
  await worker?.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function call<Reply>(at: string, payload: object, token?: string): Promise<Reply> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await app.inject({ method: 'POST', url: `/api${at}`, payload, headers });
  return reply.json<Reply>();
}

async function owner(name: string) {
  const email = `${name}@shop.example`;
  const credentials = { name, email, password: 'wooden-clock-7' };
  const record = await call<{ user: { token: string }; agent: { _id: string } }>('/users/register', credentials);
  const { token } = record.user;
  const agentId = record.agent._id;
  return {
    agentId,
    async train(host: string): Promise<void> {
      const sitemapURL = `https://${host}/sitemap.xml`;
      const knowledge = { agentId, region: 'eu', websiteUrl: host, sitemapURL, excludeUrl: [] };
      await call('/agents/create_agent_knowledge', knowledge, token);
      for (;;) {
        const { rows } = await database.db.execute(
          sql`select phase, reason from training_runs where agent_id = ${agentId}`,
        );
        if (rows[0]?.['phase'] === 'done') return;
        if (rows[0]?.['phase'] === 'failed') throw new Error(String(rows[0]['reason']));
        await wait(50);
      }
    },
    async counts() {
      const { rows } = await database.db.execute(sql`
        select (select pages_done from training_runs where agent_id = ${agentId}) as pages,
          (select count(*)::int from passages where agent_id = ${agentId}) as passages,
          (select count(*)::int from products where agent_id = ${agentId}) as products,
          (select length(bytes) from search_indexes where agent_id = ${agentId}) as "indexBytes"`);
      return rows[0];
    },
  };
}

function compareReading(others: (html: string) => string): void {
  const pages = exportedPages(shop, 'shop.example').slice(0, pagesRead);
  const texts = pages.map(({ body }) => body.toString('utf8'));
  const rate = (read: (at: number) => void) => {
    const startedAt = performance.now();
    for (const at of pages.keys()) read(at);
    return pages.length / ((performance.now() - startedAt) / 1000);
  };
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const ours = rate((at) => extractPage({ headers, ...(pages[at] ?? { url: '', body: Buffer.of() }) }));
  const theirs = rate((at) => others(texts[at] ?? ''));
  say('pages read a second, products and prices included', {
    ours: Math.round(ours),
    theirs: Math.round(theirs),
    ratio: Number((ours / theirs).toFixed(1)),
  });
}

/** One index is asked every few milliseconds while the same process trains another agent. */
async function answerWhileTraining(agentId: string): Promise<void> {
  const { rows } = await database.db.execute(sql`select bytes from search_indexes where agent_id = ${agentId}`);
  const bytes = rows[0]?.['bytes'];
  if (!Buffer.isBuffer(bytes)) throw new Error('no index was stored');
  const index = loadIndex(bytes);
  const ask = (text: string) => {
    const askedAt = performance.now();
    index.searchPassages(text, 16);
    index.searchProducts(text, 60);
    return performance.now() - askedAt;
  };
  for (let i = 0; i < 200; i += 1) ask(questions[i % questions.length] ?? '');
  const alone = Array.from({ length: 500 }, (_, i) => ask(questions[i % questions.length] ?? ''));
  const second = await owner('second');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const meanwhile: number[] = [];
  const asking = setInterval(() => meanwhile.push(ask(questions[meanwhile.length % questions.length] ?? '')), 5);
  await second.train('second.example').finally(() => {
    clearInterval(asking);
  });
  delay.disable();
  const p95 = (times: number[]) => Number(percentile(times, 0.95).toFixed(2));
  const toMs = (nanoseconds: number) => Math.round(nanoseconds / 1e6);
  say('questions while another agent trains', {
    asked: meanwhile.length,
    p95MsAlone: p95(alone),
    p95MsMeanwhile: p95(meanwhile),
    eventLoopDelayMs: { p50: toMs(delay.percentile(50)), p99: toMs(delay.percentile(99)), max: toMs(delay.max) },
  });
}
