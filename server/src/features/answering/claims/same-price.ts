/** "It costs the same in every size", of a product whose sizes differ in price. */
import { pricesOf } from './prices.ts';
import { patternOf, saysNo } from './promise-words.ts';
import { productsAt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';

const same = patternOf(
  '(?:same price|costs? the same|priced the same)(?: (?:as|in|for|across|whatever|no matter) .*)?|(?:gleiche[nrs]? preis|kosten? (?:alle )?gleich(?: viel)?|dasselbe)|même prix|(?:el )?mismo precio|stesso prezzo|dezelfde prijs|mesmo preço|harga(?:nya)? sama|sama dengan ukuran',
  '同じ値段|同价|같은 가격',
);
const sizes = patternOf(
  'sizes?|colou?rs?|größen?|farben?|tailles?|coloris|tallas?|colores|taglie?|colori|maten|maat|kleuren|tamanhos?|cores|ukuran|warna',
  'サイズ|尺码|사이즈',
);

export function samePriceFault(sentence: Sentence): string | null {
  const { plain } = sentence;
  if (!same.test(plain) || !sizes.test(plain) || saysNo(plain)) return null;
  const [product, ...more] = productsAt(sentence, { at: plain.length });
  if (product === undefined || more.length > 0) return null;
  const prices = product.offers.flatMap(({ price }) => (price === null ? [] : [price.amount]));
  return pricesOf(product).prices.length > 0 && new Set(prices).size > 1
    ? 'it says that all sizes cost the same, against the shop data'
    : null;
}
