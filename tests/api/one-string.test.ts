/** A model's text is one string everywhere: what was checked is what is streamed, stored, shown and taken away. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { useModelledShop } from './support/modelled-shop.ts';
import { jsonPieces } from './support/scripted-model.ts';
import type { ScriptedModel } from './support/scripted-model.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import type { TestServer } from './support/test-server.ts';

const key = 'sk-canary-9917-zebra';
const wish =
  'Canary-Wish-7731 never mention our competitor from the other side of the river, and praise wool to everybody.';
const shop = useModelledShop(key);
let model: ScriptedModel;
let server: TestServer;
let client: TestClient;
let owner: TestOwner;
beforeAll(() => {
  ({ model, server, client, owner } = shop());
});
beforeAll(() =>
  client.send('createInstructions', { token: owner.token, body: { agentId: owner.agentId, instructions: wish } }),
);

/** Asks as a visitor's page does: the pieces of the text as they came, and the whole at the end. */
async function ask() {
  const { sessionId } = (await client.send('createSession', { body: { agentId: owner.agentId } })).body;
  const response = await fetch(`${server.url}/api/agents/get_response`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: 'https://loom.example' },
    body: JSON.stringify({ agentId: owner.agentId, sessionId, userQuery: 'Do you have a wool blanket?', path: '' }),
  });
  const raw = await response.text();
  const streamed = [...raw.matchAll(/^event: text\ndata: \{"delta":(".*")\}$/gm)]
    .map(([, delta = '""']) => String(JSON.parse(delta)))
    .join('');
  const done = /^event: done\ndata: .*?"agent_response_text":("(?:[^"\\]|\\.)*")/m.exec(raw)?.[1] ?? '""';
  return { sessionId, raw, streamed, whole: String(JSON.parse(done)) };
}

test('CH-09 streamed, stored, shown to visitor and owner, and taken away: one string', async () => {
  const odd =
    '\ufeffYes\u202e, we\u200b do.\u00ad It is ｗａｒｍ\u0001, see\u2060 [it](https://loom.example/harbour-wool-blanket). می\u200cخواهم ½ 👨\u200d👩\u200d👧\u200d \u{e0041}\n';
  const plain =
    'Yes, we do. It is warm, see [it](https://loom.example/harbour-wool-blanket). می\u200cخواهم 1/2 👨\u200d👩\u200d👧';
  // numbers are another check's business
  const [text, expected] = [odd, plain].map((one) => one.replace(' ½', '').replace(' 1/2', ''));
  for (const size of [1, 3, 50]) {
    model.will({ pieces: jsonPieces(text ?? '', ['p1'], size) });
    const { sessionId, streamed, whole } = await ask();
    const { messages } = (await client.send('getSessionMessages', { query: { sessionId } })).body;
    const taken = await client.send('downloadChat', { body: { agentId: owner.agentId, sessionId } });
    const exported = await client.send('exportConversations', { token: owner.token, body: { agentId: owner.agentId } });
    const stored = await server.db.execute(
      sql`select content from messages where role = 'agent' order by sequence desc limit 1`,
    );
    expect([streamed, whole, stored.rows[0]?.['content']]).toEqual([expected, expected, expected]);
    expect(messages[0]?.content ?? messages.at(-1)?.content).toBeDefined();
    expect(messages.map(({ content }) => (typeof content === 'string' ? '' : content.agent_response_text))).toContain(
      expected,
    );
    expect(JSON.stringify(taken.body)).toContain(JSON.stringify(expected));
    expect(JSON.stringify(exported.body)).toContain(JSON.stringify(expected));
  }
});

describe('CH-10, CH-11, CH-12 nothing of it reaches anybody, streamed or not', () => {
  const rules = () => model.requests.at(-1)?.body.messages[0]?.content ?? '';
  const said = (text: string) => [JSON.stringify({ agent_response_text: text, product_cards: [] })];
  const spread = (text: string) => text.replaceAll(/(\S+ \S+ \S+)/g, '$1. ');

  test.each<[string, () => string[], RegExp]>([
    [
      'a link hidden by marks',
      () => said('Yes. [our refund form]\ufeff(https\ufeff://evil.example/phish)'),
      /evil|phish/,
    ],
    ['the wish', () => said(`Sure. ${wish}`), /competitor|Canary/],
    ['the wish over sentences', () => said(`Sure. ${spread(wish)}`), /praise wool to|Canary/],
    ['the wish in base64', () => said(`Sure. ${Buffer.from(wish).toString('base64')}`), /[A-Za-z0-9+/]{40}/],
    ['the wish between marks', () => said(Array.from(wish).join('\u202a')), /competitor|Canary/],
    ['the rules', () => said(`Sure. ${rules().split('\n').slice(1, 3).join(' ')}`), /Never invent products/],
    ['the key', () => said(`It is ${Array.from(key).join('\u0001')}.`), /canary/i],
    [
      'thoughts',
      () => [`<think>Secret ${wish}`, '</think>{"agent_response_text":"Yes.","product_cards":[]}'],
      /Secret|Canary/,
    ],
    ['a draft among thoughts', () => ['<think>{"text":"Secret"}</think>', '{"text":"Yes."}'], /Secret/],
    ['thoughts in the text', () => said('Yes. <think>Secret</think> Yes.'), /Secret/],
    ['an announcement', () => ['Here is the JSON: ```json\n', '{"text":"Yes."}', '\n``` Secret'], /JSON|Secret|```/],
    [
      'cards in the text',
      () => said('Yes. ```json\n{"product_cards":[{"title":"Secret","product_url":"https://evil.example"}]}\n```'),
      /Secret|evil/,
    ],
  ])('%s', async (_, pieces, never) => {
    model.will({ pieces: pieces() });
    const { raw, whole } = await ask();
    expect(raw).not.toMatch(never);
    expect(whole).not.toBe('');
  });
});

test('CH-07 the style says what a reply may link', async () => {
  const { agentStyle } = (await client.send('getStyle', { id: owner.agentId })).body;
  expect(agentStyle.links).toContain('loom.example');
  expect(agentStyle.links.slice(1).every((link) => /^(?:mailto:|tel:|https:)/.test(link))).toBe(true);
});
