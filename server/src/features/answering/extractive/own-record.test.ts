import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { loom, passageOf } from '../loom-shop.fixture.ts';

const ball = productNamed('Street basketball', {
  url: 'https://loom.example/balls/street',
  description: 'For the yard behind the house.',
});
const caps = productNamed('Corduroy cap', {
  url: 'https://loom.example/caps/corduroy',
  description: 'This cap brings good fortune to whoever wears a cap.\nAdjustable slider\n100% cotton\nImported',
});
const page = (product: typeof ball, text: string) => ({
  ...passageOf(new URL(product.url).pathname, product.name, text, { kind: 'product' }),
  url: product.url,
});
const knowledge = knowledgeOf({
  products: [...loom.products, ball, caps],
  passages: [
    ...loom.passages,
    page(ball, 'Composite leather\nNylon windings\nShips deflated\nMade in China'),
    page(caps, caps.description),
  ],
});

test('what no line of the open page surely answers is told by the page as a whole, unsure, without a card', async () => {
  const told = await askShop('does this come pumped up?', { path: '/balls/street', knowledge });
  expect(told.outcome).toBe('unsure');
  expect(told.text).toContain('Ships deflated');
  expect(told.links).toEqual([ball.url]);
  expect(told.products).toEqual([]);
});

test('terms and other goods are not told from the open page', async () => {
  for (const asked of ['do you have a student discount?', 'do you sell bicycles?', 'can I pay with bitcoin?'])
    expect((await askShop(asked, { path: '/balls/street', knowledge })).text, asked).not.toContain('deflated');
});

test('of a short page a line that is only half sure is told with the lines beside it', async () => {
  const told = await askShop('will the corduroy cap fit a small head, can you tighten it', { knowledge });
  expect(told.text).toContain('Adjustable slider');
});
