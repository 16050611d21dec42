/** Messages of a word or two, as they are typed on a phone. */
import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const sold = (name: string, path: string, amount: number, description: string) =>
  productNamed(name, {
    url: `https://loom.example${path}`,
    description,
    price: { amount, currency: 'EUR' },
    availability: 'in_stock',
    attributes: [{ label: 'Size', value: '130 × 180 cm plus fringe', of: '' }],
  });

const shop = knowledgeOf({
  products: [
    sold('Altura Alpaca Throw', '/altura', 179, 'The softest thing in the shop, of undyed baby alpaca.'),
    sold('Brass Candle Holders', '/brass', 42, 'Three turned brass holders at three heights.'),
    sold('Ash Bedside Table', '/ash', 89, 'A small table of solid ash.'),
  ],
  passages: [
    passageOf('/altura', 'Altura Alpaca Throw', 'Size: 130 × 180 cm plus fringe', { kind: 'product' }),
    passageOf('/', 'Hearth', 'Free delivery in the EU from €80'),
    passageOf(
      '/delivery',
      'Delivery',
      'Standard delivery is free in all EU countries when the goods in your basket come to €80 or more.',
    ),
    passageOf('/contact', 'Address', 'Our address: The Old Mill, 3 Weir Lane, Kilkenny, Ireland.'),
  ],
});

test('a word of another language is first what shops are asked for, and then a thing', async () => {
  const { text, products } = await askShop('alamat', { knowledge: shop });
  expect(text).toContain('3 Weir Lane');
  expect(products).toEqual([]);
});

test.each(['altura', 'Alutra Alpaca Throw'])('of "%s" nothing is asked but what it is', async (name) => {
  const { text, products } = await askShop(name, { knowledge: shop });
  expect(products).toEqual(['Altura Alpaca Throw']);
  expect(text).not.toContain('130');
});

test.each(['free shipping over 80 euros?', 'Is delivery free from €80?'])('"%s" limits no goods', async (text) => {
  const told = await askShop(text, { knowledge: shop });
  expect(told.text).toMatch(/€80/);
  expect(told.question.limits).toMatchObject({ minPrice: null, maxPrice: null });
  expect(told.products).toEqual([]);
});

test('"ok" that opens a chat is no thanks, and after an answer it is', async () => {
  expect((await askShop('ok', { knowledge: shop })).text).toMatch(/help/);
  expect((await askShop('ok', { knowledge: shop, before: ['alamat'] })).text).toMatch(/welcome/);
});
