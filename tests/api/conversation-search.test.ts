/** Search over a seeded month, its numbers, and what a reply rests on. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedConversations } from '../support/seed-conversations.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

type Owner = Awaited<ReturnType<TestServer['newOwner']>>;

const until = new Date('2026-11-20T18:00:00.000Z');

let server: TestServer;
let owner: Owner;
let neighbour: Owner;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer({ worker: false });
  owner = await server.newOwner({ paid: true });
  neighbour = await server.newOwner({ paid: true });
  ids = await seedConversations(server.db, { agentId: owner.agentId, until });
  await seedConversations(server.db, { agentId: neighbour.agentId, until, conversations: 300, seed: 8 });
  await server.db.execute(sql`analyze messages`);
});
afterAll(() => server.close());

const list = async (query: Record<string, string>) => {
  const answer = await server.send('getSessionsList', {
    token: owner.token,
    query: { agentId: owner.agentId, limit: '50', ...query },
  });
  expect(answer.status).toBe(200);
  return answer.body;
};
const found = async (query: Record<string, string>) => (await list(query)).sessions.map(({ _id }) => _id);

describe('search', () => {
  test('a rare word finds its one conversation, by its beginning and in any case', async () => {
    expect(await found({ words: 'needle3' })).toContain(ids[21]);
    expect(await found({ words: 'NEEDLE123 deliv' })).toEqual(await found({ words: 'needle123 delivery' }));
    expect(await found({ words: 'needle285' })).toEqual([ids[1995]]);
    expect(await found({ words: 'nowhere' })).toEqual([]);
    expect(await found({ words: '?!' })).toEqual([]);
  });

  test('every word must stand in the conversation, in whichever message', async () => {
    const answer = await list({ words: 'Portugal working' });
    const { rows } = await server.db.execute(sql`
      select count(distinct conversation_id)::int as n from messages
      where agent_id = ${owner.agentId} and content ilike '%portugal%'`);
    expect(answer.totalPages).toBe(Math.ceil(Number(rows[0]?.['n']) / 50));
    expect(await found({ words: 'größenwahn' })).not.toEqual([]);
  });

  test('who left a name or an address is found by either', async () => {
    await server.db.execute(sql`
      insert into person_requests (agent_id, conversation_id, name, email)
      values (${owner.agentId}, ${ids[7]}, 'Aoife Byrne', 'a.byrne@post.example'),
        (${neighbour.agentId}, ${ids[8]}, 'Aoife Walsh', null)`);
    expect(await found({ words: 'aoife' })).toEqual([ids[7]]);
    expect(await found({ words: 'aoife post.example' })).toEqual([ids[7]]);
    expect(await found({ words: 'aoife nowhere' })).toEqual([]);
  });

  test('dates bound when a conversation began, both ends included', async () => {
    const day = { from: '2026-11-19T00:00:00.000Z', to: '2026-11-19T23:59:59.999Z' };
    const both = [...(await found({ ...day, page: '1' })), ...(await found({ ...day, page: '2' }))];
    const { rows } = await server.db.execute(sql`
      select id from conversations where agent_id = ${owner.agentId}
      and started_at between '2026-11-19T00:00:00.000Z' and '2026-11-19T23:59:59.999Z' order by started_at desc`);
    expect(both).toEqual(rows.map((row) => row['id']));
    expect(rows.length).toBeGreaterThan(50);
  });

  test('a page’s path is found by its beginning, with or without the host', async () => {
    const all = await list({ path: '/products' });
    expect((await list({ path: 'https://hearthandloom.example/PRODUCTS?x=1' })).totalPages).toBe(all.totalPages);
    const { rows } = await server.db.execute(sql`
      select count(distinct conversation_id)::int as n from messages
      where agent_id = ${owner.agentId} and page_path like '%/products/%'`);
    expect(all.totalPages).toBe(Math.ceil(Number(rows[0]?.['n']) / 50));
    expect(await found({ path: '/pro%' })).toEqual([]);
  });

  test('a neighbour’s words stay theirs, and markup of a query is only words', async () => {
    const theirs = await server.send('getSessionsList', {
      token: neighbour.token,
      query: { agentId: neighbour.agentId, words: 'needle100' },
    });
    expect(theirs.body.sessions).toEqual([]);
    for (const words of ["') or true --", 'a & !b | c:*', '<->', '\\', "'"]) {
      expect(await list({ words })).toMatchObject({ success: true });
    }
  });

  test.each([{ from: 'yesterday' }, { to: '1' }, { from: '0000-12-31T23:50:39.000Z' }, { words: 'x'.repeat(201) }])(
    '%j is 400',
    async (query) => {
      const answer = await server.send('getSessionsList', {
        token: owner.token,
        query: { agentId: owner.agentId, ...query },
      });
      expect(answer.status).toBe(400);
    },
  );

  test('words and paths are found through their indexes', async () => {
    const plan = async (condition: ReturnType<typeof sql>) => {
      const { rows } = await server.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return tx.execute(
          sql`explain select conversation_id from messages where agent_id = ${owner.agentId} and ${condition}`,
        );
      });
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    };
    const { messages, pageOfMessage, wordsOfMessage } =
      await import('../../server/src/database/tables/conversations.ts');
    expect(
      await plan(sql`${wordsOfMessage(messages.agentId, messages.content)} @@ to_tsquery('simple', 'needle3:*')`),
    ).toContain('messages_words');
    expect(await plan(sql`${pageOfMessage(messages.pagePath)} like '/products%'`)).toContain('messages_page');
  });
});

describe('O07 T24 the whole list', () => {
  test('every page together holds each of 2,000 conversations once, newest first', async () => {
    const pages = [];
    for (let page = 1; page <= 41; page += 1) pages.push(...(await found({ page: String(page) })));
    expect(pages).toEqual(ids);
  });
});

describe('2.4-01 the dashboard’s numbers are the counts of SQL', () => {
  const day = (ago: number) => new Date(Date.UTC(2026, 10, 20 - ago)).toISOString();
  const end = (ago: number) => day(ago).replace('00:00:00.000Z', '23:59:59.999Z');
  test.each([
    ['Today', day(0), end(0)],
    ['Yesterday', day(1), end(1)],
    ['Last 7 Days', day(6), end(0)],
    ['Last 30 Days', day(29), end(0)],
    ['a month', '2026-11-01T00:00:00.000Z', '2026-11-30T23:59:59.999Z'],
  ])('%s', async (_name, startDate, endDate) => {
    const { body } = await server.send('stats', {
      token: owner.token,
      body: { userId: owner.userId, agentId: owner.agentId, startDate, endDate },
    });
    const { rows } = await server.db.execute(sql`
      select (select count(*)::int from conversations where agent_id = ${owner.agentId} and kind = 'live'
                and started_at between ${startDate}::timestamptz and ${endDate}::timestamptz) as conversations,
             (select count(*)::int from messages where agent_id = ${owner.agentId} and role = 'agent'
                and created_at between ${startDate}::timestamptz and ${endDate}::timestamptz) as replies`);
    expect(body.getdata.totalConversations).toBe(rows[0]?.['conversations']);
    expect(body.getdata.aiIntructions).toBe(rows[0]?.['replies']);
    expect(body.getdata.totalConversations).toBeGreaterThan(0);
    expect(body.getdata.activitayDate.reduce((sum, count) => sum + count, 0)).toBe(body.getdata.totalConversations);
    expect(body.getdata.activitayDate).toHaveLength(body.getdata.dataDate.length);
  });
});

describe('receipts', () => {
  const messagesOf = async (id: string) =>
    (await server.send('getSessionMessages', { token: owner.token, query: { sessionId: id } })).body.messages;

  test('a reply’s receipt shows its passages and products as they were, to its owner alone', async () => {
    const [question, reply] = await messagesOf(ids[0] ?? '');
    expect(question?.path).toMatch(/^hearthandloom\.example\//);
    await server.db.execute(sql`
      update receipts set products = ${JSON.stringify([{ url: 'https://hearthandloom.example/p', name: 'Throw', description: '', brand: '', categories: [], imageUrl: null, price: { amount: 89, currency: 'EUR' }, priorPrice: null, priceConflict: false, availability: 'in_stock', sku: '', variants: [] }])}::jsonb
      where agent_id = ${owner.agentId} and message_id = ${reply?._id}`);
    const { body } = await server.send('getReceipt', { token: owner.token, id: reply?._id ?? '' });
    expect(body.receipt).toMatchObject({
      messageId: reply?._id,
      answeredBy: 'extractive',
      charged: true,
      trainedAt: null,
      passages: [{ title: 'Hearth & Loom', headings: ['Help'] }],
      products: [{ name: 'Throw', price: { amount: 89, currency: 'EUR' }, availability: 'in_stock' }],
    });
    expect((await server.send('getReceipt', { token: neighbour.token, id: reply?._id ?? '' })).status).toBe(404);
    expect((await server.send('getReceipt', { id: reply?._id ?? '' })).status).toBe(401);
    expect((await server.send('getReceipt', { token: owner.token, id: question?._id ?? '' })).status).toBe(404);
  });
});
