/** The answers that an owner writes: the card of the knowledge page. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { giftWrap, openAnswers } from './testing/own-answers.ts';
import { failure, refusal } from './testing/scripted-api.ts';

test('an answer is written with the keyboard, changed, deleted and taken back', async () => {
  const { screen, api } = await openAnswers([]);
  await expect.element(screen.getByText('No answers of your own yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
  const questions = screen.getByRole('textbox', { name: 'Questions' });
  await expect.element(questions).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Write at least one question')).toBeVisible();
  await userEvent.fill(questions, 'Do you wrap gifts?\n\nGift wrap?');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Also: Gift wrap?')).toBeVisible();
  expect(api.bodies('saveAnswer')).toMatchObject([
    {
      questions: ['Do you wrap gifts?', 'Gift wrap?'],
      text: 'Yes.',
      pageUrl: null,
      validUntil: null,
      keepAsTest: true,
    },
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), 'No.');
  await userEvent.fill(screen.getByLabelText('Told until'), '2031-01-31');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Until 31 Jan 2031')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Undo the change of “Do you wrap gifts?”' }));
  await expect.element(screen.getByText('Yes.', { exact: true })).toBeVisible();
  expect(api.bodies('saveAnswer').at(-1)).toMatchObject({ text: 'Yes.', validUntil: null });
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.fill(screen.getByLabelText('Told until'), '2031-01-31');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Until 31 Jan 2031')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await expect.element(screen.getByText('“Do you wrap gifts?” was deleted.')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Undo');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Until 31 Jan 2031')).toBeVisible();
});

test('an expired answer that was deleted comes back as it was, with what went with it', async () => {
  const expired = { ...giftWrap, validUntil: '2026-01-31T22:59:59.000Z' };
  const { screen, api } = await openAnswers([expired], {
    deleteAnswer: () => ({ success: true, forgotten: ['Do you wrap gifts?'], reopened: ['grp_1'] }),
  });
  await expect.element(screen.getByText('Out of date, no longer told')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await expect
    .element(
      screen.getByText(
        '“Do you wrap gifts?” was deleted. Its test was deleted too. What visitors asked is open again.',
      ),
    )
    .toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByText('Out of date, no longer told')).toBeVisible();
  const { questions, text, pageUrl, validUntil } = expired;
  expect(api.bodies('saveAnswer')).toEqual([
    {
      agentId: 'agt_1',
      questions,
      text,
      pageUrl,
      validUntil,
      restored: true,
      tests: ['Do you wrap gifts?'],
      groups: ['grp_1'],
    },
  ]);
});

test('what pages say otherwise is shown before the form closes', async () => {
  const warnings = ['Your page https://shop.example/returns says otherwise: “You have 30 days.”'];
  const { screen } = await openAnswers([], {
    saveAnswer: () => ({
      success: true,
      answer: giftWrap,
      now: { agent_response_text: 'x', product_cards: [], outcome: 'answered' },
      warnings,
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Questions' }), 'How long?');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), '14 days.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText(warnings[0] ?? '')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
  await expect.element(screen.getByText(warnings[0] ?? '')).not.toBeInTheDocument();
});

test('answers are searched, and what cannot be kept stays in the form', async () => {
  const { screen } = await openAnswers([giftWrap], {
    saveAnswer: () => refusal('request.malformed', 'Link to your own shop.'),
  });
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search your answers' }), 'loom');
  await expect.element(screen.getByText('No answer contains these words.')).toBeVisible();
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search your answers' }), '4 EUR');
  await expect.element(screen.getByText('Yes, for 4 EUR.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Link to your own shop.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Yes, for 4 EUR.');
});

test('a last day that is over is told at its field, and a refusal in its own words', async () => {
  const { screen, api } = await openAnswers([], {
    saveAnswer: () => failure(400, refusal('request.malformed', 'Link to a page of your own shop.')),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Questions' }), 'Is there a sale?');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes.');
  const until = screen.getByLabelText('Told until');
  await userEvent.fill(until, '2020-11-20');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Choose today or a later day')).toBeVisible();
  await expect.element(until).toHaveAttribute('aria-invalid', 'true');
  expect(api.bodies('saveAnswer')).toEqual([]);
  await userEvent.fill(until, new Date().toLocaleDateString('sv-SE'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Link to a page of your own shop.')).toBeVisible();
});

test('what is typed and not saved is back, with its form, after a visit elsewhere, and gone when discarded or saved', async () => {
  const { screen, platform, api } = await openAnswers([giftWrap]);
  const elsewhereAndBack = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await expect.element(screen.getByRole('list', { name: 'Your own answers' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Knowledge Base' }));
  };
  const text = screen.getByRole('textbox', { name: 'Your answer' });
  await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
  await userEvent.fill(text, 'We are closed in May.');
  await expect.element(screen.getByText('Draft kept')).toBeVisible();
  await elsewhereAndBack();
  await expect.element(text).toHaveValue('We are closed in May.');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Questions' }), 'Are you open in May?');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByRole('list').getByText('We are closed in May.')).toBeVisible();
  expect(platform.kept.drafts.size).toBe(0);

  await userEvent.click(screen.getByRole('button', { name: 'Edit' }).last());
  await userEvent.fill(text, 'No.');
  await elsewhereAndBack();
  await expect.element(text).toHaveValue('No.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await expect.element(text).toHaveValue('Yes, for 4 EUR.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await elsewhereAndBack();
  await expect.element(screen.getByText('Yes, for 4 EUR.')).toBeVisible();
  await expect.element(text).not.toBeInTheDocument();
  expect(api.bodies('saveAnswer')).toHaveLength(1);
});

test('emphasis is no asterisks, and "Show all" counts what is left after a deletion', async () => {
  const answers = Array.from({ length: 9 }, (_none, at) => ({
    ...giftWrap,
    _id: `ans_${at}`,
    text: 'In **six weeks**.',
  }));
  const { screen } = await openAnswers(answers);
  await expect.element(screen.getByText('In six weeks.').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show all 9 answers' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }).first());
  await expect.element(screen.getByRole('button', { name: 'Show all 8 answers' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByRole('button', { name: 'Show all 9 answers' })).toBeVisible();
});
