import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';
import { rarelySaid } from './rarely-said.ts';

const shoes = knowledgeOf({
  passages: [
    passageOf('/returns', 'Returns', 'Shoes can go back within 30 days. We refund worn pairs at half of their price.'),
    passageOf('/delivery', 'Delivery', 'Shoes are sent in their own box.'),
    passageOf('/care', 'Care', 'Brush your shoes and let them dry slowly.'),
    passageOf('/about', 'About us', 'We have made shoes by hand since 1950.'),
  ],
  products: [],
});

test('what the shop says everywhere speaks for a text less than what it says once', async () => {
  const { question } = await askShop('can I send back worn shoes?', { knowledge: shoes });
  const [part] = question.parts;
  if (part === undefined) throw new Error('one part');
  const worn = rarelySaid(part, 'We refund worn pairs at half of their price.', 'en');
  const brushed = rarelySaid(part, 'Brush your shoes and let them dry slowly.', 'en');
  expect(worn.share).toBeGreaterThan(brushed.share);
  expect(brushed.rarest).toBe(0);
});

test('a question of little words is held by anything', async () => {
  const { question } = await askShop('can I?', { knowledge: shoes });
  const [part] = question.parts;
  expect(part === undefined ? null : rarelySaid(part, 'Shoes', 'en')).toEqual({ share: 1, rarest: 1 });
});
