/** A size or a colour that is asked for and that a product does not come in. */
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import { colourConcepts } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { missingAmount } from './choice-words.ts';
import { coloursSaid } from './choice-colours.ts';
import { choicesOf } from './choices.ts';
import { indexOfWords, namedOption, sizesIn } from './named-option.ts';
import { withLetterSizes } from './spelled-sizes.ts';

const sizeAsked =
  /(?:\b(?:in|size|größe|groesse|taille|talla|taglia|maat|tamanho|ukuran)\s+(?:an?\s+|the\s+)?(?:u\.?s\.?|uk|eu)?\s*)((?:x{0,6}[sl]|m|\d{1,3}(?:\s?[-–/]\s?\d{1,3})?)|small|large|medium)(?![\p{L}\p{N}$€£%]|\s?(?:days?|weeks?|tagen?|jours?|días?|giorni|cm|mm|oz|ml|kg|g|stock)\b)/iu;

/** A size that is asked for and that a product with sizes does not have; null otherwise. */
export function missingSize(text: string, product: FoundProduct): string | null {
  const asked = sizeAsked.exec(withLetterSizes(text))?.[1];
  if (asked === undefined) return missingAmount(text, choicesOf(product));
  const sizes = choicesOf(product).filter((value) => isSize(value));
  const isThere = choicesOf(product).some((value) =>
    [withLetterSizes(value).toLowerCase(), ...sizesIn(value.toLowerCase())].some(
      (form) => indexOfWords(` ${form} `, asked.toLowerCase()) >= 0,
    ),
  );
  return sizes.length > 0 && !isThere && namedOption(text, product) === null ? asked : null;
}

export const isSize = (value: string): boolean =>
  /^(?:x{0,4}[sml]|xx?s|sml?|med|md|lr?g|y[- ]?(?:\d{1,2}|x?[sml])|[2-6]xl|one size|small|medium|large|extra (?:small|large)|\d{1,3}(?:\s?[-–/]\s?\d{1,3})?(?:\s?(?:u\.?s\.?|eu|uk|cm|inch(?:es)?|").{0,24})?)$/iu.test(
    value.trim(),
  );

/** A colour that is asked for and that a product with colours does not have; null otherwise. */
export function missingColour(
  { words, spoken }: { words: readonly ShopWord[]; spoken: readonly ShopWord[] },
  product: FoundProduct,
  language: string,
): string | null {
  const asked = words.flatMap((word) =>
    word.kind === 'concept' && colourConcepts.has(word.concept) ? [word.concept] : [],
  );
  const colours = new Set(choicesOf(product).flatMap((value) => coloursSaid(value, language)));
  const named = conceptsIn(product.name, language);
  const missing = asked.find((colour) => !colours.has(colour) && !named.includes(colour));
  if (missing === undefined || colours.size === 0) return null;
  return spoken.find((word) => word.kind === 'concept' && word.concept === missing)?.text ?? null;
}
