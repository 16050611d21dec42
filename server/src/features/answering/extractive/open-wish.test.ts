/** What is shown to who says what it shall do and not what it is called. */
import { expect, test } from 'vitest';
import type { Product } from '../../../extraction/extracted-page.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';

const sold = (name: string, description: string): Product =>
  productNamed(name, {
    url: `https://paws.example/${encodeURIComponent(name)}`,
    description,
    price: { amount: 20, currency: 'USD' },
    availability: 'in_stock',
  });

const knowledge = knowledgeOf({
  passages: [],
  products: [
    sold('Bingley Easy-Walk Harness', 'Two rings, one on the chest for dogs who pull as if they were a sled team.'),
    sold('Darcy Rope Leash', 'Six feet of climbing rope.'),
    sold('Tuna Pate', 'For cats who know what they want.'),
    sold('Light Pink Bandana', 'Cotton, for parties.'),
  ],
});
const shownFor = async (text: string) => (await askShop(text, { knowledge })).products;

test.each([
  ['harness for a dog that pulls like crazy', 'Bingley Easy-Walk Harness'],
  ['something for dogs that pull', 'Bingley Easy-Walk Harness'],
  ['do you have anything pink', 'Light Pink Bandana'],
])('%s', async (text, name) => {
  expect((await shownFor(text))[0]).toBe(name);
});

test('a closed question for one of the right sort is met by what comes nearest, and said to be that', async () => {
  const { text, products, outcome } = await askShop('do you have a harness that is waterproof?', { knowledge });
  expect(products[0]).toBe('Bingley Easy-Walk Harness');
  expect([text.includes('comes closest'), outcome]).toEqual([true, 'unsure']);
});

test('what is called by the first word of the wish is shown, whatever else is said', async () => {
  const { products } = await askShop('looking for a leash to hitch hounds outside crowded cafes', {
    knowledge,
  });
  expect(products[0]).toBe('Darcy Rope Leash');
});

test('what holds most of the wish where nothing else comes near is shown, be it asked as a closed question', async () => {
  const { products, outcome } = await askShop('do you have a leash with climbing rope in it', { knowledge });
  expect([products, outcome]).toEqual([['Darcy Rope Leash'], 'answered']);
});

test('what stands on one shelf with the unwanted, or shares its kind, is shown', async () => {
  const shelf = { categories: ['Capris | Shorts'], variants: ['9-10', '11-12'] };
  const jeans = [sold('592 Push Up Short', 'Denim.'), sold('600 Push Up Capri', 'Denim.')];
  const denim = knowledgeOf({ passages: [], products: jeans.map((one) => ({ ...one, ...shelf })) });
  const { products } = await askShop('need some jean shorts (not capris), size 11-12', { knowledge: denim });
  expect(products).toEqual(['592 Push Up Short']);
});

test('what is not wanted is not shown', async () => {
  const hoods = knowledgeOf({
    passages: [],
    products: [sold('Green Hill Hoodie', 'Fleece.'), sold('Green Lane Sweatshirt', 'Fleece, with a round neck.')],
  });
  const { products } = await askShop('any green sweatshirt without a hood', { knowledge: hoods });
  expect(products).toEqual(['Green Lane Sweatshirt']);
});

test.each(['do you sell laptops?', 'what do you do for a living?', 'do you rent out boats'])(
  'what is asked for by its name is not met by something else: %s',
  async (text) => {
    expect(await shownFor(text)).toEqual([]);
  },
);
