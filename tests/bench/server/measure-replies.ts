/**
 * What visitors get without a model, through the API: `node tests/bench/server/measure-replies.ts [name ...]`. Each shop of the named sets is crawled over
 * HTTP and trained as an owner would; then its questions are put to it, judged by their rules, and timed at the door. With ROUNDS=20 they
 * are asked so often, and what a message takes in the database is measured.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { freePort } from '../../../scripts/free-port.ts';
import { createServer } from '../../../server/src/composition.ts';
import { parseConfig } from '../../../server/src/config.ts';
import { openDatabase } from '../../../server/src/database/open-database.ts';
import { faultsOf } from '../../eval/judge-reply.ts';
import type { Reply } from '../../eval/judge-reply.ts';
import { labelOf, questionsOf, sets } from '../../eval/question-sets.ts';
import type { AskedQuestion } from '../../eval/question-sets.ts';
import { percentile, rounded } from '../../eval/ranking-metrics.ts';

const named = process.argv.slice(2);
const rounds = Number(process.env['ROUNDS'] ?? 1);
const shared = path.resolve(import.meta.dirname, '../../../../shared/eval');
const written = path.resolve(import.meta.dirname, '../../eval/written-shops');
const chosen = sets.filter((set) => named.some((name) => labelOf(set).includes(name)));
const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-replies-'));
// as root the database runs as another user, who has to get in
await chmod(folder, 0o711);

/** Each shop once, under its public name. */
const hosts = new Map(chosen.map((set) => [set.host, set]));
const sites = await Promise.all([...hosts].map(([host, { shop }]) => serve(host, shop)));
const config = parseConfig({
  DEMO: 'off',
  RATE_LIMITS: 'off',
  OWNERSHIP_CHECK: 'off',
  LOG_LEVEL: 'warn',
  DATA_DIR: path.join(folder, 'data'),
  CRAWL_RESOLVE: sites.map(({ host, local }) => `${host}=${local}`).join(','),
});
const log = pino({ level: 'warn' });
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
const projectRoot = path.resolve(import.meta.dirname, '../../..');
const { app, worker } = await createServer({ config, database, log, projectRoot });
worker?.start();

try {
  const agents = new Map<string, string>();
  for (const [host, { brand }] of hosts) agents.set(host, await trainedAgent(host, brand));
  for (const set of chosen) {
    const questions = questionsOf(set) ?? [];
    const agentId = agents.get(set.host) ?? '';
    const times: number[] = [];
    let right = 0;
    for (const asked of questions) {
      const { reply, ms } = await talk(agentId, asked);
      times.push(ms);
      if (faultsOf(asked, reply, `help@${set.host}`).length === 0) right += 1;
    }
    const mean = times.reduce((sum, one) => sum + one, 0) / times.length;
    const figures = {
      questions: questions.length,
      right: rounded(right / questions.length, 3),
      meanMs: rounded(mean, 3),
    };
    process.stdout.write(
      `${JSON.stringify({ set: labelOf(set), ...figures, p95Ms: rounded(percentile(times, 0.95), 3) })}\n`,
    );
  }
  if (rounds > 1) await measureBytes(agents);
} finally {
  for (const { site } of sites) site.kill();
  await app.close();
  await worker?.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

/** Each conversation has three questions. */
async function measureBytes(agents: ReadonlyMap<string, string>): Promise<void> {
  await database.db.execute(sql`update subscriptions set offer = 1000000, rest_to_consume = 1000000`);
  for (let round = 1; round < rounds; round += 1) {
    for (const set of chosen) {
      const questions = questionsOf(set) ?? [];
      for (let first = 0; first < questions.length; first += 3) {
        const [last, ...before] = questions.slice(first, first + 3).toReversed();
        const asked = last && { ask: last.ask, before: before.map(({ ask }) => ask) };
        if (asked) await talk(agents.get(set.host) ?? '', asked, asWidget(set.host));
      }
    }
  }
  await database.db.execute(sql`vacuum analyze`);
  const { rows } = await database.db.execute<{ name: string; kb: number; replies: number }>(sql`
    select name, round(pg_total_relation_size(to_regclass(name)) / replies / 1000.0, 2)::float8 as kb, replies
    from unnest(array['conversations', 'messages', 'receipts', 'receipt_documents', 'credit_entries', 'credit_holds']) as name,
      (select count(*)::int as replies from receipts) as all_of_them
    where to_regclass(name) is not null`);
  const whole = rows.reduce((sum, { kb }) => sum + kb, 0);
  const perTable = Object.fromEntries(rows.map(({ name, kb }) => [name, kb]));
  process.stdout.write(`${JSON.stringify({ replies: rows[0]?.replies, kbEach: rounded(whole, 2), ...perTable })}\n`);
}

function asWidget(host: string) {
  return () => ({ clientMessageId: randomUUID(), path: `${host}/products/${randomUUID().slice(0, 8)}` });
}

async function serve(host: string, shop: string) {
  const own = path.join(written, shop);
  if (existsSync(own)) await cp(own, path.join(folder, shop), { recursive: true });
  else execFileSync('tar', ['-xJf', path.join(shared, 'sites', `${shop}.tar.xz`), '-C', folder]);
  if ((await readdir(path.join(folder, shop))).length === 0) throw new Error(`${shop} has no pages`);
  const port = await freePort();
  const script = path.join(shared, 'serve-site.mjs');
  const site = spawn(process.execPath, [
    script,
    path.join(folder, shop),
    '--port',
    String(port),
    '--as',
    `https://${host}`,
  ]);
  return { host, site, local: `http://127.0.0.1:${port}` };
}

async function call<Answer>(at: string, payload: object, token?: string): Promise<Answer> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await app.inject({ method: 'POST', url: `/api${at}`, payload, headers });
  return reply.json<Answer>();
}

