/** Whose price an amount is: of one of the named products, or of several together. */
import { isThing } from '../../../languages/concepts.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { aboutOf, limitsIn } from './about.ts';
import { offersNamed, pricesOf } from './prices.ts';
import { patternOf, saysAll, saysNo } from './promise-words.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround, productsAt, saysIt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './sources.ts';
import { cent, saysTotal } from './sum-words.ts';
import type { Terms } from './terms.ts';

/** Whose price an amount of a sentence is: the product named before it, of several in a row the one in its place, else the one of the kind that its clause speaks of. */
export function createMeantBy(question: Question) {
  const products = question.products.map(({ document }) => document);

  return meantBy;

  /** The k-th price after names in a row is the k-th one's; counting may take all of them. */
  function meantBy(claim: Claim, sentence: Sentence): { each: readonly FoundProduct[]; all: readonly FoundProduct[] } {
    const { mentions, claims, context } = sentence;
    const moneys = claims.filter(({ kind }) => kind === 'money');
    const before = mentions.filter(({ at }) => at < claim.at);
    const all =
      before.length > 0
        ? [
            ...new Set([
              ...(before.length < 2 ? context.products.slice(0, 4) : []),
              ...before.flatMap(({ products: named }) => named),
            ]),
          ]
        : context.products.length > 0
          ? context.products
          : focusOf(question);
    const ofKind = kindMeant(sentence, claim, before.at(-1)?.products ?? []);
    if (ofKind.length > 0) return { each: ofKind, all: [...new Set([...ofKind, ...all])] };
    if (before.length === 0) {
      const [next] = mentions;
      if (next !== undefined) return { each: next.products, all: next.products };
      if (context.products.length > 0) return { each: context.products, all };
      const focus = focusOf(question);
      return { each: focus.length > 0 ? focus : products, all };
    }
    const lastMoney = moneys.findLast(({ at, end }) => at < claim.at && before.some((mention) => mention.at > end));
    const run = before.filter(({ at }) => at > (lastMoney?.end ?? -1));
    const place = moneys.filter(({ at }) => at > (run.at(-1)?.at ?? 0) && at < claim.at).length;
    const isListed = run.length > 1 && moneys.filter(({ at }) => at > (run.at(-1)?.at ?? 0)).length >= run.length;
    return { each: (isListed ? run[place] : run.at(-1))?.products ?? [], all };
  }

  /** "the mugs cost": the clause's own word for them, where it names none and what was named before is of another kind */
  function kindMeant(sentence: Sentence, claim: Claim, last: readonly FoundProduct[]): readonly FoundProduct[] {
    const { from, to, text } = clauseAround(sentence, claim);
    if (sentence.mentions.some(({ at, end }) => at < to && end > from)) return [];
    const lower = text.toLowerCase();
    const said = [...sentence.about.concepts].flatMap(([concept, word]) =>
      isThing(concept) && word !== '' && lower.includes(word) ? [concept] : [],
    );
    if (said.length === 0) return [];
    const thingsOf = ({ name }: FoundProduct) => aboutOf(name, question.shopLanguage).things;
    const isWholly = (product: FoundProduct) => said.every((thing) => thingsOf(product).has(thing));
    if (last.length > 0) return last.some(isWholly) ? [] : products.filter(isWholly);
    const focus = sentence.context.products.length > 0 ? sentence.context.products : focusOf(question);
    const wholly = focus.filter(isWholly);
    if (wholly.length > 0) return wholly;
    const others = products.filter(isWholly);
    if (others.length > 0) return [...others, ...focus];
    const isOf = (product: FoundProduct) => said.some((thing) => thingsOf(product).has(thing));
    const near = focus.filter(isOf);
    return near.length > 0 ? near : [...products.filter(isOf), ...focus];
  }
}

/** Words since the last price and up to the next: the variant that is meant stands there. */
export function optionWords(sentence: Sentence, claim: Claim, product: FoundProduct): string {
  const { plain, claims } = sentence;
  const { at, end } = claim;
  // "the kilo is sold out, but the 250 g bag costs 10": that of the part wins
  const { text } = clauseAround(sentence, claim);
  if (offersNamed(product, text).length > 0 && claims.every((one) => one === claim || one.kind !== 'money'))
    return text;
  const last = claims.findLast((one) => one.kind === 'money' && one.end <= at)?.end ?? 0;
  const next = claims.find((one) => one.kind === 'money' && one.at >= end)?.at ?? plain.length;
  const own = plain.slice(last, next);
  // "The 250 fits. It's 119": the variant that was spoken of is meant on
  const isOn = last === 0 && saysIt.test(plain) && offersNamed(product, own).length === 0;
  return isOn && offersNamed(product, sentence.context.before).length === 1 ? sentence.context.before : own;
}

/** what the question is about */
export const focusOf = ({ parts }: Question): readonly FoundProduct[] =>
  parts.flatMap(({ focus }) => focus).slice(0, 4);

/** Money that is said of several things at once: a total of many, a limit that all keep, so much for each. */
const perHead = patternOf(
  'per (?:person|head|participant|guest)|each person|a head|pro (?:person|kopf|teilnehmer\\p{L}*)|je (?:person|teilnehmer\\p{L}*)|par (?:personne|tête|participant\\p{L}*)|por (?:persona|cabeza|participante|pessoa)|(?:a|per) (?:persona|testa)|per (?:persoon|hoofd|deelnemer)|za osobę|na osobu|per person|pr\\.? person|kişi başı\\p{L}*|per orang|на человека|с человека|на особу|ανά άτομο|personenként|de persoană|للشخص|לאדם',
  '一人|1人|每人|1인|인당',
);

