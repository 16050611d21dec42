import { expect, test } from 'vitest';
import type { Passage } from '../search/documents.ts';
import { readFacts } from './read-facts.ts';

const ofProducts = (url: string, text: string): Passage => ({
  url,
  title: 'Shop',
  headings: [],
  text,
  language: 'en',
  kind: 'product',
  voice: 'shop',
});

test('what all product pages say is quoted from the home page and is a fact; what one says is none', () => {
  const of = (url: string) => readFacts({ passages: [ofProducts(url, '+ Free Shipping')] }, ['en']);
  expect(of('https://shop.example/').map(({ topic, text }) => [topic, text])).toEqual([
    ['delivery.cost', 'Free Shipping'],
  ]);
  expect(of('https://shop.example/products/lamp')).toEqual([]);
});

test('what a line says before it opens what follows is not lost', () => {
  const passage: Passage = {
    ...ofProducts(
      'https://shop.example/warranty',
      'Everything has a two-year warranty. Some makers give more:\nBorun, 5 years',
    ),
    kind: 'policy',
  };
  const said = readFacts({ passages: [passage] }, ['en']).map(({ topic, text }) => [topic, text]);
  expect(said).toContainEqual(['warranty', 'Everything has a two-year warranty.']);
});
