/** Two things, or two choices of one, that a question asks of at once. */
import { describe, expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { price, variant } from './variants.fixture.ts';

describe('of two things', () => {
  const labelled = (name: string, weight: string, holds: string) =>
    productNamed(name, {
      price: price(60),
      attributes: [
        { label: 'Weight', value: weight, of: '' },
        { label: 'Capacity', value: holds, of: '' },
      ],
    });
  const bags = knowledgeOf({
    passages: [],
    products: [
      labelled('Harbour pannier', '890 g', '20 litres'),
      labelled('Office pannier', '1.25 kg', '16 litres'),
      labelled('Ember rear light', '60 g', ''),
    ],
  });

  test('the second question asks of the same two', async () => {
    const { text } = await askShop('Harbour or Office pannier, which one holds more and which is lighter?', {
      knowledge: bags,
    });
    for (const told of ['20 litres', '16 litres', '890 g', '1.25 kg']) expect(text).toContain(told);
    expect(text).not.toContain('Ember');
  });

  test('"the iron one" is what the first is, of iron', async () => {
    const pans = knowledgeOf({
      passages: [],
      products: [
        labelled('Tri-Ply stainless skillet', '3.5 lb', ''),
        labelled('Enameled cast iron casserole', '9.2 lb', ''),
        labelled('Seasoned cast iron skillet, 10 inch', '5.2 lb', ''),
      ],
    });
    const { text } = await askShop('which is heavier, the 12 inch stainless skillet or the cast iron one?', {
      knowledge: pans,
    });
    expect(text).toContain('3.5 lb');
    expect(text).toContain('5.2 lb');
    expect(text).not.toContain('9.2 lb');
  });
});

describe('two choices of one thing that are compared', () => {
  const board = productNamed('Balance board', {
    price: price(79),
    offers: [
      variant({ model: 'Standard', finish: 'Bare' }, 79),
      variant({ model: 'Standard', finish: 'Felt' }, 99),
      variant({ model: 'XL', finish: 'Bare' }, 109),
      variant({ model: 'XL', finish: 'Felt' }, 129, false),
    ],
    attributes: [
      { label: 'Length', value: '85 cm', of: 'Standard' },
      { label: 'Length', value: '115 cm', of: 'XL' },
    ],
  });
  const poster = productNamed('Name poster', {
    price: price(25),
    offers: [variant({ frame: 'Without frame' }, 25), variant({ frame: 'Oak frame' }, 45)],
  });
  const shop = knowledgeOf({ passages: [], products: [board, poster] });

  test('have their prices and their rows', async () => {
    const { text } = await askShop('balance board standard or XL, what is the difference?', { knowledge: shop });
    for (const told of ['$79.00', '$99.00', '$109.00', '85 cm', '115 cm']) expect(text, told).toContain(told);
  });

  test('"with and without" means both', async () => {
    const { text } = await askShop('how much is the name poster with and without frame?', { knowledge: shop });
    expect(text).toContain('$25.00');
    expect(text).toContain('$45.00');
  });
});

describe('two choices asked for', () => {
  const lead = productNamed('Climbing Rope Lead', {
    price: { amount: 17.5, currency: 'GBP' },
    description: '1.5 m long, with a leather stop. The 8 mm is for dogs up to 12 kg, the 10 mm for everything bigger.',
    offers: [{ ...variant({ rope: '8 mm' }, 17.5) }, { ...variant({ rope: '10 mm' }, 19.5) }],
  });
  const hutch = productNamed('Two-Storey Rabbit Hutch', {
    price: { amount: 249, currency: 'GBP' },
    offers: [
      { ...variant({ colour: 'Natural' }, 249) },
      { ...variant({ colour: 'Slate Grey' }, 265), availability: 'preorder' },
    ],
  });
  const bed = productNamed('Derwent Dog Bed', {
    price: { amount: 89, currency: 'GBP' },
    offers: ['S (60 × 45 cm)', 'L (100 × 70 cm)', 'XL (120 × 80 cm)'].map((size, at) =>
      variant({ size }, 49 + at * 40),
    ),
  });
  const shop = knowledgeOf({ passages: [], products: [lead, hutch, bed] });

  test('with the sentence that says which is for whom', async () => {
    const { text } = await askShop('8 mm or 10 mm rope lead for a 9 kg terrier?', { knowledge: shop });
    expect(text).toContain('The 8 mm is for dogs up to 12 kg');
  });

  test('what is sent later is not in stock', async () => {
    const { text } = await askShop('is the rabbit hutch in slate grey in stock?', { knowledge: shop });
    expect(text).toContain('can be ordered ahead');
    expect(text).not.toContain('is in stock');
  });

  test('the large one is L, though XL is larger', async () => {
    const { text } = await askShop('price of the large derwent dog bed', { knowledge: shop });
    expect(text).toContain('L (100 × 70 cm)');
    expect(text).not.toContain('XL');
  });
});