async function trainedAgent(host: string, brand: string): Promise<string> {
  const credentials = { name: host, email: `owner@${host}`, password: 'wooden-clock-7' };
  const record = await call<{ user: { _id: string; token: string }; agent: { _id: string } }>(
    '/users/register',
    credentials,
  );
  const { token, _id: userId } = record.user;
  const agentId = record.agent._id;
  const free = { userId, amount: 0, requestsNumber: 500, currency: 'eur', plan: 'Free' };
  await call('/payments/get_payment_url', free, token);
  const profile = { brandName: brand, brandOffer: ['Things'], toneVoice: 'Friendly & Casual', customToneVoice: '' };
  const agentSupport = { mail: `help@${host}`, phone: '', whatsApp: '' };
  await call('/agents/create_agent_profile', { agentId, ...profile, agentSupport }, token);
  const sitemapURL = `https://${host}/sitemap.xml`;
  await call(
    '/agents/create_agent_knowledge',
    { agentId, region: 'eu', websiteUrl: host, sitemapURL, excludeUrl: [] },
    token,
  );
  for (;;) {
    const { rows } = await database.db.execute(
      sql`select phase, reason from training_runs where agent_id = ${agentId}`,
    );
    if (rows[0]?.['phase'] === 'done') break;
    if (rows[0]?.['phase'] === 'failed') throw new Error(String(rows[0]['reason']));
    await wait(50);
  }
  return agentId;
}

/** The last reply of the conversation, and how long it took at the door. */
async function talk(
  agentId: string,
  asked: Pick<AskedQuestion, 'ask' | 'before' | 'path'>,
  visit = () => ({}),
): Promise<{ reply: Reply; ms: number }> {
  const { sessionId } = await call<{ sessionId: string }>('/agents/create_new_session', { agentId });
  let last: { reply: Reply; ms: number } = { reply: { text: '', cards: [] }, ms: 0 };
  for (const text of [...(asked.before ?? []), asked.ask]) {
    const beganAt = performance.now();
    const body = {
      agentId,
      sessionId,
      userQuery: text,
      ...(asked.path !== undefined && { path: asked.path }),
      ...visit(),
    };
    const { response } = await call<{
      response: { agent_response_text: string; product_cards: Reply['cards'] };
    }>('/agents/get_response', body);
    last = {
      reply: { text: response.agent_response_text, cards: response.product_cards },
      ms: performance.now() - beganAt,
    };
  }
  return last;
}
