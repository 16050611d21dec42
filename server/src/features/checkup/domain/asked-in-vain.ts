/** What visitors asked and no page says. What pages do say was not understood, and of one order nobody can write a page. */
import type { CheckupFinding } from '@vitrine/contract/teaching';
import { mayBeEvidenceFor } from '../../../dialogue/word-languages.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { FactTopic } from '../../../facts/fact.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { DecidedFact } from './outdated-corrections.ts';
import { numbered } from './page-findings.ts';

export interface OpenQuestion {
  question: string;
  asked: number;
}

const listedMax = 3;

/** What asks for a topic, in whatever words: all of these concepts and nothing beyond them. */
const saidBy: readonly (readonly [topic: FactTopic, ...concepts: Concept[]])[] = [
  ['delivery.time', 'delivery', 'time'],
  ['delivery.cost', 'delivery', 'cost'],
  ['delivery.free_from', 'delivery', 'free'],
  ['returns.window', 'returns'],
  ['returns.window', 'returns', 'time'],
  ['returns.cost', 'returns', 'cost'],
  ['refund.time', 'refund'],
  ['refund.time', 'refund', 'time'],
  ['payment.methods', 'payment'],
  ['warranty', 'warranty'],
  ['contact.hours', 'hours'],
  ['contact.phone', 'phone'],
  ['contact.email', 'email'],
  ['contact.address', 'address'],
  ['size_guide', 'size_guide'],
  ['care', 'wash'],
];

export function askedInVain(open: readonly OpenQuestion[], facts: readonly DecidedFact[]): CheckupFinding[] {
  const topics = new Set(facts.filter(({ state }) => state !== 'hidden').map(({ topic }) => topic));
  return open
    .filter(({ question }) => !isOfOneOrder(question) && !isSaid(question, topics))
    .slice(0, listedMax)
    .map(({ question, asked }) => ({
      kind: 'asked_in_vain',
      severity: asked > 1 ? ('medium' as const) : ('low' as const),
      title: `Visitors asked and you do not say: “${question}”`,
      detail: `Asked in ${numbered(asked, 'conversation')} without an answer.`,
      urls: [],
      fix: 'Answer it under “Needs an answer”.',
    }));
}

/** Its number is masked in a group's title. */
const isOfOneOrder = (question: string): boolean => question.includes('[number]');

const isSaid = (question: string, topics: ReadonlySet<FactTopic>): boolean =>
  languagesOf(question).some((language) => {
    const words = readShopWords(question, language);
    const asked = new Set(words.flatMap((word) => (word.kind === 'concept' ? [word.concept] : [])));
    if (asked.size === 0 || words.some(({ kind }) => kind !== 'concept')) return false;
    return saidBy.some(
      ([topic, ...concepts]) =>
        topics.has(topic) && asked.size === concepts.length && concepts.every((concept) => asked.has(concept)),
    );
  });

/** One word is asked in a language that the conversation may not be in. */
const languagesOf = (question: string): string[] => [
  ...new Set((question.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).flatMap(mayBeEvidenceFor)),
];
