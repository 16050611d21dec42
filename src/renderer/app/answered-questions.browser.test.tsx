/** An open question is answered, with a way back each time. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openQuestions, repair, saveAnswer } from './testing/open-questions.ts';
import { ownAnswer, saved } from './testing/own-answers.ts';
import { failure } from './testing/scripted-api.ts';
import { message } from './testing/talks.ts';

const told = ownAnswer([repair.question], 'Yes, for 12 EUR.');

test('an answer is saved and asked again, shown beside what was said before, and taken back whole', async () => {
  const { screen, api } = await openQuestions([repair]);
  await userEvent.click(screen.getByRole('button', { name: repair.question }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask again' }));
  await expect.element(screen.getByText('Write the answer')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes, for 12 EUR.');
  await expect.element(screen.getByRole('checkbox', { name: 'Keep as a test' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask again' }));
  await expect.element(screen.getByText(/^Saved\. From now on/)).toBeVisible();
  await expect.element(screen.getByRole('definition').first()).toHaveTextContent('And I answer');
  await expect.element(screen.getByRole('definition').nth(1)).toHaveTextContent('Yes, for 12 EUR.');
  await expect.element(screen.getByText(/says otherwise: “No\.”/)).toBeVisible();
  expect(api.bodies('saveAnswer')).toEqual([
    {
      agentId: 'agt_1',
      groupId: 'grp_1',
      questions: [repair.question],
      text: 'Yes, for 12 EUR.',
      keepAsTest: true,
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Yes, for 12 EUR.');
  expect(api.bodies('deleteAnswer')).toEqual([{ agentId: 'agt_1', answerId: 'ans_1' }]);
  expect(api.bodies('dismissQuestion')).toEqual([{ agentId: 'agt_1', groupId: 'grp_1', dismissed: false }]);
});

test('wordings that the answer does not reach are told, and taken in with one press', async () => {
  const [other = ''] = repair.examples.slice(1).map(({ question }) => question);
  const { screen, api } = await openQuestions([repair], {
    saveAnswer: async (called) => ({
      ...(await saveAnswer(called)),
      ...(!called.body.questions.includes(other) && { unanswered: [other] }),
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: repair.question }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes, for 12 EUR.');
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask again' }));
  await expect.element(screen.getByText(/which are still not answered/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Answer this too' }));
  await expect.element(screen.getByText(/which are still not answered/)).not.toBeInTheDocument();
  expect(api.bodies('saveAnswer')[1]).toMatchObject({
    answerId: 'ans_1',
    groupId: 'grp_1',
    questions: [repair.question, other],
    text: 'Yes, for 12 EUR.',
  });
});

test('what was said before is of the wording that the box begins with', async () => {
  const [titled, other] = repair.examples;
  if (titled === undefined || other === undefined) throw new Error('two conversations asked it');
  const { screen } = await openQuestions([{ ...repair, examples: [other, titled] }], {
    getSessionMessages: ({ query: { sessionId } }) => ({
      success: true,
      messages: [
        message(`${sessionId}_q`, 'human', 'I ask'),
        message(`${sessionId}_a`, 'agent', `I answer in ${sessionId}`, 1),
      ],
      totalPages: 1,
      currentPage: 1,
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: repair.question }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes, for 12 EUR.');
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask again' }));
  await expect
    .element(screen.getByRole('definition').first())
    .toHaveTextContent(`I answer in ${titled.conversationId}`);
});

test('an answer that was not saved loses nothing, and is not told as lost once it is saved', async () => {
  const { screen, api } = await openQuestions([repair], { saveAnswer: () => failure(500) });
  await userEvent.click(screen.getByRole('button', { name: repair.question }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes, for 12 EUR.');
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask again' }));
  await expect.element(screen.getByText(/^Your answer was not saved/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Yes, for 12 EUR.');
  api.script.saveAnswer = saveAnswer;
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask again' }));
  await expect.element(screen.getByText(/^Saved\. From now on/)).toBeVisible();
  await expect.element(screen.getByText(/^Your answer was not saved/), { timeout: 2000 }).not.toBeInTheDocument();
});

test('an answered question shows its answer, which is taken back with the question and undone', async () => {
  const { screen, api } = await openQuestions([], {
    getOpenQuestions: ({ query }) => ({
      success: true,
      groups: query.state === 'answered' ? [{ ...repair, answer: told }] : [],
      total: 1,
      totalPages: 1,
      currentPage: 1,
    }),
    deleteAnswer: () => ({ success: true, forgotten: [repair.question], reopened: ['grp_1'] }),
    saveAnswer: () => saved({ ...told, _id: 'ans_2' }),
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Answered' }));
  await expect.element(screen.getByText('Yes, for 12 EUR.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Open again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await expect.element(screen.getByText(/What visitors asked is open again\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  await expect.element(screen.getByText('Yes, for 12 EUR.')).toBeVisible();
  expect(api.bodies('deleteAnswer')).toEqual([{ agentId: 'agt_1', answerId: 'ans_1' }]);
  expect(api.bodies('saveAnswer')).toMatchObject([
    { text: 'Yes, for 12 EUR.', restored: true, tests: [repair.question], groups: ['grp_1'] },
  ]);
});
