/** What a page says that one of a product's choices costs, in a table or a line, where its record does not: `220 g: 19,90 €`. */
import type { Price } from '../../../extraction/extracted-page.ts';
import { parseAmount } from '../../../lib/parse-amount.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';
import { moneyIn } from './may-tell.ts';

const longestText = 4000;
/** between the choice and its price stand marks, a column's name and the price's own sign */
const column = 'price|preis|precio|prix|prezzo|prijs|preço|harga|fiyat|cena|pris|hinta|цена|ціна|τιμή';
const between = String.raw`[^\p{L}\p{N}\n]{1,8}(?:(?:${column}):\s?)?(?:(?:Rp|EUR|USD|CHF|GBP|CAD|kr)\.?\s?)?`;
const amount = String.raw`(\d{1,3}(?:[.,\u00a0' ]\d{3})+(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?)(?![\d%])(?!\s?(?:x|×|Stück|pcs|(?!EUR|USD|CHF|GBP|CAD|AUD|IDR|kr|zł|Kč|Ft|lei|TL)\p{L}{1,3})(?!\p{L}))`;

/** Null where no page says it, or two say it otherwise; prices are in the product's own currency. */
export function statedPrice(
  values: readonly string[],
  { price, attributes = [], description }: FoundProduct,
  passages: readonly Passage[],
): Price | null {
  const [value] = values;
  if (price === null || value === undefined || values.length > 1) return null;
  // a gift card's choices are what they cost
  if (moneyIn(value)) return { amount: parseAmount(/\d[\d.,]*/.exec(value)?.[0] ?? ''), currency: price.currency };
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(value)}${between}${amount}`, 'giu');
  const texts = [
    ...attributes.map((one) => `${one.label} ${one.value}`),
    description,
    ...passages.map(({ text }) => text),
  ];
  const found = new Set(
    texts.flatMap((text) =>
      [...text.slice(0, longestText).matchAll(pattern)].map(([, digits = '']) => parseAmount(digits)),
    ),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined ? { amount: only, currency: price.currency } : null;
}
