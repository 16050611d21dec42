import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from './ask-shop.fixture.ts';
import { productNamed } from '../../search/product.fixture.ts';
import { loom, passageOf } from './loom-shop.fixture.ts';

const kayaks = knowledgeOf({
  passages: [
    passageOf('/shipping', 'Shipping', 'We ship kayaks by freight for $395. Paddles and vests ship by UPS for $14.'),
    passageOf(
      '/returns',
      'Returns',
      'Unused vests can be returned within 60 days. Kayaks cannot be returned once the hull is glued.',
    ),
  ],
  products: [],
});

test.each([
  ['what is shipping for a vest', 'and a kayak?', '$395'],
  ['can I return a vest', 'and a kayak?', 'cannot be returned'],
])('"%s" → "%s" asks of another thing what is asked of the shop', async (before, text, answer) => {
  const told = await askShop(text, { before: [before], knowledge: kayaks });
  expect(told.text).toContain(answer);
});

test('a price that was asked for without a word for it is asked for again', async () => {
  const { text } = await askShop('and the Drift mug?', {
    before: ['how much is the Pebble candle'],
    knowledge: knowledgeOf(loom),
  });
  expect(text).toContain('€16');
});

test('another choice of what was shown is asked the same, and each that is meant has its price', async () => {
  const sets = ['Without memory', 'Card 32GB', 'Card 64GB'];
  const offers = sets.map((set, at) => ({
    id: set,
    sku: '',
    gtin: '',
    options: { set },
    price: { amount: 40 + 10 * at, currency: 'EUR' },
    priorPrice: null,
    availability: 'in_stock' as const,
    url: 'https://loom.example/wren',
    imageUrl: null,
  }));
  const wren = productNamed('Wren camera', { offers, price: { amount: 40, currency: 'EUR' } });
  const others = ['Tern camera 64GB', 'Rook camera 64GB'].map((name) => productNamed(name));
  const cameras = knowledgeOf({ passages: [], products: [wren, ...others] });
  const first = 'how much is the wren camera with 32gb';
  const { text } = await askShop('and the 64 gb one?', { before: [first], knowledge: cameras });
  expect(text).toContain('Card 64GB is €60');
  const both = await askShop('how much is the wren camera with a memory', { knowledge: cameras });
  expect(both.text).toContain('€50');
  expect(both.text).toContain('€60');
  expect(both.text).not.toContain('€40');
});

test('what was asked of one animal is asked of another, and nothing is looked for to buy', async () => {
  const food = knowledgeOf({
    passages: [
      passageOf(
        '/feeding',
        'Feeding',
        'To switch a dog to the new food takes seven days. Cats need ten days to switch.',
        {
          kind: 'page',
        },
      ),
      passageOf('/delivery', 'Delivery', 'Standard delivery takes three working days.'),
    ],
    products: loom.products,
  });
  const before = ['how many days should i take to switch my dog to the new food'];
  const { text, products } = await askShop('and for cats?', { before, knowledge: food });
  expect(text).toContain('ten days');
  expect(products).toEqual([]);
});

test('a question that names nothing is asked of the thing that was named before it', async () => {
  const before = 'is the Harbour blanket in stock';
  const together = await askShop(`${before} and what is it made of?`);
  expect(together.text).toContain('in stock');
  const speakers = knowledgeOf({
    passages: [
      passageOf('/tarn', 'Tarn Roam', 'The Roam stands rain. Its battery lasts 14 hours at half volume.', {
        kind: 'product',
      }),
      passageOf('/orrin', 'Orrin Dash', 'Music for long ways. The battery lasts 7 hours.', { kind: 'product' }),
    ],
    products: [
      productNamed('Tarn Roam portable speaker', {
        url: 'https://loom.example/tarn',
        price: { amount: 79, currency: 'EUR' },
      }),
      productNamed('Orrin Dash earbuds', { url: 'https://loom.example/orrin', price: { amount: 89, currency: 'EUR' } }),
    ],
  });
  for (const told of [
    await askShop('how much is the tarn roam and how long does the battery last?', { knowledge: speakers }),
    await askShop('how long does the battery last?', { before: ['how much is the tarn roam?'], knowledge: speakers }),
  ]) {
    expect(told.text).toContain('14 hours');
    expect(told.text).not.toContain('7 hours');
  }
});

test('a number in a name tells one thing from another', async () => {
  const banks = knowledgeOf({
    passages: loom.passages,
    products: [
      productNamed('Power Bank Arka PB10 Slim', {
        url: 'https://loom.example/pb10',
        price: { amount: 19, currency: 'EUR' },
      }),
      productNamed('Power Bank Arka PB20 Fast Charging 22.5W', {
        url: 'https://loom.example/pb20',
        price: { amount: 29, currency: 'EUR' },
      }),
    ],
  });
  const { text } = await askShop('how much is the power bank 20', { knowledge: banks });
  expect(text).toContain('€29');
  expect(text).not.toContain('€19');
});

test('where nothing was shown, what is hardly answered alone is asked of what was talked of, strange words and all', async () => {
  const candles = knowledgeOf({
    passages: [
      passageOf('/custom', 'Custom candles', 'Custom candles carry your own label. The smallest order is 24 candles.'),
      passageOf('/delivery', 'Delivery', 'Delivery in town is free for orders of $50. Small orders are $8.'),
      passageOf('/workshop', 'Workshop', 'Pour a candle of your own. The smallest group is two people.'),
    ],
    products: [],
  });
  const before = ['do you do a candle workshop'];
  const { question, text } = await askShop('how few of my colleagues', { before, knowledge: candles });
  expect(question.parts[0]?.isFollowUp).toBe(true);
  expect(text).toContain('two people');
});

test.each([
  ['What is your return policy?', 'Do you sell dog beds?', /return/i],
  ['Wie wasche ich die Decken?', 'Gibt es einen Laden in Berlin?', /Decke|blanket/i],
])('after "%s" a whole question is asked by itself: "%s"', async (before, text, of) => {
  const told = await askShop(text, { before: [before] });
  expect(told.question.parts[0]?.asked).not.toMatch(of);
  expect(told.products).toEqual([]);
});
