/** First questions for visitors: each is one that the agent answers, of the page's product or page first. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
});
afterAll(() => server.close());

const suggest = async (query: object, agentId = owner.agentId) =>
  client.send('getSuggestions', { query: { agentId, ...query } });

async function outcomesOf(questions: string[]): Promise<string[]> {
  const { sessionId } = (await client.send('createSession', { body: { agentId: owner.agentId } })).body;
  for (const userQuery of questions)
    await client.send('getResponse', { body: { agentId: owner.agentId, sessionId, userQuery } });
  const rows = await server.db.execute<{ outcome: string }>(sql`select outcome from messages
    where agent_id = ${owner.agentId} and role = 'agent' order by sequence desc limit ${questions.length}`);
  return rows.rows.map(({ outcome }) => outcome);
}

test('at most three, each answered when it is asked, in the language that was asked for', async () => {
  const { status, body } = await suggest({ language: 'en-GB' });
  expect(status).toBe(200);
  expect(body.suggestions.length).toBeGreaterThan(0);
  expect(body.suggestions.length).toBeLessThanOrEqual(3);
  expect(await outcomesOf(body.suggestions)).toEqual(body.suggestions.map(() => 'answered'));
  const german = (await suggest({ language: 'de' })).body.suggestions;
  expect(german.join(' ')).toMatch(/Lieferung|Versand|zurückgeben|bezahlen/);
  expect((await suggest({ language: 'xx' })).body).toEqual((await suggest({})).body);
});

test('an agent that knows nothing offers nothing, one that does not exist is not found, and a path is only a pointer', async () => {
  const empty = await client.newOwner({ paid: true });
  expect((await suggest({}, empty.agentId)).body).toEqual({ success: true, suggestions: [] });
  expect((await suggest({}, `agt_${'0'.repeat(32)}`)).status).toBe(404);
  const usual = (await suggest({ language: 'en' })).body.suggestions;
  for (const path of ['evil.example/<script>alert(1)</script>', '169.254.169.254/latest', '//', '%00'])
    expect((await suggest({ path, language: 'en' })).body.suggestions).toEqual(usual);
});

test('the owner’s own stand before the shop’s terms, and only where the agent answers them', async () => {
  const suggestions = ['Do you sell bicycles?', 'What does express delivery cost?'];
  await client.send('createStyle', {
    token: owner.token,
    body: {
      agentId: owner.agentId,
      name: 'Mira',
      welcomeText: '',
      placeholderText: '',
      color: '#111111',
      bubleIcone: 'modern',
      suggestions,
    },
  });
  const offered = (await suggest({ language: 'en' })).body.suggestions;
  expect(offered[0]).toBe(suggestions[1]);
  expect(offered).not.toContain(suggestions[0]);
});
