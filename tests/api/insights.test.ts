/** What an owner is told of a range: outcomes, topics, products and clicks, from what visitors really asked. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
  client = createTestClient(server);
});
afterAll(() => server.close());

async function newOwner(): Promise<TestOwner> {
  const made = await client.newOwner({ paid: true });
  await trainOn(server, made.agentId);
  return made;
}

interface Talk {
  sessionId: string;
  replies: { messageId: string; cards: { product_url: string }[] }[];
}

async function talk(of: TestOwner, questions: string[]): Promise<Talk> {
  const { sessionId } = (await client.send('createSession', { body: { agentId: of.agentId } })).body;
  const replies: Talk['replies'] = [];
  for (const userQuery of questions) {
    const body = { agentId: of.agentId, sessionId, userQuery, path: 'loom.example/x' };
    const answer = await client.send('getResponse', { body });
    if (!answer.body.success) throw new Error(answer.body.code);
    replies.push({ messageId: answer.body.messageId, cards: answer.body.response.product_cards });
  }
  return { sessionId, replies };
}

async function insights(of: TestOwner, range = {}) {
  const { body } = await client.send('getInsights', { token: of.token, query: { agentId: of.agentId, ...range } });
  return body;
}

describe('insights', () => {
  test('tell outcomes, topics with masked examples, products, languages and the pace of credits', async () => {
    const owner = await newOwner();
    const { agentId } = owner;
    await talk(owner, ['How long does delivery take? Write to ana@mail.example or +351 912 345 678']);
    await talk(owner, ['Hello', 'How much is the Alpine wool blanket?']);
    await talk(owner, ['Do you sell bicycles?']);
    await server.db.execute(sql`update products set record = jsonb_set(record, '{availability}', '"out_of_stock"')
      where agent_id = ${agentId} and record ->> 'name' = 'Enamel mug'`);
    await talk(owner, ['Is the Enamel mug in stock?']);

    const told = await insights(owner);
    expect(told.outcomes).toMatchObject({ answered: 3, unknown: 1, talk: 1 });
    expect(told.resolved).toEqual({ share: 3 / 4, of: 4 });
    const delivery = told.topics.find(({ name }) => name === 'delivery.time');
    expect(delivery).toMatchObject({ asked: 1, answered: 1 });
    expect(delivery?.examples[0]).toContain('[e-mail]');
    expect(JSON.stringify(told.topics)).not.toMatch(/ana@|912/);
    expect(told.products.find(({ name }) => name === 'Alpine wool blanket')).toMatchObject({ asked: 1 });
    expect(told.products.find(({ name }) => name === 'Enamel mug')).toMatchObject({ asked: 1, soldOutAsked: 1 });
    expect(told.languages).toEqual([{ language: 'en', conversations: 4 }]);
    expect(told.hours.reduce((all, one) => all + one, 0)).toBe(4);
    expect(told.forecast.perDay).toBe(5);
    expect(Date.parse(told.forecast.lastsUntil ?? '')).toBeGreaterThan(Date.now() + 90 * 86_400_000);
    expect(told.weeklyLetter).toBe(true);
  });

  test('resolved is what was answered and neither rated down, asked again nor followed by a wish for a person', async () => {
    const owner = await newOwner();
    const { agentId } = owner;
    const question = 'How long does delivery take?';
    const [, down, again] = [
      await talk(owner, [question]),
      await talk(owner, [question]),
      await talk(owner, [question]),
      await talk(owner, [question, 'I want to talk to a human']),
      // whoever asked for a person before was helped after
      await talk(owner, ['I want to talk to a human', question]),
    ];
    const before = await insights(owner);
    expect(before.outcomes).toMatchObject({ answered: 5, person: 2 });
    expect(before.resolved).toEqual({ share: expect.closeTo(4 / 7, 3), of: 7 });
    await server.db.execute(
      sql`update messages set rating = -1 where agent_id = ${agentId} and id = ${down?.replies[0]?.messageId}`,
    );
    await server.db.execute(sql`
      insert into open_question_votes (agent_id, question_id, conversation_id, message_id, reason, question, asked_at)
      select agent_id, 'grp_1', conversation_id, reply_to, 'asked_again', '', now() from messages
      where agent_id = ${agentId} and id = ${again?.replies[0]?.messageId}`);
    const after = await insights(owner);
    expect(after.resolved).toEqual({ share: expect.closeTo(2 / 7, 3), of: 7 });
    expect(after.ratings).toEqual({ up: 0, down: 1 });
  });

  test('count neither the test chat, nor what is out of the range, nor another owner’s', async () => {
    const owner = await newOwner();
    const { agentId, token } = owner;
    const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
    await client.send('getTestResponse', { token, body: { agentId, sessionId, userQuery: 'How long is delivery?' } });
    await talk(await newOwner(), ['How long does delivery take?']);
    await talk(owner, ['How long does delivery take?']);
    expect((await insights(owner)).resolved.of).toBe(1);
    const lastYear = { startDate: '2025-01-01T00:00:00.000Z', endDate: '2025-12-31T23:59:59.999Z' };
    expect((await insights(owner, lastYear)).resolved).toEqual({ share: 0, of: 0 });
  });

  test.each([
    ['backwards', { startDate: '2026-02-01T00:00:00Z', endDate: '2026-01-01T00:00:00Z' }],
    ['longer than 366 days', { startDate: '2024-01-01T00:00:00Z', endDate: '2026-01-01T00:00:00Z' }],
  ])('a range that is %s is refused', async (_what, range) => {
    const owner = await client.newOwner({ paid: true });
    const query = { agentId: owner.agentId, ...range };
    expect((await client.send('getInsights', { token: owner.token, query })).status).toBe(400);
  });
});

describe('SE-01 a click', () => {
  test('counts once for a product of a reply, and only where that visitor’s chat showed it', async () => {
    const owner = await newOwner();
    const { agentId } = owner;
    const { sessionId, replies } = await talk(owner, ['Show me wool blankets']);
    const [reply] = replies;
    const productUrl = reply?.cards[0]?.product_url ?? '';
    const click = { agentId, sessionId, messageId: reply?.messageId ?? '', productUrl };
    const send = async (changed: Partial<typeof click> = {}) =>
      (await client.send('reportClick', { body: { ...click, ...changed } })).status;
    expect(await send()).toBe(200);
    expect(await send()).toBe(200);
    const stranger = await talk(owner, ['Show me wool blankets']);
    const other = await newOwner();
    expect(await send({ productUrl: 'https://evil.example/' })).toBe(404);
    expect(await send({ sessionId: stranger.sessionId })).toBe(404);
    expect(await send({ agentId: other.agentId })).toBe(404);
    const { products } = await insights(owner);
    expect(products.find(({ url }) => url === productUrl)).toMatchObject({ shown: 2, clicked: 1 });
    expect(products.reduce((all, { clicked }) => all + clicked, 0)).toBe(1);
  });

  test('goes with its conversation', async () => {
    const owner = await newOwner();
    const { agentId } = owner;
    const { sessionId, replies } = await talk(owner, ['Show me wool blankets']);
    const [reply] = replies;
    const click = { messageId: reply?.messageId ?? '', productUrl: reply?.cards[0]?.product_url ?? '' };
    await client.send('reportClick', { body: { agentId, sessionId, ...click } });
    await client.send('deleteChat', { body: { agentId, sessionId } });
    const { rows } = await server.db.execute(sql`select from product_clicks where agent_id = ${agentId}`);
    expect(rows).toHaveLength(0);
  });
});
