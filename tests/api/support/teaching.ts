/** Owners of trained shops who write answers and tests, on a server of the test file's own. */
import { afterAll, beforeAll } from 'vitest';
import type { BodyOf } from '../../../contract/src/routes.ts';
import { createTestClient } from './test-client.ts';
import type { TestClient, TestOwner } from './test-client.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { trainOn } from './trained-shop.ts';

type Answer = Omit<BodyOf<'saveAnswer'>, 'agentId'>;

export const giftWrap: Answer = {
  questions: ['Do you wrap gifts?', 'Can you gift wrap my order?'],
  text: 'Yes, we wrap any order for 4 EUR: tick “It is a gift” in the basket.',
};

/** @returns `teaching` gives what is there once the tests of the file run */
export function useTeaching() {
  let open: { server: TestServer; client: TestClient } | null = null;
  const teaching = () => {
    if (open === null) throw new Error('the server starts before the first test');
    return open;
  };
  beforeAll(async () => {
    const server = await startTestServer({ worker: false });
    open = { server, client: createTestClient(server) };
  });
  afterAll(() => teaching().server.close());

  async function newOwner(): Promise<TestOwner> {
    const made = await teaching().client.newOwner({ paid: true });
    await trainOn(teaching().server, made.agentId);
    return made;
  }
  const save = (of: TestOwner, answer: Answer) =>
    teaching().client.send('saveAnswer', { token: of.token, body: { agentId: of.agentId, ...answer } });
  async function told(of: TestOwner, userQuery: string): Promise<string> {
    const { sessionId } = (await teaching().client.send('createSession', { body: { agentId: of.agentId } })).body;
    const { body } = await teaching().client.send('getResponse', {
      body: { agentId: of.agentId, sessionId, userQuery, path: 'loom.example/x' },
    });
    return body.success ? body.response.agent_response_text : body.code;
  }

  const testsOf = async (of: TestOwner) =>
    (await teaching().client.send('getQuestions', { token: of.token, query: { agentId: of.agentId } })).body.questions;
  const answersOf = async (of: TestOwner) =>
    (await teaching().client.send('getAnswers', { token: of.token, query: { agentId: of.agentId } })).body.answers;
  const remove = (of: TestOwner, answerId: string) =>
    teaching().client.send('deleteAnswer', { token: of.token, body: { agentId: of.agentId, answerId } });
  const saveTest = (of: TestOwner, test: Omit<BodyOf<'saveQuestion'>, 'agentId'>) =>
    teaching().client.send('saveQuestion', { token: of.token, body: { agentId: of.agentId, ...test } });

  return { teaching, newOwner, save, told, testsOf, answersOf, remove, saveTest };
}
