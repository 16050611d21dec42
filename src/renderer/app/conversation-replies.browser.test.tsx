import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { at, message, openTalks as open } from './testing/talks.ts';

test('a reply shows its receipt, with the pages it rests on', async () => {
  const { screen } = await open('/conversations', {
    getReceipt: ({ params }) => ({
      success: true,
      receipt: {
        messageId: params.messageId,
        outcome: 'unsure',
        answeredBy: 'extractive',
        charged: true,
        path: 'fallback',
        instructionVersion: 'ab12cd34',
        timesMs: { turn: 2, find: 5, write: 1200 },
        usage: { promptTokens: 900, completionTokens: 60 },
        trainedAt: at(0),
        passages: [
          {
            url: 'https://shop.example/delivery',
            title: 'Delivery',
            headings: ['EU'],
            text: 'Two to four days.',
            coverage: 0.82,
          },
          { url: 'javascript:alert(1)', title: 'Evil', headings: [], text: 'No.' },
        ],
        products: [
          {
            url: 'https://shop.example/throw',
            name: 'Throw',
            imageUrl: null,
            price: { amount: 89, currency: 'EUR' },
            availability: 'out_of_stock',
          },
        ],
        readings: [
          {
            url: 'https://shop.example/throw',
            name: 'Throw',
            readAt: new Date(2026, 2, 2, 14, 2, 11).toISOString(),
            price: '89.00 EUR',
            trained: '95.00 EUR',
            availability: 'out_of_stock',
          },
        ],
        answers: [],
        facts: [{ topic: 'returns.window', text: 'You have 30 days.', url: 'https://shop.example/returns' }],
      },
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: /^Receipt of the reply at/ }));
  const dialog = screen.getByRole('dialog', { name: 'What this reply rests on' });
  await expect
    .element(dialog.getByRole('link', { name: 'Delivery' }))
    .toHaveAttribute('href', 'https://shop.example/delivery');
  await expect.element(dialog.getByText('Two to four days.')).toBeVisible();
  await expect
    .element(dialog.getByText('€89.00, sold out, price read live 14:02:11, 95.00 EUR at training'))
    .toBeVisible();
  await expect.element(dialog.getByText('Unsure')).toBeVisible();
  await expect.element(dialog.getByText('You have 30 days.')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: '/returns' }))
    .toHaveAttribute('href', 'https://shop.example/returns');
  expect(dialog.getByRole('link', { name: 'Evil' }).query()).toBeNull();
});

test('a receipt names the own answer that was told, and leads to it', async () => {
  const { screen } = await open('/conversations', {
    getReceipt: ({ params }) => ({
      success: true,
      receipt: {
        messageId: params.messageId,
        outcome: 'answered',
        answeredBy: 'extractive',
        charged: true,
        path: 'extractive',
        instructionVersion: null,
        timesMs: null,
        usage: null,
        trainedAt: at(0),
        passages: [],
        products: [],
        facts: [],
        answers: [
          { _id: 'ans_1', text: 'Yes, for 4 EUR.', question: 'Do you wrap gifts?' },
          { _id: 'ans_2', text: 'On Saturdays.' },
        ],
      },
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: /^Receipt of the reply at/ }));
  const dialog = screen.getByRole('dialog', { name: 'What this reply rests on' });
  await expect.element(dialog.getByText('Your own answer, no model')).toBeVisible();
  await expect.element(dialog.getByText('An answer that was deleted since')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Do you wrap gifts?' }))
    .toHaveAttribute('href', '/knowledge-base#own-answers');
});

test('beside a reply stands what became of the question, and nothing beside one from before that was kept', async () => {
  const { screen } = await open('/conversations', {
    getSessionMessages: () => ({
      success: true,
      messages: [
        message('q1', 'human', 'Do you repair umbrellas?', 1),
        { ...message('a1', 'agent', 'I could not find that.', 2), outcome: 'unknown' },
        message('q2', 'human', 'And how do I pay?', 3),
        message('a2', 'agent', 'By card.', 4),
      ],
      totalPages: 1,
      currentPage: 1,
    }),
  });
  const replies = screen.getByRole('log', { name: 'Messages' }).getByRole('listitem');
  const reply = (text: string) => replies.filter({ hasText: text });
  await expect.element(reply('I could not find that.').getByText('Not known')).toBeVisible();
  await expect.element(reply('By card.')).toBeVisible();
  expect(
    reply('By card.')
      .getByText(/^(Not known|Answered|Unsure)$/)
      .query(),
  ).toBeNull();
});
