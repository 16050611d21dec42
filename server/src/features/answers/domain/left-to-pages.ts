/** A question about more than the owner's answer speaks of, "how long to return a gift card", is left to a page that answers it for that. */
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import { selectEvidence } from '../../../evidence/select-evidence.ts';
import { withBroader } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundForOwner } from '../../../ports/own-knowledge.ts';
import { tokenize } from '../../../search/tokenize.ts';

interface Worded {
  /** the question as it was compared, and the owner's wording of theirs */
  asked: string;
  wording: string;
  answer: string;
  /** of them all */
  language: string;
}

/** what questions are put with, whatever they are about */
export const putWith: ReadonlySet<string> = new Set<Concept>([
  'delivery',
  'dispatch',
  'payment',
  'cost',
  'free',
  'time',
  'shop',
  'order',
  'discount',
  'stock',
  'contact',
  'returns',
  'use',
  'contents',
]);

/** probability from which a statement of a page counts */
const least = 0.25;

/** Something of the question has a name of its own, and the owner's words speak of all that has. */
export const speaksOfAll = (asked: string, own: string, language: string): boolean =>
  namesBeyond(asked, '', language).size > 0 && namesBeyond(asked, own, language).size === 0;

/** Both name the same, whatever they are put with. */
export const namesAlike = (one: string, other: string, language: string): boolean =>
  namesBeyond(one, other, language).size === 0 && namesBeyond(other, one, language).size === 0;

/** @param found what the pages say to the question */
export function isLeftToPages({ asked, wording, answer, language }: Worded, found: FoundForOwner): boolean {
  const beyond = namesBeyond(asked, `${wording}\n${answer}`, language);
  if (beyond.size === 0) return false;
  const question = { ...found.understanding, text: asked, language, product: null };
  return selectEvidence(question, found.passages).some(({ passage, statements, probability }) => {
    const page = found.passages[passage]?.document;
    if (probability < least || page === undefined) return false;
    return !namesIn([page.title, ...page.headings, ...statements].join('\n'), language).isDisjointFrom(beyond);
  });
}

/** What a question names and the owner's words do not; a word that may mean either is known by one of them. */
function namesBeyond(asked: string, own: string, language: string): Set<string> {
  const known = namesIn(own, language);
  const bySaid = Map.groupBy(readShopWords(asked, language), ({ text }) => text);
  return new Set(
    [...bySaid.values()].flatMap((words) => {
      const names = [...namesOf(words, language)];
      return names.some((name) => known.has(name)) || words.some(isCommon) ? [] : names;
    }),
  );
}

const isCommon = (word: ShopWord): boolean => word.kind === 'concept' && putWith.has(word.concept);

/** What a question or an answer speaks of. */
export const namesIn = (text: string, language: string): Set<string> =>
  namesOf(readShopWords(text, language), language);

/** Concepts with the broader ones, countries, and the stems of other words. */
function namesOf(words: readonly ShopWord[], language: string): Set<string> {
  return new Set(
    words.flatMap((word) => {
      if (word.kind === 'concept') return withBroader(word.concept);
      return word.kind === 'country' ? [word.code] : tokenize(word.text, language);
    }),
  );
}
