/** Passages of a shop's terms, and what is read of them. */
import type { Passage } from '../search/documents.ts';
import type { FactTopic, FactValue } from './fact.ts';
import { readFacts } from './read-facts.ts';

export const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  url: 'https://shop.example/pages/terms',
  title: 'Terms',
  headings: [],
  text,
  language: 'en',
  kind: 'policy',
  voice: 'shop',
  ...more,
});

export const under = (heading: string, text: string, more: Partial<Passage> = {}) =>
  passage(text, { title: heading, headings: [heading], ...more });

export const read = (...passages: Passage[]) => readFacts({ passages, products: [] }, [passages[0]?.language ?? 'en']);
export const found = (...passages: Passage[]): [FactTopic, FactValue | null, string | null][] =>
  read(...passages).map(({ topic, value, scope }) => [topic, value, scope]);
export const topics = (...passages: Passage[]): FactTopic[] => read(...passages).map(({ topic }) => topic);

export const money = (amount: number, currency: string): FactValue => ({ kind: 'money', amount, currency });
export const days = (from: number, to = from): FactValue => ({ kind: 'days', from, to });
export const names = (...list: string[]): FactValue => ({ kind: 'names', names: list });
