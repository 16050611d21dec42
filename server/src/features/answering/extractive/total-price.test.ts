import { describe, expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { quantityIn } from './total-price.ts';

describe('several of one thing', () => {
  test.each([
    ['How much for three Mist scarves?', 'Mist scarf: 3 × €45.00 = €135.00.'],
    ['price of 2 pcs Harbour blanket', 'Harbour blanket: 2 × €89.00 = €178.00.'],
    ['how much for 2 of the Quay shirt in L', 'Quay shirt (L): 2 × €64.00 = €128.00.'],
    ['how much for 2 of the Quay shirt', 'Quay shirt: 2 × €59.00 – €64.00 = €118.00 – €128.00.'],
  ])('%s', async (ask, text) => {
    expect((await askShop(ask)).text).toBe(text);
  });

  test('where a shop lowers its price by their number, that is the price of each', async () => {
    const packs = productNamed('Ink cartridges', {
      price: { amount: 2.2, currency: 'EUR' },
      description:
        'Six in a pack.\nQuantity up to 4 | Price each: €2.20\nQuantity from 5 | Price each: €1.90\nQuantity from 10 | Price each: €1.70',
    });
    const knowledge = knowledgeOf({ passages: [], products: [packs] });
    const first = 'How much are the ink cartridges?';
    for (const [ask, text] of [
      ['and for 12 packs?', '12 × €1.70 = €20.40'],
      ['and for 6 packs?', '6 × €1.90 = €11.40'],
      ['and for 3 packs?', '3 × €2.20 = €6.60'],
    ] as const)
      expect((await askShop(ask, { before: [first], knowledge })).text, ask).toContain(text);
  });

  test('asked after the price of one', async () => {
    const told = await askShop('and if i buy 2?', { before: ['How much is the Mist scarf?'] });
    expect(told.text).toBe('Mist scarf: 2 × €45.00 = €90.00.');
  });
});

test.each([
  ['beli 3 blender berapa', 'id', 3],
  ['was kosten zwei Stück', 'de', 2],
  ['how much for 4 people', 'en', null],
  ['how long for 3 days', 'en', null],
  ['anything for 20 euros', 'en', null],
  ['how much for 1', 'en', null],
])('%s counts %s', (text, language, count) => {
  expect(quantityIn(text, language)).toBe(count);
});
