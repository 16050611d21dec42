import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const side = 'You may return most new, unopened items within 4 weeks of delivery.';
const otherSide = 'We will replace items in new condition within 30 days of purchase for a full refund.';
const about = passageOf('/about', 'About us', 'We are a family mill in Bremen.', { kind: 'page' });
const shopSaying = (more: string) =>
  knowledgeOf({
    passages: [
      passageOf('/returns', 'Return policy', `Please contact us if you wish to make a return. ${side}`),
      passageOf('/returns', 'Refunds', more),
      about,
    ],
    products: [],
  });

test.each([
  'how long do i have to return an item',
  'within how many weeks may I return unopened items?',
  'when must I return new items',
])('"%s" is told with both sides of what the shop contradicts', async (question) => {
  const { text, used } = await askShop(question, { knowledge: shopSaying(otherSide) });
  expect(text).toContain("pages don't agree");
  expect(text).toContain(side);
  expect(text).toContain(otherSide);
  expect(used?.facts.map((fact) => fact.text)).toEqual([side, otherSide]);
});

test('what nothing contradicts is told alone', async () => {
  const knowledge = shopSaying('We refund your money within six working days of receiving the parcel.');
  const { text } = await askShop('how long do i have to return an item', { knowledge });
  expect(text).toContain(side);
  expect(text).not.toContain("pages don't agree");
});
