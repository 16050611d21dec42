import { expect, test } from 'vitest';
import type { Fact } from '../../../facts/fact.ts';
import { readFacts } from '../../../facts/read-facts.ts';
import { contradictions } from './contradictions.ts';

const url = 'https://shop.example/delivery';
const page = (text: string) =>
  readFacts(
    { passages: [{ url, title: 'Delivery', headings: [], text, language: 'en', kind: 'policy', voice: 'shop' }] },
    ['en'],
  ).map((fact): Fact => ({ ...fact, readAt: '', state: 'found', conflicts: [] }));
const known = page(
  'Delivery to Ireland is free from 80 EUR. Delivery to Norway is free from 150 EUR. You can return everything within 30 days.',
);
const warned = (text: string) => contradictions({ questions: ['How is it?'], text }, known);

test('a number that a page says otherwise is told with the page and its sentence', () => {
  expect(warned('You can return everything within 14 days.')).toEqual([
    `Your page ${url} says otherwise: “You can return everything within 30 days.”`,
  ]);
  expect(warned('You can return everything within 30 days.')).toEqual([]);
});

test('what is to hold everywhere contradicts pages that say otherwise of each place', () => {
  expect(warned('Delivery is free from 95 EUR.')).toHaveLength(2);
  expect(warned('Delivery is free from 150 EUR.')).toEqual([]);
  expect(warned('Delivery to Iceland is free from 95 EUR.')).toEqual([]);
});
