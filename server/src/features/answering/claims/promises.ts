/** What a sentence promises without a number: that something is free, in stock, sent today, sent to a country, paid in a way, the cheapest. Null where the sources say so too. */
import { paymentNamesIn } from '../../../facts/payment-names.ts';
import { saysSoldOut } from '../../../extraction/stock-words.ts';
import { packOf, perLanguage } from '../../../languages/packs.ts';
import { wordsPattern } from '../../../languages/patterns.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import type { Regions } from '../../../facts/regions.ts';
import { isThing } from '../../../languages/concepts.ts';
import { aboutOf, holdsFor, regionsIn, sendsBack, sharesFamily } from './about.ts';
import { offersNamed, pricesOf } from './prices.ts';
import {
  rarePromisesIn,
  saysAgain,
  saysEverywhere,
  saysEveryOrder,
  saysFree,
  saysNo,
  saysToday,
  saysTomorrow,
} from './promise-words.ts';
import { clausesOf, heavyOf, placesAt, productsAt } from './said-sentence.ts';
import type { Clause, Context, Sentence } from './said-sentence.ts';
import { aboutSource, goodsOf, regionsAround } from './sources.ts';
import type { Source } from './sources.ts';

export function createPromiseFault(
  sources: readonly Source[],
  { products, text: askedText }: Question,
  asked: Context,
) {
  const terms = sources.filter(({ product }) => product === null);
  /** lists of sources are made when a reply first needs them: most replies promise nothing */
  const listed = new Map<string, readonly Source[]>();
  const saying = (name: string, says: (source: Source) => boolean, among = sources): readonly Source[] => {
    const known = listed.get(name) ?? among.filter((source) => told(name, source, says));
    listed.set(name, known);
    return known;
  };
  const isQuestion = ({ plain }: Sentence) => asks.test(plain);

  return (sentence: Sentence): string | null => {
    const { plain } = sentence;
    for (const { name, pattern } of rarePromisesIn(plain))
      if (!saysNo(plain) && saying(name, (source) => pattern.test(source.plain)).length === 0)
        return `it promises ${name}, which the shop data does not`;
    if (isQuestion(sentence)) return null;
    for (const clause of clausesOf(sentence)) {
      const fault = freeFault(sentence, clause) ?? stockFault(sentence, clause);
      if (fault !== null) return fault;
    }
    return (
      codeFault(sentence) ??
      soonFault(sentence) ??
      placeFault(sentence) ??
      paymentFault(sentence) ??
      choiceFault(sentence) ??
      cheapestFault(sentence)
    );
  };

  function freeFault(sentence: Sentence, clause: Clause): string | null {
    if (!saysFree(clause.text) || saysNo(clause.text)) return null;
    const { plain, context } = sentence;
    const own =
      clause.families.size > 0
        ? clause.families
        : sentence.about.families.size > 0
          ? sentence.about.families
          : context.families;
    const families = new Set(
      [...own].filter((family) => family !== 'contact' && family !== 'payment' && family !== 'discount'),
    );
    const place = { at: clause.from, end: clause.to };
    const near = placesAt(sentence, place);
    const places = near.length > 0 ? near : context.places.length > 0 ? context.places : asked.places;
    const hasCondition = sentence.claims.some(({ kind }) => kind === 'money') || context.hasAmount || asked.hasAmount;
    const isWide = saysEveryOrder(clause.text) || saysEverywhere(clause.text);
    const found = saying('free', (source) => saysFree(source.plain) && !asks.test(source.plain)).filter((source) => {
      const about = aboutSource(source);
      if (families.size > 0 && !sharesFamily(families, about.families)) return false;
      if (families.size === 0 && !sharesWords(source, plain, sentence.language)) return false;
      if (isSpecificElsewhere(sentence, clause, source, families)) return false;
      if (
        [...about.special].some(
          (one) => !sentence.about.special.has(one) && !context.special.has(one) && !asked.special.has(one),
        )
      )
        return false;
      if ([...clause.special].some((one) => !about.special.has(one))) return false;
      if (isWide && !saysEveryOrder(source.plain) && !saysEverywhere(source.plain)) return false;
      if (!hasCondition && source.claims.some(({ kind }) => kind === 'money')) return false;
      const { text, regions } = regionsOfFree(source);
      if (regions.within.length > 0 && places.length === 0 && !hasCondition) return false;
      return places.length === 0 || holdsFor(text, regions, places);
    });
    return found.length > 0 ? null : 'it calls something free that the shop data does not call free';
  }

  /** "Furniture delivery is free": of furniture other things are said */
  function isSpecificElsewhere(
    { about }: Sentence,
    { text }: Clause,
    source: Source,
    families: ReadonlySet<string>,
  ): boolean {
    const lower = text.toLowerCase();
    const things = [...about.concepts].flatMap(([concept, word]) =>
      isThing(concept) && word !== '' && lower.includes(word) ? [concept] : [],
    );
    if (things.length === 0 || things.some((thing) => goodsOf(source).has(thing))) return false;
    return terms.some(
      (other) =>
        things.some((thing) => goodsOf(other).has(thing)) && sharesFamily(families, aboutSource(other).families),
    );
  }

  function stockFault(sentence: Sentence, clause: Clause): string | null {
    const word = sentence.about.concepts.get('stock') ?? '';
    const lower = clause.text.toLowerCase();
    if (!(word !== '' && lower.includes(word)) && !stockPhrases(sentence.language)?.test(clause.text)) return null;
    if (heavyOf(clause.families).length > 0 && sentence.mentions.length === 0) return null;
    const meant = productsAt(sentence, { at: clause.to });
    const known = meant.length > 0 ? meant : products.map(({ document }) => document).slice(0, 1);
    const isOut = saysSoldOut(clause.text) !== (saysNo(clause.text) && !saysSoldOut(clause.text));
    if (known.length === 0 || saysAgain(clause.text)) return null;
    const size = sizeIn(clause.text);
    if (size !== null && !known.some((product) => hasChoice(product, size)))
      return 'it offers a size that the product does not have';
    const holds = known.some((product) => (isOut ? isOutOf(product, sentence.plain) : isIn(product, sentence.plain)));
    return holds || saidInWords(sentence, meant)
      ? null
      : `it says that something is ${isOut ? 'sold out' : 'in stock'}, against the shop data`;
  }

  /** a page may say in words what its record does not: "out of stock until February" */
  function saidInWords(sentence: Sentence, meant: readonly FoundProduct[]): boolean {
    const told = saying('stock', (source) => aboutSource(source).concepts.has('stock'), terms);
    return meant.length === 0 && told.some((source) => sharesWords(source, sentence.plain, sentence.language));
  }

  function soonFault(sentence: Sentence): string | null {
    const { plain, about, context } = sentence;
    const isDelivery = ['delivery', 'pickup', 'refund'].some(
      (family) => about.families.has(family) || context.families.has(family),
    );
    if (!isDelivery || saysNo(plain)) return null;
    for (const [name, says] of [
      ['today', saysToday],
      ['tomorrow', saysTomorrow],
    ] as const) {
      if (!says(plain)) continue;
      const held = saying(
        name,
        (source) => says(source.plain) && heavyOf(aboutSource(source).families).length > 0,
        terms,
      ).some(
        (source) =>
          sharesFamily(about.families.size > 0 ? about.families : context.families, aboutSource(source).families) &&
          (!source.claims.some(({ kind }) => kind === 'clock') || sentence.claims.some(({ kind }) => kind === 'clock')),
      );
      if (!held) return 'it promises a day of delivery that the shop data does not';
    }
    return null;
  }

  function placeFault(sentence: Sentence): string | null {
    const { about, plain, places, context } = sentence;
    const isDelivery =
      about.families.has('delivery') ||
      (about.families.size === 0 && context.families.has('delivery') && sentence.claims.length === 0);
    if (!isDelivery || saysNo(plain)) return null;
    const told = saying(
      'delivery',
      (source) => aboutSource(source).families.has('delivery') && !aboutSource(source).isNegative,
      terms,
    );
    if (saysEverywhere(plain))
      return told.some((source) => saysEverywhere(source.plain))
        ? null
        : 'it promises delivery to places that the shop data does not name';
    const named = places.filter(({ place }) => !place.id.includes('/'));
    const isKnown = named.every((one) =>
      told.some((source) => {
        const { text, regions } = regionsAround(source, null);
        return regions.within.length > 0 && holdsFor(text, regions, [one]);
      }),
    );
    return isKnown ? null : 'it promises delivery to places that the shop data does not name';
  }

  function paymentFault({ plain, about }: Sentence): string | null {
    const names = paymentNamesIn(plain);
    if (saysNo(plain) || (names.length === 0 && !about.concepts.has('instalments'))) return null;
    const told = saying(
      'payment',
      (source) => paymentNamesIn(source.plain).length > 0 || aboutSource(source).concepts.has('instalments'),
      terms,
    ).filter((source) => !saysNo(source.plain));
    const known = new Set(told.flatMap((source) => paymentNamesIn(source.plain)));
    const isKnown =
      names.every((name) => known.has(name)) &&
      (!about.concepts.has('instalments') || told.some((source) => aboutSource(source).concepts.has('instalments')));
    return isKnown ? null : 'it names a way to pay that the shop data does not';
  }

  /** "use code FREE100": a code is a shop's to give */
  function codeFault({ plain }: Sentence): string | null {
    const codes = codesIn(plain);
    if (codes.length === 0) return null;
    const isKnown = (code: string) =>
      sources.some((source) => source.plain.toLowerCase().includes(code)) ||
      (/\d/u.test(code) && askedText.toLowerCase().includes(code) && !saysCode.test(plain));
    return codes.every((code) => isKnown(code.toLowerCase()))
      ? null
      : 'it names a code or number that is not in the shop data';
  }

  /** "in size M" and "3 sizes" are the product's own */
  function choiceFault(sentence: Sentence): string | null {
    const size = sizeIn(sentence.plain);
    if (size === null || saysNo(sentence.plain)) return null;
    const meant = productsAt(sentence, { at: sentence.plain.length });
    const among = meant.length > 0 ? meant : products.map(({ document }) => document);
    const isKnown =
      among.some((product) => hasChoice(product, size)) || terms.some((source) => sizesIn(source.plain).includes(size));
    return isKnown ? null : 'it offers a size that the product does not have';
  }

  function cheapestFault(sentence: Sentence): string | null {
    const patterns = extremesOf(packOf(sentence.language)?.tag ?? 'en');
    for (const [name, pick] of [
      ['cheapest', Math.min],
      ['dearest', Math.max],
    ] as const) {
      const found = patterns?.[name].exec(sentence.plain);
      if (found === null || found === undefined || saysNo(sentence.plain)) continue;
      const [product] = productsAt(sentence, { at: found.index });
      const own = product === undefined ? [] : pricesOf(product).prices.map(({ amount }) => amount);
      if (product === undefined || own.length === 0) continue;
      const { things } = aboutOf(product.name, asked.places.length < 0 ? '' : sentence.language);
      const alike = products
        .map(({ document }) => document)
        .filter((other) => sharesThing(other, product, things, sentence.language))
        .flatMap((other) => pricesOf(other).prices.map(({ amount }) => amount));
      if (alike.length > 0 && pick(...own) !== pick(...alike))
        return `it calls a product the ${name === 'cheapest' ? 'cheapest' : 'most expensive'} that is not`;
    }
    return null;
  }
}

