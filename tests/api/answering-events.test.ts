/** A model's reply as it is written, read from the stream as a visitor's page reads it. */
import { beforeAll, expect, test } from 'vitest';
import { patience } from './support/in-process.ts';
import { useModelledShop } from './support/modelled-shop.ts';
import { jsonPieces } from './support/scripted-model.ts';
import type { ScriptedModel } from './support/scripted-model.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import type { TestServer } from './support/test-server.ts';

const shop = useModelledShop('sk-test');
let model: ScriptedModel;
let server: TestServer;
let client: TestClient;
let owner: TestOwner;
beforeAll(() => {
  ({ model, server, client, owner } = shop());
});

const newSession = async () =>
  (await client.send('createSession', { body: { agentId: owner.agentId } })).body.sessionId;
const credits = async () => {
  const { body } = await client.send('getPayment', { token: owner.token, body: { userId: owner.userId } });
  return (body.success && body.payement.restToConsume) || 0;
};

function post(sessionId: string, userQuery: string, signal?: AbortSignal) {
  return fetch(`${server.url}/api/agents/get_response`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: 'https://loom.example' },
    body: JSON.stringify({ agentId: owner.agentId, sessionId, userQuery, path: '' }),
    ...(signal && { signal }),
  });
}

async function stream(sessionId: string, userQuery: string) {
  const response = await post(sessionId, userQuery);
  const events = (await response.text())
    .split('\n\n')
    .filter((event) => event.startsWith('event:'))
    .map((event) => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
      const parsed: unknown = JSON.parse(data);
      return { name, data: parsed };
    });
  return { response, events };
}

const question = 'Do you have a wool blanket?';

test('text as it grows, cards, and the whole reply at the end, for a page of any origin', async () => {
  model.will({ pieces: jsonPieces('Yes, we do. It is warm. It is made of wool.', ['p1']), pieceDelayMs: 5 });
  const { response, events } = await stream(await newSession(), question);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  const names = events.map(({ name }) => name);
  expect(names.filter((name) => name === 'text').length).toBeGreaterThan(1);
  expect(names.slice(-2)).toEqual(['cards', 'done']);
  expect(events.at(-1)?.data).toMatchObject({
    success: true,
    response: {
      agent_response_text: 'Yes, we do. It is warm. It is made of wool.',
      product_cards: [{ price: '89.00 EUR' }],
    },
  });
});

test('a sentence that may not be said never leaves, and the reply at the end is the checked one', async () => {
  model.will({ pieces: jsonPieces('Yes, we do. It costs 1.00 EUR. Buy it. Now.') });
  const { events } = await stream(await newSession(), question);
  expect(JSON.stringify(events)).not.toContain('1.00 EUR');
  expect(events.at(-1)?.name).toBe('done');
});

test('what is refused before the first word is refused as ever', async () => {
  const { response } = await stream('x'.repeat(43), question);
  expect(response.status).toBe(404);
});

test('CH-15 a visitor who leaves finds the finished reply on return, charged once', async () => {
  model.will({ pieces: jsonPieces('Yes, we do. It is warm. It is made of wool.'), pieceDelayMs: 60 });
  const sessionId = await newSession();
  const before = await credits();
  const leave = new AbortController();
  const response = await post(sessionId, question, leave.signal);
  await response.body?.getReader().read();
  leave.abort();
  const replies = async () =>
    (await client.send('getSessionMessages', { query: { sessionId } })).body.messages.map(({ content }) => content);
  await expect
    .poll(replies, { timeout: 5000 * patience })
    .toMatchObject([question, { agent_response_text: expect.stringContaining('wool') }]);
  expect(before - (await credits())).toBe(1);
});
