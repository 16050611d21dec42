import { expect, test } from 'vitest';
import { clockTime, joinMessages } from './message-list.ts';

const human = (id: string, text: string) => ({
  _id: id,
  role: 'human' as const,
  content: text,
  createdAt: '2026-11-21T10:00:00.000Z',
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

test('T15 pages come newest first and read oldest first, each message once', () => {
  const pages = [{ messages: [agent, human('m3', 'Thanks')] }, { messages: [human('m1', 'Hi'), agent] }];
  expect(joinMessages(pages).map(({ message }) => message.id)).toEqual(['m1', 'm2', 'm3']);
});

test('3-15 2.7-03 humans and agents keep their sides, and cards stay with their reply', () => {
  const [first, second] = joinMessages([{ messages: [human('m1', 'Hi'), agent] }]);
  expect(first?.message).toMatchObject({ role: 'visitor', text: 'Hi' });
  expect(second?.message).toMatchObject({ role: 'agent', text: 'Here', cards: [{ title: 'Throw' }] });
});

test('2.7-03 times stand on a clock of 24 hours', () => {
  expect(clockTime('2026-11-21T10:05:00.000Z')).toMatch(/^\d\d:\d\d$/);
  expect(clockTime(new Date(2026, 10, 21, 0, 7).toISOString())).toBe('00:07');
  expect(clockTime(new Date(2026, 10, 21, 18, 30).toISOString())).toBe('18:30');
});
