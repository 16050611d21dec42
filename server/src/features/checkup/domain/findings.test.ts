import { expect, test } from 'vitest';
import type { FactTopic } from '../../../facts/fact.ts';
import { findingsOf } from './findings.ts';
import type { DecidedFact } from './single-findings.ts';

const fact = (topic: FactTopic, scope: string | null, more: Partial<DecidedFact> = {}): DecidedFact => ({
  id: `${topic} ${scope}`,
  topic,
  text: 'Parcels cost 11.90 EUR.',
  value: null,
  scope,
  url: 'https://shop.example/delivery',
  language: 'en',
  readAt: '',
  state: 'found',
  conflicts: [],
  ...more,
});

const missingOf = (...facts: DecidedFact[]) =>
  findingsOf({
    pages: [],
    products: [],
    facts,
    contacts: { mail: 'help@shop.example', phone: '', whatsApp: '' },
    isSeen: true,
    openQuestions: { total: 0, questions: [] },
    answered: [],
    contradicted: { answers: [], documents: [] },
    unusedFeeds: [],
  }).map(({ title }) => title);

const where = 'Nothing about where you deliver was found';

test('a rate for a country says that parcels go there, one for goods or a service does not', () => {
  expect(missingOf(fact('delivery.cost', 'Ireland, France'))).not.toContain(where);
  expect(missingOf(fact('delivery.cost', 'furniture'), fact('delivery.time', 'Priority Mail'))).toContain(where);
  expect(missingOf(fact('delivery.cost', 'Ireland', { state: 'hidden' }))).toContain(where);
  expect(missingOf(fact('delivery.cost', null))).toContain(where);
});
