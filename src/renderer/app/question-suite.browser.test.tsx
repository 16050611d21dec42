/** The owner's questions: written, asked, deleted and taken back. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { at, open, returns } from './testing/question-suite.ts';
import type { Question } from './testing/question-suite.ts';

test('a question shows that it opens', async () => {
  const { screen } = await open([returns]);
  await expect.element(screen.getByText(returns.ask)).toBeVisible();
  const summary = screen.getByText(returns.ask).element().closest('summary') ?? document.body;
  const mark = () => getComputedStyle(summary, '::before');
  expect(mark().borderRightStyle).toBe('solid');
  const closed = mark().transform;
  await userEvent.click(screen.getByText(returns.ask));
  await expect.poll(() => mark().transform).not.toBe(closed);
});

test('a question shows what is expected and how it went; it is asked, deleted and taken back', async () => {
  const { screen, api } = await open([returns]);
  await expect.element(screen.getByText('As expected', { exact: true })).toBeVisible();
  await userEvent.click(screen.getByText(returns.ask));
  await expect.element(screen.getByText('The answer says “You have 30 days.”.')).toBeVisible();
  await expect.element(screen.getByText('Read more')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ask now' }));
  await expect.element(screen.getByText('It does not say “8”.')).toBeVisible();
  await expect.element(screen.getByText('1 not answered as expected')).toBeVisible();
  await userEvent.click(
    page
      .elementLocator(screen.getByRole('list', { name: 'Your questions' }).element())
      .getByRole('button', { name: 'Delete' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(api.bodies('saveQuestion').at(-1)).toEqual({ agentId: 'agt_1', ask: returns.ask, expect: returns.expect });
  await expect.element(screen.getByText(returns.ask, { exact: true })).toBeVisible();
});

test('what the owner taught since makes a question one to be asked again, which one press does', async () => {
  const outdated = {
    ...returns,
    last: { passed: true, reply: 'You have 30 days.', fault: null, at, outdated: true as const },
  };
  const { screen, api } = await open([outdated, { ...outdated, _id: 'qst_2', ask: 'Is it free?' }]);
  await expect.element(screen.getByText('To be asked again', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText('As expected', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/2 questions may be answered otherwise now/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await expect.element(screen.getByText('2 not answered as expected')).toBeVisible();
  await expect.element(screen.getByText('To be asked again', { exact: true })).not.toBeInTheDocument();
  expect(api.bodies('saveQuestion')).toMatchObject([{ questionId: 'qst_1' }, { questionId: 'qst_2' }]);
});

test('a question is written, and must expect something', async () => {
  const { screen, api } = await open([]);
  await expect.element(screen.getByText('No questions yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Question', exact: true }), 'How many?');
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask' }));
  await expect.element(screen.getByText('Say what the answer must contain')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'The answer says' }), '8\n');
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask' }));
  await expect.element(screen.getByText('Not as expected', { exact: true })).toBeVisible();
  expect(api.bodies('saveQuestion')).toEqual([{ agentId: 'agt_1', ask: 'How many?', expect: { says: ['8'] } }]);
});

test('a question that is asked already stays as it is, which is said', async () => {
  const { screen } = await open([returns], [], {
    saveQuestion: () => ({ success: true, question: returns, already: true }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Question', exact: true }), returns.ask);
  await userEvent.fill(screen.getByRole('textbox', { name: 'The answer says' }), '14 days');
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask' }));
  await expect
    .element(screen.getByText(/You keep this question already: The answer says “You have 30 days.”. Edit it/))
    .toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'The answer says' })).toHaveValue('14 days');
  await expect.element(screen.getByText('1 of 100')).toBeVisible();
});

test('what is not answered as expected stands first, then the newest, and the rest is one press away', async () => {
  const asked = (at: number, passed: boolean): Question => ({
    ...returns,
    _id: `qst_${at}`,
    ask: `Question ${at}?`,
    last: { passed, reply: 'Yes.', fault: passed ? null : 'It does not say “No.”.', at: returns.last?.at ?? '' },
  });
  const { screen } = await open(Array.from({ length: 9 }, (_, at) => asked(at, at !== 2)));
  const list = screen.getByRole('list', { name: 'Your questions' });
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(5);
  const words = list.getByRole('listitem').elements();
  expect(words.map(({ textContent }) => /Question \d/.exec(textContent ?? '')?.[0])).toEqual([
    'Question 2',
    'Question 8',
    'Question 7',
    'Question 6',
    'Question 5',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9 questions' }));
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(9);
});
