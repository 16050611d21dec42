/** The variant that a card is of: the one that the question names, of several the cheapest that can be had; or the one that is within its limit. */
import type { Offer } from '../../../extraction/extracted-page.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { isPriced, meetsLimits } from '../../../search/product-query.ts';
import { offersWithin } from '../domain/fits-limits.ts';
import { namedOption } from './named-option.ts';

export function shownVariant(product: FoundProduct, { parts, text }: Pick<Question, 'parts' | 'text'>): Offer | null {
  if (product.offers.length === 0) return null;
  const said = [...parts.flatMap((part) => [part.text, part.asked]), text];
  for (const words of said) {
    const offers = namedOption(words, product)?.offers ?? [];
    const open = offers.filter(({ availability }) => availability !== 'out_of_stock');
    const [first] = (open.length > 0 ? open : offers).toSorted(byPrice);
    if (first !== undefined) return first;
  }
  const limits = parts.find((part) => isPriced(part.limits))?.limits;
  return limits === undefined || meetsLimits(product, limits) ? null : (offersWithin(product, limits)[0] ?? null);
}

const byPrice = (one: Offer, other: Offer): number => (one.price?.amount ?? 0) - (other.price?.amount ?? 0);
