/** What an owner writes is answered from then on: before pages, in every process, and until it is out of date. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAnswers } from '../../server/src/features/answers/feature.ts';
import { giftWrap, useTeaching } from './support/teaching.ts';
import type { TestOwner } from './support/test-client.ts';

let owner: TestOwner;
const { teaching, newOwner, save, told, answersOf, remove } = useTeaching();

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
      const { sessionId } = (await teaching().client.send('createSession', { body: { agentId } })).body;
      return (await teaching().client.send('getTestResponse', { token, body: { agentId, sessionId, userQuery } })).body;
    };
    expect(await tried('Do you wrap gifts?')).toMatchObject({ rest: { outcome: 'answered', own: true } });
    expect(await tried('How do I wash wool?')).toMatchObject({ rest: { own: false } });
  });

  test('is named by the receipt of the reply that told it, by its question of today', async () => {
    const of = await newOwner();
    const { token, agentId } = of;
    const saved = (await save(of, giftWrap)).body;
    if (!saved.success) throw new Error(saved.code);
    const { answer } = saved;
    const { sessionId } = (await teaching().client.send('createSession', { body: { agentId } })).body;
    const asked = { agentId, sessionId, userQuery: 'Do you wrap gifts?', path: 'loom.example/x' };
    const reply = (await teaching().client.send('getResponse', { body: asked })).body;
    if (!reply.success) throw new Error(reply.code);
    const answers = async () =>
      (await teaching().client.send('getReceipt', { token, id: reply.messageId })).body.receipt.answers;
    const told = { _id: answer._id, text: giftWrap.text };
    expect(await answers()).toEqual([{ ...told, question: 'Do you wrap gifts?' }]);
    await save(of, { ...giftWrap, answerId: answer._id, questions: ['Is gift wrap free?'] });
    expect(await answers()).toEqual([{ ...told, question: 'Is gift wrap free?' }]);
    await remove(of, answer._id);
    expect(await answers()).toEqual([told]);
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
    const gone = await teaching().client.send('deleteAnswer', {
      token: owner.token,
      body: { agentId: owner.agentId, answerId: body.answer._id },
    });
    expect(gone.body).toEqual({ success: true });
    expect(await told(owner, 'is the workshop open on sundays?')).not.toContain('from 3 pm');
  });

  test('holds in another process within two seconds', async () => {
    const other = createAnswers(teaching().server.db);
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
    const stolen = await teaching().client.send('getAnswers', {
      token: stranger.token,
      query: { agentId: owner.agentId },
    });
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
  expect((await answersOf(of)).map(({ text }) => text)).toEqual(['Never.', 'Yes.']);
});

test('answers are found by the words of their questions and texts', async () => {
  const of = await newOwner();
  await save(of, giftWrap);
  await save(of, { questions: ['Is there 100 % wool?'], text: 'All of it.' });
  const found = async (search: string) =>
    (await teaching().client.send('getAnswers', { token: of.token, query: { agentId: of.agentId, search } })).body
      .answers.length;
  expect(await Promise.all(['GIFT', 'basket', '100 %', '%_', '', 'nothing'].map(found))).toEqual([1, 1, 1, 0, 2, 0]);
});

test('an expired answer that was deleted is taken back as it was', async () => {
  const of = await newOwner();
  const { body } = await save(of, { ...giftWrap, validUntil: new Date(Date.now() + 86_400_000).toISOString() });
  if (!body.success) throw new Error(body.code);
  await teaching().server.db.execute(
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
