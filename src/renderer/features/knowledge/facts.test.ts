import { expect, test } from 'vitest';
import { areasOf, openContradictions, pageName } from './facts.ts';
import type { Fact } from './facts.ts';

const fact = (id: string, topic: string, more: Partial<Fact> = {}): Fact => ({
  _id: id,
  topic,
  text: id,
  value: null,
  scope: null,
  url: 'https://shop.example/returns',
  readAt: '2026-11-22T06:00:00.000Z',
  state: 'found',
  conflicts: [],
  pageText: id,
  changed: false,
  ...more,
});

test('facts stand under their area and topic, and what is missing is named', () => {
  const [delivery, returns, , contact] = areasOf([fact('a', 'delivery.cost'), fact('b', 'contact.email')]);
  expect(delivery?.topics.map(({ name }) => name)).toEqual(['Delivery cost']);
  expect(delivery?.missing).toEqual(['delivery times', 'where you deliver']);
  const [toFrance] = areasOf([fact('a', 'delivery.cost', { scope: 'France' })]);
  expect(toFrance?.missing).toEqual(['delivery times']);
  expect(returns).toMatchObject({ count: 0, topics: [] });
  expect(contact?.missing).not.toContain('an e-mail address');
});

test('contradictions stand together and first, from one to the next', () => {
  const facts = [
    fact('alone', 'returns.window'),
    fact('a', 'returns.window', { conflicts: ['b'] }),
    fact('b', 'returns.window', { conflicts: ['a', 'c'] }),
    fact('c', 'returns.window', { conflicts: ['b'] }),
  ];
  const areas = areasOf(facts);
  const groups = areas[1]?.topics[0]?.groups.map((group) => [group.disagree, group.facts.map(({ _id }) => _id)]);
  expect(groups).toEqual([
    [true, ['a', 'b', 'c']],
    [false, ['alone']],
  ]);
  expect(openContradictions(areas)).toBe(1);
  const settled = facts.map((one) => (one._id === 'b' ? { ...one, state: 'confirmed' as const } : one));
  expect(openContradictions(areasOf(settled))).toBe(0);
});

test('a topic that came with a newer server is shown all the same', () => {
  expect(areasOf([fact('a', 'packaging')]).at(-1)?.topics).toMatchObject([{ topic: 'packaging', name: 'packaging' }]);
});

test('pages are named by their path', () => {
  expect(pageName('https://shop.example/')).toBe('Home page');
  expect(pageName('https://shop.example/policies/returns')).toBe('/policies/returns');
});
