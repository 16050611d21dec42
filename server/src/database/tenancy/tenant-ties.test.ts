import { describe, expect, test } from 'vitest';
import { readTenantTies } from './tenant-ties.ts';

const walled = new Set(['messages', 'conversations', 'passages']);
const ties = (text: string) => readTenantTies(text, (table) => walled.has(table));
const tiedBy = (text: string) => ties(text).map((group) => group.ties.map(({ kind, param }) => `${kind} ${param}`));

describe('TE-17 what ties a table to its tenant', () => {
  test.each([
    ['select "id" from "messages" where "messages"."agent_id" = $1', [['agent 1']]],
    ['select m.id from messages m where $2 = m.agent_id and m.id = $1', [['agent 2']]],
    ['select "id" from "messages" as "question" where "question"."agent_id" = $3', [['agent 3']]],
    ['delete from "messages" where ("messages"."agent_id" = $1 and "messages"."id" = $2)', [['agent 1']]],
    ['update "messages" set "content" = $1 where "messages"."agent_id" = $2', [['agent 2']]],
    ['insert into "messages" ("agent_id", "id") values ($1, $2), ($3, default)', [['agent 1', 'agent 3']]],
    [
      `with c as (update conversations set kind = $3 where agent_id = $1 returning id)
       insert into messages (id, agent_id, role, content) select coalesce($2, id), $1, 'human', $4 from c`,
      [['agent 1'], ['agent 1']],
    ],
    ['select 1 from conversations where secret_hash = $1', [['secret 1']]],
    ['select 1 from messages m join conversations c on c.agent_id = m.agent_id where m.agent_id = $1', [['agent 1']]],
    ['select 1 from agents a left join messages m on m.agent_id = a.id where a.account_id = $1', [['account 1']]],
    ['select 1 from messages where words(agent_id, content) @@ ($1::tsquery && $2::tsquery)', [['words 1', 'words 2']]],
    [
      'select 1 from conversations c where c.agent_id = $1 and exists (select 1 from messages m where m.agent_id = c.agent_id)',
      [['agent 1']],
    ],
  ])('%s', (text, expected) => expect(tiedBy(text)).toEqual(expected));

  test.each([
    'select "id" from "messages" where "messages"."id" = $1',
    'select 1 from messages where agent_id <> $1',
    'select 1 from messages where agent_id = any($1)',
    "select 1 from messages where content = 'agent_id = $1'",
    'insert into "messages" ("id", "agent_id") values ($1, default)',
    'insert into "messages" ("id") values ($1)',
    'insert into messages (id, agent_id) select $1, other.agent_id from other',
    'insert into messages (agent_id, id) select (select $1), $2',
    'update "messages" set "content" = $1',
    'select 1 from messages -- where agent_id = $1',
  ])('nothing in %s', (text) => expect(tiedBy(text).flat()).toEqual([]));

  test('a tied subquery ties nothing beside it', () => {
    const text = `select 1 from messages where id in (select id from messages where agent_id = $1)`;
    expect(tiedBy(text)).toEqual([[], ['agent 1']]);
    const sets = `select 1 from messages where agent_id = $1 intersect select 1 from messages where id = $2`;
    expect(tiedBy(sets)).toEqual([['agent 1'], []]);
    const comma = `select 1 from conversations c, messages m where c.agent_id = $1`;
    expect(tiedBy(comma)).toEqual([['agent 1'], []]);
  });

  test('a join that does not compare the agents ties nothing', () => {
    const text = 'select 1 from conversations c join messages m on m.conversation_id = c.id where c.agent_id = $1';
    expect(tiedBy(text)).toEqual([['agent 1'], []]);
  });

  test('statements on other tables are none of its business', () => {
    expect(ties('select 1 from jobs for update skip locked')).toEqual([]);
    expect(ties('select messages from jobs')).toEqual([]);
  });
});
