import { expect, test } from 'vitest';
import { factId } from './fact-id.ts';

const fact = {
  topic: 'returns.window' as const,
  scope: null,
  url: 'https://shop.example/returns',
  text: 'You have 14 days.',
};

test('the same statement keeps its id, whatever its spaces, case and the address around its path', () => {
  const id = factId(fact);
  expect(id).toMatch(/^fct_[0-9a-f]{32}$/);
  expect(factId({ ...fact, text: '  you HAVE 14\u00a0days. ' })).toBe(id);
  expect(factId({ ...fact, url: 'http://www.shop.example/returns/?utm=1' })).toBe(id);
});

test.each([
  ['topic', { topic: 'exchange' as const }],
  ['scope', { scope: 'Canada' }],
  ['page', { url: 'https://shop.example/faq' }],
  ['words', { text: 'You have 30 days.' }],
])('another %s is another fact', (_, more) => {
  expect(factId({ ...fact, ...more })).not.toBe(factId(fact));
});
