import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import type { Draft } from './composed.ts';
import { withTold } from '../with-told.ts';
import { draftsOf } from './drafts-of.ts';

async function neededBy(text: string): Promise<Draft | undefined> {
  const { question } = await askShop(text);
  const [part] = question.parts;
  return part === undefined
    ? undefined
    : draftsOf(question, await withTold(part)).drafts.find(({ kind }) => kind === 'need');
}

test('what is told of a thing finds it for a need that names nothing of it', async () => {
  const draft = await neededBy('my living room smells stale, I want some pine fragrance in it');
  expect(draft?.products.map(({ name }) => name)).toContain('Pebble candle');
  expect(draft?.signs.sense).toBeGreaterThan(0);
});

test('what is sold out is needed by nobody, and a thing that is named needs no guess', async () => {
  const cool = await neededBy('I need something knitted for cool evenings');
  expect(cool?.products.map(({ name }) => name)).not.toContain('Alpine blanket');
  expect(await neededBy('how thick is the Harbour blanket?')).toBeUndefined();
});

const recorder = (name: string, cameras: number) =>
  productNamed(name, {
    url: `https://cams.example/${name}`,
    description: 'A recorder of good quality.',
    categories: ['Recording devices'],
    imageUrl: 'https://cams.example/r.jpg',
    price: { amount: 100 * cameras, currency: 'EUR' },
    attributes: [{ label: 'Description', value: `80Mbps input, 8MP decoding, max ${cameras} cameras`, of: '' }],
  });
const cams = knowledgeOf({ passages: [], products: [recorder('R104', 4), recorder('R108', 8), recorder('R116', 16)] });

test('of what is looked for by a number, what has another number is none', async () => {
  const { products } = await askShop('any recorder for 8 cameras?', { knowledge: cams });
  expect(products).toEqual(['R108']);
});

test('what is asked of one thing in another number is not told of that one', async () => {
  const { products, text } = await askShop('and the one for 16 cameras?', {
    knowledge: cams,
    before: ['how much is the R108?'],
  });
  expect(products).not.toContain('R108');
  expect(text).not.toContain('800');
});
