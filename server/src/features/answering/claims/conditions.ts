/** Conditions that a sentence leaves out: "only in Germany", "on a first order", "for subscribers", the limit above which something is free. */
import { coverOf } from '../../../facts/regions.ts';
import type { Regions } from '../../../facts/regions.ts';
import type { Question } from '../../../ports/model.ts';
import { limitsIn, regionsIn, sendsBack, sharesFamily } from './about.ts';
import { likeness, stemsIn } from './licence.ts';
import type { ProductMention } from './mentions.ts';
import { patternOf, saysEveryOrder, saysFree, saysNo } from './promise-words.ts';
import { productsAt } from './said-sentence.ts';
import type { Clause, Context, Sentence } from './said-sentence.ts';
import { separatorOf, splitStatements } from './segments.ts';
import { aboutSource, codesOf, perSource, regionsAround } from './sources.ts';
import type { Source } from './sources.ts';

const only = patternOf(
  'only|solely|exclusively|nur|ausschließlich|lediglich|seulement|uniquement|exclusivement|s[oó]lo|solamente|únicamente|exclusivamente|soltanto|esclusivamente|solo|alleen|uitsluitend|slechts|apenas|somente|tylko|wyłącznie|pouze|jen|kun|bare|endast|bara|vain|μόνο|csak|hanya|doar|numai|только|лише|тільки|yalnızca|sadece|فقط|רק',
  'のみ|だけ|仅限|只|만 ',
);
const within = new Set(stemsIn('innerhalb within inside dentro entro binnen'));
const sharedLeast = 2;

const onlyParts = perSource(({ plain }) =>
  plain.split(/[;.|](?=\s|$)/u).flatMap((part) => (only.test(part) ? [new Set(stemsIn(part.replace(only, ' ')))] : [])),
);

const choice = /^\P{L}*(?:or|and|oder|und|ou|et|o|y|e|of|en|lub|i|nebo|a|eller|og|och)\s+\p{L}/iu;

/** "whole bean or ground", where its page says "whole bean only" */
export function createOnlyFault(sources: readonly Source[]) {
  return (sentence: Sentence): string | null => {
    const { plain, language } = sentence;
    if (saysNo(plain) || only.test(plain)) return null;
    const named = sentence.mentions.flatMap(({ products }) => products);
    const urls = new Set((named.length > 0 ? named : sentence.context.products).map(({ url }) => url));
    const isWider = sources.some(
      (source) =>
        source.product !== null &&
        urls.has(source.product) &&
        source.language === language &&
        source.plain.split(/[;.|:](?=\s|$)/u).some((part) => {
          const alone = only.test(part) ? part.replace(only, ' ').trim().toLowerCase() : '';
          const at = alone.length > 3 ? plain.toLowerCase().indexOf(alone) : -1;
          return at >= 0 && choice.test(plain.slice(at + alone.length));
        }),
    );
    return isWider ? 'it offers more than the one that the shop data names' : null;
  };
}

export function createLimitFault(sources: readonly Source[]) {
  const limited = sources.filter((source) => source.product === null && onlyParts(source).length > 0);

  return (sentence: Sentence): string | null => {
    const { plain, language, places, about } = sentence;
    if (saysNo(plain) || /[?？؟]\s*$/u.test(plain)) return null;
    const named = places.filter(({ place }) => !place.isGroup);
    if (named.length === 0 || only.test(plain)) return null;
    // where it holds is told by the places, and not by words in common
    const placed = new Set([...about.countries.values()].flatMap((word) => stemsIn(word)));
    const stems = [...new Set(stemsIn(plain))].filter((stem) => !placed.has(stem) && !within.has(stem));
    const isOutside = limited.some((source) => {
      if (source.language !== language) return false;
      const shared = Math.max(...onlyParts(source).map((own) => stems.filter((stem) => own.has(stem)).length));
      const isSpecial = [...aboutSource(source).special].some((one) => about.special.has(one));
      if (shared < (isSpecial ? 1 : sharedLeast)) return false;
      const { regions } = regionsAround(source, null);
      return (
        regions.within.length > 0 &&
        named.some(({ place }) => coverOf({ ...regions, isEverywhere: false }, place, null) === 'elsewhere')
      );
    });
    return isOutside ? 'it promises for another place what the shop data limits' : null;
  };
}

const unlimited = patternOf(
  'whatever (?:its|the) (?:size|value|amount)|no minimum(?: order)?|regardless of|egal wie (?:hoch|groß)|ohne mindestbestellwert|quel que soit|sin (?:pedido )?mínimo|sea cual sea|qualunque sia|senza (?:ordine )?minimo|ongeacht|zonder minimum|sem mínimo|bez minimum|oavsett|uansett|uanset',
  '金額に関わらず|不论金额|금액에 상관없이',
);
const discounts =
  /\p{L}*(?:code|rabat|discount|off|less|remise|réduction|descuento|sconto|korting|desconto|zniżk|rabatt)\p{L}*/iu;

/** "10 % on every order", where the code is for a first one */
export function createUniversalFault(sources: readonly Source[], { passages }: Pick<Question, 'passages'>) {
  let coded: readonly Source[] | null = null;
  const withCodes = () => (coded ??= sources.filter((source) => codesOf(source).length > 0));

  return ({ plain, claims, about, language }: Sentence): string | null => {
    if (isDeniedOfCode(plain, language)) return 'it gives a code for what the shop data takes out';
    if (!isWide(plain) || saysNo(plain.replace(unlimited, ' '))) return null;
    const lower = plain.toLowerCase();
    const given = withCodes().filter((source) => codesOf(source).some((code) => lower.includes(code.toLowerCase())));
    const isDiscount =
      about.families.has('discount') ||
      given.length > 0 ||
      (discounts.test(plain) && claims.some(({ kind }) => kind === 'percent' || kind === 'money'));
    if (!isDiscount) return null;
    const meant = given.length > 0 ? given : sources.filter(({ product }) => product === null);
    return meant.some(({ plain: told }) => isWide(told)) ? null : 'it gives a discount on more than the shop data does';
  };

  /** "and not on gift cards": what the passage of a code takes out, in whichever of its sentences */
  function isDeniedOfCode(plain: string, language: string): boolean {
    if (saysNo(plain)) return false;
    const lower = plain.toLowerCase();
    const codes = withCodes()
      .flatMap((source) => codesOf(source))
      .filter((code) => lower.includes(code.toLowerCase()));
    if (codes.length === 0) return false;
    const stems = new Set(stemsIn(plain));
    return passages.some(
      ({ document }) =>
        codes.some((code) => document.text.includes(code)) &&
        splitStatements(document.text)
          .flatMap((text) => text.split(separatorOf(document.language ?? language)))
          .some((part) => {
            const own = saysNo(part) ? stemsIn(part) : [];
            return own.length > 0 && own.every((stem) => stems.has(stem));
          }),
    );
  }
}

const isWide = (text: string): boolean => saysEveryOrder(text) || unlimited.test(text);

/** What makes something free, and what takes that back: a limit that is not reached, a place, a statement that names its cost. */
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
