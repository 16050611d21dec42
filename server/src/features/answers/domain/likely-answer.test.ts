import { expect, test } from 'vitest';
import { evidenceQuestion } from '../../../evidence/evidence-question.ts';
import type { FoundPassage } from '../../../evidence/evidence-question.ts';
import type { AskedOfOwner } from '../../../ports/own-knowledge.ts';
import { createAnswerMatcher } from './match-answer.ts';

const taught = [
  ['Do you repair old shoes?', 'Yes, we resole them for 40 EUR, however old they are.'],
  ['Do you have a loyalty programme?', 'We have no points or rewards programme.'],
  ['Can I order fabric samples?', 'We send up to four swatches of fabric for nothing; tell us which ones.'],
  ['Can hotels order from you?', 'Gladly: hotels and guest houses get trade prices from 20 pieces on.'],
] as const;
const answers = taught.map(([question, text], at) => {
  return { id: `ans_${at}`, questions: [question], text, pageUrl: null, validUntil: null };
});
const match = createAnswerMatcher(answers, 'en', () => new Date());

function page(text: string, heading: string): FoundPassage {
  const document = { url: 'https://shop.example/help', title: 'Help', headings: [heading], text, language: 'en' };
  return { document: { ...document, kind: 'policy', voice: 'shop' }, score: 8, coverage: 0.4 };
}
const elsewhere = page('Parcels leave on working days and take three days in Ireland.', 'Delivery');

/** With only this answer, and these passages found. */
const onlyFor = (question: string, text: string) => (asked: string, passages: FoundPassage[]) => {
  const known = [{ id: 'ans_0', questions: [question], text, pageUrl: null, validUntil: null }];
  const found = { understanding: evidenceQuestion(asked, 'en'), passages };
  const about = { text: asked, language: 'en', asked, shopLanguage: 'en', products: [], isFollowUp: false, found };
  return createAnswerMatcher(known, 'en', () => new Date())(about)?.id ?? null;
};

/** @param passages null: nothing was looked for */
function idFor(text: string, passages: FoundPassage[] | null = [elsewhere], rest: Partial<AskedOfOwner> = {}) {
  const asked = { text, language: 'en', asked: text, shopLanguage: 'en', products: [], isFollowUp: false, ...rest };
  const found = passages === null ? {} : { found: { understanding: evidenceQuestion(text, 'en'), passages } };
  return match({ ...asked, ...found })?.id ?? null;
}

test.each([
  ['Is there a reward scheme for regular customers?', 'ans_1'],
  ['We run a guest house, do you supply businesses like ours?', 'ans_3'],
])('“%s” is not worded alike, and what the answer says answers it', (text, id) => {
  expect(idFor(text, null)).toBe(id);
  expect(idFor(text)).toBe(id);
});

test.each([
  ['what none of the answers tells', 'How long does delivery take?'],
  ['another thing of the same kind', 'Do you have a newsletter?'],
  ['a thing in a colour that the answer does not know', 'Could you send me blue swatches of the material?'],
])('%s is told none', (_, text) => expect(idFor(text)).toBeNull());

test('what its words name throughout is told whatever stands on pages', () => {
  expect(idFor('Could you send me swatches of the material?', null)).toBe('ans_2');
});

test('what a page says of a thing that the owner does not speak of goes before', () => {
  const idOf = onlyFor('How long do I have to return something?', 'You have 60 days.');
  const cards = page('A gift card can be returned within 14 days of the day on which you bought it.', 'Gift cards');
  expect(idOf('How long do I have to return a gift card?', [cards])).toBeNull();
  expect(idOf('How long do I have to return a gift card?', [elsewhere])).toBe('ans_0');
  expect(idOf('How many days do I have to return something?', [cards])).toBe('ans_0');
});

test('a page that answers goes before an answer that is for something near', () => {
  const text = 'Is there a reward scheme for regular customers?';
  const rewards = page('Our reward scheme gives regular customers five points for each euro.', 'Reward scheme');
  expect(idFor(text, [rewards])).toBeNull();
});

test('the answer about one thing leaves a wider question to a page that answers it', () => {
  const idOf = onlyFor('Do you gift wrap candles?', 'Candles are wrapped for 4 EUR.');
  const wraps = page('Yes: in cotton cloth with a handwritten card, for 4 EUR a parcel.', 'Do you gift wrap?');
  expect(idOf('Do you gift wrap?', [wraps])).toBeNull();
  expect(idOf('Do you gift wrap?', [elsewhere])).toBe('ans_0');
  expect(idOf('Do you gift wrap candles?', [wraps])).toBe('ans_0');
});

test('a lone word is told no answer to a longer story', () => {
  const idOf = onlyFor(
    'Can I pay the courier in cash when the parcel arrives?',
    'No. Payment is by card, PayPal or bank transfer.',
  );
  expect(idOf('payment?', [elsewhere])).toBeNull();
});

test('what leans on something said before is not read so freely', () => {
  expect(idFor('Is there a reward scheme for regular customers?', [elsewhere], { isFollowUp: true })).toBeNull();
});

test('an answer that has none of the question’s words, nor one near them, is not told', () => {
  const idOf = onlyFor('How long do I let the tea brew?', 'Three minutes, not longer, or it gets bitter.');
  expect(idOf('How do I reset the device?', [elsewhere])).toBeNull();
  expect(idOf('How many minutes should it steep?', [elsewhere])).toBe('ans_0');
});

test('an answer that is out of date is not told', () => {
  const text = 'Is there a reward scheme for regular customers?';
  const old = answers.map((one) => ({ ...one, validUntil: new Date(0) }));
  const found = { understanding: evidenceQuestion(text, 'en'), passages: [elsewhere] };
  const asked = { text, language: 'en', asked: text, shopLanguage: 'en', products: [], isFollowUp: false, found };
  expect(createAnswerMatcher(old, 'en', () => new Date())(asked)).toBeNull();
});
