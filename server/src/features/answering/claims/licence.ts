/** What statements of the shop license a sentence: of all that was given, those that say most of its words. */
import { readWords } from '../../../evidence/read-words.ts';
import { wordVectorsOf } from '../../../evidence/word-vectors.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { aboutConcepts } from './about.ts';
import { rarityOf, rootOf, withoutNumberMarks } from './met-words.ts';
import { deniesFrom, withoutAnswer } from './promise-words.ts';
import type { Claim } from './read-claims.ts';
import { productsMeant } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { separatorOf } from './segments.ts';
import { aboutSource, perSource, segmentOf } from './sources.ts';
import type { Source } from './sources.ts';

/** How much a sentence and a statement of the shop speak of the same, by their words. */
const words = /\p{L}{4,}|(?<![\p{N}.,])\d+(?![\p{N}]|[.,]\d)/gu;
const stemLength = 5;
const ordinary = new Set(
  'with your from that this they them have will would when what where their there about which more most also than into over only just free eine einen einem einer nicht auch oder aber werden wird sind wenn kann haben unsere unser ihre ihren diese dieser dans avec pour vous nous votre sont cette para como este esta sono della delle nella voor onze deze zijn wordt'
    .split(' ')
    .map((word) => word.slice(0, stemLength)),
);

export const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(words) ?? [])
    .map((word) => word.slice(0, stemLength))
    .filter((stem) => !ordinary.has(stem));

export const stemsOfSource = perSource(({ plain }) => new Set(stemsIn(plain)));

/** "Tracked 24" and "Tracked 48" are told apart by a number */
const weightOf = (stem: string): number => (/^\d/u.test(stem) ? 1.5 : 1);
/** "Phone: " is of all that follows */
const label = /^[^:\d]{2,30}:/u;

/** what else a statement says counts less than what it says with the number */
const restWeight = 0.5;

/** How many of these words a statement says, those with this one of its claims first. */
export function likeness(stems: ReadonlySet<string>, source: Source, claim: Claim | null): number {
  const all = stemsOfSource(source);
  const near =
    claim === null ? all : new Set(stemsIn(`${label.exec(source.plain)?.[0] ?? ''} ${segmentOf(source, claim)}`));
  let sum = 0;
  for (const stem of stems)
    if (near.has(stem)) sum += weightOf(stem);
    else if (all.has(stem)) sum += weightOf(stem) * restWeight;
  return sum;
}

/** The words by which a text tells something: each by its root, with what it weighs and whether the text denies it. */
interface ToldWord {
  root: string;
  /** rare words tell most */
  weight: number;
  isDenied: boolean;
}

/** of languages without vectors */
const unranked = 1;

/** where the "no" may stand behind what it denies */
const deniesBackwards: ReadonlySet<string> = new Set('de nl sv da no tr ja ko fi hu'.split(' '));
const keepsOut = /(?<!\p{L})(?:out of|away from|fern)(?!\p{L})/iu;
/** a "no" behind its words reaches back over "and": "A and B are not taken back" */
const clauseEnd = /[,;:—–|()]\s|[.;!?]\s|\s(?:aber|sondern|maar|men|ama|mutta|de)\s/iu;
const neverAlone = /^\s*(?:never|nie|niemals|jamais|nunca|mai)\s*$/iu;

export function toldWords(text: string, language: string): ToldWord[] {
  const isBackwards = deniesBackwards.has(language);
  const isRanked = wordVectorsOf(language) !== null;
  const toldIn = (part: string, isDenied: boolean): ToldWord[] =>
    readWords(part, language).flatMap((word) =>
      word.isFunctionWord || word.isNumber
        ? []
        : [{ root: rootOf(word), weight: isRanked ? rarityOf(word) : unranked, isDenied }],
    );
  /** "Never, ever machine wash": a "no" that stands alone is of what follows it */
  let carries = false;
  return withoutNumberMarks(withoutAnswer(text))
    .split(isBackwards ? clauseEnd : separatorOf(language))
    .flatMap((clause) => {
      const [from = -1] = [deniesFrom(clause), clause.search(keepsOut)]
        .filter((at) => at >= 0)
        .toSorted((a, b) => a - b);
      const isAllDenied = carries || (from >= 0 && isBackwards);
      const told =
        from < 0 || isAllDenied
          ? toldIn(clause, isAllDenied)
          : [...toldIn(clause.slice(0, from), false), ...toldIn(clause.slice(from), true)];
      carries = neverAlone.test(clause);
      return told;
    });
}

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
    const { plain, language } = sentence;
    const products = productsMeant(sentence);
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
