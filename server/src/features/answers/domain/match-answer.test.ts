import { expect, test } from 'vitest';
import { createAnswerMatcher } from './match-answer.ts';
import type { KnownAnswer } from './match-answer.ts';

const answers: KnownAnswer[] = [
  'Can I use the cast iron pot on an induction hob?',
  'When will the grey cushion be back?',
  'Can hotels order from you?',
  'Do you ship on public holidays?',
].map((question, at) => ({ id: `ans_${at}`, questions: [question], text: 'Yes.', pageUrl: null, validUntil: null }));
const match = createAnswerMatcher(answers, 'en', () => new Date());
const idFor = (text: string) =>
  match({ text, language: 'en', asked: text, shopLanguage: 'en', products: [] })?.id ?? null;

test.each([
  ['Does the iron pan work with induction?', 'ans_0'],
  ['Is the grey cushion coming back in stock?', 'ans_1'],
  ['Do you sell to hotels?', 'ans_2'],
])('“%s” asks for the answer in other words', (text, id) => expect(idFor(text)).toBe(id));

test.each([
  ['something else of the same thing', 'How heavy is the cast iron pot?'],
  ['a thing of another colour', 'Do you have blue cushions?'],
  ['one word of many', 'Where is my order?'],
  ['another place', 'Do you ship to Canada?'],
])('%s is not told the answer', (_, text) => expect(idFor(text)).toBeNull());
