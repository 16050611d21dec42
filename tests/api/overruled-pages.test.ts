/** What pages say otherwise than an owner's own answer is not told beside it, whatever words a visitor asks in. */
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

async function told(userQuery: string): Promise<string> {
  const { agentId } = owner;
  const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
  const { body } = await client.send('getResponse', {
    body: { agentId, sessionId, userQuery, path: 'loom.example/x' },
  });
  return body.success ? body.response.agent_response_text : body.code;
}

test('the owner’s number stands in the place of the pages’ until the answer goes', async () => {
  const asked = ['Can I still return something after 40 days?', 'What is your return period?'];
  for (const question of asked) expect(await told(question)).toContain('thirty days');
  const { body } = await client.send('saveAnswer', {
    token: owner.token,
    body: {
      agentId: owner.agentId,
      questions: ['How long do I have to return something?'],
      text: 'You have 60 days from delivery to return anything.',
    },
  });
  if (!body.success) throw new Error(body.code);
  for (const question of asked) {
    const reply = await told(question);
    expect.soft(reply).not.toContain('thirty days');
    expect.soft(reply).toContain('60 days');
    expect.soft(reply, 'no page says so').not.toContain('](');
  }
  const { token, agentId } = owner;
  await client.send('deleteAnswer', { token, body: { agentId, answerId: body.answer._id } });
  for (const question of asked) expect(await told(question)).toContain('thirty days');
});
