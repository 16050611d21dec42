/** What an owner writes is answered from then on: before pages, in every process, and until it is out of date. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '../../contract/src/routes.ts';
import { createAnswers } from '../../server/src/features/answers/feature.ts';
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
});
afterAll(() => server.close());

type Answer = Omit<BodyOf<'saveAnswer'>, 'agentId'>;

async function newOwner(): Promise<TestOwner> {
  const made = await client.newOwner({ paid: true });
  await trainOn(server, made.agentId);
  return made;
}
const save = (of: TestOwner, answer: Answer) =>
  client.send('saveAnswer', { token: of.token, body: { agentId: of.agentId, ...answer } });
async function told(of: TestOwner, userQuery: string): Promise<string> {
  const { sessionId } = (await client.send('createSession', { body: { agentId: of.agentId } })).body;
  const { body } = await client.send('getResponse', {
    body: { agentId: of.agentId, sessionId, userQuery, path: 'loom.example/x' },
  });
  return body.success ? body.response.agent_response_text : body.code;
}

const giftWrap: Answer = {
  questions: ['Do you wrap gifts?', 'Can you gift wrap my order?'],
  text: 'Yes, we wrap any order for 4 EUR: tick “It is a gift” in the basket.',
};

describe('an answer of the owner’s own', () => {
  beforeAll(async () => {
    owner = await newOwner();
  });

  test('is told at once, word for word, to the question and to other wordings of it', async () => {
    expect(await told(owner, 'Do you wrap gifts?')).not.toContain('4 EUR');
    const { body } = await save(owner, { ...giftWrap, pageUrl: 'https://loom.example/delivery' });
    if (!body.success) throw new Error(body.code);
    expect(body.answer).toMatchObject({ questions: giftWrap.questions, text: giftWrap.text, validUntil: null });
    expect(body.now).toMatchObject({
      outcome: 'answered',
      agent_response_text: expect.stringContaining(giftWrap.text),
    });
    for (const question of [
      'do you wrap gifts',
      'Could you gift wrap an order for me?',
      'Can my order be gift wrapped?',
    ])
      expect(await told(owner, question)).toContain(giftWrap.text);
    expect(await told(owner, 'Do you wrap gifts?')).toContain('https://loom.example/delivery');
  });

  test('whoever tries the agent is told that it was the owner who answered', async () => {
    const { agentId, token } = owner;
    const tried = async (userQuery: string) => {
      const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
      return (await client.send('getTestResponse', { token, body: { agentId, sessionId, userQuery } })).body;
    };
    expect(await tried('Do you wrap gifts?')).toMatchObject({ rest: { outcome: 'answered', own: true } });
    expect(await tried('How do I wash wool?')).toMatchObject({ rest: { own: false } });
  });

  test('outranks what pages say', async () => {
    await save(owner, { questions: ['How do I wash wool?'], text: 'Our wool may be washed at 20 °C since October.' });
    expect(await told(owner, 'how should I wash wool?')).toContain('20 °C');
  });

  test('is told to what is asked in anger and of an order, too', async () => {
    const stolen = 'somebody stole the box off my porch';
    const asked = await save(owner, { questions: [stolen], text: 'We send one anew a year for nothing.' });
    expect(asked.body).toMatchObject({
      now: { outcome: 'answered', agent_response_text: expect.stringContaining('anew') },
    });
    expect(await told(owner, 'I want to talk to a person')).not.toContain('anew');
  });

  test('is not told to what differs in a name, a number or a place', async () => {
    await save(owner, { questions: ['Do you deliver to Norway?'], text: 'Yes, to Norway within a week.' });
    expect(await told(owner, 'Do you deliver to Norway?')).toContain('to Norway within a week');
    expect(await told(owner, 'Do you deliver to Brazil?')).not.toContain('to Norway within a week');
    expect(await told(owner, 'What does the Enamel mug cost?')).not.toContain('Norway');
  });

  test('ends when it is out of date, is changed and deleted', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const late = await save(owner, { ...giftWrap, validUntil: day(-1) });
    expect(late.body).toMatchObject({ success: false, code: 'request.malformed' });
    const { body } = await save(owner, {
      questions: ['Is the workshop open on Sundays?'],
      text: 'On Sundays from 2 pm.',
      validUntil: day(1),
    });
    if (!body.success) throw new Error(body.code);
    expect(await told(owner, 'is the workshop open on sundays?')).toContain('from 2 pm');
    await save(owner, { answerId: body.answer._id, questions: body.answer.questions, text: 'On Sundays from 3 pm.' });
    expect(await told(owner, 'is the workshop open on sundays?')).toContain('from 3 pm');
    const gone = await client.send('deleteAnswer', {
      token: owner.token,
      body: { agentId: owner.agentId, answerId: body.answer._id },
    });
    expect(gone.body).toEqual({ success: true });
    expect(await told(owner, 'is the workshop open on sundays?')).not.toContain('from 3 pm');
  });

  test('holds in another process within two seconds', async () => {
    const other = createAnswers(server.db);
    const question = {
      text: 'Do you sell gift vouchers?',
      asked: 'Do you sell gift vouchers?',
      language: 'en',
      shopLanguage: 'en',
      products: [],
      isFollowUp: false,
    };
    expect(await other.answerTo(owner.agentId, question)).toBeNull();
    await save(owner, { questions: [question.text], text: 'Vouchers begin at 10 EUR.' });
    await expect
      .poll(() => other.answerTo(owner.agentId, question), { timeout: 2000 })
      .toMatchObject({ text: 'Vouchers begin at 10 EUR.' });
  });

  test('CW-07 links to the shop’s own pages alone, and says what is wrong', async () => {
    for (const pageUrl of ['https://evil.example/x', 'javascript:alert(1)', 'https://user@loom.example/x', 'loom'])
      expect((await save(owner, { ...giftWrap, pageUrl })).body).toMatchObject({
        success: false,
        code: 'request.malformed',
      });
    expect((await save(owner, { questions: ['   '], text: 'x' })).body).toMatchObject({ success: false });
  });

  test('TE-05 is seen and changed by its owner alone', async () => {
    const { body } = await save(owner, { questions: ['Do you sell kites?'], text: 'Yes, for 4 EUR.' });
    if (!body.success) throw new Error(body.code);
    const stranger = await newOwner();
    const stolen = await client.send('getAnswers', { token: stranger.token, query: { agentId: owner.agentId } });
    expect([403, 404]).toContain(stolen.status);
    const change = await save(stranger, { ...giftWrap, answerId: body.answer._id });
    expect([403, 404]).toContain(change.status);
    expect(await told(stranger, 'Do you wrap gifts?')).not.toContain('4 EUR');
  });
});

test('a question has one answer: what asks it already is to be edited', async () => {
  const of = await newOwner();
  const { body } = await save(of, giftWrap);
  if (!body.success) throw new Error(body.code);
  const never = { questions: ['Is there gift paper?', 'do you wrap gifts'], text: 'Never.' };
  expect((await save(of, never)).body).toMatchObject({
    success: false,
    code: 'request.malformed',
    message: 'This question has an answer already. Edit that answer instead.',
  });
  const other = (await save(of, { ...never, questions: ['Is there gift paper?'] })).body;
  if (!other.success) throw new Error(other.code);
  expect((await save(of, { ...never, answerId: other.answer._id })).body).toMatchObject({ success: false });
  expect((await save(of, { ...giftWrap, answerId: body.answer._id, text: 'Yes.' })).body).toMatchObject({
    success: true,
  });
  expect((await answersOf(of)).map(({ text }) => text)).toEqual(['Yes.', 'Never.']);
});

test('answers are found by the words of their questions and texts', async () => {
  const of = await newOwner();
  await save(of, giftWrap);
  await save(of, { questions: ['Is there 100 % wool?'], text: 'All of it.' });
  const found = async (search: string) =>
    (await client.send('getAnswers', { token: of.token, query: { agentId: of.agentId, search } })).body.answers.length;
  expect(await Promise.all(['GIFT', 'basket', '100 %', '%_', '', 'nothing'].map(found))).toEqual([1, 1, 1, 0, 2, 0]);
});

const testsOf = async (of: TestOwner) =>
  (await client.send('getQuestions', { token: of.token, query: { agentId: of.agentId } })).body.questions;
const answersOf = async (of: TestOwner) =>
  (await client.send('getAnswers', { token: of.token, query: { agentId: of.agentId } })).body.answers;
const remove = (of: TestOwner, answerId: string) =>
  client.send('deleteAnswer', { token: of.token, body: { agentId: of.agentId, answerId } });
const saveTest = (of: TestOwner, test: Omit<BodyOf<'saveQuestion'>, 'agentId'>) =>
  client.send('saveQuestion', { token: of.token, body: { agentId: of.agentId, ...test } });

test('an expired answer that was deleted is taken back as it was', async () => {
  const of = await newOwner();
  const { body } = await save(of, { ...giftWrap, validUntil: new Date(Date.now() + 86_400_000).toISOString() });
  if (!body.success) throw new Error(body.code);
  await server.db.execute(
    sql`update owner_answers set valid_until = now() - interval '1 day' where id = ${body.answer._id}`,
  );
  const [expired] = await answersOf(of);
  if (expired === undefined) throw new Error('the answer is gone');
  await remove(of, expired._id);
  expect(await answersOf(of)).toEqual([]);
  const { questions, text, pageUrl, validUntil } = expired;
  const again = await save(of, { questions, text, pageUrl, validUntil, restored: true });
  expect(again.body).toMatchObject({ success: true, answer: { questions, text, pageUrl, validUntil } });
  expect(await told(of, 'Do you wrap gifts?')).not.toContain('4 EUR');
});

test('a test that was kept with an answer goes on with its words, and goes and comes back with it', async () => {
  const of = await newOwner();
  const { body } = await save(of, { ...giftWrap, keepAsTest: true });
  if (!body.success) throw new Error(body.code);
  const answerId = body.answer._id;
  const [first = '', second = ''] = giftWrap.questions;
  await saveTest(of, { ask: second, expect: { says: ['4 EUR'] } });
  const text = 'Yes, for 6 EUR since June.';
  await save(of, { answerId, questions: giftWrap.questions, text });
  expect(await testsOf(of), 'what the owner expects besides is asked anew, and left').toMatchObject([
    { ask: first, expect: { says: [text] }, last: { passed: true } },
    { ask: second, expect: { says: ['4 EUR'] }, last: { passed: false } },
  ]);
  await save(of, { answerId, questions: ['Is there gift paper?'], text });
  expect(await testsOf(of)).toMatchObject([
    { ask: 'Is there gift paper?', expect: { says: [text] }, last: { passed: true } },
    { ask: second },
  ]);
  expect((await remove(of, answerId)).body).toEqual({ success: true, forgotten: ['Is there gift paper?'] });
  expect(await testsOf(of)).toMatchObject([{ ask: second }]);
  await save(of, { questions: ['Is there gift paper?'], text, restored: true });
  await saveTest(of, { ask: 'Is there gift paper?', expect: { says: [text] } });
  expect(await testsOf(of)).toMatchObject([
    { ask: second },
    { ask: 'Is there gift paper?', expect: { says: [text] }, last: { passed: true } },
  ]);
});

test('an earlier test of the same question stands again once the answer is taken back', async () => {
  const of = await newOwner();
  const ask = 'Do you wrap gifts?';
  const earlier = { ask, expect: { says: ['3 Weir Lane'] } };
  await saveTest(of, earlier);
  const { body } = await save(of, { ...giftWrap, keepAsTest: true });
  if (!body.success) throw new Error(body.code);
  const text = 'Yes, for 5 EUR.';
  await save(of, { ...giftWrap, answerId: body.answer._id, text, keepAsTest: true });
  expect(await testsOf(of)).toMatchObject([{ ask, expect: { says: [text] }, last: { passed: true } }]);
  expect((await remove(of, body.answer._id)).body).toEqual({ success: true, forgotten: [ask] });
  expect(await testsOf(of)).toMatchObject([{ ...earlier, last: { passed: false } }]);
  const back = (await save(of, { ...giftWrap, text, restored: true, tests: [ask] })).body;
  if (!back.success) throw new Error(back.code);
  expect(await testsOf(of)).toMatchObject([{ ask, expect: { says: [text] }, last: { passed: true } }]);
  await remove(of, back.answer._id);
  expect(await testsOf(of)).toMatchObject([earlier]);
});

test('a question stands in the suite once, as it was kept first', async () => {
  const of = await newOwner();
  const ask = 'How do I wash wool?';
  const first = (await saveTest(of, { ask, expect: { says: ['30 °C'] } })).body;
  const again = (await saveTest(of, { ask: ' how do i  wash wool', expect: { says: ['by hand'] } })).body;
  if (!first.success || !again.success) throw new Error('a question was not kept');
  expect(first).not.toHaveProperty('already');
  expect(again).toEqual({ success: true, question: first.question, already: true });
  expect(await testsOf(of)).toEqual([first.question]);
  const other = (await saveTest(of, { ask: 'Where are you?', expect: { unknown: true } })).body;
  if (!other.success) throw new Error(other.code);
  const twice = await saveTest(of, { questionId: other.question._id, ask, expect: { says: ['x'] } });
  expect(twice.body).toMatchObject({ code: 'request.malformed', message: expect.stringContaining('already') });
});

test('what the owner teaches has all tests asked again', async () => {
  const of = await newOwner();
  const { agentId, token } = of;
  const ask = 'How many days do I have to return something?';
  const test = { ask, expect: { says: ['thirty days'] } };
  const { body } = await saveTest(of, test);
  if (!body.success) throw new Error(body.code);
  const questionId = body.question._id;
  expect(body.question.last).not.toHaveProperty('outdated');
  const { facts } = (await client.send('getFacts', { token, query: { agentId } })).body;
  const url = 'https://loom.example/care';
  const contentBase64 = Buffer.from('# Wood\n\nOil wood once a year.').toString('base64');
  const text = 'question,answer\nDo you sell kayaks?,No kayaks at all.';
  const said = { questions: ['How long may I keep an order?'], text: 'For 14 days.' };
  let answerId = '';
  let sourceId = '';
  let documentId = '';
  const answer = async () => {
    const reply = (await save(of, said)).body;
    if (reply.success) answerId = reply.answer._id;
  };
  const hide = async () => {
    const reply = (await client.send('hideSource', { token, body: { agentId, kind: 'page', url } })).body;
    if (reply.success) sourceId = reply.source._id;
  };
  const give = async () => {
    const document = { agentId, name: 'wood.md', contentBase64 };
    const reply = (await client.send('saveDocument', { token, body: document })).body;
    if (reply.success) documentId = reply.document._id;
  };
  const decide = { agentId, factId: facts[0]?._id ?? '', state: 'confirmed' as const };
  const ways: [string, () => Promise<unknown>][] = [
    ['an answer', answer],
    ['a change', () => save(of, { ...said, answerId, text: 'For 20 days.' })],
    ['a deletion', () => remove(of, answerId)],
    ['a file', () => client.send('importAnswers', { token, body: { agentId, name: 'a.csv', text } })],
    ['a fact', () => client.send('saveFact', { token, body: decide })],
    ['a page', hide],
    ['a page shown', () => client.send('showSource', { token, body: { agentId, sourceId } })],
    ['a document', give],
    ['a document gone', () => client.send('deleteDocument', { token, body: { agentId, documentId } })],
  ];
  for (const [way, teach] of ways) {
    await teach();
    expect((await testsOf(of))[0]?.last, way).toMatchObject({ passed: true, outdated: true });
    await saveTest(of, { ...test, questionId });
    expect((await testsOf(of))[0]?.last, way).not.toHaveProperty('outdated');
  }
});

test('an answer may be kept as a test, which is asked at once and expects what is right now', async () => {
  const of = await newOwner();
  const tests = async () =>
    (await client.send('getQuestions', { token: of.token, query: { agentId: of.agentId } })).body.questions;
  const { body } = await save(of, { ...giftWrap, keepAsTest: true });
  if (!body.success) throw new Error(body.code);
  const [ask] = giftWrap.questions;
  expect(await tests()).toMatchObject([{ ask, last: { passed: true, fault: null } }]);
  const text = 'Yes, for 5 EUR since May.';
  await save(of, { ...giftWrap, answerId: body.answer._id, text, keepAsTest: true });
  expect(await tests()).toMatchObject([{ ask, expect: { says: [text] }, last: { passed: true } }]);
  const exported = await client.send('exportAccount', { token: of.token, id: of.userId });
  expect(exported.body.export).toMatchObject({
    ownAnswers: [{ questions: giftWrap.questions, text, validUntil: null }],
    ownDocuments: [],
    suiteQuestions: [{ ask, expect: { says: [text] }, reply: text }],
  });
});
