/** A way of doing something that a page tells in several short sections, one a step: all of them are the answer, and one alone is not. */
import { asksOf } from '../../../dialogue/asks-of.ts';
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { conceptsIn, readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { Evidence } from '../../../evidence/select-evidence.ts';
import type { Understanding } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';
import { termConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { readable } from './composed.ts';

interface AskedWay {
  /** by itself, in the shop's words */
  asked: string;
  understanding: Understanding;
}

const fewest = 2;
const most = 12;
const longestStep = 360;
const longestTogether = 1_400;
/** "1. Measure", "Step 2", "Langkah 3" */
const numbered = /^\P{L}*(?:\p{L}+\s+)?\d{1,2}(?!\p{N})/u;
const terms: ReadonlySet<Concept> = new Set<Concept>(termConcepts);

/** "How do I order?" under "How to order": the same is to be done, to the same things. */
export function isSameWay(heading: string, { asked, understanding }: AskedWay, language: string): boolean {
  if (!understanding.asks.has('method') || !asksOf(heading, language).has('method')) return false;
  const named = meaningOf(heading, language);
  return named.size > 0 && named.symmetricDifference(meaningOf(asked, language)).size === 0;
}

/** The concepts that words stand for, and the terms of those that stand for none. */
const meaningOf = (text: string, language: string): Set<string> =>
  new Set(
    readShopWords(text, language).flatMap((word) =>
      word.kind === 'concept' ? [`=${word.concept}`] : contentTerms(word.text, language),
    ),
  );

/** What the steps stand under: all headings but the last. */
const above = ({ headings }: Passage): string => headings.slice(0, -1).join('\n');

/** The page of the likeliest statement that stands under words for what is asked to be done; null where none does. */
export function pageOfSteps(
  { asked, understanding: { asks, concepts } }: AskedWay,
  evidence: readonly Evidence[],
  passages: readonly Passage[],
  language: string,
): string | null {
  if (!asks.has('method')) return null;
  const wanted = contentTerms(asked, language);
  for (const { passage } of evidence) {
    const page = passages[passage];
    if (page === undefined || page.kind === 'product' || page.headings.length < fewest || page.url === '') continue;
    const [title, own] = [above(page), page.headings.at(-1) ?? ''];
    const isWay = asksOf(title, language).has('method') || numbered.test(own);
    const told = new Set(contentTerms(title, language));
    const spoken = conceptsIn(title, language);
    const isMeant = spoken.some((one) => terms.has(one) && concepts.has(one)) || wanted.some((term) => told.has(term));
    if (isWay && isMeant) return page.url;
  }
  return null;
}

/** The sections beside the likeliest statement of that page, in their order; none where they are no row of short ones. */
export function stepsBeside(
  page: readonly Passage[],
  evidence: readonly Evidence[],
  passages: readonly Passage[],
): Passage[] {
  const at = evidence.map(({ passage }) => passages[passage]).find((one) => one?.url === page[0]?.url);
  if (at === undefined) return [];
  const row = page.filter((one) => one.headings.length === at.headings.length && above(one) === above(at));
  const length = row.reduce((sum, { text }) => sum + text.length, 0);
  const isShort = row.every(({ text }) => text.length <= longestStep) && length <= longestTogether;
  return row.length >= fewest && row.length <= most && isShort ? row : [];
}

/** One a line, each under its heading. */
export const wordsOfSteps = (steps: readonly Passage[]): string =>
  steps
    .map(({ headings, text }) => {
      const heading = readable(headings.at(-1) ?? '').replace(/\s*[:：.]$/u, '');
      const words = text.split('\n').map(readable).join(' ');
      return heading === '' ? words : `${heading}: ${words}`;
    })
    .join('\n');
