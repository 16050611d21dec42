/** Which of the found products a question means: one by its name, or those that fit. */
import { contentTerms, nameFit, saysName } from '../../../dialogue/name-fit.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import { colourConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct, QuestionPart, Retrieved } from '../../../ports/model.ts';
import { pathOf } from '../../../search/addresses.ts';
import { parseProductQuery } from '../../../search/product-query.ts';
import { tokenize } from '../../../search/tokenize.ts';
import { articleNumbers, codeWords } from '../../../search/product-codes.ts';
import { isGeneral } from '../domain/names-only-limits.ts';
import { callsAlone } from './called-by-word.ts';
import { withoutAmounts } from './amounts-in.ts';
import { anyChoice } from './options.ts';
import { withoutPurpose } from './without-purpose.ts';
import { tellingWords } from './telling-words.ts';

export interface Candidate extends Retrieved<FoundProduct> {
  /** in `question.products` */
  position: number;
  /** share of the asked words in its name, category and variants */
  fit: number;
  /** asked words of its name that few other candidates' names hold, as a share of the name's own */
  named: number;
  /** those words */
  words: readonly string[];
  /** the question says all of its name */
  isWhole: boolean;
  /** the name says half of what was asked, or the question half of the name: it is no chance */
  isNamed: boolean;
  /** asked words that stand in what its name says that it is: of "Cap for the Alir bottle" only the cap */
  headed: number;
  /** the question says the code that its name holds: no chance */
  isCoded: boolean;
  /** asked words beside its name that its address, categories and options hold: what tells products of one name apart */
  apart: number;
}

const mostProducts = 6;
const fewProducts = 3;
/** of the best one's score and coverage, what the others need to stand beside it */
const alikeScore = 0.5;
const alikeCoverage = 0.75;
/** ... and what holds as much as the best one needs, where its name says less: a throw is a blanket */
const nearlyFirst = 0.9;
/** a word of a name that at most so many candidates share points at a product */
const rareNames = 2;

