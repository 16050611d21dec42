import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const url = 'https://loom.example/products/moor-hoodie';
const advice = 'Our hoodies are cut a little wide; for a slimmer fit take one size smaller than usual.';
const knowledge = knowledgeOf({
  passages: [passageOf('/products/moor-hoodie', 'Moor hoodie', `A warm hoodie.\n${advice}`, { kind: 'product' })],
  products: [
    productNamed('Moor hoodie', {
      url,
      description: `A warm hoodie. ${advice}`,
      variants: ['S', 'M', 'L'],
      attributes: ['S', 'M', 'L'].map((of, at) => ({ of, label: 'Chest', value: `${96 + 6 * at} cm` })),
    }),
  ],
});

test('who wants it less wide is told the advice, and not the chart', async () => {
  const { text } = await askShop('what size of the moor hoodie should i take if i dont want it baggy', { knowledge });
  expect(text).toContain(advice);
  expect(text).not.toContain('96 cm');
});

test('who names a measure is told by the chart', async () => {
  const { text } = await askShop('my chest is 102 cm, which size of the moor hoodie?', { knowledge });
  expect(text).toContain('102 cm');
});

test.each(['my chest is 102, which size of the moor hoodie?', 'moor hoodie for a chest 102 please'])(
  '"%s": who names a part of the body needs no unit',
  async (question) => {
    const { text } = await askShop(question, { knowledge });
    expect(text).toContain('102 cm');
    expect(text).not.toContain('108 cm');
  },
);

test('what the shop says of all its hoodies holds for each', async () => {
  const ofAll = 'Our hoodies have a relaxed fit. If you prefer a closer fit, size down. Check the size chart.';
  const said = 'Heavy fleece with a double hood. The model is 185 cm and wears L.';
  const fell = productNamed('Fell Hoodie', { url: 'https://loom.example/products/fell', variants: ['S', 'M', 'L'] });
  const shop = knowledgeOf({
    passages: [
      passageOf('/faq', 'How do your hoodies fit?', ofAll, { kind: 'page' }),
      passageOf('/products/fell', 'Fell Hoodie', said, { kind: 'product' }),
    ],
    products: [fell],
  });
  const told = async (question: string) => (await askShop(question, { knowledge: shop })).text;
  expect(await told('is the fell hoodie true to size?')).toContain('size down');
  expect(await told('does the fell hoodie run small?')).not.toContain('Fell Hoodie in S');
});
