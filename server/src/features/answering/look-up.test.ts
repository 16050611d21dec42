import { describe, expect, test } from 'vitest';
import type { FoundProduct } from '../../ports/model.ts';
import { askShop, loomKnowledge } from './ask-shop.fixture.ts';
import { createLookUp } from './look-up.ts';
import { questionOf } from './question.fixture.ts';

const lookUp = createLookUp(loomKnowledge);
const nothingYet = questionOf('Hello', { passages: [] });
const ask = (name: string, input: unknown, question = nothingYet) => lookUp(question, { name, input });
const namesIn = (found: Awaited<ReturnType<typeof ask>>) =>
  found?.products.map((at) => found.question.products[at]?.document.name);

describe('search_products', () => {
  test('by words, limits and stock', async () => {
    expect(namesIn(await ask('search_products', { query: 'blanket' }))).toEqual(
      expect.arrayContaining(['Harbour blanket', 'Alpine blanket']),
    );
    expect(namesIn(await ask('search_products', { query: 'blanket', in_stock: true }))).not.toContain('Alpine blanket');
    expect(namesIn(await ask('search_products', { query: 'scarf', max_price: 50 }))).toEqual(['Mist scarf']);
    expect(namesIn(await ask('search_products', { query: 'scarf', order: 'dearest' }))?.[0]).toBe('Ember scarf');
  });

  test('what the question has keeps its place, what is new comes after it', async () => {
    const { question } = await askShop('Do you have the Mist scarf?');
    const at = question.products.findIndex(({ document }) => document.name === 'Mist scarf');
    const found = await ask('search_products', { query: 'scarf' }, question);
    expect(found?.products).toContain(at);
    expect(found?.question.products.slice(0, question.products.length)).toEqual(question.products);
  });
});

describe('check_variant', () => {
  test('by the name, in words or as an object', async () => {
    const found = await ask('check_variant', { product: 'Quay shirt', options: 'size M' });
    expect(found?.variants).toMatchObject([{ options: { size: 'M' }, availability: 'out_of_stock' }]);
    expect(namesIn(found)).toEqual(['Quay shirt']);
    const large = await ask('check_variant', { product: 'quay shirt', options: { size: 'L' } });
    expect(large?.variants).toMatchObject([{ price: { amount: 64 } }]);
  });

  test('by the id that it was given under; another id is nothing', async () => {
    const { question } = await askShop('Do you have the Quay shirt?');
    expect((await ask('check_variant', { product: 'p1', options: 'S' }, question))?.variants).toHaveLength(1);
    expect(await ask('check_variant', { product: 'p99', options: 'S' }, question)).toBeNull();
  });

  test('a choice that it does not have is none, and a price of another day is not told', async () => {
    expect((await ask('check_variant', { product: 'Quay shirt', options: 'violet' }))?.variants).toBeNull();
    const { question } = await askShop('Do you have the Quay shirt?');
    const products = question.products.map((one) => ({ ...one, document: { ...one.document, isOutdated: true } }));
    const found = await ask('check_variant', { product: 'Quay shirt', options: 'L' }, { ...question, products });
    expect(found?.variants).toMatchObject([{ options: { size: 'L' }, price: null }]);
  });
});

test('what is looked up is told as its shop has it now, and what costs too much by now is left out', async () => {
  const dearer = async (all: readonly FoundProduct[]) =>
    all.map((one) => ({ ...one, price: { amount: 99, currency: 'EUR' }, offers: [] }));
  const { question } = await askShop('Do you have the Mist scarf?');
  const call = (input: object) => lookUp(question, { name: 'search_products', input }, dearer);
  const found = await call({ query: 'scarf' });
  const at = question.products.findIndex(({ document }) => document.name === 'Mist scarf');
  expect(found?.question.products[at]?.document).toMatchObject({ name: 'Mist scarf', price: { amount: 99 } });
  expect((await call({ query: 'scarf', max_price: 50 }))?.products).toEqual([]);
  const variant = await lookUp(question, { name: 'check_variant', input: { product: 'Mist scarf' } }, dearer);
  expect(variant?.question.products[at]?.document.price?.amount).toBe(99);
});

test('get_facts gives a topic’s facts, without those that the owner hid', async () => {
  const found = await ask('get_facts', { topic: 'payment.methods' });
  expect(found?.facts.map((at) => found.question.facts[at]?.text)).toEqual([expect.stringContaining('PayPal')]);
  const facts = loomKnowledge.facts.map((fact) => ({ ...fact, state: 'hidden' as const }));
  const hidden = createLookUp({ ...loomKnowledge, facts });
  expect((await hidden(nothingYet, { name: 'get_facts', input: { topic: 'payment.methods' } }))?.facts).toEqual([]);
});

test('search_pages finds what the shop says', async () => {
  const found = await ask('search_pages', { query: 'moths wardrobe' });
  expect(found?.question.passages[found.passages[0] ?? -1]?.document.url).toContain('/journal/moths');
});

test.each([
  ['run_sql', { query: 'x' }],
  ['search_pages', { query: 7 }],
  ['search_products', null],
  ['get_facts', { topic: 'secrets' }],
  ['check_variant', 'p1'],
])('%s with %o is nothing', async (name, input) => {
  expect(await ask(name, input)).toBeNull();
});
