/** Visitors who ask the agents of trained shops, and what that costs, on a server of the test file's own. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { createTestClient } from './test-client.ts';
import type { TestClient, TestOwner } from './test-client.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { trainOn } from './trained-shop.ts';

export const delivery = 'How long does delivery take?';

/** @returns `answering` gives what is there once the tests of the file run */
export function useAnswering() {
  let open: { server: TestServer; client: TestClient } | null = null;
  let trained: TestOwner | null = null;
  const started = () => {
    if (open === null) throw new Error('the server starts before the first test');
    return open;
  };
  const answering = () => {
    if (trained === null) throw new Error('a shop is trained before the first test');
    return { ...started(), owner: trained };
  };
  beforeAll(async () => {
    const server = await startTestServer({ worker: false });
    open = { server, client: createTestClient(server) };
    trained = await newTrainedOwner();
  });
  afterAll(() => started().server.close());

  async function newTrainedOwner({ paid = true } = {}): Promise<TestOwner> {
    const made = await started().client.newOwner({ paid });
    await trainOn(started().server, made.agentId);
    return made;
  }
  const newSession = async (of = answering().owner) =>
    (await answering().client.send('createSession', { body: { agentId: of.agentId } })).body.sessionId;
  const ask = (sessionId: string, userQuery: string, more: object = {}) =>
    answering().client.send('getResponse', {
      body: { agentId: answering().owner.agentId, sessionId, userQuery, path: 'loom.example/x', ...more },
    });
  /** In a conversation of its own. */
  const askOnce = async (userQuery: string, of = answering().owner) => {
    const { status, body } = await ask(await newSession(of), userQuery, { agentId: of.agentId });
    if (!body.success) throw new Error(body.message);
    return { status, text: body.response.agent_response_text, cards: body.response.product_cards };
  };
  const askTest = (sessionId: string, userQuery: string, of = answering().owner) =>
    answering().client.send('getTestResponse', {
      token: of.token,
      body: { agentId: of.agentId, sessionId, userQuery },
    });
  const creditsOf = async (of: TestOwner) => {
    const { body } = await answering().client.send('getPayment', { token: of.token, body: { userId: of.userId } });
    return body.success ? body.payement.restToConsume : null;
  };
  const history = async (sessionId: string) =>
    (await answering().client.send('getSessionMessages', { query: { sessionId } })).body.messages;
  const setRest = (of: TestOwner, rest: number) =>
    answering().server.db.execute(
      sql`update subscriptions set rest_to_consume = ${rest} where account_id = ${of.userId}`,
    );

  return { answering, newTrainedOwner, newSession, ask, askOnce, askTest, creditsOf, history, setRest };
}
