/** The variant that a card is of: the one that the question names, of several the first that can be had. */
import type { Offer } from '../../../extraction/extracted-page.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { namedOption } from './options.ts';

export function shownVariant(product: FoundProduct, { parts, text }: Pick<Question, 'parts' | 'text'>): Offer | null {
  if (product.offers.length === 0) return null;
  const said = [...parts.flatMap((part) => [part.text, part.asked]), text];
  for (const words of said) {
    const offers = namedOption(words, product)?.offers ?? [];
    const open = offers.filter(({ availability }) => availability !== 'out_of_stock');
    const [first] = (open.length > 0 ? open : offers).toSorted(byPrice);
    if (first !== undefined) return first;
  }
  return null;
}

const byPrice = (one: Offer, other: Offer): number => (one.price?.amount ?? 0) - (other.price?.amount ?? 0);
