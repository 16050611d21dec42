import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';
import { productNamed } from '../../../search/product.fixture.ts';

test('a time is not answered by a sum', async () => {
  const knowledge = knowledgeOf({
    products: [],
    passages: [passageOf('/shipping', 'Shipping', 'Shipping is a flat $19.95 for Canada and the USA.')],
  });
  expect((await askShop('How fast is shipping?', { knowledge })).outcome).toBe('unknown');
  expect((await askShop('How much is shipping?', { knowledge })).outcome).toBe('answered');
});

test('what a product’s page says of all goods shows no card of it', async () => {
  const pot = productNamed('Arbutus pot', {
    description: 'Every parcel is packed in shredded paper, never in plastic.',
  });
  const knowledge = knowledgeOf({
    products: [pot],
    passages: [{ ...passageOf('/pot', pot.name, pot.description, { kind: 'product' }), url: pot.url }],
  });
  const general = await askShop('Are parcels packed in plastic?', { knowledge });
  expect(general.text).toContain('shredded paper');
  expect(general.products).toEqual([]);
});
