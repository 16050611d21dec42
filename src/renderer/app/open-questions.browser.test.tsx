/** Questions without an answer: what was asked in vain, how often and where, and what is not for the shop. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { group, openQuestions, repair } from './testing/open-questions.ts';
import { failure } from './testing/scripted-api.ts';
import { message } from './testing/talks.ts';

test('what was asked again in one conversation was not asked once', async () => {
  const { screen } = await openQuestions([{ ...repair, asked: 1, reasons: ['asked_again'] }]);
  const card = screen.getByRole('region', { name: 'Questions without an answer' });
  await expect.element(card.getByText('Asked in one conversation')).toBeVisible();
  await expect.element(card.getByText('Asked once')).not.toBeInTheDocument();
});

test('a question says how often it was asked, since when, from where and why, and opens its conversations', async () => {
  const { screen } = await openQuestions([repair]);
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

test('what is not for the shop is dismissed and comes back', async () => {
  const { screen, api } = await openQuestions([repair]);
  await userEvent.click(screen.getByRole('button', { name: 'Not for us' }));
  await expect.element(screen.getByText('Not for us', { exact: true }).last()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByRole('button', { name: 'Not for us' })).toBeVisible();
  expect(api.bodies('dismissQuestion')).toMatchObject([{ dismissed: true }, { dismissed: false }]);
});

test('with nothing open it says what will stand there, and a failure can be tried again', async () => {
  const empty = await openQuestions([]);
  await expect.element(empty.screen.getByText('No question is open')).toBeVisible();
  await userEvent.click(empty.screen.getByRole('radio', { name: 'Not for us' }));
  await expect.element(empty.screen.getByText('Nothing is “Not for us” yet')).toBeVisible();
  await empty.screen.unmount();
  const { screen, api } = await openQuestions([repair], { getOpenQuestions: () => failure(500) });
  await expect.element(screen.getByText(/We could not load the open questions/)).toBeVisible();
  api.script.getOpenQuestions = () => ({ success: true, groups: [repair], total: 1, totalPages: 1, currentPage: 1 });
  await userEvent.click(
    screen.getByRole('region', { name: 'Questions without an answer' }).getByRole('button', { name: 'Try again' }),
  );
  await expect.element(screen.getByText(repair.question)).toBeVisible();
});

test('the tabs stand above the questions, of which the first few are shown, and the list beneath', async () => {
  const many = Array.from({ length: 12 }, (_none, index) => group(`grp_${index}`, `Do you sell kite number ${index}?`));
  const { screen } = await openQuestions(many);
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
  const { screen } = await openQuestions([repair, long], {
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
