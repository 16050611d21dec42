import { expect, test } from 'vitest';
import { conflictsOf } from '../../../facts/conflicts.ts';
import type { Fact } from '../../../facts/fact.ts';
import { readFacts } from '../../../facts/read-facts.ts';
import { createOverruling } from './overruling.ts';

function factsOf(text: string, language = 'en'): Fact[] {
  const document = { url: 'https://shop.example/returns', title: 'Returns', headings: [], text, language };
  const found = readFacts({ passages: [{ ...document, kind: 'policy', voice: 'shop' }] }, [language]);
  return found.map((fact) => ({
    ...fact,
    readAt: '',
    state: 'found',
    conflicts: conflictsOf(found).get(fact.id) ?? [],
  }));
}

const page = 'Returns are accepted within 30 days.';
const questions = ['How long do I have to return something?'];
const told = (facts: Fact[], { text = 'You have 60 days.', validUntil = null as Date | null } = {}) =>
  createOverruling([{ id: 'ans_0', questions, text, pageUrl: null, validUntil }], 'en', () => new Date())(facts);

test('stands in the place of a sentence that says another number', () => {
  const [fact] = told(factsOf(page));
  expect(fact).toMatchObject({
    text: 'You have 60 days.',
    value: { kind: 'days', from: 60, to: 60 },
    overrules: [page],
  });
});

test.each([
  ['says the same', factsOf(page), { text: 'You have 30 days.' }],
  ['is out of date', factsOf(page), { validUntil: new Date(0) }],
  ['says no number', factsOf(page), { text: 'As long as you like.' }],
  ['meets what its owner confirmed', factsOf(page).map((fact): Fact => ({ ...fact, state: 'confirmed' })), {}],
  ['meets another language', factsOf('Sie können innerhalb von 30 Tagen zurückgeben.', 'de'), {}],
])('an answer that %s changes nothing', (_, facts, answer) => expect(told(facts, answer)).toEqual(facts));

test('what is guaranteed of one part says nothing otherwise than the guarantee of all', () => {
  const all = 'Everything comes with a two-year guarantee.';
  const guarantee = (text: string) =>
    createOverruling(
      [{ id: 'ans_0', questions: ['Is my hook covered?'], text, pageUrl: null, validUntil: null }],
      'en',
      () => new Date(),
    )(factsOf(all));
  expect(guarantee('No: metal hardware on leads is guaranteed for five years.')).toEqual(factsOf(all));
  expect(guarantee('Everything is guaranteed for five years.')).toMatchObject([{ overrules: [all] }]);
});
