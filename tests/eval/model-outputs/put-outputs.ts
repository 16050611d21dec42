/** Puts written model outputs through the real server, streamed and unstreamed: what a visitor is shown of each, in the reply, the stream and the stored message. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/database/open-database.ts';
import { buildIndex } from '../../../server/src/search/build-index.ts';
import { jsonPieces } from '../../api/support/scripted-model.ts';
import type { ScriptedModel } from '../../api/support/scripted-model.ts';
import { knowledgeOf, readDocuments } from '../shop-knowledge.ts';
import { pagesOf, profileOf } from './suite-shops.ts';
import type { SuiteShop } from './suite-shops.ts';

/** A row of a suite; `never` in those that may not leave, `must` in those that have to. */
export interface WrittenOutput {
  id: string;
  /** one of the shops beside the suites; the example shop where none is named */
  shop?: SuiteShop;
  lang: string;
  q: string;
  /** host and path of the page that the visitor is on */
  page?: string;
  /** the model's text */
  say: string;
  /** what is said is the model's whole answer, not the text of a tidy object */
  raw?: boolean;
  /** names of products that the model wants to show */
  products?: string[];
  never?: string[];
  must?: string[];
  why?: string;
}

export interface PutOutput {
  row: WrittenOutput;
  /** null where the row holds */
  fault: string | null;
}

interface Served {
  url: string;
  db: Database;
  model: ScriptedModel;
  agentOf: (shop: SuiteShop | undefined) => string;
}

const parse = (line: string): WrittenOutput => JSON.parse(line);
export const outputsIn = (file: string): WrittenOutput[] => readFileSync(file, 'utf8').trim().split('\n').map(parse);

/** An agent of each shop that the rows name, trained. */
export async function trainShopsOf(
  rows: readonly WrittenOutput[],
  db: Database,
  newAgent: () => Promise<string>,
): Promise<Served['agentOf']> {
  const agents = new Map<SuiteShop | undefined, string>();
  for (const shop of new Set(rows.map((row) => row.shop))) {
    const agentId = await newAgent();
    await trainShop(db, agentId, shop);
    agents.set(shop, agentId);
  }
  return (shop) => agents.get(shop) ?? '';
}

/** A shop as a training leaves it, without the crawl; credits for all rows. */
async function trainShop(db: Database, agentId: string, shop: SuiteShop | undefined): Promise<void> {
  const { host, brand, offer, mail, phone } = profileOf(shop);
  const documents = await readDocuments(pagesOf(shop));
  const { facts } = knowledgeOf(host, documents);
  const runId = `run_${agentId.slice(4)}`;
  const run = (statement: ReturnType<typeof sql>) => db.execute(statement);
  for (const [position, one] of documents.passages.entries())
    await run(sql`insert into passages (agent_id, run_id, position, url, title, headings, text, language, kind, voice)
      values (${agentId}, ${runId}, ${position}, ${one.url}, ${one.title}, ${JSON.stringify(one.headings)}::jsonb, ${one.text}, ${one.language}, ${one.kind}, ${one.voice})`);
  for (const [position, one] of facts.entries())
    await run(sql`insert into facts (agent_id, run_id, id, position, topic, text, value, scope, url, language, read_at)
      values (${agentId}, ${runId}, ${one.id}, ${position}, ${one.topic}, ${one.text}, ${JSON.stringify(one.value)}::jsonb, ${one.scope}, ${one.url}, ${one.language}, now())`);
  for (const [position, one] of documents.products.entries()) {
    await run(
      sql`insert into products (agent_id, run_id, position, record) values (${agentId}, ${runId}, ${position}, ${JSON.stringify(one)}::jsonb)`,
    );
    // the former price was really asked a week ago
    if (one.priorPrice !== null)
      await run(sql`insert into price_sightings (agent_id, url, variant, amount, currency, availability, seen_from, seen_until)
        values (${agentId}, ${one.url}, '', ${one.priorPrice.amount}, ${one.priorPrice.currency}, 'in_stock', now() - interval '9 days', now() - interval '5 days')`);
  }
  await run(
    sql`insert into search_indexes (agent_id, run_id, bytes) values (${agentId}, ${runId}, ${Buffer.from(buildIndex(documents))})`,
  );
  await run(sql`insert into agent_knowledge (agent_id, region, website_url, sitemap_url, exclude_urls, ownership_token, ownership_proved_at)
    values (${agentId}, 'eu', ${host}, ${`https://${host}/sitemap.xml`}, '{}', 'x', now())`);
  await run(sql`insert into agent_profiles (agent_id, brand_name, brand_offer, tone, custom_tone, support_mail, support_phone, support_whats_app)
    values (${agentId}, ${brand}, ${`{${offer}}`}, 'Friendly & Casual', '', ${mail}, ${phone}, '')`);
  await run(sql`update agents set index_version = ${runId}, status = 'confirmed' where id = ${agentId}`);
  await refill(db);
}

const refill = (db: Database) => db.execute(sql`update subscriptions set rest_to_consume = offer`);

/** Each row twice, as a reply and as a stream of events, in a conversation of its own. */
export async function putOutputs(served: Served, rows: readonly WrittenOutput[]): Promise<PutOutput[]> {
  const put: PutOutput[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % 100 === 0) await refill(served.db);
    put.push({ row, fault: (await faultOf(served, row, false)) ?? (await faultOf(served, row, true)) });
  }
  return put;
}

