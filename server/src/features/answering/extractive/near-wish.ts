/** The goods that come nearest to a wish, by all that is told of them: the likeliest, and what fits about as well. */
import type { FoundProduct, QuestionPart } from '../../../ports/model.ts';

const shownMax = 3;
/** of the best one's value, what another needs to stand beside it */
const alike = 0.8;
/** of the wish, what is told of each must stand for; less within a price, which leaves few goods */
const leastHeld = { priced: 0.2, open: 0.3 };

type Wish = Pick<QuestionPart, 'wished' | 'limits'>;

/** Each name once: three sizes of a candle are one. */
export function nearWish(
  { wished, limits }: Wish,
  least = limits.maxPrice === null ? leastHeld.open : leastHeld.priced,
): FoundProduct[] {
  const [first] = wished;
  if (first === undefined || first.held < least) return [];
  const near = wished.filter(({ value, held }) => held >= least && value >= alike * first.value);
  const byName = new Map(near.toReversed().map(({ product }) => [product.name, product]));
  return [...byName.values()].toReversed().slice(0, shownMax);
}
