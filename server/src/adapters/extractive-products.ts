/** Which of the found products a question means: one by its name, two to compare, or those that fit. */
import { contentTerms, nameFit } from '../dialogue/name-fit.ts';
import type { Question, Retrieved } from '../ports/model.ts';
import type { Price, Product } from '../extraction/extracted-page.ts';

export interface Candidate extends Retrieved<Product> {
  /** in `question.products` */
  position: number;
  /** share of the asked words in its name, category and variants */
  fit: number;
  /** asked words of its name that few other candidates' names hold, as a share of the name's own */
  named: number;
}

const mostProducts = 6;
const fewProducts = 3;
/** of the best one's score and coverage, what the others need to stand beside it */
const alikeScore = 0.5;
const alikeCoverage = 0.75;
/** a word of a name that at most so many candidates share points at a product */
const rareNames = 2;

export function candidatesOf({ asked, products }: Question, language: string): Candidate[] {
  const terms = contentTerms(asked, language);
  const fits = products.map(({ document }) => nameFit(terms, document, language));
  const holders = new Map(terms.map((term) => [term, fits.filter(({ named }) => named.includes(term)).length]));
  const codes = codesIn(asked);
  return products.map((product, position) => {
    const { share = 0, named = [] } = fits[position] ?? {};
    const rare = named.filter((term) => (holders.get(term) ?? 0) <= rareNames);
    const code = codesIn(product.document.name)[0];
    if (code !== undefined && codes.includes(code)) {
      // what is called so comes before what says that it is like it
      const isCalled = codesIn(product.document.name.split(/[("]/)[0] ?? '').includes(code);
      return { ...product, position, fit: 1, named: named.length + (isCalled ? 2 : 1) };
    }
    const length = contentTerms(product.document.name, language).length;
    return {
      ...product,
      position,
      fit: share,
      named: rare.length === 0 ? 0 : named.length / Math.max(1, length) + rare.length,
    };
  });
}

/** The one product that the question names, or null. */
export function namedProduct(candidates: readonly Candidate[]): Candidate | null {
  const [first, second] = candidates
    .filter(({ named }) => named > 0)
    .sort((a, b) => b.named - a.named || b.score - a.score);
  if (first === undefined) return null;
  return second === undefined || first.named > second.named || first.score > 1.1 * second.score ? first : null;
}

/** By language: words that compare, and words that stand between what is compared. */
const comparing: Record<string, [compare: string, joint: string]> = {
  en: ['differen(?:ce|t)|compare[ds]?|comparison|versus|vs\\.?|better|or', 'and|with|or|versus|vs\\.?'],
  de: ['unterschied\\p{L}*|vergleich\\p{L}*|oder|besser', 'und|mit|oder'],
  fr: ['différence|compare[rz]?|ou|mieux', 'et|avec|ou'],
  es: ['diferencia|compara[r]?|o|mejor', 'y|con|o'],
  it: ['differenza|confront\\p{L}*|o|meglio', 'e|con|o'],
  nl: ['verschil|vergelijk\\p{L}*|of|beter', 'en|met|of'],
  pt: ['diferença|compara[r]?|ou|melhor', 'e|com|ou'],
  pl: ['różnic\\p{L}*|porówna\\p{L}*|czy|lub|lepsz\\p{L}*', 'a|i|z|czy|lub'],
  tr: ['fark\\p{L}*|karşılaştır\\p{L}*|yoksa|veya|mı', 've|ile|yoksa|veya|mı'],
};
const asWord = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

/** The products on both sides of "or" and "and", when the question compares two. */
export function comparedProducts(question: Question, language: string): Candidate[] | null {
  const [compare, joint] = comparing[question.language] ?? comparing['en'] ?? [];
  if (compare === undefined || joint === undefined || !asWord(compare).test(question.text)) return null;
  const candidates = candidatesOf(question, language);
  const chosen: Candidate[] = [];
  for (const side of question.text.split(asWord(joint))) {
    const best = mostMeant(
      side,
      candidates.filter(({ position }) => !chosen.some((one) => one.position === position)),
      language,
    );
    if (best !== null) chosen.push(best);
  }
  return chosen.length === 2 ? chosen : null;
}

/** Which product these words name: its code, or the most of its name's words that not all the others share. */
function mostMeant(words: string, candidates: readonly Candidate[], language: string): Candidate | null {
  const codes = codesIn(words);
  const coded = candidates.find(({ document }) => codes.some((code) => codesIn(document.name)[0] === code));
  if (coded !== undefined) return coded;
  const fits = candidates.map((candidate) => ({
    candidate,
    named: nameFit(contentTerms(words, language), candidate.document, language).named,
  }));
  const telling = fits.filter(({ named }) =>
    named.some(
      (term) => fits.filter((other) => other.named.includes(term)).length <= Math.max(1, candidates.length / 2),
    ),
  );
  return (
    telling.sort((a, b) => b.named.length - a.named.length || b.candidate.score - a.candidate.score)[0]?.candidate ??
    null
  );
}

/** "SC-4", "KW 1", "C123": what a shop calls its goods by. */
const codesIn = (text: string): string[] =>
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
  const fitting = good.filter(({ fit, score: own }) => (best > 0 ? fit >= best : own >= alikeScore * score));
  // a category's things may be called otherwise than the category
  if (best > 0 && best < 1 && next > 0 && fitting.length < fewProducts)
    return good.filter(({ fit }) => fit >= next).slice(0, mostProducts);
  return fitting.slice(0, mostProducts);
}

export const priceWords = ({ amount, currency }: Price): string => `${amount.toFixed(2)} ${currency}`;
