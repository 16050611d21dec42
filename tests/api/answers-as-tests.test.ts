/** The tests that are kept with an owner's answers: they go on with their words, go with them, and are asked again after whatever is taught. */
import { expect, test } from 'vitest';
import { giftWrap, useTeaching } from './support/teaching.ts';

const { teaching, newOwner, save, remove, testsOf, saveTest } = useTeaching();

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
  const { facts } = (await teaching().client.send('getFacts', { token, query: { agentId } })).body;
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
    const reply = (await teaching().client.send('hideSource', { token, body: { agentId, kind: 'page', url } })).body;
    if (reply.success) sourceId = reply.source._id;
  };
  const give = async () => {
    const document = { agentId, name: 'wood.md', contentBase64 };
    const reply = (await teaching().client.send('saveDocument', { token, body: document })).body;
    if (reply.success) documentId = reply.document._id;
  };
  const decide = { agentId, factId: facts[0]?._id ?? '', state: 'confirmed' as const };
  const ways: [string, () => Promise<unknown>][] = [
    ['an answer', answer],
    ['a change', () => save(of, { ...said, answerId, text: 'For 20 days.' })],
    ['a deletion', () => remove(of, answerId)],
    ['a file', () => teaching().client.send('importAnswers', { token, body: { agentId, name: 'a.csv', text } })],
    ['a fact', () => teaching().client.send('saveFact', { token, body: decide })],
    ['a page', hide],
    ['a page shown', () => teaching().client.send('showSource', { token, body: { agentId, sourceId } })],
    ['a document', give],
    ['a document gone', () => teaching().client.send('deleteDocument', { token, body: { agentId, documentId } })],
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
  const { body } = await save(of, { ...giftWrap, keepAsTest: true });
  if (!body.success) throw new Error(body.code);
  const [ask] = giftWrap.questions;
  expect(await testsOf(of)).toMatchObject([{ ask, last: { passed: true, fault: null } }]);
  const text = 'Yes, for 5 EUR since May.';
  await save(of, { ...giftWrap, answerId: body.answer._id, text, keepAsTest: true });
  expect(await testsOf(of)).toMatchObject([{ ask, expect: { says: [text] }, last: { passed: true } }]);
  const exported = await teaching().client.send('exportAccount', { token: of.token, id: of.userId });
  expect(exported.body.export).toMatchObject({
    ownAnswers: [{ questions: giftWrap.questions, text, validUntil: null }],
    ownDocuments: [],
    suiteQuestions: [{ ask, expect: { says: [text] }, reply: text }],
  });
});