export function candidatesOf(
  { asked, products }: Pick<QuestionPart, 'asked' | 'products'>,
  language: string,
): Candidate[] {
  const terms = contentTerms(asked, language);
  const naming = namingTerms(asked, language);
  const fits = products.map(({ document }) => nameFit(terms, document, language));
  const colours = colourTerms(asked, language);
  const things = products.map(({ document }) => thingTerm(document.name, language));
  const isOfAsked = (at: number): boolean => terms.includes(things[at] ?? '');
  const isAnyOfAsked = products.some((_, at) => isOfAsked(at));
  const spoken = tokenize(asked, language);
  const holders = new Map(terms.map((term) => [term, fits.filter(({ named }) => named.includes(term)).length]));
  const codes = codesIn(asked);
  const numbers: readonly string[] = asked.match(loneNumber) ?? [];
  const said = new Set(codeWords(asked));
  const written: readonly string[] = asked.toLowerCase().match(writtenCode) ?? [];
  return products.map((product, position) => {
    const { document } = product;
    const { share = 0, named = [] } = fits[position] ?? {};
    const sameName = products.filter((other) => other.document.name === document.name).length;
    const isRare = (count: number) => count <= rareNames + sameName - 1;
    const apart = wordsBeside(document, language);
    const thing = things[position];
    const isOfAnother = (term: string) => {
      const next = modifiesNext.has(language) && term === thing ? spoken[spoken.indexOf(term) + 1] : undefined;
      return next !== undefined && naming.includes(next) && !named.includes(next) && (holders.get(next) ?? 0) > 0;
    };
    const own = named.filter((term) => !isOfAnother(term));
    // where a mower is asked for, a number alone names no mower blade
    const isNumberOfOther = (term: string): boolean => /^\d+$/u.test(term) && isAnyOfAsked && !isOfAsked(position);
    const alone = own.filter((term) => isRare(holders.get(term) ?? 0) && !isNumberOfOther(term));
    // "the 21 inch mower": many are mowers and much has 21 inches, few are both
    const isRareTogether =
      own.length > 1 &&
      isOfAsked(position) &&
      own.some((term) => /^\d+$/u.test(term)) &&
      isRare(fits.filter((fit, at) => isOfAsked(at) && own.every((term) => fit.named.includes(term))).length);
    const rare = alone.length > 0 || !isRareTogether ? alone : own.slice(0, 1);
    const common = {
      ...product,
      position,
      words: named,
      isWhole: named.length >= contentTerms(document.name, language).length,
      isCoded: (document.name.toLowerCase().match(writtenCode) ?? []).some((one) => written.includes(one)),
      apart: terms.filter((term) => !named.includes(term) && apart.has(term)).length,
      headed: nameFit(terms, { ...document, name: withoutPurpose(document.name) }, language).named.length,
    };
    const code = codesIn(document.name)[0];
    const isNumbered = articleNumbers(document).some((number) => said.has(number));
    if (isNumbered || (code !== undefined && codes.includes(code))) {
      // what is called so comes before what says that it is like it
      const isCalled = isNumbered || codesIn(document.name.split(/[("]/)[0] ?? '').some((one) => codes.includes(one));
      return { ...common, fit: 1, named: named.length + (isCalled ? 2 : 1), isNamed: true };
    }
    const length = contentTerms(document.name, language).length;
    if (saysName(asked, document.name)) return { ...common, fit: share, named: 2 + length, isNamed: true };
    const isHeld = naming.filter((term) => named.includes(term) && callsAlone(term, document.name, language)).length;
    // which colour or other choice is wanted, or what its page labels, is asked of a thing, where its name does not say it
    const chosen = new Set(contentTerms(document.variants.join('\n'), language));
    const labelled = new Set(contentTerms(labelsOf(document).join('\n'), language));
    const isAside = (term: string) => colours.has(term) || chosen.has(term) || labelled.has(term);
    const asks = naming.filter((term) => named.includes(term) || !isAside(term)).length;
    return {
      ...common,
      fit: share,
      named:
        rare.length === 0 ? 0 : named.length / Math.max(1, length) + rare.length + numbersHeld(numbers, document.name),
      isNamed: isHeld > 0 && isHeld >= 0.5 * Math.min(length, asks),
    };
  });
}

/** What a thing is called, of "Mower Blade (KB-21M)" the blade. */
const thingTerm = (name: string, language: string): string | undefined =>
  contentTerms(withoutPurpose(name).split(/[,(–—|]|\s-\s/u, 1)[0] ?? '', language).at(-1);

/** Where a thing before another says what kind that is: of "battery mower" the mower is asked about, and no battery. */
const modifiesNext: ReadonlySet<string> = new Set(['en', 'de', 'nl', 'sv', 'da', 'no']);

/** "Power bank 20" is the PB20, not the PB10. */
const numbersHeld = (numbers: readonly string[], name: string): number =>
  numbers.filter((number) => [...name.matchAll(/(?<=\p{L})\d+/gu)].some(([own]) => own === number)).length;
const loneNumber = /(?<![\p{L}\p{N}.,])\d{1,5}(?![\p{L}\p{N}.,])/gu;

/** "PFT3910", "DS-2CE56": letters and figures in one word */
export const writtenCode =
  /(?<![\p{L}\p{N}-])(?=[\p{N}-]*\p{L})[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*\d{2,}(?:-?[\p{L}\p{N}]+)*/gu;

/** What its page labels, and what can be chosen of it. */
const labelsOf = ({ attributes = [], offers }: FoundProduct): string[] => [
  ...attributes.map(({ label }) => label),
  ...new Set(offers.flatMap(({ options }) => Object.keys(options))),
];

/** The words that may name a thing: no sizes and prices, no weights, no little numbers, not what is asked of it. */
function namingTerms(asked: string, language: string): readonly string[] {
  const { words: wished } = parseProductQuery(asked, language);
  const words = tellingWords(withoutAmounts(asked), language).filter(
    (word) =>
      !(word.kind === 'concept' && (attributes.has(word.concept) || isForSomebody(word, wished))) &&
      !/^\d{1,2}$/.test(word.text) &&
      !anyChoice.test(word.text),
  );
  return contentTerms(words.map(({ text }) => text).join(' '), language);
}

/** A "gift for my mother" is no gift card, and a "gift box" may be one. */
function isForSomebody(word: ShopWord, asked: string): boolean {
  if (word.kind !== 'concept' || word.concept !== 'gift') return false;
  const [next = ''] = /[\p{L}\p{N}]+/u.exec(asked.slice(asked.indexOf(word.text) + word.text.length)) ?? [];
  return next === '' || isGeneral(next.toLowerCase());
}

function colourTerms(asked: string, language: string): ReadonlySet<string> {
  const words = readShopWords(asked, language).filter(
    (word) => word.kind === 'concept' && colourConcepts.has(word.concept),
  );
  return new Set(contentTerms(words.map(({ text }) => text).join(' '), language));
}

const attributes: ReadonlySet<Concept> = new Set<Concept>([
  'size',
  'size_guide',
  'fit',
  'colour',
  'material',
  'weight',
  'lasting',
  'contents',
  'wash',
  'capacity',
]);

const wordsBeside = ({ url, categories, variants }: FoundProduct, language: string): ReadonlySet<string> =>
  new Set(tokenize([pathOf(url).replaceAll(/[-_/]/g, ' '), ...categories, ...variants].join('\n'), language));

/** The product that the question names, and those of the same name that it does not tell apart from it. */
function namedProducts(candidates: readonly Candidate[]): Candidate[] {
  const [first, second, ...rest] = candidates
    .filter(({ named }) => named > 0)
    .sort(
      (a, b) => b.named - a.named || b.headed - a.headed || b.apart - a.apart || b.fit - a.fit || b.score - a.score,
    );
  if (first === undefined) return [];
  const alike = [second, ...rest].filter(
    (other) => other?.document.name === first.document.name && other.apart === first.apart,
  );
  const next = [second, ...rest].find((other) => other !== undefined && !alike.includes(other));
  // two rings are rings alike, though one has the shorter name
  const isOfKind = first.words.length < 2 && next?.words.join() === first.words.join() && !first.isWhole;
  const isAhead =
    next === undefined ||
    (first.named > next.named && !isOfKind) ||
    first.headed > next.headed ||
    first.apart > next.apart ||
    first.fit > next.fit ||
    first.score > 1.1 * next.score;
  return isAhead ? [first, ...alike.filter((one) => one !== undefined)] : [];
}

/** of the best page's coverage, what a product needs to be what a question is about */
const nearlyAsGood = 0.5;

/** The named products, unless a page answers so much more of the question that a name without a code stands there by chance. */
export function meantProducts(
  candidates: readonly Candidate[],
  passages: readonly { coverage: number }[],
): FoundProduct[] {
  const named = namedProducts(candidates);
  const [first] = named;
  const isMeant =
    first?.isNamed === true && (first.isCoded || first.coverage >= nearlyAsGood * (passages[0]?.coverage ?? 0));
  return isMeant ? named.map(({ document }) => document) : [];
}

/** "SC-4", "KW 1", "C123": what a shop calls its goods by. */
export const codesIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/(?<![\p{L}\p{N}])(\p{L}{1,4})[- ]?(\d{1,5}\p{L}?)(?![\p{L}\p{N}])/gu)].map(
    ([, letters, digits]) => `${letters}${digits}`,
  );

/** Those whose names say as much of what was asked as the best one's, and the next best when they are few; where names say nothing, the best finds. */
export function fittingProducts(candidates: readonly Candidate[]): Candidate[] {
  const most = (of: (candidate: Candidate) => number) => Math.max(0, ...candidates.map(of));
  const score = most((candidate) => candidate.score);
  const coverage = most((candidate) => candidate.coverage);
  const good = candidates.filter((candidate) => candidate.coverage >= alikeCoverage * coverage);
  const fits = [...new Set(good.map(({ fit }) => fit))].sort((a, b) => b - a);
  const [best = 0, next = 0] = fits;
  const fitting = good.filter(({ fit, score: own, coverage: held }) =>
    best > 0 ? fit >= best || (held >= coverage && own >= nearlyFirst * score) : own >= alikeScore * score,
  );
  // a category's things may be called otherwise than the category
  if (best > 0 && best < 1 && next > 0 && fitting.length < fewProducts)
    return good.filter(({ fit }) => fit >= next).slice(0, mostProducts);
  return fitting.slice(0, mostProducts);
}
