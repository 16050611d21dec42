import { expect, test } from 'vitest';
import { datedMessages } from './use-history.ts';
import { shownTime } from './formatting.ts';

const human = (id: string, text: string, more: { createdAt?: string; path?: string } = {}) => ({
  _id: id,
  role: 'human' as const,
  content: text,
  createdAt: '2026-11-21T10:00:00.000Z',
  ...more,
});
const card = {
  title: 'Throw',
  image_url: 'https://shop.example/a.jpg',
  price: '89.00 EUR',
  original_price: '',
  promotion_badge_text: '',
  promotion_description: '',
  cta_text: 'View',
  product_url: 'https://shop.example/throw',
};
const agent = {
  _id: 'm2',
  role: 'agent' as const,
  content: { agent_response_text: 'Here', product_cards: [card] },
  createdAt: '2026-11-21T10:00:05.000Z',
};

test('3-15 2.7-03 humans and agents keep their sides, and cards stay with their reply', () => {
  const [first, second] = datedMessages([human('m1', 'Hi'), agent]);
  expect(first?.message).toMatchObject({ role: 'visitor', text: 'Hi' });
  expect(second?.message).toMatchObject({ role: 'agent', text: 'Here', cards: [{ title: 'Throw' }] });
});

test('a day and a page are said where they change', () => {
  const told = datedMessages([
    human('m1', 'Hi', { path: 'shop.example/a' }),
    agent,
    human('m3', 'And?', { path: 'shop.example/a' }),
    human('m4', 'Then?', { path: 'shop.example/b', createdAt: '2026-11-23T10:00:00.000Z' }),
  ]);
  expect(told.map(({ newDay }) => newDay)).toEqual(['21 November 2026', null, null, '23 November 2026']);
  expect(told.map(({ newPage }) => newPage)).toEqual(['shop.example/a', null, null, 'shop.example/b']);
});

test('2.7-03 times stand on a clock of 24 hours', () => {
  expect(shownTime(new Date(2026, 10, 21, 0, 7).toISOString())).toBe('00:07');
  expect(shownTime(new Date(2026, 10, 21, 18, 30).toISOString())).toBe('18:30');
});
