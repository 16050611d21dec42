/** How a question that was asked in vain is closed: dismissed or answered by its owner, with a way back each time. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useOpenQuestions } from './support/open-questions.ts';

const { asking, ask, listed, needing, dismiss, askedInVain } = useOpenQuestions();

test('what is dismissed votes no more and opens no new group, until it is taken back', async () => {
  const { _id: id } = await askedInVain();
  expect((await dismiss(id)).status).toBe(200);
  expect(await needing()).toBe(0);
  await ask('Can you repair an umbrella?');
  expect(await listed()).toEqual([]);
  expect(await listed('dismissed')).toMatchObject([{ _id: id, asked: 1 }]);
  expect(await needing()).toBe(0);
  await dismiss(id, false);
  expect(await listed()).toMatchObject([{ _id: id }]);
  expect(await needing()).toBe(1);
  expect((await dismiss('grp_none')).status).toBe(404);
});

test('who dismisses a question waits for the vote that is under way', async () => {
  const { _id: id } = await askedInVain();
  const dismissed = await asking().server.db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`open-questions ${asking().owner.agentId}`}, 0))`,
    );
    const answer = dismiss(id);
    await wait(500);
    expect(await listed()).toMatchObject([{ _id: id }]);
    return { answer };
  });
  expect((await dismissed.answer).status).toBe(200);
  expect(await listed()).toEqual([]);
});

test('an answer closes its group, and the question is answered from then on', async () => {
  const { _id: groupId, question } = await askedInVain();
  const saved = await asking().client.send('saveAnswer', {
    token: asking().owner.token,
    body: { agentId: asking().owner.agentId, groupId, questions: [question], text: 'Yes, for 12 EUR.' },
  });
  expect(saved.body).toMatchObject({ success: true, now: { outcome: 'answered' } });
  expect(await listed()).toEqual([]);
  expect(await listed('answered')).toMatchObject([
    { _id: groupId, answer: { questions: [question], text: 'Yes, for 12 EUR.' } },
  ]);
  expect(await needing()).toBe(0);
  await ask('Do you repair umbrellas?');
  expect(await listed()).toEqual([]);
});

test('an answer leaves its question open for the wordings that it does not reach', async () => {
  const [card, bonus] = ['Do you have a loyalty card?', 'Is there a referral bonus?'];
  await ask(card);
  await ask(bonus);
  const { token, agentId } = asking().owner;
  const [group, ...others] = await listed();
  const groupId = group?._id ?? '';
  // whether the two are found alike is another test's
  for (const { _id } of others) {
    await asking().server.db.execute(
      sql`update open_question_votes set question_id = ${groupId} where agent_id = ${agentId}`,
    );
    await asking().server.db.execute(sql`delete from open_questions where agent_id = ${agentId} and id = ${_id}`);
  }
  const save = async (more: { questions: string[]; answerId?: string }) => {
    const { body } = await asking().client.send('saveAnswer', {
      token,
      body: { agentId, groupId, text: 'Not yet.', ...more },
    });
    if (!body.success) throw new Error(body.message);
    return body;
  };
  const first = await save({ questions: [card] });
  expect(first).toMatchObject({ now: { outcome: 'answered' }, unanswered: [bonus] });
  expect(await listed()).toMatchObject([{ _id: groupId, question: bonus, asked: 1 }]);
  expect(await listed('answered')).toMatchObject([{ question: card, asked: 1 }]);
  expect(await needing()).toBe(1);
  const both = await save({ questions: [card, bonus], answerId: first.answer._id });
  expect(both).not.toHaveProperty('unanswered');
  expect(await listed()).toEqual([]);
  expect((await listed('answered')).map(({ question }) => question).toSorted()).toEqual([card, bonus]);
  expect(await needing()).toBe(0);
});

test('a deleted answer leaves its question open again, and takes it back when it is restored', async () => {
  const { _id: groupId, question } = await askedInVain();
  const { token, agentId } = asking().owner;
  const written = { agentId, questions: [question], text: 'Yes, for 12 EUR.' };
  const saved = await asking().client.send('saveAnswer', { token, body: { ...written, groupId } });
  const answerId = saved.body.success ? saved.body.answer._id : '';
  const gone = await asking().client.send('deleteAnswer', { token, body: { agentId, answerId } });
  expect(gone.body).toEqual({ success: true, reopened: [groupId] });
  expect(await listed('answered')).toEqual([]);
  expect(await listed()).toMatchObject([{ _id: groupId }]);
  expect(await needing()).toBe(1);
  await asking().client.send('saveAnswer', {
    token,
    body: { ...written, restored: true, groups: gone.body.reopened ?? [] },
  });
  expect(await listed('answered')).toMatchObject([{ _id: groupId }]);
  expect(await needing()).toBe(0);
});

test('TE-05 an owner sees and dismisses only the own shop’s, and the export holds them', async () => {
  const { _id: groupId } = await askedInVain();
  const other = await asking().client.newOwner({ paid: true });
  const theirs = { agentId: other.agentId, groupId };
  expect((await asking().client.send('dismissQuestion', { token: other.token, body: theirs })).status).toBe(404);
  const { body } = await asking().client.send('exportAccount', {
    token: asking().owner.token,
    id: asking().owner.userId,
  });
  expect(body.export.openQuestions).toMatchObject([{ question: 'Do you repair umbrellas?', asked: 1 }]);
});

test('an answer that was imported or written elsewhere closes the open question that it answers', async () => {
  await ask('Do you repair umbrellas?');
  await ask('Do you rent out tents?');
  const { token, agentId } = asking().owner;
  const text = 'question,answer\nDo you repair umbrellas?,"Yes, we mend every umbrella for 9 EUR."';
  const { body } = await asking().client.send('importAnswers', { token, body: { agentId, name: 'answers.csv', text } });
  expect(body).toMatchObject({ success: true, added: 1 });
  expect((await listed()).map(({ question }) => question)).toEqual(['Do you rent out tents?']);
  const tents = { questions: ['Do you rent out tents?'], text: 'No, we rent nothing out.' };
  await asking().client.send('saveAnswer', { token, body: { agentId, ...tents } });
  expect(await listed()).toEqual([]);
  expect((await listed('answered')).map(({ question }) => question)).toHaveLength(2);
});
