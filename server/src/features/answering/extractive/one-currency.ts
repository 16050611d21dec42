/** A shop with pages for several countries names each thing's price in several currencies. */
import type { FoundProduct } from '../../../ports/model.ts';

/** A shop in two countries lists each product twice; once is enough. */
export const withoutOtherCurrencies = (products: readonly FoundProduct[]): FoundProduct[] =>
  products.filter(
    ({ name, price }, at) =>
      !products.slice(0, at).some((other) => other.name === name && other.price?.currency !== price?.currency),
  );

/** Amounts of several currencies are not compared: those in the one that most have. */
export function inOneCurrency(products: readonly FoundProduct[]): readonly FoundProduct[] {
  const counts = new Map<string, number>();
  for (const { price } of products)
    if (price !== null) counts.set(price.currency, (counts.get(price.currency) ?? 0) + 1);
  if (counts.size < 2) return products;
  const most = Math.max(...counts.values());
  return products.filter(({ price }) => price === null || counts.get(price.currency) === most);
}
