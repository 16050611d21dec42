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
const toldOf = (questions: string[], ...topics: FactTopic[]) =>
  askedInVain(
    questions.map((question) => ({ question, asked: 1 })),
    topics.map(fact),
  ).map(({ title }) => /“(.*)”/.exec(title)?.[1]);

test('what pages say is not asked in vain, in whatever language it was not understood', () => {
  const asked = ['lieferzeit', 'Versandkosten', 'berapa lama pengiriman?', 'How long does delivery take?'];
  expect(toldOf(asked, 'delivery.time')).toEqual(['Versandkosten']);
  expect(toldOf(['Delivery time to Japan?', 'curtains?'], 'delivery.time')).toHaveLength(2);
  expect(
    askedInVain([{ question: 'lieferzeit', asked: 1 }], [{ ...fact('delivery.time'), state: 'hidden' }]),
  ).toHaveLength(1);
});

test('a message about one order is nothing that a page could say', () => {
  expect(toldOf(['Order [number] has not come yet', 'Do you sell tea?'])).toEqual(['Do you sell tea?']);
});
