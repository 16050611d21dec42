/** An embeddings endpoint beside the words: what is said in other words reaches the model, and its failures reach nobody. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from './support/in-process.ts';
import { startScriptedEmbeddings } from './support/scripted-embeddings.ts';
import { jsonPieces, startScriptedModel } from './support/scripted-model.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { shop, trainOn } from './support/trained-shop.ts';

let embeddings: Awaited<ReturnType<typeof startScriptedEmbeddings>>;
let model: Awaited<ReturnType<typeof startScriptedModel>>;
let server: TestServer;
let client: TestClient;
let owner: TestOwner;

beforeAll(async () => {
  [embeddings, model] = [await startScriptedEmbeddings(), await startScriptedModel()];
  server = await startTestServer({
    worker: true,
    env: {
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'scripted',
      EMBEDDINGS_BASE_URL: embeddings.url,
      EMBEDDINGS_API_KEY: 'sk-canary-e1',
      EMBEDDINGS_MODEL: 'scripted',
    },
  });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
});
afterAll(async () => {
  await server.close();
  await Promise.all([embeddings.close(), model.close()]);
});

/** A process that has just begun on a busy machine may be too late to ask the model, and is asked again. */
async function promptFor(userQuery: string, tries = patience): Promise<string> {
  model.will({ pieces: jsonPieces('Here you are.') });
  const { agentId } = owner;
  const { body: session } = await client.send('createSession', { body: { agentId } });
  const { body } = await client.send('getResponse', {
    body: { agentId, sessionId: session.sessionId, userQuery, path: '' },
  });
  const isLate = body.success && body.response.agent_response_text !== 'Here you are.';
  if (isLate && tries > 1) return promptFor(userQuery, tries - 1);
  expect(body).toMatchObject({ success: true, response: { agent_response_text: 'Here you are.' } });
  return model.requests[0]?.body.messages.map(({ content }) => content).join('\n') ?? '';
}

test(
  'a published run that has no vectors gets them, and then is found by meaning',
  { timeout: 40_000 * patience },
  async () => {
    expect(await promptFor('My jumper is dirty, a stain')).not.toContain('Wash wool by hand');
    await expect
      .poll(() => promptFor('My jumper is dirty, a stain'), { timeout: 30_000 * patience, interval: 1_000 })
      .toContain('Wash wool by hand');
    const { rows } = await server.db.execute(
      sql`select model, dimensions, passage_count, length(bytes) as bytes from meaning_vectors where agent_id = ${owner.agentId}`,
    );
    const count = shop.passages.length + shop.products.length;
    expect(rows).toEqual([{ model: 'scripted', dimensions: 5, passage_count: shop.passages.length, bytes: count * 5 }]);
    expect(embeddings.asked.every(({ authorization }) => authorization === 'Bearer sk-canary-e1')).toBe(true);
  },
);

test('open questions that share no word and mean the same are one group', async () => {
  const { agentId, token } = owner;
  for (const userQuery of ['The mug smells', 'Why is my cup so rough inside?']) {
    model.will({ pieces: jsonPieces('Here you are.') });
    const { body: session } = await client.send('createSession', { body: { agentId } });
    const asked = { agentId, sessionId: session.sessionId };
    const { body } = await client.send('getResponse', { body: { ...asked, userQuery, path: '' } });
    if (!body.success) throw new Error(body.code);
    await client.send('rateReply', { body: { ...asked, messageId: body.messageId ?? '', rating: -1 } });
  }
  const timesAsked = async () => {
    const { body } = await client.send('getOpenQuestions', { token, query: { agentId } });
    return body.groups.flatMap(({ question, asked }) => (/mug|cup/.test(question) ? [asked] : []));
  };
  await expect.poll(timesAsked, { timeout: 10_000 * patience }).toEqual([2]);
});

test('while the endpoint fails, words are searched as ever', async () => {
  embeddings.answerWith(500);
  expect(await promptFor('How long does delivery take?')).toContain('within three working days');
  embeddings.answerWith(200);
});
