import { expect, test } from 'vitest';
import { aspects } from '../aspects/aspects.ts';
import { buildIndex } from './build-index.ts';
import type { Passage } from './documents.ts';
import { loadIndex } from './load-index.ts';

const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  url: 'https://shop.example/pages/terms',
  title: 'Terms',
  headings: [],
  text,
  language: 'en',
  kind: 'policy',
  voice: 'shop',
  ...more,
});

const passages = [
  passage('Our blankets are woven from lambswool.', { kind: 'product' }),
  passage('You may return your order within 30 days of delivery.'),
  passage('I sent mine back after 40 days and they took it, great people!', { voice: 'customer' }),
  passage('Yes, 14 days.', { headings: ['How long do I have to return an order?'] }),
];
const index = loadIndex(buildIndex({ passages, products: [] }));

test('passages are found by what they tell, and a question above them counts', () => {
  const found = index.passagesTelling(new Map([['return_window', 0.9]]), 5);
  expect(new Set(found.map((one) => one.passage))).toEqual(new Set([1, 3]));
  expect(found[0]?.strength).toBeGreaterThan(0.3);
});

test('what customers write is never the shop’s word', () => {
  const all = index.passagesTelling(new Map(aspects.map((aspect) => [aspect, 1])), 100);
  expect(all.map((one) => one.passage)).not.toContain(2);
});

test('each statement keeps its own marks', () => {
  const { section, statements } = index.marksAt(3);
  expect(aspects[section?.[0] ?? -1]).toBe('return_window');
  expect(statements).toHaveLength(1);
  expect(aspects[index.marksAt(0).statements[0]?.told[0] ?? -1]).toBe('material');
  expect(index.marksAt(99)).toEqual({ section: null, title: null, statements: [] });
});