/** The places of the part that says free: "from Ireland free, from elsewhere 5.90". */
function regionsOfFree(source: Source): { text: string; regions: Regions } {
  const part = source.plain.split(/[;|]\s/u).find((one) => saysFree(one)) ?? source.plain;
  if (part.length < source.plain.length) {
    const regions = regionsIn(part, source.language, sendsBack(aboutSource(source)));
    if (regions.within.length > 0) return { text: part, regions };
  }
  return regionsAround(source, null);
}

const sharesThing = (
  other: FoundProduct,
  product: FoundProduct,
  things: ReadonlySet<string>,
  language: string,
): boolean =>
  other === product ||
  other.categories.at(-1) === product.categories.at(-1) ||
  [...aboutOf(other.name, language).things].some((thing) => things.has(thing));

const answers = new Map<string, WeakMap<Source, boolean>>();

/** Asked of each statement once a process. */
function told(name: string, source: Source, says: (source: Source) => boolean): boolean {
  const known = answers.get(name) ?? new WeakMap<Source, boolean>();
  answers.set(name, known);
  const answer = known.get(source) ?? says(source);
  known.set(source, answer);
  return answer;
}

const asks = /[?？؟]\s*["”»)]*\s*$/u;

/** how we ourselves say it, without the name */
const stockPhrases = perLanguage((pack) => {
  const said = Object.values(pack.phrases).flatMap(({ inStock, soldOutNow }) => [inStock, soldOutNow]);
  const bare = said.map((one) =>
    one
      .replaceAll(/\{name\}|[.:。]/gu, '')
      .trim()
      .replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'),
  );
  return new RegExp([...new Set(bare)].join('|'), 'iu');
});

const extremesOf = perLanguage((pack) => {
  const patternFor = (forms: readonly string[]) =>
    wordsPattern(forms.filter((form) => !/\bN\b/u.test(form)).join('|'), pack);
  return { cheapest: patternFor(pack.prices.cheapest), dearest: patternFor(pack.prices.dearest) };
});

const sizes =
  /(?<![\p{L}\p{N}'’&.-])(?:XXS|XS|S|M|L|XL|XXL|XXXL|[2-5]XL)(?:\s?[/-]\s?(?:XXS|XS|S|M|L|XL|XXL))?(?![\p{L}\p{N}'’&]|-\p{L})/gu;
export const sizesIn = (text: string): string[] => [...text.matchAll(sizes)].map(([size]) => size.replaceAll(' ', ''));
/** one letter alone is a size only beside the word */
const sizeWord =
  /(?<!\p{L})(?:sizes?|größen?|groesse|tailles?|tallas?|taglia|taglie|maten|maat|tamanhos?|velikost\p{L}*|størrelse\p{L}*|storlek\p{L}*|ko[ok]\p{L}*|μέγεθος|μεγέθη|méret\p{L}*|ukuran|rozmiar\p{L}*|mărim\p{L}+|размер\p{L}*|розмір\p{L}*|beden\p{L}*|مقاس\p{L}*|מידה|מידות)(?!\p{L})|サイズ|尺码|尺寸|사이즈/iu;

function sizeIn(text: string): string | null {
  const found = sizesIn(text);
  return found.find((size) => size.length > 1 || sizeWord.test(text)) ?? null;
}

const hasChoice = ({ variants, offers, attributes = [], name }: FoundProduct, size: string): boolean =>
  [
    name,
    ...variants,
    ...offers.flatMap(({ options }) => Object.values(options)),
    ...attributes.map(({ value }) => value),
  ]
    .flatMap((text) => sizesIn(text))
    .some((own) => own === size || own.split(/[/-]/u).includes(size));

function isIn(product: FoundProduct, text: string): boolean {
  const named = offersNamed(product, text);
  if (named.length > 0 && named.length < product.offers.length)
    return named.some(({ availability }) => availability === 'in_stock');
  return (
    product.availability === 'in_stock' ||
    product.availability === 'preorder' ||
    product.offers.some(({ availability }) => availability === 'in_stock')
  );
}

function isOutOf(product: FoundProduct, text: string): boolean {
  const named = offersNamed(product, text);
  if (named.length > 0 && named.length < product.offers.length)
    return named.some(({ availability }) => availability === 'out_of_stock');
  return (
    product.availability === 'out_of_stock' ||
    product.offers.some(({ availability }) => availability === 'out_of_stock')
  );
}

const saysCode =
  /(?<!\p{L})(?:codes?|coupons?|vouchers?|promo\p{L}*|gutschein\p{L}*|rabattcode|c[oó]digos?|codice|codici|cupom|cup[oó]n|kod\p{L}*|kupon\p{L}*|κωδικ\p{L}+|код\p{L}*|промокод\p{L}*|رمز|كود|كوبون|קוד|קופון)(?!\p{L})|コード|クーポン|优惠码|折扣码|코드|쿠폰/iu;
/** letters and digits mixed, or capitals right behind the word */
const mixed =
  /(?<![\p{Script=Latin}\p{N}./@_-])(?=[A-Z0-9-]*[A-Z])(?=[A-Z0-9-]*\d)[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*(?![\p{Script=Latin}\p{N}@])/gu;
const quoted = /(?<![\p{Script=Latin}\p{N}])[A-Z][A-Z0-9_-]{3,}(?![\p{Script=Latin}\p{N}])/gu;

function codesIn(text: string): string[] {
  const found = [...text.matchAll(mixed)].map(([code]) => code).filter((code) => code.length > 3);
  return saysCode.test(text) ? [...found, ...[...text.matchAll(quoted)].map(([code]) => code)] : found;
}

const words = /\p{L}{4,}/gu;

function sharesWords(source: Source, plain: string, language: string): boolean {
  const about = aboutOf(plain, language);
  const shared = [...aboutSource(source).concepts.keys()].filter(
    (concept) => concept !== 'free' && concept !== 'cost' && about.concepts.has(concept),
  );
  if (shared.length > 0) return true;
  const stems = new Set((plain.toLowerCase().match(words) ?? []).map((word) => word.slice(0, 5)));
  return (source.plain.toLowerCase().match(words) ?? []).some((word) => stems.has(word.slice(0, 5)) && !saysFree(word));
}
