/** What an owner keeps of a conversation in its visitor's words ends with the conversation, and the owner's answer does not. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BodyOf } from '../../contract/src/routes.ts';
import { patience } from './support/in-process.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;
beforeAll(async () => {
  server = await startTestServer();
  client = createTestClient(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
});

const answer = 'Yes, we embroider initials on any robe for 9 EUR.';
const asked = 'Could you embroider a robe for aunt Zanzibara?';

/** A visitor's question, its reply and its conversation; `test` as the owner tries the agent. */
async function ask(userQuery: string, kind: 'live' | 'test' = 'live') {
  const { agentId, token } = owner;
  const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
  const body = { agentId, sessionId, userQuery, path: 'loom.example/robe' };
  const { body: reply } =
    kind === 'live'
      ? await client.send('getResponse', { body })
      : await client.send('getTestResponse', { token, body });
  if (!reply.success) throw new Error(reply.code);
  const { rows } = await server.db.execute(sql`
    select conversation_id as id from messages where agent_id = ${agentId} and id = ${reply.messageId}`);
  return {
    sessionId,
    messageId: reply.messageId,
    conversationId: String(rows[0]?.['id']),
    text: reply.response.agent_response_text,
  };
}
const save = async (more: Partial<BodyOf<'saveAnswer'>>) => {
  const body = { agentId: owner.agentId, questions: [asked], text: answer, keepAsTest: true, ...more };
  const { body: saved } = await client.send('saveAnswer', { token: owner.token, body });
  if (!saved.success) throw new Error(saved.message);
  return saved.answer;
};
const taught = async () => {
  const { agentId, token } = owner;
  const { answers } = (await client.send('getAnswers', { token, query: { agentId } })).body;
  const { questions } = (await client.send('getQuestions', { token, query: { agentId } })).body;
  return {
    answers: answers.map(({ questions: its, text }) => ({ its, text })),
    tests: questions.map((one) => one.ask),
  };
};
const erase = (conversationId: string) =>
  client.send('deleteConversation', { token: owner.token, body: { agentId: owner.agentId, conversationId } });
const openGroups = async () => {
  const query = { agentId: owner.agentId };
  return (await client.send('getOpenQuestions', { token: owner.token, query })).body.groups;
};

/** every table that holds these words anywhere */
async function mentions(words: string): Promise<string[]> {
  const { rows } = await server.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const name of rows.map((row) => String(row['name']))) {
    const held = await server.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where position(lower(${words}) in lower(t::text)) > 0 limit 1`,
    );
    if (held.rows.length > 0) found.push(name);
  }
  return found;
}

test('a conversation that is deleted takes its visitor’s words out of answer and test, and the answer is still told', async () => {
  const { messageId, conversationId } = await ask(asked);
  await save({ messageId });
  expect(await taught()).toEqual({ answers: [{ its: [asked], text: answer }], tests: [asked] });
  // what a training told of it
  const failed = [{ questionId: 'qst_1', ask: asked, before: answer, now: 'No.', fault: 'It does not say so.' }];
  await server.db.execute(sql`update training_runs set suite = ${JSON.stringify({ passed: 0, failed })}::jsonb
    where agent_id = ${owner.agentId}`);

  expect((await erase(conversationId)).body).toEqual({ success: true });
  expect(await mentions('zanzibara')).toEqual([]);
  expect(await mentions(conversationId)).toEqual([]);
  expect(await taught()).toEqual({ answers: [{ its: ['embroider robe'], text: answer }], tests: [] });
  await vi.waitFor(
    async () => expect((await ask('Can you embroider my robe?')).text).toContain(answer),
    5000 * patience,
  );
});

test('words of an open question stay until the last conversation that asked it so is gone', async () => {
  const first = await ask(asked);
  const second = await ask(asked);
  await vi.waitFor(async () => expect((await openGroups())[0]?.asked).toBe(2), 15_000 * patience);
  const [group] = await openGroups();
  if (group === undefined) throw new Error('nobody asked');
  await save({ groupId: group._id, questions: [group.question, 'Is embroidery possible?'] });
  await erase(first.conversationId);
  expect((await taught()).answers[0]?.its).toEqual([group.question, 'Is embroidery possible?']);
  // by its visitor
  const { agentId } = owner;
  await client.send('deleteChat', { body: { agentId, sessionId: second.sessionId } });
  expect(await taught()).toMatchObject({
    answers: [{ its: ['embroider robe', 'Is embroidery possible?'] }],
    tests: [],
  });
});

test('SE-08 what retention ends, ends there too', async () => {
  const { agentId, token } = owner;
  const { messageId, conversationId } = await ask(asked);
  await save({ messageId });
  await client.send('updateRetention', { token, body: { agentId, days: 30 } });
  await server.db.execute(sql`update agent_retention set begins_at = now() where agent_id = ${agentId}`);
  await server.db.execute(
    sql`update conversations set started_at = now() - interval '40 days' where id = ${conversationId}`,
  );
  await server.db.execute(
    sql`update messages set created_at = now() - interval '40 days' where conversation_id = ${conversationId}`,
  );
  await server.db.execute(sql`insert into jobs (kind, payload) values ('conversations.retention', '{}')`);
  await server.db.execute(sql`select pg_notify('vitrine_jobs', '')`);
  await vi.waitFor(async () => expect(await mentions('zanzibara')).toEqual([]), 15_000 * patience);
  expect((await taught()).answers[0]?.text).toBe(answer);
});

test('the owner’s own words stay: another question, and what was asked to try the agent', async () => {
  const { messageId, conversationId } = await ask(asked);
  await save({ messageId, questions: ['Do you offer embroidery with initials?'] });
  const tried = await ask('Do you do monograms?', 'test');
  await save({ messageId: tried.messageId, questions: ['Do you do monograms?'] });
  await erase(conversationId);
  expect((await taught()).tests).toEqual(['Do you offer embroidery with initials?', 'Do you do monograms?']);
});

test('CH-24 an address or a number that the visitor wrote is masked where their words are kept', async () => {
  const { messageId } = await ask('Can you embroider a robe? Write to zoe@mail.example, order #10432');
  const { questions } = await save({
    messageId,
    questions: ['Can you embroider a robe? Write to zoe@mail.example, order #10432'],
  });
  expect(questions).toEqual(['Can you embroider a robe? Write to [e-mail], order [number]']);
  expect((await taught()).tests).toEqual(questions);
});
