/** Questions without an answer: what was asked in vain, answered once or dismissed, with a way back each time. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReplyOf } from '@vitrine/contract/routes';
import { failure } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';
import { at, message, openTalks } from './testing/talks.ts';

type Group = ReplyOf<'getOpenQuestions'>['groups'][number];

const group = (id: string, question: string, more: Partial<Group> = {}): Group => ({
  _id: id,
  question,
  asked: 1,
  firstAskedAt: at(0),
  lastAskedAt: at(9),
  reasons: ['unknown'],
  pages: [],
  examples: [{ conversationId: 'cnv_3', messageId: 'cnv_3_q', question, page: null }],
  ...more,
});
const repair = group('grp_1', 'Do you repair umbrellas?', {
  asked: 7,
  reasons: ['unknown', 'rated_down'],
  pages: ['shop.example/umbrellas', 'shop.example/'],
  examples: [
    {
      conversationId: 'cnv_3',
      messageId: 'cnv_3_q',
      question: 'Do you repair umbrellas?',
      page: 'shop.example/umbrellas',
    },
    { conversationId: 'cnv_4', messageId: 'cnv_4_q', question: 'Could mine be repaired?', page: 'shop.example/' },
  ],
});

const saveAnswer: NonNullable<Script['saveAnswer']> = ({ body }) => ({
  success: true,
  answer: {
    _id: 'ans_1',
    questions: body.questions,
    text: body.text,
    pageUrl: null,
    validUntil: null,
    createdAt: at(0),
    updatedAt: at(0),
  },
  now: { agent_response_text: body.text, product_cards: [], outcome: 'answered' },
  warnings: ['Your page https://shop.example/a says otherwise: “No.”'],
});

function open(groups: Group[], script: Script = {}) {
  const answers: Script = {
    getOpenQuestions: ({ query }) => ({
      success: true,
      groups: query.state === 'open' ? groups : [],
      total: query.state === 'open' ? groups.length : 0,
      totalPages: 1,
      currentPage: 1,
    }),
    dismissQuestion: () => ({ success: true }),
    saveAnswer,
    deleteAnswer: () => ({ success: true }),
    getQuestions: () => ({ success: true, questions: [] }),
  };
  return openTalks('/conversations?show=needs_answer', { ...answers, ...script });
}

test('what was asked again in one conversation was not asked once', async () => {
  const { screen } = await open([{ ...repair, asked: 1, reasons: ['asked_again'] }]);
  const card = screen.getByRole('region', { name: 'Questions without an answer' });
  await expect.element(card.getByText('Asked in one conversation')).toBeVisible();
  await expect.element(card.getByText('Asked once')).not.toBeInTheDocument();
});

test('a question says how often it was asked, since when, from where and why, and opens its conversations', async () => {
  const { screen } = await open([repair]);
  const card = screen.getByRole('region', { name: 'Questions without an answer' });
  await expect.element(card.getByText('Asked in 7 conversations')).toBeVisible();
  await expect.element(card.getByText('1 question', { exact: true })).toBeVisible();
  await expect.element(card.getByText('on shop.example/umbrellas and 1 other page')).toBeVisible();
  await expect.element(card.getByText('Rated down')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: repair.question }));
  await expect.element(card.getByText('I ask in cnv_3')).toBeVisible();
  await expect.element(card.getByText('on shop.example/', { exact: true })).toBeVisible();
  await expect.element(card.getByRole('button', { name: /^Receipt of the reply at/ })).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Could mine be repaired?' }));
  await expect.element(card.getByText('I ask in cnv_4')).toBeVisible();
});

test('an answer is saved and asked again, shown beside what was said before, and taken back whole', async () => {
  const { screen, api } = await open([repair]);
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
  const { screen, api } = await open([repair], {
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
  const { screen } = await open([{ ...repair, examples: [other, titled] }], {
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

test('what is not for the shop is dismissed and comes back', async () => {
  const { screen, api } = await open([repair]);
  await userEvent.click(screen.getByRole('button', { name: 'Not for us' }));
  await expect.element(screen.getByText('Not for us', { exact: true }).last()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByRole('button', { name: 'Not for us' })).toBeVisible();
  expect(api.bodies('dismissQuestion')).toMatchObject([{ dismissed: true }, { dismissed: false }]);
});

test('an answer that was not saved loses nothing, and is not told as lost once it is saved', async () => {
  const { screen, api } = await open([repair], { saveAnswer: () => failure(500) });
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

test('with nothing open it says what will stand there, and a failure can be tried again', async () => {
  const empty = await open([]);
  await expect.element(empty.screen.getByText('No question is open')).toBeVisible();
  await userEvent.click(empty.screen.getByRole('radio', { name: 'Not for us' }));
  await expect.element(empty.screen.getByText('Nothing is “Not for us” yet')).toBeVisible();
  await empty.screen.unmount();
  const { screen, api } = await open([repair], { getOpenQuestions: () => failure(500) });
  await expect.element(screen.getByText(/We could not load the open questions/)).toBeVisible();
  api.script.getOpenQuestions = () => ({ success: true, groups: [repair], total: 1, totalPages: 1, currentPage: 1 });
  await userEvent.click(
    screen.getByRole('region', { name: 'Questions without an answer' }).getByRole('button', { name: 'Try again' }),
  );
  await expect.element(screen.getByText(repair.question)).toBeVisible();
});

test('the tabs stand above the questions, of which the first few are shown, and the list beneath', async () => {
  const many = Array.from({ length: 12 }, (_none, index) => group(`grp_${index}`, `Do you sell kite number ${index}?`));
  const { screen } = await open(many);
  await expect.element(screen.getByText('Do you sell kite number 5?')).toBeVisible();
  expect(screen.getByText('Do you sell kite number 6?').query()).toBeNull();
  const top = (element: Element) => element.getBoundingClientRect().top;
  const card = screen.getByRole('region', { name: 'Questions without an answer' }).element();
  expect(top(screen.getByRole('tab', { name: /^Needs an answer/ }).element())).toBeLessThan(top(card));
  expect(top(card)).toBeLessThan(top(screen.getByRole('region', { name: 'Conversations', exact: true }).element()));
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12 questions' }));
  await expect.element(screen.getByText('Do you sell kite number 11?')).toBeVisible();
});

test('at 390 pixels nothing stands out of the page', async () => {
  const long = group('grp_2', 'Verylongwordswithoutanyend'.repeat(6), { pages: ['shop.example/'.repeat(12)] });
  const { screen } = await open([repair, long], {
    getSessionMessages: () => ({
      success: true,
      messages: [message('cnv_3_q', 'human', 'w'.repeat(300))],
      totalPages: 1,
      currentPage: 1,
    }),
  });
  await page.viewport(390, 844);
  await userEvent.click(screen.getByRole('button', { name: repair.question }));
  await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

const told = {
  _id: 'ans_1',
  questions: [repair.question],
  text: 'Yes, for 12 EUR.',
  pageUrl: null,
  validUntil: null,
  createdAt: at(0),
  updatedAt: at(0),
};

test('an answered question shows its answer, which is taken back with the question and undone', async () => {
  const { screen, api } = await open([], {
    getOpenQuestions: ({ query }) => ({
      success: true,
      groups: query.state === 'answered' ? [{ ...repair, answer: told }] : [],
      total: 1,
      totalPages: 1,
      currentPage: 1,
    }),
    deleteAnswer: () => ({ success: true, forgotten: [repair.question], reopened: ['grp_1'] }),
    saveAnswer: () => ({
      success: true,
      answer: { ...told, _id: 'ans_2' },
      now: { agent_response_text: told.text, product_cards: [], outcome: 'answered' },
    }),
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
