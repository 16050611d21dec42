/** What is for a need that no page speaks of. */
import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { servesNeed } from './serves-need.ts';

const goods = ['Ribbed beanie', 'Peaked cap', 'Morning mug', 'Oat bar', 'Plain tee'].map((name) =>
  productNamed(name, {
    url: `https://loom.example/${encodeURIComponent(name)}`,
    description: name === 'Peaked cap' ? 'Fits head sizes 21 to 24.' : 'Made here.',
    price: { amount: 12, currency: 'USD' },
    availability: 'in_stock',
  }),
);
const shown = async (ask: string, names: readonly string[] = []) => {
  const products = [...goods, ...names.map((name) => productNamed(name, { url: 'https://loom.example/beside' }))];
  return askShop(ask, { knowledge: knowledgeOf({ products, passages: [] }) });
};

test.each([
  ['something to keep my head warm in winter', 'Ribbed beanie'],
  ['need a gift under 20 bucks for someone who drinks a lot of coffee', 'Morning mug'],
  ['need something for the head in the hot sun', 'Peaked cap'],
])('%s', async (ask, name) => {
  const { products, outcome } = await shown(ask);
  expect([products, outcome]).toEqual([[name], 'answered']);
});

test.each([
  ['etwas, das im Winter den Kopf warm hält', 'Ribbed beanie'],
  ['algo para las orejas con este frío', 'Ribbed beanie'],
  ['quelque chose pour la tête au soleil', 'Peaked cap'],
  ['buat kepala biar hangat', 'Ribbed beanie'],
])('in other languages: %s', (text, name) => {
  const served = servesNeed({ text, understanding: { concepts: new Set() } }, goods, 'en');
  expect(served.map((product) => product.name)).toEqual([name]);
});

test('coffee that is looked for, or sold, is no mug', async () => {
  expect((await shown('looking for coffee')).outcome).not.toBe('answered');
  const { products } = await shown('a gift for someone who drinks a lot of coffee', ['Dark roast coffee']);
  expect(products[0]).toBe('Dark roast coffee');
});
