/** A visitor's words put into the shop's, as far as our vocabulary reaches, and how much of them the shop knows. */
import { namesOfCountry } from '../../dialogue/countries.ts';
import { readShopWords } from '../../dialogue/read-shop-words.ts';
import { vocabularyOf } from '../../dialogue/shop-words.ts';
import { translateQuestion, withShopWords } from '../../dialogue/translate-question.ts';
import type { Translation } from '../../dialogue/translate-question.ts';
import type { Concept } from '../../languages/concepts.ts';
import type { SearchIndex } from '../../search/documents.ts';

/** from this share of its weight on, what a message asks is found without what was asked before */
const enoughCoverage = 0.5;
const knownCoverage = 0.95;

export interface ShopWords {
  /** the visitor writes another language than the shop's pages */
  isForeign: boolean;
  shopLanguage: string;
  /** null when the visitor writes the shop's language, or nothing of the words is known */
  translate: (words: string) => Translation | null;
  /** the visitor's language is the shop's: things that the shop calls otherwise, as it calls them */
  reworded: (words: string) => string;
  /** ... as its products are called */
  rewordedGoods: (words: string) => string;
  standsAlone: (words: string) => boolean;
  isKnown: (words: string) => boolean;
  /** a country that no page names may be one of those that "worldwide" means */
  withinReach: (words: string) => string;
}

interface Speaking {
  language: string;
  shopLanguage: string;
  /** choices of the products that may be meant: what only a feed names is in no index */
  choices?: readonly string[];
}

export function createShopWords(index: SearchIndex, { language, shopLanguage, choices = [] }: Speaking): ShopWords {
  const chosen = new Set(choices.flatMap((choice) => [choice, ...choice.split(/\s+/)]).map((one) => one.toLowerCase()));
  const isKnown = (words: string) => chosen.has(words.toLowerCase()) || coverageOf(index, words) >= knownCoverage;
  const isSold = (words: string) => (index.searchProducts(words, 1)[0]?.coverage ?? 0) >= knownCoverage;
  const withinReach = (words: string) => reachOf(words, shopLanguage, isKnown);
  const isForeign = !index.languages.includes(language);
  const translate = (words: string) =>
    isForeign
      ? translateQuestion(words, {
          from: language,
          to: shopLanguage,
          isKnown,
          fit: (tried) => coverageOf(index, withinReach(tried)),
        })
      : null;
  return {
    isForeign,
    shopLanguage,
    translate,
    reworded: (words) => (isForeign ? words : withShopWords(words, language, isKnown)),
    rewordedGoods: (words) => (isForeign ? words : withShopWords(words, language, isSold)),
    isKnown,
    standsAlone: (words) => coverageOf(index, translate(words)?.words ?? words) >= enoughCoverage,
    withinReach,
  };
}

const coverageOf = (index: SearchIndex, words: string): number =>
  Math.max(index.searchPassages(words, 1)[0]?.coverage ?? 0, index.searchProducts(words, 1)[0]?.coverage ?? 0);

function reachOf(words: string, language: string, isKnown: (word: string) => boolean): string {
  const said = readShopWords(words, language);
  if (!said.some((word) => word.kind === 'concept' && word.concept === 'delivery')) return words;
  const abroad = vocabularyOf(language)?.words.get('abroad')?.find(isKnown);
  return said.reduce((text, word) => {
    if (word.kind !== 'country' || isKnown(word.text)) return text;
    const reached = namesOfCountry(word.code, language).find(isKnown) ?? abroad;
    return reached === undefined ? text : text.replace(new RegExp(RegExp.escape(word.text), 'iu'), reached);
  }, words);
}

const hintedConcepts = 3;
const hintWordsTried = 12;
const hintWords = 5;

/** What this shop's pages call the concepts that were asked for, as far as we know it. */
export function hintsOf(concepts: ReadonlySet<Concept>, { shopLanguage, isKnown }: ShopWords): string[] {
  const vocabulary = vocabularyOf(shopLanguage);
  if (vocabulary === null) return [];
  return [...concepts]
    .slice(0, hintedConcepts)
    .map((concept) =>
      (vocabulary.words.get(concept) ?? [])
        .slice(0, hintWordsTried)
        .filter((word) => isKnown(word))
        .slice(0, hintWords)
        .join(' '),
    )
    .filter((words) => words !== '');
}
