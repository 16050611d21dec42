/** Conversations of a trained shop and its owner's inbox, on a server of the test file's own. */
import { afterAll, beforeAll, expect } from 'vitest';
import { createTestClient } from './test-client.ts';
import type { TestClient, TestOwner } from './test-client.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { trainOn } from './trained-shop.ts';

/** what the shop's pages answer, and what they do not */
export const known = 'How long does delivery take?';
export const unknown = 'Which of your people plays the trombone?';

type Change = 'markRead' | 'archiveConversations' | 'discardConversations' | 'deleteConversations';

/** @returns `inbox` gives what is there once a shop was made by `newShop` */
export function useInbox() {
  let open: { server: TestServer; client: TestClient; owner: TestOwner } | null = null;
  const inbox = () => {
    if (open === null) throw new Error('a shop is made before the first test');
    return open;
  };
  let started: Omit<ReturnType<typeof inbox>, 'owner'>;
  beforeAll(async () => {
    const server = await startTestServer({ worker: false });
    started = { server, client: createTestClient(server) };
  });
  afterAll(() => started.server.close());

  const newShop = async () => {
    const owner = await started.client.newOwner({ paid: true });
    await trainOn(started.server, owner.agentId);
    open = { ...started, owner };
  };
  async function talk(...questions: string[]) {
    const { sessionId } = (await inbox().client.send('createSession', { body: { agentId: inbox().owner.agentId } }))
      .body;
    for (const userQuery of questions) await ask(sessionId, userQuery);
    const [newest] = (await list()).sessions;
    return { sessionId, id: newest?._id ?? '' };
  }
  const ask = (sessionId: string, userQuery: string, more: object = {}) =>
    inbox().client.send('getResponse', {
      body: { agentId: inbox().owner.agentId, sessionId, userQuery, path: 'loom.example/blankets?x=1', ...more },
    });
  const list = async (query: Record<string, string> = {}, of = inbox().owner) => {
    const answer = await inbox().client.send('getSessionsList', {
      token: of.token,
      query: { agentId: of.agentId, ...query },
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const ids = async (show: string) => (await list({ show })).sessions.map(({ _id }) => _id);
  const send = (name: Change, body: object, of = inbox().owner) =>
    inbox().client.send(name, { token: of.token, body: { agentId: of.agentId, ...body } });
  const rate = (sessionId: string, messageId: string, rating: 1 | 0 | -1) =>
    inbox().client.send('rateReply', { body: { agentId: inbox().owner.agentId, sessionId, messageId, rating } });
  const replies = async (sessionId: string) =>
    (await inbox().client.send('getSessionMessages', { query: { sessionId } })).body.messages.filter(
      ({ role }) => role === 'agent',
    );

  return { inbox, newShop, talk, ask, list, ids, send, rate, replies };
}
