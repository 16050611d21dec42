/** What each of several costs where a shop lowers its price by their number: `Quantity from 10 | Price each: €1.70`. */
import type { Price } from '../../../extraction/extracted-page.ts';
import { parsePrices } from '../../../extraction/parse-price.ts';
import type { FoundProduct } from '../../../ports/model.ts';

const row =
  /^(?:anzahl|menge|stückzahl|quantity|qty|quantité|cantidad|quantità|quantidade|aantal|jumlah)(?!\p{L})[^|\d]{0,12}(?<upTo>bis|up to|to|jusqu['’]à|hasta|fino a|até|tot|hingga|sampai)?[^|\d]{0,6}(?<from>\d{1,4})[^|]{0,12}\|(?<price>.{1,60})$/iu;

/** Of the row that so many fall into; null where the shop has no such rows. */
export function tierPrice({ description, price }: FoundProduct, count: number): Price | null {
  if (price === null) return null;
  const tiers = description.split('\n').flatMap((line) => {
    const { upTo, from = '', price: written = '' } = row.exec(line)?.groups ?? {};
    const [told] = parsePrices(written, price.currency);
    if (told === undefined || told.amount > price.amount || told.amount <= 0) return [];
    return [{ from: upTo === undefined ? Number(from) : 1, amount: told.amount }];
  });
  const own = tiers.filter(({ from }) => from <= count).toSorted((a, b) => b.from - a.from)[0];
  return tiers.length < 2 || own === undefined ? null : { amount: own.amount, currency: price.currency };
}
