/** "All together that is 707 €:", said before the things: a total of what the question asks for, one of each. */
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { pricesOf } from './prices.ts';

const words = /\p{L}{4,}/gu;
const thingsMax = 6;
const sumsMax = 500;
const cents = (amount: number): number => Math.round(amount * 100);

/** In cents; none where the question does not name two things that are told apart. */
export function totalsAsked({ text, products }: Pick<Question, 'text' | 'products'>): ReadonlySet<number> {
  const kinds = kindsNamed(
    text,
    products.map(({ document }) => document),
  );
  if (kinds.length < 2 || kinds.length > thingsMax) return new Set();
  return kinds.reduce<ReadonlySet<number>>(
    (sums, kind) => {
      const prices = new Set(kind.flatMap((product) => pricesOf(product).prices.map(({ amount }) => cents(amount))));
      return new Set([...sums].flatMap((sum) => [...prices].map((price) => sum + price)).slice(0, sumsMax));
    },
    new Set([0]),
  );
}

/** For each thing that is named the products that are called so: "Kocher" is the gas stove too; none where two names may mean the same. */
function kindsNamed(text: string, products: readonly FoundProduct[]): (readonly FoundProduct[])[] {
  const wordsOf = (said: string) => new Set(said.toLowerCase().match(words) ?? []);
  const kinds = [...wordsOf(text)]
    .map((word) => products.filter(({ name }) => [...wordsOf(name)].some((own) => own.endsWith(word))))
    .filter((kind) => kind.length > 0);
  const all = kinds.flat();
  return new Set(all).size === all.length ? kinds : [];
}
