/** What a thing's own page says of where it goes stands before what the shop's rates say of all parcels. */
import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { loom, passageOf } from '../loom-shop.fixture.ts';

const cordial = productNamed('Elder cordial', { url: 'https://loom.example/cordial', description: 'Half a litre.' });
const basket = productNamed('Reed basket', { url: 'https://loom.example/basket', description: 'Woven by hand.' });
const knowledge = knowledgeOf({
  products: [cordial, basket],
  passages: [
    ...loom.passages,
    ...[
      { thing: cordial, text: 'Half a litre of elderflower. It is only shipped within Germany, since glass breaks.' },
      { thing: basket, text: 'Woven by hand from reed. Two handles.' },
    ].map(({ thing, text }) => ({
      ...passageOf(new URL(thing.url).pathname, thing.name, text, { kind: 'product' }),
      url: thing.url,
    })),
  ],
});
const ask = async (text: string) => (await askShop(text, { knowledge })).text;

test('a limit of its own', async () => {
  expect(await ask('Do you ship the elder cordial to Norway?')).toContain('only shipped within Germany');
});

test('the shop’s rates where it has none', async () => {
  expect(await ask('Do you ship the reed basket to Norway?')).toContain('Norway within ten days');
});
