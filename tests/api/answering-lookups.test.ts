/** What a model is sent about a real agent, what it may look up there, and what becomes of replies that could not be sent. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createConversationStore } from '../../server/src/features/conversations/store.ts';
import { patience } from './support/in-process.ts';
import { useModelledShop } from './support/modelled-shop.ts';
import { jsonPieces } from './support/scripted-model.ts';
import type { ScriptedAnswer, ScriptedModel } from './support/scripted-model.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

const shop = useModelledShop('sk-test');
let model: ScriptedModel;
let server: TestServer;
let client: TestClient;
let owner: TestOwner;
beforeAll(() => {
  ({ model, server, client, owner } = shop());
});

const newSession = async (agentId = owner.agentId) =>
  (await client.send('createSession', { body: { agentId } })).body.sessionId;

async function ask(userQuery: string, { sessionId = '', agentId = owner.agentId, path = '' } = {}) {
  const session = sessionId || (await newSession(agentId));
  const { status, body } = await client.send('getResponse', { body: { agentId, sessionId: session, userQuery, path } });
  if (!body.success) throw new Error(`${status} ${body.code}`);
  const { rows } = await server.db.execute<Record<'path' | 'outcome' | 'answered_by', string> & Stored>(
    sql`select r.path, r.usage, r.answered_by, m.outcome, m.charged from receipts r
      join messages m on m.agent_id = r.agent_id and m.id = r.message_id where r.message_id = ${body.messageId}`,
  );
  const receipt = await createConversationStore(server.db).receipt(agentId, body.messageId);
  const { passages = [], facts = null } = receipt ?? {};
  const { agent_response_text: text, product_cards: cards } = body.response;
  return { text, cards, passages, facts, ...rows[0] };
}
interface Stored extends Record<string, unknown> {
  charged: boolean;
  usage: { parts?: Record<string, number> } | null;
}

const promptOf = (at = -1) => model.requests.at(at)?.body.messages.map(({ content }) => content) ?? [];
const delivery = 'How long does delivery take?';
const parcels = 'Parcels arrive within three working days.';
const well = { pieces: jsonPieces(parcels, [], 7, { citations: ['f1'], outcome: 'answered', language: 'en' }) };
const modelIsWell = async () => {
  model.will(well);
  expect((await ask(delivery)).path).toBe('model');
};

describe('what is sent', () => {
  test('the same first message in every turn; cards in the history; the page; no products for delivery', async () => {
    model.will({ pieces: jsonPieces('Here.', ['p1', 'p2']) });
    const sessionId = await newSession();
    await ask('Do you have a wool blanket?', { sessionId });
    const [rules] = promptOf();
    model.will(well);
    await ask(delivery, { sessionId, path: 'loom.example/harbour-wool-blanket' });
    const [again, , reply, last] = promptOf();
    expect(again).toBe(rules);
    expect(reply).toMatch(/^Here\.\n<shown_cards>\n\[\{"name":"(?:Harbour|Alpine) wool blanket"/);
    expect(last).toContain('"visitor_is_on_page":"loom.example/harbour-wool-blanket"');
    expect(last).toMatch(/"id":"f1","topic":"delivery\.time"[^}]*three working days/);
    expect(last).not.toContain('Enamel mug');
  });

  test('what customers wrote is given, and called so, only where it is asked for', async () => {
    const other = await client.newOwner({ paid: true });
    await trainOn(server, other.agentId, ['Customer reviews: my wool blanket came after nineteen days, says Ann.']);
    await server.db.execute(
      sql`update passages set voice = 'customer' where agent_id = ${other.agentId} and text like '%nineteen%'`,
    );
    model.will(well);
    await ask(delivery, { agentId: other.agentId });
    expect(promptOf().join('\n')).not.toContain('nineteen');
    model.will({ pieces: jsonPieces('One customer waited for it.') });
    await ask('What do customers say in their reviews of the wool blanket?', { agentId: other.agentId });
    expect(promptOf().at(-1)).toMatch(/"kind":"customer review"[^}]*nineteen/);
  });

  test('what was cited stands in the receipt and becomes a link; tokens of each part are kept', async () => {
    model.will(well);
    const answer = await ask(delivery);
    expect(answer).toMatchObject({ outcome: 'answered', passages: [], facts: [{ topic: 'delivery.time' }] });
    expect(answer.text).toMatch(
      /^Parcels arrive within three working days\.\n\n\[[^\]]+\]\(https:\/\/loom\.example\/delivery\)$/,
    );
    const { rules = 0, passages = 0, history } = answer.usage?.parts ?? {};
    expect([rules > 300, passages > 20, history]).toEqual([true, true, 0]);
  });

  test('an answer that rests on nothing is unsure, whatever it calls itself', async () => {
    model.will({ pieces: jsonPieces('Delivery is quick.', [], 7, { citations: [], outcome: 'answered' }) });
    expect(await ask(delivery)).toMatchObject({ outcome: 'unsure', path: 'model' });
  });
});

describe('what is looked up', () => {
  const looksFor = (...calls: [string, object][]): ScriptedAnswer => ({
    calls: calls.map(([name, input]) => [name, JSON.stringify(input)]),
    finish: 'tool_calls',
  });

  test('products that it found may be shown and priced; two rounds', async () => {
    model.will(
      looksFor(['search_products', { query: 'enamel mug' }], ['get_facts', { topic: 'returns.window' }]),
      looksFor(['search_pages', { query: 'wash wool' }], ['check_variant', { product: 'Enamel mug', options: 'blue' }]),
      { pieces: jsonPieces('The Enamel mug costs 18.00 EUR.', ['p1']) },
    );
    const answer = await ask(delivery);
    expect(answer).toMatchObject({ text: 'The Enamel mug costs 18.00 EUR.', path: 'model', outcome: 'answered' });
    expect(answer.cards.map(({ title }) => title)).toEqual(['Enamel mug']);
    const said = promptOf().join('\n');
    expect(said).toMatch(/"id":"p1","name":"Enamel mug"/);
    expect(said).toMatch(/returns\.window[^}]*thirty days/);
    expect(said).toContain('Wash wool by hand');
    expect(said).toContain('It has no such choice.');
    expect(answer.usage?.parts?.['lookups']).toBeGreaterThan(20);
  });

  test('another agent’s shop is not there', async () => {
    const other = await client.newOwner({ paid: true });
    await trainOn(server, other.agentId, ['The secret orchard opens at nine on the canary hill.']);
    model.will(looksFor(['search_pages', { query: 'secret orchard canary hill' }]), well);
    await ask(delivery);
    expect(promptOf().join('\n')).not.toContain('canary hill');
    model.will(looksFor(['search_pages', { query: 'secret orchard canary hill' }]), well);
    await ask(delivery, { agentId: other.agentId });
    expect(promptOf().join('\n')).toContain('canary hill');
  });

  test('T13 slow rounds end within the deadline', { timeout: 40_000 * patience }, async () => {
    const slow = { ...looksFor(['search_pages', { query: 'wool' }]), firstDelayMs: 9_000 };
    model.will(slow, { ...well, firstDelayMs: 9_000 });
    const answer = await ask(delivery);
    expect(answer).toMatchObject({ path: 'fallback', charged: false });
    // with so little time left nothing is looked up any more
    expect(promptOf().at(-1)).toBe('Nothing can be found with this. Answer with what you have.');
    await modelIsWell();
  });
});

describe('what cannot be sent', () => {
  test('a wrong language is repaired once', async () => {
    const german = { pieces: jsonPieces('Pakete kommen innerhalb von drei Werktagen bei Ihnen an.') };
    model.will(german, well);
    expect(await ask(delivery)).toMatchObject({ text: expect.stringContaining('Parcels arrive'), path: 'repaired' });
    expect(promptOf().at(-1)).toContain('not in the visitor’s language, which is "en"');
    model.will(german);
    expect(await ask(delivery)).toMatchObject({
      text: expect.stringContaining('three working days'),
      path: 'fallback',
    });
    expect(model.requests).toHaveLength(2);
  });

  test('what was held back is said when the model quotes what bears it out, and not when it makes that up', async () => {
    const other = await client.newOwner({ paid: true });
    await trainOn(server, other.agentId, [
      'While we repair yours you can borrow a loom for 5 EUR a day. Deposit 150 EUR. We lend looms in the shop alone.',
    ]);
    const said = 'On top comes a deposit of 150 EUR, and you have to fetch the loom in the shop.';
    const again = (words: string[]) => {
      const evidence = [{ sentence: said, ids: ['s1'], words }];
      return { pieces: jsonPieces(said, [], 9, { outcome: 'answered', language: 'en', evidence }) };
    };
    const borrow = () => ask('Do I get a loom while mine is repaired?', { agentId: other.agentId });
    model.will({ pieces: jsonPieces(said) }, again(['Deposit 150 EUR', 'in the shop alone']));
    expect(await borrow()).toMatchObject({ text: said, path: 'repaired' });
    expect(model.requests[1]?.body.response_format).toMatchObject({ json_schema: { name: 'repaired_reply' } });
    model.will({ pieces: jsonPieces(said) }, again(['Deposit 150 EUR, as for everybody']));
    expect(await borrow()).toMatchObject({ path: 'fallback' });
  });

  test.each<[string, ScriptedAnswer]>([
    ['503', { status: 503, body: '{}' }],
    ['429', { status: 429, body: '{}' }],
    ['cut', { pieces: ['{"text":"Half a'], cut: true }],
    ['garbage', { pieces: ['{"mood":"good"}'] }],
    ['what is untrue, twice', { pieces: jsonPieces('It costs 1.00 EUR.') }],
  ])(
    '%s: where no answer is sure, that is said in the visitor’s language, with contacts and for free',
    async (_, answer) => {
      await modelIsWell();
      model.will(answer);
      const english = await ask('Do you offer a lifetime guarantee on spoons?');
      expect(english).toMatchObject({ outcome: 'failed', path: 'fallback', charged: false, passages: [], cards: [] });
      expect(english.text).toMatch(/^Sorry, I can't answer this right now\..*\(mailto:help@loom\.example\)/s);
      await modelIsWell();
      model.will(answer);
      expect((await ask('Habt ihr eine lebenslange Garantie auf eure Löffel?')).text).toMatch(
        /^Das kann ich gerade leider nicht beantworten\./,
      );
      await modelIsWell();
      model.will(answer);
      expect(await ask(delivery)).toMatchObject({
        text: expect.stringContaining('three working days'),
        path: 'fallback',
      });
    },
  );
});

test('the owner’s screen is told that a model reads the instructions', async () => {
  const { body } = await client.send('getInstructions', { token: owner.token, id: owner.agentId });
  expect(body.hasModel).toBe(true);
});