const inPieces = (answer: string) => answer.match(/[\s\S]{1,9}/g) ?? [];

async function faultOf(served: Served, row: WrittenOutput, isStreamed: boolean): Promise<string | null> {
  const { model, db } = served;
  model.will({ pieces: row.raw === true ? inPieces(row.say) : jsonPieces(row.say, [], 9) });
  const { sessionId } = await post<{ sessionId: string }>(served, row.shop, 'create_new_session', {});
  const query = { sessionId, userQuery: row.q, path: row.page ?? '' };
  const shown = await answer(served, row.shop, query, isStreamed);
  const { rows } = await db.execute<{ content: string; path: string | null }>(
    sql`select content, (select path from receipts where receipts.agent_id = messages.agent_id and message_id = messages.id) as path from messages where conversation_id = (select conversation_id from messages where content = ${row.q} and agent_id = ${served.agentOf(row.shop)} order by created_at desc limit 1) order by created_at desc limit 1`,
  );
  const stored = rows[0]?.content ?? '';
  // our own words in the model's place may say truly what the model said falsely
  const isOurs = rows[0]?.path === 'fallback' || rows[0]?.path === 'extractive';
  const where = isStreamed ? 'streamed' : 'whole';
  const leaked = (row.never ?? []).find(
    (words) => shown.all.includes(JSON.stringify(words).slice(1, -1)) || stored.includes(words),
  );
  if (leaked !== undefined && (!isOurs || (shown.streamed.includes(leaked) && shown.streamed !== shown.text)))
    return `${where}: “${leaked}” was shown`;
  const missed = (row.must ?? []).find((words) => !shown.text.includes(words));
  return missed === undefined ? null : `${where}: refused, “${shown.text.slice(0, 120)}” instead`;
}

async function post<Reply>(
  { url, agentOf }: Served,
  shop: SuiteShop | undefined,
  call: string,
  body: object,
): Promise<Reply> {
  const response = await fetch(`${url}/api/agents/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `https://${profileOf(shop).host}` },
    body: JSON.stringify({ agentId: agentOf(shop), ...body }),
  });
  // the server's own replies, whose shape the contract keeps
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await response.json()) as Reply;
}

async function answer(
  served: Served,
  shop: SuiteShop | undefined,
  query: object,
  isStreamed: boolean,
): Promise<{ text: string; all: string; streamed: string }> {
  const response = await fetch(`${served.url}/api/agents/get_response`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `https://${profileOf(shop).host}`,
      ...(isStreamed && { accept: 'text/event-stream' }),
    },
    body: JSON.stringify({ agentId: served.agentOf(shop), ...query }),
  });
  const all = await response.text();
  const whole = isStreamed ? (/event: done\ndata: (.*)/.exec(all)?.[1] ?? '{}') : all;
  const parsed: { response?: { agent_response_text?: string } } = JSON.parse(whole);
  // pieces of a stream are joined as a visitor's page joins them
  const pieces = [...all.matchAll(/event: text\ndata: (.*)/g)].map(([, data = '""']) =>
    String(Object.values(Object(JSON.parse(data)))[0] ?? JSON.parse(data)),
  );
  const streamed = pieces.join('');
  return { text: parsed.response?.agent_response_text ?? '', all: `${all}\n${JSON.stringify(streamed)}`, streamed };
}
