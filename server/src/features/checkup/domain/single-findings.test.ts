import { expect, test } from 'vitest';
import type { FactTopic } from '../../../facts/fact.ts';
import { askedInVain } from './single-findings.ts';
import type { DecidedFact } from './single-findings.ts';

const fact = (topic: FactTopic): DecidedFact => ({
  id: topic,
  topic,
  text: 'Delivery takes 3 to 5 working days.',
  value: null,
  scope: null,
  url: 'https://shop.example/delivery',
  language: 'en',
  readAt: '',
  state: 'found',
  conflicts: [],
});
const at = '2026-11-20T10:00:00.000Z';
const inVain = (question: string, ...others: string[]) => ({
  question,
  asked: 1 + others.length,
  inVain: [question, ...others].map((text) => ({ text, at })),
});
const openOf = (...questions: ReturnType<typeof inVain>[]) => ({ total: questions.length, questions });
const toldOf = (questions: string[], ...topics: FactTopic[]) =>
  askedInVain(openOf(...questions.map((question) => inVain(question))), topics.map(fact)).map(
    ({ title }) => /“(.*)”/.exec(title)?.[1],
  );

test('what pages say is not asked in vain, in whatever language it was not understood', () => {
  const asked = ['lieferzeit', 'Versandkosten', 'berapa lama pengiriman?', 'How long does delivery take?'];
  expect(toldOf(asked, 'delivery.time')).toEqual(['Versandkosten']);
  expect(toldOf(['Delivery time to Japan?', 'curtains?'], 'delivery.time')).toHaveLength(2);
  expect(askedInVain(openOf(inVain('lieferzeit')), [{ ...fact('delivery.time'), state: 'hidden' }])).toHaveLength(1);
});

test('three are listed, and the last says how many wait where they are answered', () => {
  const asked = ['Do you sell tea?', 'Are you open at Easter?', 'Do you repair umbrellas?', 'Is there parking?'];
  const found = askedInVain({ ...openOf(...asked.map((question) => inVain(question))), total: 9 }, []);
  expect(found.map(({ fix }) => fix)).toEqual([
    'Answer it under “Needs an answer”.',
    'Answer it under “Needs an answer”.',
    'Answer it under “Needs an answer”, where 9 questions wait.',
  ]);
});

test('a message about one order is nothing that a page could say', () => {
  expect(toldOf(['Order [number] has not come yet', 'Do you sell tea?'])).toEqual(['Do you sell tea?']);
});

test('it is counted as the open question is, whatever words it was asked in', () => {
  const discount = { ...inVain('can discount codes be used on reduced items?', 'do u do student discount'), asked: 6 };
  expect(askedInVain(openOf(discount), [])).toMatchObject([
    { detail: 'Asked in 6 conversations.', severity: 'medium' },
  ]);
});

test('what was asked since and told well is not asked in vain, and what was told before is', () => {
  const asked = openOf(inVain('Is the wool itchy?'), inVain('Do you repair umbrellas?'));
  const told = (text: string, when: string) => ({ text, at: when });
  const titles = (...answered: { text: string; at: string }[]) =>
    askedInVain(asked, [], answered).map(({ title }) => /“(.*)”/.exec(title)?.[1]);
  const later = '2026-11-21T10:00:00.000Z';
  expect(titles(told('does wool itch', later))).toEqual(['Do you repair umbrellas?']);
  expect(titles(told('does wool itch', '2026-11-19T10:00:00.000Z'))).toHaveLength(2);
  expect(titles(told('Is the wool organic?', later))).toHaveLength(2);
});
