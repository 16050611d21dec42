import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { NotUnderstoodError } from './sql-tokens.ts';
import { readTenantTies } from './tenant-ties.ts';
import type { Tables } from './tenant-ties.ts';

const table = (columns: string) => {
  const names = new Set(columns.split(' '));
  return { columns: names, isTenants: names.has('agent_id') };
};
const tables: Tables = new Map([
  ['agents', table('id account_id status')],
  ['messages', table('agent_id id conversation_id content role')],
  ['conversations', table('agent_id id secret_hash kind')],
  ['notes', table('agent_id id words')],
  ['jobs', table('id kind payload')],
  ['subscriptions', table('account_id plan')],
]);
const tiedBy = (text: string) =>
  readTenantTies(text, tables).map(({ ties }) => ties.map(({ kind, param }) => `${kind} ${param}`));

const byText = (a: string, b: string) => a.localeCompare(b, 'en');

describe('TE-17 what ties a table to its tenant', () => {
  test.each([
    ['select "id" from "messages" where "messages"."agent_id" = $1', [['agent 1']]],
    ['select count(*) as count from "messages" where "messages"."agent_id" = $1;', [['agent 1']]],
    ['select m.id from messages m where $2 = m.agent_id and m.id = $1', [['agent 2']]],
    ['select id from messages m where (role = $2 or not id = $3) and ((agent_id = $1::text))', [['agent 1']]],
    ['select "id" from "messages" as "question" where "question"."agent_id" = $3', [['agent 3']]],
    ['delete from "messages" where ("messages"."agent_id" = $1 and "messages"."id" = $2)', [['agent 1']]],
    ['update "messages" set "content" = $1 where "messages"."agent_id" = $2', [['agent 2']]],
    ['insert into "messages" ("agent_id", "id") values ($1, $2), ($3, default)', [['agent 1'], ['agent 3']]],
    [
      'insert into messages (agent_id, id) values ($1, $2) on conflict (agent_id, id) do update set content = $3',
      [['agent 1']],
    ],
    [
      `with c as (update conversations set kind = $3 where agent_id = $1 returning id)
       insert into messages (id, agent_id, role, content) select coalesce($2, id), $1, 'human', $4 from c`,
      [['agent 1'], ['agent 1']],
    ],
    [
      'insert into notes (id, agent_id) select m.id, m.agent_id from messages m where m.agent_id = $1',
      [['agent 1'], ['agent 1']],
    ],
    ['select 1 from conversations where secret_hash = $1', [['secret 1']]],
    [
      'select 1 from messages m join conversations c on c.agent_id = m.agent_id where m.agent_id = $1',
      [['agent 1'], ['agent 1']],
    ],
    ['select 1 from agents a left join messages m on m.agent_id = a.id where a.account_id = $1', [['account 1']]],
    ['select role, id, count(*) from messages where agent_id = $1 group by grouping sets ((1), (2))', [['agent 1']]],
    [
      'select 1 from messages m where (to_tsvector(m.content) || array_to_tsvector(ARRAY[m.agent_id])) @@ ($1::tsquery && $2::tsquery)',
      [['words 1', 'words 2']],
    ],
    [
      'select 1 from conversations c where c.agent_id = $1 and exists (select 1 from messages m where m.agent_id = c.agent_id)',
      [['agent 1'], ['agent 1']],
    ],
    [
      'select f.id from conversations c join lateral (select id from messages m where m.agent_id = c.agent_id limit 1) f on true where c.agent_id = $1',
      [['agent 1'], ['agent 1']],
    ],
    [
      'with mine as (select id as a from agents where account_id = $1) select 1 from messages join mine on agent_id = a',
      [['account 1']],
    ],
  ])('%s', (text, expected) => expect(tiedBy(text)).toEqual(expected));

  test.each([
    'select "id" from "messages" where "messages"."id" = $1',
    'select 1 from messages where agent_id <> $1',
    'select 1 from messages where agent_id = any($1)',
    'select 1 from messages where agent_id in ($1)',
    'select 1 from messages where agent_id like $1',
    'select 1 from messages where agent_id = $1 || id',
    'select 1 from messages where agent_id = $1::jsonb',
    'select 1 from messages where agent_id = $1 or true',
    'select 1 from messages where (agent_id = $1) is not true',
    'select 1 from messages where not (agent_id = $1)',
    'select 1 from messages where not agent_id = $1',
    'select 1 from messages where case when agent_id = $1 then true else true end',
    'select 1 from messages where coalesce(agent_id = $1, true)',
    'select agent_id = $1 from messages',
    'select 1 from messages order by agent_id = $1',
    'select 1 from messages group by agent_id having agent_id = $1',
    'select count(*) filter (where agent_id = $1) from messages',
    `select 1 from messages where content = 'agent_id = $1'`,
    'select 1 from messages where (agent_id, id) = ($1, $2)',
    'insert into "messages" ("id", "agent_id") values ($1, default)',
    'insert into "messages" ("id") values ($1)',
    'insert into messages (agent_id, id) select (select $1), $2',
    'update "messages" set "content" = $1',
    'update messages set content = (select $1 where agent_id = $1)',
    'select 1 from messages where words(agent_id, content) is null'.replace('words', 'concat'),
    'select 1 from messages where content = $1 and secret_hash = $2',
    'select 1 from messages where to_tsvector(content) @@ ($1::tsquery)',
    'select 1 from messages where array_to_tsvector(ARRAY[agent_id]) @@ ($1::tsquery || $2::tsquery)'.replace(
      '||',
      '-',
    ),
  ])('nothing in %s', (text) => expect(tiedBy(text).flat()).toEqual([]));

  test.each([
    ['select 1 from messages where id in (select id from messages where agent_id = $1)', [[], ['agent 1']]],
    ['select 1 from messages where agent_id = $1 intersect select 1 from messages where id = $2', [['agent 1'], []]],
    ['select 1 from conversations c, messages m where c.agent_id = $1', [['agent 1'], []]],
    ['select (select content from messages limit 1) from conversations where agent_id = $1', [['agent 1'], []]],
    [
      'select 1 from conversations c join messages m on m.conversation_id = c.id where c.agent_id = $1',
      [['agent 1'], []],
    ],
    // an outer join keeps every row of its left side, whatever its condition says of it
    ['select 1 from conversations c left join messages m on c.agent_id = $1 and m.agent_id = c.agent_id', [[], []]],
    [
      'select 1 from messages m left join conversations c on c.agent_id = m.agent_id and c.agent_id = $1',
      [[], ['agent 1']],
    ],
    ['with c as (select id from conversations) select 1 from messages, c where agent_id = $1', [[], ['agent 1']]],
    [
      'with c as (select agent_id from conversations) select 1 from messages m join c on m.agent_id = c.agent_id where c.agent_id = $1',
      [[], []],
    ],
    // the outer query's rows are not held by what is asked inside of it
    ['select 1 from messages m where exists (select 1 from jobs where m.agent_id = $1)', [[]]],
    ['select 1 from conversations c, lateral (select 1 as one from messages m where c.agent_id = $1) x', [[], []]],
    // a bare name is the nearest query's that has such a column
    ['select 1 from messages where exists (select 1 from jobs where agent_id = $1)', [[]]],
    ['select 1 from messages m join conversations c on true where agent_id = $1', [[], []]],
    ['delete from messages using conversations c where c.agent_id = $1', [[], ['agent 1']]],
    ['update messages set content = c.id from conversations c where c.agent_id = $1', [[], ['agent 1']]],
    ['insert into messages (id, agent_id) select c.id, c.agent_id from conversations c', [[], []]],
  ])('not each of %s', (text, expected) => {
    expect(tiedBy(text).map(String).toSorted(byText)).toEqual(expected.map(String).toSorted(byText));
  });

  test('statements on other tables are none of its business', () => {
    expect(tiedBy('select 1 from jobs for update skip locked')).toEqual([]);
    expect(tiedBy('select messages from jobs')).toEqual([]);
  });
});