export function createTogetherFault({ products, shopLanguage }: Question, sources: readonly Source[], terms: Terms) {
  const given = products.map(({ document }) => document);

  return (sentence: Sentence): string | null => {
    const moneys = sentence.claims.filter(({ kind }) => kind === 'money');
    const [first] = moneys;
    if (first === undefined) return null;
    if (moneys.length === 1 && isPriceOfOne(first, sentence))
      return 'it gives the price of one as the total of several';
    if (moneys.some((claim) => breaksLimit(claim, sentence))) return 'it says of all a limit that one does not keep';
    return perHead.test(sentence.plain) &&
      (!sources.some(({ plain }) => perHead.test(plain)) || isOtherPerHead(first, sentence))
      ? 'it says of each person what the shop data says of all'
      : null;
  };

  /** "Three packs cost 5.50 in total" */
  function isPriceOfOne(claim: Claim, sentence: Sentence): boolean {
    const { plain, claims, mentions } = sentence;
    const meant = [...new Set(mentions.flatMap((mention) => mention.products))];
    const [product] = meant;
    if (product === undefined || meant.length > 1 || !saysTotal(plain)) return false;
    const several = claims.filter(
      (one) =>
        (one.kind === 'word' || one.kind === 'none') &&
        !one.article &&
        one.at < claim.at &&
        one.said > 1 &&
        one.said <= 100,
    );
    return (
      several.some((one) => !terms.isSupported([one], sentence)) &&
      pricesOf(product).prices.some(({ amount }) => amount === claim.value)
    );
  }

  /** "75 per person", where what is said of each person is 95 */
  function isOtherPerHead({ value, end }: Claim, { plain, claims, context }: Sentence): boolean {
    const isHead = (text: string) => perHead.exec(text)?.index === 0;
    if (!isHead(plain.slice(end).trimStart()) || context.amounts.length > 1) return false;
    if (claims.filter(({ kind }) => kind === 'money').length > 1) return false;
    const told = sources.flatMap((source) =>
      source.claims.filter((one) => one.kind === 'money' && isHead(source.plain.slice(one.end).trimStart())),
    );
    return told.length > 0 && !told.some((one) => one.value === value);
  }

  /** "All our lamps cost less than 50" */
  function breaksLimit({ value }: Claim, { plain, about, mentions }: Sentence): boolean {
    if (mentions.length > 0 || !saysAll(plain) || saysNo(plain)) return false;
    const limit = limitsIn(plain).find(({ amount }) => amount === value)?.limit ?? null;
    if (limit === null || about.families.size > 0) return false;
    const isOf = ({ name, categories }: FoundProduct) =>
      [...about.things].some((thing) => aboutOf(`${name}, ${categories.join(', ')}`, shopLanguage).things.has(thing));
    const ofKind = given.filter((product) => isOf(product));
    return (ofKind.length > 0 ? ofKind : given).some((product) =>
      pricesOf(product).prices.some(({ amount }) => (limit === 'over' ? amount < value : amount > value)),
    );
  }
}

/** "All together that is 707 €:", said before the things: a total of what the question asks for, one of each. */
const words = /\p{L}{4,}/gu;
const thingsMax = 6;
const sumsMax = 500;

/** In cents; none where the question does not name two things that are told apart. */
export function totalsAsked({ text, products }: Pick<Question, 'text' | 'products'>): ReadonlySet<number> {
  const kinds = kindsNamed(
    text,
    products.map(({ document }) => document),
  );
  if (kinds.length < 2 || kinds.length > thingsMax) return new Set();
  return kinds.reduce<ReadonlySet<number>>(
    (sums, kind) => {
      const prices = new Set(kind.flatMap((product) => pricesOf(product).prices.map(({ amount }) => cent(amount))));
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

/** "It costs the same in every size", of a product whose sizes differ in price. */
const same = patternOf(
  '(?:same price|costs? the same|priced the same)(?: (?:as|in|for|across|whatever|no matter) .*)?|(?:gleiche[nrs]? preis|kosten? (?:alle )?gleich(?: viel)?|dasselbe)|même prix|(?:el )?mismo precio|stesso prezzo|dezelfde prijs|mesmo preço|harga(?:nya)? sama|sama dengan ukuran',
  '同じ値段|同价|같은 가격',
);
const sizes = patternOf(
  'sizes?|colou?rs?|größen?|farben?|tailles?|coloris|tallas?|colores|taglie?|colori|maten|maat|kleuren|tamanhos?|cores|ukuran|warna',
  'サイズ|尺码|사이즈',
);

export function samePriceFault(sentence: Sentence): string | null {
  const { plain } = sentence;
  if (!same.test(plain) || !sizes.test(plain) || saysNo(plain)) return null;
  const [product, ...more] = productsAt(sentence, { at: plain.length });
  if (product === undefined || more.length > 0) return null;
  const prices = product.offers.flatMap(({ price }) => (price === null ? [] : [price.amount]));
  return pricesOf(product).prices.length > 0 && new Set(prices).size > 1
    ? 'it says that all sizes cost the same, against the shop data'
    : null;
}
