import { expect, test } from 'vitest';
import type { FoundForOwner } from '../../../ports/own-knowledge.ts';
import { isMatterOfItsOwn } from './own-matter.ts';

const pages = `Furniture delivery to the room you choose: €29.
Express delivery in Ireland: €12.
Standard delivery is free to all EU countries from €80.
Hotels get trade prices from ten pieces of one kind.
We sell benches of oak.`;
const found: FoundForOwner = {
  understanding: { concepts: new Set(), asks: new Set(), isYesNo: false, aspects: new Float32Array() },
  passages: [
    {
      document: {
        url: 'https://shop.example/delivery',
        title: 'Delivery',
        headings: ['Delivery'],
        text: pages,
        language: 'en',
        kind: 'policy',
        voice: 'shop',
      },
      score: 1,
      coverage: 1,
    },
  ],
};
const isItsOwn = (asked: string, wording: string, answer: string) =>
  isMatterOfItsOwn({ asked, wording, answer, language: 'en' }, found);

const poland = ['How long does delivery to Poland take?', '10 to 12 working days and costs €14.90.'] as const;
const minimum = ['What is the minimum order?', 'There is no minimum order.'] as const;
const loyalty = ['Do you have a loyalty programme?', 'Yes: one point for each euro.'] as const;

test.each([
  ['How long does furniture delivery to Poland take?', poland],
  ['How long does express delivery to Poland take?', poland],
  ['How long does delivery from Poland take?', poland],
  ['Is there a minimum order for free delivery?', minimum],
  ['What is the minimum order for trade customers?', minimum],
  ['Do you have a referral programme?', loyalty],
])('“%s” asks for a kind that pages know', (asked, [wording, answer]) =>
  expect(isItsOwn(asked, wording, answer)).toBe(true),
);

test.each([
  ['When will my parcel be in Poland?', poland],
  ['I am from Poland, how long does delivery take?', poland],
  ['How long does curtain delivery to Poland take?', poland],
  ['Do I have to order a minimum amount? I am in a hurry.', minimum],
  ['Can I collect points?', loyalty],
])('“%s” asks for what the answer is about', (asked, [wording, answer]) =>
  expect(isItsOwn(asked, wording, answer)).toBe(false),
);