const tied = 'select id from messages where agent_id = $1';
test.each([
  'select id from "public"."messages" where agent_id = $1',
  'select id from public.messages where agent_id = $1',
  'select id from (messages) where agent_id = $1',
  'select id from (messages cross join conversations)',
  'select id from (messages m join conversations c on true) where m.agent_id = $1',
  '(table messages)',
  'table messages',
  'select id from only messages where agent_id = $1',
  'select id from messages * where agent_id = $1',
  'select id from messages natural join conversations where agent_id = $1',
  'select id from messages join conversations using (agent_id) where agent_id = $1',
  'select id from messages m right join conversations c on c.agent_id = m.agent_id where m.agent_id = $1',
  'select id from messages m full join conversations c on c.agent_id = m.agent_id where m.agent_id = $1',
  'select id from messages tablesample system (10) where agent_id = $1',
  'select id from pg_class',
  'select id from "Messages" where agent_id = $1',
  'select id into copied from messages where agent_id = $1',
  'with messages as (select 1 as agent_id) select 1 from messages where agent_id = $1',
  'with m as materialized (select 1 from messages) select 1 from m',
  `select query_to_xml('table messages', true, false, '')`,
  `select * from dblink('', 'table messages') as t(id text)`,
  `select pg_catalog.query_to_xml('table messages', true, false, '')`,
  `select pg_read_file('x')`,
  `select set_config('role', 'x', false)`,
  `select 'messages'::regclass`,
  'update messages set agent_id = $1',
  'update messages set agent_id = $2 where agent_id = $1',
  'update messages set (content, role) = ($1, $2) where agent_id = $3',
  'update agents set account_id = $2 where account_id = $1',
  'insert into messages (agent_id, id) values ($1, $2) on conflict (id) do update set content = $3',
  'insert into messages (agent_id, id) values ($1, $2) on conflict on constraint one do update set content = $3',
  'insert into messages (agent_id, id) values ($1, $2) on conflict (agent_id, id) do update set agent_id = $3',
  'insert into messages values ($1, $2)',
  'insert into messages default values',
  'merge into messages using jobs on true when matched then delete',
  'copy messages to stdout',
  `copy (${tied}) to program 'sh'`,
  `do 'begin delete from messages; end'`,
  'truncate messages',
  'alter table messages disable trigger all',
  'drop table messages',
  'create table copied as table messages',
  'set role postgres',
  'set local session_replication_role = replica',
  'explain analyze delete from messages',
  'prepare x as table messages',
  'declare c cursor for table messages',
  'values (1)',
  `${tied}; delete from messages`,
  `${tied};;`,
  `;${tied}`,
  `${tied} -- or true`,
  `${tied} /* ' */ or true`,
  `select id from messages where content = $$ ' $$ and agent_id = $1`,
  `select id from messages where content = $x$ ' $x$ and agent_id = $1`,
  `select id from messages where content = E'\\'' and agent_id = $1`,
  `select id from messages where content = U&'\\0027' and agent_id = $1`,
  `select id from U&"m\\0065ssages"`,
  `select id from messages where content = 'a'\n'b' and agent_id = $1`,
  'select id from messages where agent_id operator(pg_catalog.=) $1',
  'select id from messages where agent_id = $1 collate "C"',
  'select id from messages where agent_id = $1 = true',
  'select id from messages where agent_id = $1 window w as ()',
  'select id from mésages where agent_id = $1',
  "select id from messages where agent_id = $1 and content = 'open",
  'select id from messages where (agent_id = $1',
  'select id from messages where agent_id = $1)',
  '',
])('TE-17 not understood, and so refused: %s', (text) => {
  expect(() => readTenantTies(text, tables)).toThrow(NotUnderstoodError);
});

test('only these files send statements past the wall: listening and telling, figures of the pool, and the wall’s own door', async () => {
  const folder = path.join(import.meta.dirname, '../..');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  expect(files.filter((_, i) => texts[i]?.includes('$client')).toSorted(byText)).toEqual([
    'database/open-database.ts',
    'features/conversations/changes.ts',
    'jobs/worker.ts',
    'operating/metrics.ts',
  ]);
});
