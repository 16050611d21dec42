/** The words of a question that say what it is about, and how many of them a text holds, as words or as what they stand for. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { conceptsIn, readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { meaningOf } from '../../../languages/same-words.ts';
import { keptByText } from '../../../lib/remembered.ts';
import { parseProductQuery } from '../../../search/product-query.ts';

/** they say how something is asked or wanted, not what */
const saysLittle: ReadonlySet<Concept> = new Set<Concept>(['cost', 'stock', 'new', 'order', 'shop', 'time', 'use']);
const longestText = 1_500;
/** from so many letters on a word that begins alike is a form of the same word */
const stemLength = 5;

/** one question is read for each of its drafts */
export const tellingWords: (asked: string, language: string) => readonly ShopWord[] = keptByText(
  (asked, language) =>
    readShopWords(parseProductQuery(asked, language).words, language).filter(
      (word) => word.kind !== 'concept' || !saysLittle.has(word.concept),
    ),
  { texts: 200, length: 400 },
);

/** of a share, from here on it is all */
export const wholly = 0.99;

/** a text is looked through for one word after the other, and a shop's texts with each question */
const holdingOf = keptByText(
  (text, language) => {
    const terms = contentTerms(text, language);
    const meanings = new Set(terms.map((term) => meaningOf(term, language)));
    return { terms, known: new Set(terms), concepts: conceptsIn(text, language), meanings };
  },
  { texts: 400, length: longestText },
);

/** 1 where there are none. */
export function heldShare(
  words: readonly ShopWord[],
  text: string,
  language: string,
  given: Iterable<string> = [],
): number {
  if (words.length === 0) return 1;
  const { terms, known, concepts: said, meanings } = holdingOf(text.slice(0, longestText), language);
  const concepts = new Set<string>([...said, ...given]);
  const isMeant = (term: string): boolean => {
    const meaning = meaningOf(term, language);
    return meaning !== null && meanings.has(meaning);
  };
  const isHeld = (word: ShopWord): boolean => {
    if (word.kind === 'concept' && concepts.has(word.concept)) return true;
    const own = contentTerms(word.text, language);
    return (
      own.length === 0 ||
      own.some(
        (term) => known.has(term) || isMeant(term) || terms.some((one) => isForm(one, term) || isCompound(one, term)),
      )
    );
  };
  return words.filter(isHeld).length / words.length;
}

/** "Holzspielzeug" is "Spielzeug". */
const isCompound = (one: string, end: string): boolean => end.length >= stemLength && one.endsWith(end);

const isForm = (one: string, other: string): boolean =>
  one.length >= stemLength && other.length >= stemLength && (one.startsWith(other) || other.startsWith(one));
