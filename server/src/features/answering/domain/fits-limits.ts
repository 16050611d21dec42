/** Which products are within a price limit: "under 40 in M" means a variant that is both. */
import { saysName } from '../../../dialogue/name-fit.ts';
import type { Offer, Product } from '../../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { isWithin, meetsLimits } from '../../../search/product-query.ts';
import type { ProductQuery } from '../../../search/product-query.ts';
import { namedOption } from '../extractive/named-option.ts';

/** Who names the thing itself is told what it costs, whatever that is. */
export function fitsLimits(product: FoundProduct, limits: ProductQuery, asked: string): boolean {
  const { minPrice, maxPrice, onSale } = limits;
  if (minPrice === null && maxPrice === null) return meetsLimits(product, limits);
  if (onSale && !meetsLimits(product, { ...limits, minPrice: null, maxPrice: null })) return false;
  return saysName(asked, product.name) || meetsPrices(product, limits, asked);
}

/** Whether it, or the variant that is named, costs that much and is not sold out in it. */
function meetsPrices(product: Product, limits: ProductQuery, asked: string): boolean {
  const offers = namedOption(asked, product)?.offers ?? [];
  if (!offers.some(({ price }) => price !== null))
    return meetsLimits(product, { ...limits, onSale: false }) || offersWithin(product, limits).length > 0;
  return offersWithin({ offers }, limits).length > 0;
}

/** What can be had within the limits, cheapest first. */
export const offersWithin = ({ offers }: Pick<Product, 'offers'>, limits: ProductQuery): Offer[] =>
  offers
    .filter(
      ({ price, availability }) => price !== null && availability !== 'out_of_stock' && isWithin(price.amount, limits),
    )
    .toSorted((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0));
