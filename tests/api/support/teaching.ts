/** Owners of trained shops who write answers and tests and bring files along, on a server of the test file's own. */
import { afterAll, beforeAll } from 'vitest';
import type { BodyOf } from '../../../contract/src/routes.ts';
import { createTestClient } from './test-client.ts';
import type { TestClient, TestOwner } from './test-client.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { trainOn } from './trained-shop.ts';

type Answer = Omit<BodyOf<'saveAnswer'>, 'agentId'>;

interface Place {
  server: TestServer;
  client: TestClient;
}

export const giftWrap: Answer = {
  questions: ['Do you wrap gifts?', 'Can you gift wrap my order?'],
  text: 'Yes, we wrap any order for 4 EUR: tick “It is a gift” in the basket.',
};

/** @returns `teaching` gives what is there once the tests of the file run */
export function useTeaching() {
  let open: Place | null = null;
  const teaching = () => {
    if (open === null) throw new Error('the server starts before the first test');
    return open;
  };
  beforeAll(async () => {
    const server = await startTestServer({ worker: false });
    open = { server, client: createTestClient(server) };
  });
  afterAll(() => teaching().server.close());

  async function newOwner({ server, client } = teaching()): Promise<TestOwner> {
    const made = await client.newOwner({ paid: true });
    await trainOn(server, made.agentId);
    return made;
  }
  const save = (of: TestOwner, answer: Answer) =>
    teaching().client.send('saveAnswer', { token: of.token, body: { agentId: of.agentId, ...answer } });
  async function reply(of: TestOwner, userQuery: string, { client } = teaching()) {
    const { sessionId } = (await client.send('createSession', { body: { agentId: of.agentId } })).body;
    const { body } = await client.send('getResponse', {
      body: { agentId: of.agentId, sessionId, userQuery, path: 'loom.example/x' },
    });
    if (!body.success) throw new Error(body.code);
    return { text: body.response.agent_response_text, messageId: body.messageId };
  }
  const told = async (of: TestOwner, question: string, at = teaching()) => (await reply(of, question, at)).text;

  const testsOf = async (of: TestOwner) =>
    (await teaching().client.send('getQuestions', { token: of.token, query: { agentId: of.agentId } })).body.questions;
  const answersOf = async (of: TestOwner) =>
    (await teaching().client.send('getAnswers', { token: of.token, query: { agentId: of.agentId } })).body.answers;
  const remove = (of: TestOwner, answerId: string) =>
    teaching().client.send('deleteAnswer', { token: of.token, body: { agentId: of.agentId, answerId } });
  const saveTest = (of: TestOwner, test: Omit<BodyOf<'saveQuestion'>, 'agentId'>) =>
    teaching().client.send('saveQuestion', { token: of.token, body: { agentId: of.agentId, ...test } });
  const importFile = async (of: TestOwner, name: string, text: string, timeZone?: string) => {
    const body = { agentId: of.agentId, name, text, timeZone };
    return (await teaching().client.send('importAnswers', { token: of.token, body })).body;
  };
  const saveDocument = async (of: TestOwner, name: string, content: string | Uint8Array, { client } = teaching()) => {
    const body = { agentId: of.agentId, name, contentBase64: Buffer.from(content).toString('base64') };
    return (await client.send('saveDocument', { token: of.token, body })).body;
  };

  return {
    teaching,
    newOwner,
    save,
    reply,
    told,
    testsOf,
    answersOf,
    remove,
    saveTest,
    importFile,
    saveDocument,
  };
}
