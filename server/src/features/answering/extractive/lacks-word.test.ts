import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { draft } from './composed.ts';
import { lacksWord } from './lacks-word.ts';
import type { Asking } from './composed.ts';

const chocolate = productNamed('Crunch chocolate', {
  url: 'https://loom.example/crunch',
  description: 'Creamy milk and puffed rice. Total sugars: 12 g.',
});
const knowledge = knowledgeOf({
  products: [chocolate],
  passages: [passageOf('/crunch', 'Crunch chocolate', 'Total sugars: 12 g', { kind: 'product' })],
});

const askedOf = async (text: string): Promise<Asking['part']> => {
  const { question } = await askShop(text, { knowledge });
  const [part] = question.parts;
  if (part === undefined) throw new Error('nothing was asked');
  return { ...part, ...(await part.told()), compared: [] };
};

test.each([
  ['is the crunch chocolate halal?', 'Total sugars: 12 g', true],
  ['is the crunch chocolate halal?', 'All our chocolate is halal.', false],
  ['can i still cancel my order?', 'You are subject to the policies in force when you order.', true],
  ['can i still cancel my order?', 'An order can be cancelled within a day.', false],
  ['are you open on sunday?', 'Shutter time: 1/25 s to 1/50,000 s', true],
])('%s / %s', async (ask, told, lacks) => {
  const part = await askedOf(ask);
  const passages = [passageOf('/crunch', 'Crunch chocolate', told, { kind: 'product' as const })];
  expect(lacksWord(draft('pages', told, {}, { passages }), { part, shopLanguage: 'en' })).toBe(lacks);
});

test('an occasion that the shop does not speak of is not answered by another discount', async () => {
  const shop = knowledgeOf({
    products: [],
    passages: [passageOf('/faq', 'Discounts', 'New newsletter subscribers get 10% off their first order.')],
  });
  const { outcome } = await askShop('how much will be off on black friday?', { knowledge: shop });
  expect(outcome).toBe('unknown');
});
