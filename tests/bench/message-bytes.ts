/**
 * `node tests/bench/message-bytes.ts`: what a question with its reply takes in the table of messages and each of its indexes, at a thousand and
 * at ten thousand of them an agent. Rows as a turn writes them, questions of the written sets and two statements of a model's outputs for a
 * reply; three to a conversation. The index of their words costs most for words that it has not seen.
 */
import { randomUUID } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import { migrateDatabase } from '../../server/src/database/migrate.ts';
import { newId } from '../../server/src/lib/ids.ts';
import { report } from '../faults/support/report.ts';

const agents = 3;
const eachAgent = [1_000, 10_000];
const atOnce = 600;
const card = { title: 'Wool blanket', product_url: 'https://shop.example/products/wool-blanket', price: '42.00 EUR' };

async function textsIn(pattern: string, field: string): Promise<string[]> {
  const texts: string[] = [];
  for await (const file of glob(pattern, { cwd: path.resolve(import.meta.dirname, '../eval') }))
    for (const line of (await readFile(path.resolve(import.meta.dirname, '../eval', file), 'utf8')).split('\n')) {
      const read: unknown = line === '' ? null : JSON.parse(line);
      const text = read === null ? undefined : Reflect.get(Object(read), field);
      if (typeof text === 'string') texts.push(text);
    }
  return texts;
}

const asks = await textsIn('*-questions/*.jsonl', 'ask');
const says = await textsIn('model-outputs/*.jsonl', 'say');
const oneOf = (texts: readonly string[]) => texts[Math.floor(Math.random() * texts.length)] ?? '';

const postgres = await startPostgres15();
await migrateDatabase(postgres.adminUrl);
const client = new Client({ connectionString: postgres.adminUrl });
await client.connect();
// the rows that messages refer to are not measured
await client.query('set session_replication_role = replica');
const ids = Array.from({ length: agents }, () => newId('agt'));
let turns = 0;

function turnOf(agent: string | undefined, conversation: string) {
  const question = newId('msg');
  const link = `[Delivery and returns](https://shop.example/pages/delivery-${turns % 40})`;
  const page = `shop.example/products/p-${turns % 90}`;
  const cards = JSON.stringify(turns % 3 === 0 ? [card] : []);
  turns += 1;
  const reply = `${oneOf(says)} ${oneOf(says)} ${link}`;
  return [
    [agent, question, conversation, 'human', oneOf(asks), randomUUID(), null, null, page, false, null, '[]'],
    [agent, newId('msg'), conversation, 'agent', reply, null, question, 'answered', null, true, 'delivery.time', cards],
  ];
}

async function addTurns(more: number): Promise<void> {
  for (let added = 0; added < more; added += atOnce) {
    const rows = Array.from({ length: atOnce / 3 }, (_, i) => {
      const conversation = newId('cnv');
      return [0, 1, 2].flatMap(() => turnOf(ids[i % agents], conversation));
    }).flat();
    const columns = Array.from({ length: 12 }, (_, at) => rows.map((row) => row[at]));
    await client.query(
      `insert into messages (agent_id, id, conversation_id, role, content, client_message_id, reply_to, outcome, page_path,
        charged, topic, cards) select a, b, c, d, e, f, g, h, i, j, k, l::jsonb from unnest($1::text[], $2::text[], $3::text[],
        $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::bool[], $11::text[], $12::text[])
        as rows (a, b, c, d, e, f, g, h, i, j, k, l)`,
      columns,
    );
  }
}

for (const each of eachAgent) {
  await addTurns(each * agents - turns);
  await client.query('vacuum messages');
  const { rows } = await client.query<{ name: string; bytes: string }>(`
    select indexrelname as name, pg_relation_size(indexrelid) as bytes from pg_stat_user_indexes where relname = 'messages'
    union all select 'rows', pg_table_size('messages') order by bytes desc`);
  const bytesOf = (bytes: string) => `${Math.round(Number(bytes) / turns)} B`;
  const whole = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  report(`${each} turns an agent`, {
    'a question and its reply': bytesOf(String(whole)),
    ...Object.fromEntries(rows.map(({ name, bytes }) => [name, bytesOf(bytes)])),
  });
}
await client.end();
await postgres.stop();
