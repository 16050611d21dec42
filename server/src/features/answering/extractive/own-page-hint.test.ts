import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { loom, passageOf } from '../loom-shop.fixture.ts';

const key = productNamed('CG-6 key', {
  url: 'https://loom.example/keys/cg-6',
  description: 'A REALLY difficult key to cut that may require hand filing as well, take your time.',
});
const knowledge = knowledgeOf({
  products: [...loom.products, key],
  passages: [
    ...loom.passages,
    { ...passageOf('/keys/cg-6', key.name, key.description, { kind: 'product' }), url: key.url },
    passageOf('/keys', 'Keys', 'Every key of ours is easy to copy in a minute.', { kind: 'collection' }),
  ],
});

test('of "this", what its page is likeliest to say is told as unsure, and no list of goods', async () => {
  const told = await askShop('is this one a pain to copy?', { path: '/keys/cg-6', knowledge });
  expect(told.outcome).toBe('unsure');
  expect(told.links).toEqual([key.url]);
});

test('what does not point at the page is not told from it', async () => {
  const told = await askShop('do you sell bicycles?', { path: '/keys/cg-6', knowledge });
  expect(told.outcome).toBe('unknown');
});

test('a word within a word tells what it is', async () => {
  const pens = productNamed('Inkwell pens', {
    url: 'https://loom.example/pens',
    description: 'Each pen has a base, a wick and a cover. Sold in multi-colour sets of 6.',
  });
  const told = await askShop('are they all the same colour?', {
    path: '/pens',
    knowledge: knowledgeOf({
      products: [...loom.products, pens],
      passages: [
        ...loom.passages,
        { ...passageOf('/pens', pens.name, pens.description, { kind: 'product' }), url: pens.url },
      ],
    }),
  });
  expect(told.text).toContain('multi-colour');
});
