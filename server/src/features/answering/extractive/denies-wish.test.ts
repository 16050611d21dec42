/** What a page says that a thing is not is no find for who looks for it. */
import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const shopOf = (language: string, told: Record<string, string>) => {
  const products = Object.entries(told).map(([name, description]) =>
    productNamed(name, { url: `https://loom.example/${encodeURIComponent(name)}`, description }),
  );
  const passages = products.map(({ url, name, description }) => ({
    ...passageOf(new URL(url).pathname, name, description, { kind: 'product' }),
    language,
  }));
  return knowledgeOf({ products, passages });
};

const snacks = { 'Honey snack': 'Oat snack. Contains peanuts. Not vegan (honey).', 'Dark snack': 'A vegan recipe.' };

test.each([
  ['en', 'looking for a snack thats vegan', snacks, ['Dark snack']],
  ['en', 'do you have vegan snacks', snacks, ['Dark snack']],
  [
    'de',
    'ich suche eine Tasse, spülmaschinenfest',
    { 'Tasse Moor': 'Steinzeug, nicht spülmaschinenfest.', 'Tasse Ried': 'Steinzeug, spülmaschinenfest.' },
    ['Tasse Ried'],
  ],
  [
    'id',
    'cari cemilan vegan',
    { 'Cemilan Madu': 'Camilan gandum. Tidak vegan (madu).', 'Cemilan Kelapa': 'Camilan kelapa, vegan.' },
    ['Cemilan Kelapa'],
  ],
  [
    'fr',
    'je cherche un gâteau vegan',
    { 'Gâteau Miel': "Gâteau d'avoine. Ce gâteau n'est pas vegan.", 'Gâteau Noix': 'Un gâteau vegan.' },
    ['Gâteau Noix'],
  ],
])('%s: %s', async (language, ask, told, found) => {
  expect((await askShop(ask, { knowledge: shopOf(language, told) })).products).toEqual(found);
});

test.each([
  [
    'waterproof bag for the beach',
    { 'Dry bag': 'A bag that takes any rain.\nPocket | 10 L: no | 35 L: yes, not waterproof', 'Plain tee': 'Cotton.' },
    'Dry bag',
  ],
  [
    'something to climb up a dark wall with no sun',
    { 'Climbing rose': 'Will climb a dark wall with no sun.', 'Plain tee': 'Cotton.' },
    'Climbing rose',
  ],
])('a part, and what is not wanted, deny nothing: %s', async (ask, told, found) => {
  expect((await askShop(ask, { knowledge: shopOf('en', told) })).products).toEqual([found]);
});

test('what is named is told of, whatever it is not', async () => {
  const { text } = await askShop('is the honey snack vegan?', { knowledge: shopOf('en', snacks) });
  expect(text).toContain('Not vegan');
});
