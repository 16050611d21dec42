import { expect, test } from 'vitest';
import { faultOfReply } from './fault-of-reply.ts';
import type { AgentsReply } from './fault-of-reply.ts';

const reply = (text: string, more: Partial<AgentsReply> = {}): AgentsReply => ({
  agent_response_text: text,
  product_cards: [],
  outcome: 'answered',
  used: { passages: [], facts: [] },
  ...more,
});
const ask = 'How long do I have to return something?';
const says = (expected: string, told: string) => faultOfReply(ask, reply(told), { says: [expected] });
const passes = null;
const fails = expect.stringContaining('does not say');

test('numbers are compared as such, and in other words a fact is the same fact', () => {
  const window = 'You may return unused goods within 30 days of delivery.';
  expect(says(window, 'Within 30 days of delivery, you may return goods that are unused.')).toBe(passes);
  expect(says(window, 'All items can be sent back within 30 days.')).toBe(passes);
  expect(says(window, 'You may return unused goods within 14 days of delivery.')).toEqual(fails);
  expect(says('30', 'It costs 130 EUR.')).toEqual(fails);
  expect(says('1.234,50', 'It is 1,234.5 in all.')).toBe(passes);
});

test('what is missing is quoted within a sentence', () => {
  expect(says('30 days from delivery.', 'No returns.')).toBe('It does not say “30 days from delivery”.');
});

test('a price in another currency is another price', () => {
  expect(says('Orders over €50 ship free.', 'Orders over €50 ship free.')).toBe(passes);
  expect(says('Orders over €50 ship free.', 'Orders over £50 ship free.')).toEqual(fails);
  expect(says('EUR', 'The blanket costs 89.00 EUR.')).toBe(passes);
  expect(says('EUR', 'The blanket costs €79.')).toBe(passes);
  expect(says('EUR', 'The blanket costs 89.00 USD.')).toEqual(fails);
});

test('a page, a product and an honest “no” can be expected', () => {
  const on = reply('Yes.', {
    used: { passages: [{ url: 'https://www.shop.example/faq?x=1' }], facts: [] },
    product_cards: [
      {
        title: 'Wool throw',
        image_url: '',
        price: '10.00 EUR',
        original_price: '',
        promotion_badge_text: '',
        promotion_description: '',
        cta_text: '',
        product_url: 'https://shop.example/p/throw',
      },
    ],
  });
  expect(faultOfReply(ask, on, { page: 'https://shop.example/faq' })).toBe(null);
  expect(faultOfReply(ask, on, { page: 'https://shop.example/returns' })).toContain('does not rest on');
  expect(faultOfReply(ask, on, { product: 'wool throw', says: ['EUR'] })).toBe(null);
  expect(faultOfReply(ask, on, { product: 'https://shop.example/collections/wool/p/throw' })).toBe(null);
  expect(faultOfReply(ask, on, { product: 'https://shop.example/p/other' })).toContain('does not show');
  expect(faultOfReply(ask, on, { unknown: true })).toContain('should say');
  expect(faultOfReply(ask, reply('No idea.', { outcome: 'unknown' }), { unknown: true })).toBe(null);
});
