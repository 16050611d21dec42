/** What statements of the shop license a sentence: of all that was given, those that say most of its words. */
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { aboutConcepts } from './about.ts';
import { perSource } from './per-source.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';
import { aboutSource } from './sources.ts';
import { toldWords } from './told-words.ts';
import type { ToldWord } from './told-words.ts';

/** how a statement says a word */
export const said = { affirmed: 1, denied: 2, above: 4, byName: 8 } as const;
/** a heading says less than the statement under it */
const aboveWeight = 0.8;
const bareNo = /^\s*(?:no|nope|nein|non|nee|não|nie|ne|nej|nei|ei)\s*[.!]?\s*$/iu;

/** Roots with how they are said; "No." below a question denies what it asks. */
export const rootsOf = perSource(({ plain, above, language }): ReadonlyMap<string, number> => {
  const [head = ''] = above;
  const roots = new Map<string, number>();
  const add = ({ root }: ToldWord, how: number) => roots.set(root, (roots.get(root) ?? 0) | how);
  const isAnswer = bareNo.test(plain) && isQuestion(head);
  for (const word of toldWords(isAnswer ? head : plain, language))
    add(word, isAnswer || word.isDenied ? said.denied : said.affirmed);
  for (const text of above) for (const word of toldWords(text, language)) add(word, said.above);
  return roots;
});

export const isQuestion = (text: string): boolean => /[?？]\s*$/u.test(text);

export interface Support {
  source: Source;
  /** by the sentence's words: how each is said there, 0 where it is not */
  how: readonly number[];
}

export interface Licence {
  words: readonly ToldWord[];
  /** of the question */
  asked: readonly ToldWord[];
  supports: readonly Support[];
  /** it speaks of a product */
  isOfProduct: boolean;
  /** how much of these words a statement says, 0 to 1 */
  shareOf: (support: Support, words?: readonly ToldWord[]) => number;
}

/** Of a sentence in the language of the statements; null where none is. */
export function createLicenceOf(sources: readonly Source[], question: Question) {
  const asked = toldWords(question.text, question.language);
  const namedBy = new Map<FoundProduct, ReadonlySet<string>>();

  function nameOf(product: FoundProduct, language: string): ReadonlySet<string> {
    const known = namedBy.get(product) ?? new Set(toldWords(product.name, language).map(({ root }) => root));
    namedBy.set(product, known);
    return known;
  }

  return (sentence: Sentence): Licence | null => {
    const { plain, language, mentions, context } = sentence;
    const products = mentions.length > 0 ? mentions.flatMap((mention) => mention.products) : context.products;
    const meant = new Map(products.map((product) => [product.url, nameOf(product, language)]));
    const words = toldWords(plain, language);
    const terms = termsOf(sentence, words);
    const supports: Support[] = [];
    for (const source of sources) {
      if (source.language !== language) continue;
      if (source.product !== null && meant.size > 0 && !meant.has(source.product)) continue;
      const roots = rootsOf(source);
      const name = source.product === null ? undefined : meant.get(source.product);
      const { families } = aboutSource(source);
      let isSome = false;
      const how = words.map(({ root }, at) => {
        const isTerm = terms[at]?.some((family) => families.has(family)) === true;
        const found = (roots.get(root) ?? 0) | (name?.has(root) === true ? said.byName : 0) | (isTerm ? said.above : 0);
        isSome ||= found > 0;
        return found;
      });
      if (isSome) supports.push({ source, how });
    }
    if (supports.length === 0) return null;
    const shareOf = ({ how }: Support, some: readonly ToldWord[] = words): number => {
      let [sum, all] = [0, 0];
      for (const [at, word] of words.entries()) {
        if (!some.includes(word)) continue;
        all += word.weight;
        const one = how[at] ?? 0;
        if (one > 0) sum += word.weight * (one === said.above ? aboveWeight : 1);
      }
      return all === 0 ? 0 : sum / all;
    };
    return { words, asked, supports, isOfProduct: meant.size > 0, shareOf };
  };
}

/** "Shipping" is what "Germany: 3 to 5 days" among the terms of delivery is about, though it does not say so. */
function termsOf({ about }: Sentence, words: readonly ToldWord[]): readonly (readonly string[])[] {
  const concepts = [...about.concepts];
  return words.map(({ root }) =>
    concepts.flatMap(([concept, word]) =>
      word.includes(root) || (root.startsWith(word) && word !== '') ? [...aboutConcepts([concept]).families] : [],
    ),
  );
}
