import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';
import { withTold } from '../with-told.ts';
import type { Composed } from './composed.ts';
import { heldBeside } from './held-beside.ts';

const knowledge = knowledgeOf({
  passages: [
    passageOf('/faq', 'Questions', 'Brown paper, red yarn and a card, $6. Prices are left off the packing slip.', {
      headings: ['Can you gift wrap?'],
    }),
    passageOf('/delivery', 'Delivery', 'Parcels take three working days.'),
  ],
  products: [],
});

const answer: Composed = {
  text: 'Brown paper, red yarn and a card, $6. Prices are left off the packing slip.',
  products: [],
  passages: [],
  facts: [],
  outcome: 'answered',
};

async function besideOf(text: string, own: Composed | null, told = answer) {
  const { question } = await askShop(text, { knowledge });
  const [part] = question.parts;
  return heldBeside(own, part && (await withTold(part)), [told, own], 'en');
}

test('a section that answers another question too is no doubt there', async () => {
  const doubtful: Composed = { ...answer, text: 'Perhaps:\n\nParcels take three working days.', outcome: 'unsure' };
  expect(await besideOf('are prices left off the packing slip?', null)).toBe(answer);
  expect(await besideOf('are prices left off the packing slip?', doubtful)).toBe(answer);
  expect(await besideOf('how long do parcels take?', null)).toBeNull();
});

test('what is itself in doubt answers no other question, and a sure answer stays', async () => {
  const text = 'are prices left off the packing slip?';
  expect(await besideOf(text, null, { ...answer, outcome: 'unsure' })).toBeNull();
  expect(await besideOf(text, { ...answer, text: 'Yes.' })).toBeNull();
});

test('who complains is answered for that', async () => {
  expect(await besideOf('the prices were on the packing slip of my gift, that is a disgrace', null)).toBeNull();
});
