/** Products for what somebody needs, said in other words than the shop's: found by all that is told of them, not by what they are called. */
import type { FoundPassage } from '../../../evidence/evidence-question.ts';
import { shareOf } from '../../../evidence/question-terms.ts';
import { readPassages } from '../../../evidence/read-passages.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { describedBy } from '../../../search/documents.ts';
import { draft } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { heldShare, tellingWords } from './telling-words.ts';
import { wholeDescription } from './whole-description.ts';

const shownMax = 3;
/** of the best one's value, what another needs to stand beside it */
const alike = 0.85;
/** of the search's own score, beside what the words stand for */
const scoreWeight = 0.6;

interface Valued {
  product: FoundProduct;
  value: number;
  sense: number;
  coverage: number;
}

export function forNeed({ part, phrases, shopLanguage }: Asking): Draft | null {
  const { understanding, asked, focus, focusBy } = part;
  const products = part.products.filter(({ document }) => document.availability !== 'out_of_stock');
  if (products.length === 0 || (focus.length > 0 && focusBy !== 'page')) return null;
  const found = products.map(({ document, score, coverage }): FoundPassage => ({
    document: describedBy({ ...document, description: wholeDescription(document) }, shopLanguage),
    score,
    coverage,
  }));
  const { passages, terms } = readPassages(
    { text: asked, language: shopLanguage, ...understanding, product: null },
    found,
  );
  const most = Math.max(...products.map(({ score }) => score));
  const valued = passages
    .flatMap(({ whole, title }, at): Valued[] => {
      const one = products[at];
      if (one === undefined) return [];
      const sense = shareOf(whole.sense, terms);
      const value = (scoreWeight * one.score) / (most || 1) + sense + 0.3 * shareOf(title.sense, terms);
      return [{ product: one.document, value, sense, coverage: one.coverage }];
    })
    .sort((a, b) => b.value - a.value);
  const [first, second] = valued;
  if (first === undefined) return null;
  const numbers = numbersIn(asked).filter((number) => saysNumber(first.product, number));
  const shown = valued
    .filter(({ product, value }) => value >= alike * first.value && numbers.every((one) => saysNumber(product, one)))
    .slice(0, shownMax);
  const words = tellingWords(asked, shopLanguage);
  const { name, categories } = first.product;
  const signs = {
    coverage: first.coverage,
    sense: first.sense,
    lead: second === undefined ? 1 : 1 - second.value / first.value,
    held: heldShare(words, [name, ...categories, wholeDescription(first.product)].join('\n'), shopLanguage),
  };
  return draft('need', phrases.products, signs, { products: shown.map(({ product }) => product) });
}

/** what the best one has eight of, others have eight of too */
const numbersIn = (asked: string): string[] => asked.match(/(?<![\p{L}\p{N}.,-])\p{N}{1,3}(?![\p{L}\p{N}.,-])/gu) ?? [];

const saysNumber = (product: FoundProduct, number: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}.,])${number}(?![\\p{L}\\p{N}])`, 'u').test(
    `${product.name}\n${wholeDescription(product)}`,
  );
