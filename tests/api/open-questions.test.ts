/** What visitors asked in vain, as its owner finds it: alike questions are one, nobody's name stands in it, and what was deleted is gone from it. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { patience } from './support/in-process.ts';
import { useOpenQuestions } from './support/open-questions.ts';

const { asking, ask, settled, listed, needing, dismiss, askedInVain } = useOpenQuestions();

test('alike questions are one group, one vote a conversation, with pages, reasons and examples', async () => {
  const chat = await ask('Do you repair umbrellas?');
  await ask('Can you repair an umbrella?', chat);
  await ask('Could you repair my umbrella?', undefined, 'loom.example/about');
  await ask('Do you sell gift vouchers?');
  const groups = await listed();
  expect(groups.map(({ asked }) => asked)).toEqual([2, 1]);
  expect(groups[0]).toMatchObject({ question: expect.stringMatching(/repair/), reasons: ['unknown'] });
  expect(groups[0]?.pages.toSorted()).toEqual(['loom.example/about', 'loom.example/mugs']);
  expect(groups[0]?.examples).toHaveLength(2);
  expect(await needing()).toBe(3);
  const { body } = await asking().client.send('getSessionMessages', {
    token: asking().owner.token,
    query: { sessionId: groups[0]?.examples[0]?.conversationId ?? '' },
  });
  expect(body.messages.map(({ _id }) => _id)).toContain(groups[0]?.examples[0]?.messageId);
});

test('a question in another language joins the group of the shop’s language', async () => {
  await ask('Do you offer gift wrapping?');
  await ask('Bieten Sie eine Geschenkverpackung an?');
  const groups = await listed();
  expect(groups.map(({ question, asked }) => ({ question, asked }))).toEqual([
    { question: 'Do you offer gift wrapping?', asked: 2 },
  ]);
});

test('CH-24 no title and no example holds an address, a number, an account or a name', async () => {
  await ask(
    'My name is Anna Schmidt, can you repair umbrellas? anna@mail.example, +49 30 1234567, order #10432, DE89 3704 0044 0532 0130 00',
  );
  const { rows } = await asking().server.db.execute(sql`
    select question || terms::text as said from open_questions where agent_id = ${asking().owner.agentId}
    union all select question from open_question_votes where agent_id = ${asking().owner.agentId}`);
  expect(rows).toHaveLength(2);
  for (const { said } of rows) expect(said).not.toMatch(/anna|schmidt|mail\.example|1234567|10432|3704/i);
});

test('what means something said before is shown as it was written', async () => {
  const chat = await ask('How much is the Enamel mug?');
  await ask('Is it safe in a kiln?', chat);
  expect((await listed()).map(({ question }) => question)).toEqual(['Is it safe in a kiln?']);
});

test('what the owner’s own answer told is not asked in vain, however often it is asked', async () => {
  const { token, agentId } = asking().owner;
  const questions = ['Do you repair umbrellas?'];
  await asking().client.send('saveAnswer', { token, body: { agentId, questions, text: 'Yes, for 12 EUR.' } });
  const chat = await ask('Do you repair umbrellas?');
  await ask('Do you repair an umbrella?', chat);
  await ask('Do you repair umbrellas?', chat);
  expect(await listed()).toEqual([]);
});

test('what a visitor asks again, and what went before a wish for a person, is asked in vain', async () => {
  const again = await ask('How do I wash wool?');
  await ask('How should wool be washed?', again);
  // whether it is asked again is looked at in the moment after the reply
  await expect.poll(() => listed(), { timeout: 5_000 * patience }).toHaveLength(1);
  const person = await ask('How long does delivery take?');
  await ask('Can I talk to a human please?', person);
  const groups = await listed();
  expect(groups.flatMap(({ reasons }) => reasons).toSorted()).toEqual(['asked_again', 'wanted_person']);
  expect(groups.find(({ reasons }) => reasons.includes('wanted_person'))?.question).toBe(
    'How long does delivery take?',
  );
  // pages say it, so the check-up does not
  const inVain = async () => {
    const { token, agentId } = asking().owner;
    const { findings } = (await asking().client.send('getCheckup', { token, query: { agentId } })).body;
    return findings.flatMap(({ kind, title }) => (kind === 'asked_in_vain' ? [title] : []));
  };
  expect(await inVain()).toEqual([]);
  await ask('Do you sell paper kites?');
  expect(await inVain()).toEqual([expect.stringContaining('paper kites')]);
});

test('the check-up does not claim what a visitor asked since and was told', async () => {
  const { token, agentId } = asking().owner;
  const { _id: groupId } = await askedInVain();
  const claims = async () => {
    const { findings } = (await asking().client.send('getCheckup', { token, query: { agentId } })).body;
    return findings.filter(({ kind }) => kind === 'asked_in_vain');
  };
  expect(await claims()).toHaveLength(1);
  const questions = ['Do you repair a broken umbrella?'];
  const saved = await asking().client.send('saveAnswer', {
    token,
    body: { agentId, questions, text: 'Yes, for 12 EUR.' },
  });
  await ask('Do you repair an umbrella?');
  await asking().client.send('deleteAnswer', {
    token,
    body: { agentId, answerId: saved.body.success ? saved.body.answer._id : '' },
  });
  expect(await listed()).toMatchObject([{ _id: groupId }]);
  expect(await claims()).toEqual([]);
});

test('a group shows that a reply to it was rated down, although its conversation had voted before', async () => {
  const chat = await ask('Do you repair umbrellas?');
  await ask('Can you repair an umbrella?', chat);
  const { body } = await asking().client.send('getSessionMessages', { query: { sessionId: chat.sessionId } });
  const rated = body.messages.findLast(({ role }) => role === 'agent')?._id ?? '';
  await asking().client.send('rateReply', { body: { ...chat, messageId: rated, rating: -1 } });
  await settled();
  const [group] = await listed();
  expect(group).toMatchObject({ asked: 1, reasons: ['unknown', 'rated_down'] });
  expect(group?.examples.map(({ question }) => question)).toEqual(['Can you repair an umbrella?']);
});

test('a vote is queued in the transaction of the reply or the thumb that it is for', async () => {
  const chat = await ask('Do you repair umbrellas?');
  const { rows } = await asking().server.db.execute(sql`
    select messages.id, jobs.created_at = messages.created_at as "isOne"
    from jobs join messages on messages.id = payload->>'messageId' where agent_id = ${asking().owner.agentId}`);
  expect(rows).toEqual([{ id: expect.any(String), isOne: true }]);
  const messageId = String(rows[0]?.['id']);
  const isRated = sql`select rating = -1 as is from messages where agent_id = ${asking().owner.agentId} and id = ${messageId}`;
  const rated = await asking().server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table jobs in exclusive mode`);
    const answer = asking().client.send('rateReply', { body: { ...chat, messageId, rating: -1 } });
    await wait(500);
    expect((await tx.execute(isRated)).rows).not.toEqual([{ is: true }]);
    return { answer };
  });
  expect((await rated.answer).status).toBe(200);
  expect((await asking().server.db.execute(isRated)).rows).toEqual([{ is: true }]);
});

test('OP-01 a deleted conversation leaves no vote and no words of it behind', async () => {
  const first = await ask('Do you repair umbrellas?');
  const second = await ask('Could you repair my umbrella someday?');
  await asking().client.send('deleteChat', { body: first });
  expect(await listed()).toMatchObject([{ question: 'Could you repair my umbrella someday?', asked: 1 }]);
  await asking().client.send('deleteChat', { body: second });
  expect(await listed()).toEqual([]);
  const third = await ask('Do you repair umbrellas?');
  const [group] = await listed();
  await dismiss(group?._id ?? '');
  await asking().client.send('deleteChat', { body: third });
  expect(await listed('dismissed')).toMatchObject([{ question: '[deleted]', asked: 0, examples: [] }]);
  await ask('Can you repair umbrellas?');
  expect(await listed()).toEqual([]);
});

test('OP-01 a discarded conversation counts in no group and names none, and votes again once it is restored', async () => {
  const { token, agentId } = asking().owner;
  const idOf = async () => (await listed())[0]?.examples[0]?.conversationId ?? '';
  const discard = (conversationIds: string[], discarded = true) =>
    asking().client.send('discardConversations', { token, body: { agentId, conversationIds, discarded } });
  await ask('Do you repair umbrellas?');
  const first = await idOf();
  await discard([first]);
  expect(await listed()).toEqual([]);
  const { body } = await asking().client.send('exportAccount', { token, id: asking().owner.userId });
  expect(body.export.openQuestions).toEqual([]);
  await discard([first], false);
  expect(await listed()).toMatchObject([{ question: 'Do you repair umbrellas?', asked: 1 }]);
  expect(await needing()).toBe(1);

  await ask('Could you repair my umbrella someday?');
  await discard([first]);
  expect(await listed()).toMatchObject([{ question: 'Could you repair my umbrella someday?', asked: 1 }]);
  const [group] = await listed();
  await dismiss(group?._id ?? '');
  await discard([first], false);
  expect(await listed('dismissed')).toMatchObject([{ asked: 2 }]);
  expect(await needing(), 'it was dismissed meanwhile').toBe(0);

  await discard([first]);
  await asking().client.send('deleteConversations', { token, body: { agentId, conversationIds: [first] } });
  const votes = sql`select count(*)::int as left from open_question_votes where conversation_id = ${first}`;
  expect((await asking().server.db.execute(votes)).rows[0]?.['left']).toBe(0);
  expect(await listed('dismissed')).toMatchObject([{ asked: 1 }]);
});

test('of 500 groups the oldest single one falls off', async () => {
  await asking().server.db.execute(sql`
    insert into open_questions (agent_id, id, question, terms, asked, first_asked_at, last_asked_at)
    select ${asking().owner.agentId}, 'grp_' || n, 'zq' || md5(n::text), '[]', case when n = 1 then 2 else 1 end,
      now() - n * interval '1 hour', now() - (1000 - n) * interval '1 hour' from generate_series(1, 500) n`);
  await ask('Do you repair umbrellas?');
  const { rows } = await asking().server.db.execute(sql`
    select id from open_questions where agent_id = ${asking().owner.agentId} and id in ('grp_1', 'grp_2', 'grp_3') order by id`);
  expect(rows).toEqual([{ id: 'grp_1' }, { id: 'grp_3' }]);
});

test('a second question of a conversation that leans on the first is a group of its own', async () => {
  const chat = await ask('is there a student discount?');
  await ask('ok and do u price match', chat);
  const questions = (await listed()).map(({ question }) => question);
  expect(questions).toHaveLength(2);
  expect(questions).toEqual(
    expect.arrayContaining([expect.stringMatching(/student/), expect.stringMatching(/price match/)]),
  );
});
