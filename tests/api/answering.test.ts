/** Answers without a model, at the door: what is answered, for whom, what is stored, what is charged. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { delivery, useAnswering } from './support/answering.ts';

const { answering, newTrainedOwner, newSession, ask, askOnce, askTest, creditsOf, history, setRest } = useAnswering();

describe('what is answered', () => {
  test('7-19 a question from the page that answers it, stored with its receipt, for one credit', async () => {
    const sessionId = await newSession();
    const before = await creditsOf(answering().owner);
    const { status, body } = await ask(sessionId, delivery);
    expect(status).toBe(200);
    if (!body.success) throw new Error(body.message);
    expect(body.response.agent_response_text).toContain('Parcels arrive within three working days.');
    expect(body.response.agent_response_text).toContain('(https://loom.example/delivery)');
    expect(body.response.product_cards).toEqual([]);
    expect(await creditsOf(answering().owner)).toBe((before ?? 0) - 1);
    const stored = await history(sessionId);
    expect(stored.map(({ role }) => role)).toEqual(['human', 'agent']);
    expect(stored[1]?._id).toBe(body.messageId);
    const receipt = await answering().server.db.execute(
      sql`select answered_by, outcome, passages, (select jsonb_agg(document) from receipt_documents d where d.agent_id = r.agent_id
        and d.hash in (select jsonb_path_query(documents, '$.*[*]') #>> '{}')) as used
        from receipts r join messages on id = message_id where message_id = ${body.messageId}`,
    );
    expect(receipt.rows[0]).toMatchObject({
      answered_by: 'extractive',
      outcome: 'answered',
      passages: [],
    });
    // the fact, and the section that is told around it
    expect(receipt.rows[0]?.['used']).toEqual([
      expect.objectContaining({
        url: 'https://loom.example/delivery',
        text: expect.stringContaining('three working days'),
      }),
      expect.objectContaining({
        url: 'https://loom.example/delivery',
        text: expect.stringContaining('three working days'),
      }),
    ]);
  });

  test('PC-06 cards come from the records, price limits hold, the price is the crawled one', async () => {
    expect((await askOnce('Do you have a warm blanket under 100?')).cards).toEqual([
      {
        title: 'Harbour wool blanket',
        image_url: 'https://cdn.example/20.jpg',
        price: '89.00 EUR',
        original_price: '110.00 EUR',
        availability: 'in_stock',
        checked: 'training',
        promotion_badge_text: '-19%',
        promotion_description: '',
        cta_text: 'View product',
        product_url: 'https://loom.example/harbour-wool-blanket',
      },
    ]);
  });

  test('a limit alone asks for anything within it, cheapest first; an impossible one finds nothing', async () => {
    const cards = async (question: string) => (await askOnce(question)).cards.map(({ title }) => title);
    expect(await cards('What do you have under 20?')).toEqual(['Linen tea towel', 'Enamel mug']);
    expect(await cards('cheapest blanket')).toEqual(['Harbour wool blanket', 'Alpine wool blanket']);
    expect(await cards('a blanket under 5 euros')).toEqual([]);
  });

  test('CH-21 what the pages do not answer gets the contacts, and is charged', async () => {
    const before = await creditsOf(answering().owner);
    expect((await askOnce('Who won the chess olympiad?')).text).toContain('help@loom.example');
    expect(await creditsOf(answering().owner)).toBe((before ?? 0) - 1);
  });

  test('a question that leans on the one before it', async () => {
    const sessionId = await newSession();
    await ask(sessionId, 'How do I wash wool?');
    const { body } = await ask(sessionId, 'And drying?');
    expect(body.success && body.response.agent_response_text).toContain('Dry it flat');
  });
});

describe('who is answered', () => {
  test.each(['', '   ', '\u00a0', '\u200b', '\n'])('CH-01 %j is malformed and costs nothing', async (text) => {
    const sessionId = await newSession();
    expect((await ask(sessionId, text)).status).toBe(400);
    expect(await history(sessionId)).toEqual([]);
  });

  test('CH-02 1000 units are taken, 1001 are not', async () => {
    const sessionId = await newSession();
    expect((await ask(sessionId, '😀'.repeat(500))).status).toBe(200);
    expect((await ask(sessionId, `${'😀'.repeat(500)}x`)).status).toBe(400);
  });

  test('T08 a session opens its own agent alone', async () => {
    const other = await newTrainedOwner();
    const foreign = await newSession(other);
    expect((await ask(foreign, 'Hello')).status).toBe(404);
    expect((await ask('x'.repeat(43), 'Hello')).status).toBe(404);
    expect((await askTest(foreign, 'Hello')).status).toBe(404);
  });

  test('T09 without a plan the visitor is refused and the owner may test', async () => {
    const unpaid = await newTrainedOwner({ paid: false });
    const sessionId = await newSession(unpaid);
    const refused = await ask(sessionId, 'Hello', { agentId: unpaid.agentId });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ success: false, code: 'billing.plan_needed' });
    expect((await askTest(await newSession(unpaid), 'Hello', unpaid)).status).toBe(200);
  });

  test('T09 at zero credits 402, then 403, and the widget hears of it', async () => {
    const poor = await newTrainedOwner();
    await setRest(poor, 1);
    const sessionId = await newSession(poor);
    const send = () => ask(sessionId, 'delivery?', { agentId: poor.agentId });
    expect((await send()).status).toBe(200);
    const second = await send();
    expect([second.status, second.body]).toMatchObject([402, { code: 'billing.no_credit_left' }]);
    const third = await send();
    expect([third.status, third.body]).toMatchObject([403, { code: 'agents.blocked' }]);
    const style = await answering().client.send('getStyle', { id: poor.agentId });
    expect(style.body.agentStyle.isBlocked).toBe(true);
    expect(await history(sessionId)).toHaveLength(2);
  });

  test('the test chat costs nothing and never becomes a live conversation', async () => {
    const before = await creditsOf(answering().owner);
    const sessionId = await newSession();
    expect((await askTest(sessionId, delivery)).status).toBe(200);
    expect(await creditsOf(answering().owner)).toBe(before);
    expect((await ask(sessionId, 'Hello')).status).toBe(404);
    const { token, agentId } = answering().owner;
    const list = await answering().client.send('getSessionsList', { token, query: { agentId, limit: '50' } });
    const listed = list.body.sessions.flatMap(({ messages }) => messages.map(({ content }) => content));
    expect(listed).not.toContain('Hello');
  });
});
