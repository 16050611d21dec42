/** What makes something free, and what takes that back: a limit that is not reached, a place, a statement that names its cost. */
import type { Regions } from '../../../facts/regions.ts';
import type { ProductMention } from './mentions.ts';
import { productsAt } from './said-sentence.ts';
import type { Clause, Context, Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';
import { aboutSource, regionsAround } from './sources.ts';
import { likeness, stemsIn } from './likeness.ts';
import { limitsIn, regionsIn, sendsBack, sharesFamily } from './about.ts';
import { saysFree } from './promise-words.ts';
/** "Return postage is free": a statement that is far more like it names what it costs */
export function costsElsewhere(
  found: readonly Source[],
  { plain, language }: Sentence,
  families: ReadonlySet<string>,
  terms: readonly Source[],
): boolean {
  const stems = new Set(stemsIn(plain));
  const best = Math.max(...found.map((source) => likeness(stems, source, null)));
  return (
    found.every((source) => source.language === language) &&
    terms.some(
      (source) =>
        source.language === language &&
        !saysFree(source.plain) &&
        source.claims.some(({ kind }) => kind === 'money') &&
        sharesFamily(families, aboutSource(source).families) &&
        likeness(stems, source, null) >= best + 2,
    )
  );
}

/** "It costs 79, so delivery is free": where it is free from 80, amounts that stay below make nothing free. */
export function isUnderLimit({ plain }: Source, { claims, context }: Sentence): boolean {
  const limits = limitsIn(plain).flatMap(({ amount, limit }) => (limit === 'over' ? [amount] : []));
  if (limits.length === 0) return false;
  const said = claims.flatMap(({ kind, value }) => (kind === 'money' ? [value] : []));
  const amounts = said.length > 0 ? said : context.amounts;
  // "5 more, and delivery is free" says what is missing
  const isMissing = said.some((one, at) =>
    [...context.amounts, ...said.slice(at + 1)].some((other) => limits.includes(one + other)),
  );
  return !isMissing && amounts.length > 0 && amounts.every((amount) => limits.every((limit) => amount < limit));
}

/** "Express is never free" gives nothing */
export const isGiven = (text: string): boolean =>
  saysFree(text) && text.split(/[.;|,]\s/u).some((part) => saysFree(part) && !deniesFree.test(part));
const deniesFree =
  /(?<!\p{L})(?:never|not|nicht|nie|niemals|jamais|pas|nunca|no es|non è|mai|niet|nooit|não|nigdy|nie jest|nikdy|aldrig|aldri|ei|ποτέ|soha|tidak|niciodată|никогда|не|ніколи|asla)\s(?:\p{L}+\s){0,2}\S*(?:free|kostenlos|frei|gratuit|gratis|bezpłatn|zdarma|бесплатн|безкоштовн|ücretsiz)/iu;

/** "Baskets under 50 go free", where it is free from 50 */
export function turnsLimit(text: string, terms: readonly Source[]): boolean {
  const below = limitsIn(text).filter(({ limit }) => limit === 'under');
  const isTold = (amount: number) =>
    terms.some(({ plain }) =>
      plain
        .split(/[,;|]\s/u)
        .some((part) => saysFree(part) && limitsIn(part).some((one) => one.limit === 'under' && one.amount === amount)),
    );
  return below.some(
    ({ amount }) =>
      !isTold(amount) &&
      terms.some(({ claims }) => claims.some(({ kind, value }) => kind === 'money' && value === amount)),
  );
}

/** What goes by forwarding agent has a cost of delivery of its own: that of the others is free does not make it so. */
export function costsForItself(
  sentence: Sentence,
  { families, to }: Clause,
  asked: Context,
  terms: readonly Source[],
  mentionsIn: (text: string) => ProductMention[],
): boolean {
  const told = new Set([...families, ...sentence.about.families, ...sentence.context.families, ...asked.families]);
  const [product, ...more] = productsAt(sentence, { at: to });
  if (product === undefined || more.length > 0 || !told.has('delivery')) return false;
  const own = terms.filter(
    (source) =>
      aboutSource(source).families.has('delivery') &&
      mentionsIn(source.plain).some(({ products }) => products.length === 1 && products[0]?.url === product.url),
  );
  return (
    own.some(({ claims }) => claims.some(({ kind }) => kind === 'money')) && !own.some(({ plain }) => isGiven(plain))
  );
}

/** The places of the part that says free: "from Ireland free, from elsewhere 5.90". */
export function regionsOfFree(source: Source): { text: string; regions: Regions } {
  const part = source.plain.split(/[;|]\s/u).find((one) => saysFree(one)) ?? source.plain;
  if (part.length < source.plain.length) {
    const regions = regionsIn(part, source.language, sendsBack(aboutSource(source)));
    if (regions.within.length > 0) return { text: part, regions };
  }
  return regionsAround(source, null);
}
