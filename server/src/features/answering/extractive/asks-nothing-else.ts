/** Whether a question says more of a product than its name and what its record knows: only what says no more is certain. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { isGeneral } from '../domain/names-only-limits.ts';
import type { Asking } from './composed.ts';
import { anyChoice } from './options.ts';
import { isUnitWord, wantedOf } from './wanted-specs.ts';

/** Nothing but the product's name is said beside how it is asked. */
export function asksNothingElse({ part, shopLanguage, language }: Asking, product: FoundProduct): boolean {
  // what was said before says which thing is meant
  const isOfThis = part.isFollowUp && part.focusBy === 'pointing' && part.focus.length === 1;
  const asked = isOfThis && language === shopLanguage ? { ...part, asked: part.text } : part;
  const { aspects, concepts, words, isChoice } = wantedOf(asked, product, { language, shopLanguage });
  const others = words.filter((word) => !isGeneral(word) && !conceptsIn(word, shopLanguage).includes('discount'));
  const isOtherwise = [...part.understanding.asks].some((kind) => kind !== 'cost' && kind !== 'count');
  return !isOtherwise && !isChoice && aspects.length + concepts.size + others.length === 0;
}

/** Beside the name of the product and these words, of what can be chosen, nothing is said. */
export function asksOnlyOf(said: readonly string[], asking: Asking, product: FoundProduct): boolean {
  const { words, isOtherwise } = beside(said, asking, product);
  return !isOtherwise && words.length === 0;
}

/** So much more is said than which choice is meant that its price or stock is not what is asked: "how far do I inflate the 700 × 40?" */
export const asksOfChoice = (said: readonly string[], asking: Asking, product: FoundProduct): boolean =>
  beside(said, asking, product).words.length >= manyWords;
const manyWords = 2;

/** ... or than which thing is: "how much of the wool do I need for a coat to my knees?" */
export const asksOfThing = (asking: Asking, product: FoundProduct): boolean =>
  !asking.part.isFollowUp && beside([], asking, product).words.length > manyWords;

function beside(said: readonly string[], { part, shopLanguage, language }: Asking, product: FoundProduct) {
  const { words, aspects, concepts } = wantedOf(part, product, { language, shopLanguage });
  const terms = contentTerms(said.join(' '), shopLanguage);
  const about = new Set(said.flatMap((one) => conceptsIn(one, shopLanguage)));
  const isSaid = (word: string) =>
    isUnitWord(word) ||
    anyChoice.test(word) ||
    conceptsIn(word, shopLanguage).some((one) => about.has(one)) ||
    contentTerms(word, shopLanguage).every((term) => terms.some((one) => one.startsWith(term) || term.startsWith(one)));
  return {
    words: words.filter((word) => !isSaid(word)),
    isOtherwise:
      concepts.size > 0 ||
      !aspects.every(({ name, inLabel }) => name === 'size' || said.some((one) => inLabel.test(one))),
  };
}
