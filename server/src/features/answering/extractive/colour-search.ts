/** Goods that are looked for in a colour, which their choices have by other names. */
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { coloursIn, coloursSaid } from './choice-colours.ts';
import { choicesOf, openChoices } from './choices.ts';
import { fill } from './composed.ts';
import type { Asking } from './composed.ts';
import { listed } from './options.ts';

/** Which shade of each is meant, where no word of it says the colour that is asked for. */
export function shadesOf({ part, phrases, shopLanguage }: Asking, shown: readonly FoundProduct[]): string[] {
  const asked = coloursSaid(part.asked, shopLanguage);
  return shown.slice(0, shadesMax).flatMap((product) => {
    const open = openChoices(product, (value) => coloursIn(value, shopLanguage).length > 0);
    const own = open.filter((value) => coloursIn(value, shopLanguage).some((one) => asked.includes(one)));
    const isSaid = own.some((value) => coloursSaid(value, shopLanguage).length > 0);
    return own.length === 0 || isSaid
      ? []
      : [fill(phrases.availableIn, { name: product.name, options: listed(own, phrases.or) })];
  });
}
const shadesMax = 3;

/** A mustard lead is a yellow one, though no word says so. */
export function beyondColours(words: readonly ShopWord[], product: FoundProduct, language: string): ShopWord[] {
  const colours = new Set<Concept>(choicesOf(product).flatMap((value) => coloursIn(value, language)));
  return words.filter((word) => word.kind !== 'concept' || !colours.has(word.concept));
}
