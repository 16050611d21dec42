/** Numbers that no statement says and that still hold: what is asked beside a price, counts of a product’s own page, multiples, and the visitor’s own measures. */
import type { FoundProduct } from '../../../ports/model.ts';
import { stemsIn, stemsOfSource } from './licence.ts';
import { saysLeftOut } from './properties.ts';
import { claimsIn, plainText, sameClaim } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround, productsAt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { segmentOf } from './sources.ts';
import type { Source } from './sources.ts';
import { countsOfPair, saysEach, saysFee, saysSurcharge, saysTotal } from './sum-words.ts';
import type { Terms } from './terms.ts';

/** Amounts that are no product's price: what its page asks on top for something more, and what the shop asks of each of several people. */

/** words in common with the statement that names what each pays */
const sharedOfEach = 2;

/** "with a second line for 3 €", where its own page asks 3 € on top for that, or sells it besides: "footprint not included (59 € in store)" */
export function isOwnSurcharge(
  claim: Claim,
  sentence: Sentence,
  meant: readonly FoundProduct[],
  sources: readonly Source[],
): boolean {
  const near = stemsIn(clauseAround(sentence, claim).text);
  const all = stemsIn(sentence.plain);
  return sources.some(
    (source) =>
      meant.some(({ url }) => url === source.product) &&
      (saysSurcharge(source.plain) || saysLeftOut(source.plain)) &&
      source.claims.some((one) => sameClaim(one, claim)) &&
      (source.language !== sentence.language ||
        (saysSurcharge(source.plain) ? near : all).some((stem) => stemsOfSource(source).has(stem))),
  );
}

/** "76 € for two", where the shop asks 38 € a person */
export function isTimesOfEach(
  claim: Claim,
  sentence: Sentence,
  quantities: readonly number[],
  sources: readonly Source[],
  terms: Terms,
): boolean {
  const counts = quantities.filter((count) => Number.isInteger(count) && count > 1);
  const stems = new Set(stemsIn(sentence.plain));
  return sources.some(
    (source) =>
      source.product === null &&
      source.claims.some(
        (one) =>
          one.kind === 'money' &&
          counts.some((count) => sameClaim({ ...one, value: cents(one.value * count) }, claim)) &&
          saysEach(source.plain.slice(one.end, one.end + 16)) &&
          terms.isSupported([{ ...claim, value: one.value, said: one.said }], sentence),
      ) &&
      stemsIn([source.plain, ...source.above].join(' ')).filter((stem) => stems.has(stem)).length >= sharedOfEach,
  );
}

const rate = /^\s?(?:an?|per|pro|je|par|por|al|per|za|\p{N})\s(\p{L}{3,})/u;
const behind = /^\s(\p{L}{4,})/u;
const ahead = /(\p{L}{4,})[\s:]{1,2}$/u;

/** "The tent is $25 a night", "a $100 deposit": no price, but what the shop asks for a night, or as that */
export function isRateOrFee(
  claim: Claim,
  { plain, language, mentions }: Sentence,
  sources: readonly Source[],
): boolean {
  const after = plain.slice(claim.end).replaceAll('\u2060', '');
  const [, unit] = rate.exec(after) ?? [];
  const [, fee] = behind.exec(after) ?? [];
  const names = mentions.flatMap(({ products }) => products.flatMap(({ name }) => stemsIn(name)));
  return sources.some((source) => {
    if (source.product !== null || source.language !== language) return false;
    return source.claims.some((one) => {
      if (!sameClaim(one, claim)) return false;
      const told = source.plain.slice(one.end).replaceAll('\u2060', '');
      if (unit !== undefined && rate.exec(told)?.[1] === unit)
        return stemsIn(segmentOf(source, one)).some((stem) => names.includes(stem));
      const near = [behind.exec(told)?.[1], ahead.exec(source.plain.slice(0, one.at))?.[1]];
      return fee !== undefined && saysFee(fee) && near.some((word) => word?.toLowerCase() === fee.toLowerCase());
    });
  });
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Counts that a product's own page counts otherwise: of the same thing, or of each where the sentence says of both. */
/** "Four people sleep in it", where its page says two */
export function countsOtherwise(
  { kind, said: count, of, article }: Claim,
  sentence: Sentence,
  sources: readonly Source[],
): boolean {
  const [product, ...more] = productsAt(sentence, { at: sentence.plain.length });
  if (kind !== 'word' || article || of.length < 4 || product === undefined || more.length > 0) return false;
  if (sentence.mentions.length > 1) return false;
  const stem = of.slice(0, 5);
  const counted = sources.flatMap((source) =>
    source.product === product.url && source.language === sentence.language
      ? source.claims.flatMap((one) =>
          (one.kind === 'word' && one.of.startsWith(stem)) ||
          (one.kind === 'none' && source.plain.toLowerCase().startsWith(stem) && source.plain.includes(':'))
            ? [one.said]
            : [],
        )
      : [],
  );
  return counted.length > 0 && !counted.includes(count) && !isOptionOfOther(product, stem, count, sentence, sources);
}

/** "the bricks of 50 parts": so many has a choice of something else that the sentence speaks of */
function isOptionOfOther(
  { url }: FoundProduct,
  stem: string,
  count: number,
  { plain }: Sentence,
  sources: readonly Source[],
): boolean {
  const said = new Set(stemsIn(plain));
  const others = sources.filter(({ product }) => product !== null && product !== url);
  return others.some(
    ({ product, claims }) =>
      claims.some((one) => one.kind === 'word' && one.said === count && one.of.startsWith(stem)) &&
      others.some((source) => source.product === product && stemsIn(source.plain).every((one) => said.has(one))),
  );
}

/** "a pair weighs 220 g", where that is the weight of each */
export function isOfEachAlone(claim: Claim, sentence: Sentence, sources: readonly Source[]): boolean {
  if (claim.kind !== 'measure' || countsOfPair(clauseAround(sentence, claim).text).length === 0) return false;
  const urls = productsAt(sentence, claim).map(({ url }) => url);
  const told = sources.filter(
    (source) =>
      source.product !== null && urls.includes(source.product) && source.claims.some((one) => sameClaim(one, claim)),
  );
  return (
    told.length > 0 &&
    told.every(({ plain, claims }) =>
      claims.some((one) => sameClaim(one, claim) && saysEach(plain.slice(one.end, one.end + 12))),
    ) &&
    !saysEach(sentence.plain)
  );
}

/** Lengths of time and measures that a reply works out by multiplying: by a count that it names, or as much as another measure grows. */
const ratioMax = 20;
/** a litre of water is a kilo */
const ofWater = new Set(['g', 'ml']);

/** "six of eight hours each are 48"; "30 g for 500 g of water, so 60 g for a litre" */
export function isTimes(claim: Claim, sentence: Sentence, asked: readonly Claim[], terms: Terms): boolean {
  if (claim.kind !== 'min' && claim.kind !== 'month' && claim.kind !== 'measure') return false;
  const before = sentence.claims.filter(({ at }) => at < claim.at);
  const isTold = (one: Claim) => terms.isSupported([one], sentence);
  const counts = [
    ...before.flatMap(({ kind, article, said }) => ((kind === 'word' || kind === 'none') && !article ? [said] : [])),
    ...countsOfPair(clauseAround(sentence, claim).text),
  ];
  if (saysTotal(sentence.plain) && isSum(claim, before)) return true;
  return before.some((one) => {
    if (one.kind !== claim.kind || one.of !== claim.of || !isTold(one)) return false;
    const count = claim.value / one.value;
    return count > 1 && (counts.includes(count) || growsBy(count, one));
  });

  /** something else that is told by its measure is spoken of in so many times as much */
  function growsBy(count: number, one: Claim): boolean {
    if (!Number.isInteger(count) || count > ratioMax) return false;
    const bases = before.filter((other) => other !== one && other.kind === 'measure');
    return bases.some(
      (base) =>
        [...bases, ...asked].some((more) => isAlike(base, more) && more.value === base.value * count) && isTold(base),
    );
  }
}

/** "one bag of 9 l and two of 3 l give you 15 l" */
function isSum(claim: Claim, before: readonly Claim[]): boolean {
  const parts = before.flatMap((one, at) => {
    const count = before[at - 1];
    const isCounted = count !== undefined && (count.kind === 'word' || count.kind === 'none');
    return one.kind === claim.kind && one.of === claim.of ? [one.value * (isCounted ? count.said : 1)] : [];
  });
  return parts.length > 1 && Math.abs(parts.reduce((sum, part) => sum + part, 0) - claim.value) < 0.01;
}

/** "4 a day. Over those 28 days that's 112 chews": one number that was told times another */
export function isProduct({ kind, said, at }: Claim, { plain, claims, context }: Sentence): boolean {
  if (kind !== 'word' || !saysTotal(plain)) return false;
  const here = claims.flatMap((one) => (one.at < at && one.kind !== 'money' && !one.article ? [one.said] : []));
  const all = [...here, ...context.counts];
  return here.some((one) => one > 1 && all.some((other) => other > 1 && other !== one && one * other === said));
}

const isAlike = (one: Claim, other: Claim): boolean =>
  other.kind === 'measure' && (one.of === other.of || (ofWater.has(one.of) && ofWater.has(other.of)));

/** "25 a day, so 50 for your two days" */
export function isPaidFor(claim: Claim, { claims }: Sentence, asked: readonly Claim[]): boolean {
  if (claim.said < 2 || !asked.some((one) => sameClaim(claim, one))) return false;
  const moneys = claims.flatMap(({ kind, value }) => (kind === 'money' ? [value] : []));
  return moneys.some((one) => moneys.includes(Math.round(one * claim.said * 100) / 100));
}

/** Measures that a reply takes from the visitor ("for your 20 lb dog") and not from the shop; and pounds, which are money only where something is sold for them. */
/** "a three-pound bag" is a weight anywhere */
const joinedPound = /(?<=[\p{L}\p{N}])-pounds?(?!\p{L}| sterling)/giu;
const pound = /(?<=[\p{L}\p{N}]) pounds?(?!\p{L}| sterling)/giu;

/** The text with pounds of weight as `lb`. */
export function createWeightWords(products: readonly FoundProduct[]): (text: string) => string {
  const currencies = products.flatMap(({ price, offers }) =>
    [price, ...offers.map((offer) => offer.price)].flatMap((one) => (one === null ? [] : [one.currency])),
  );
  const isMoney = currencies.length === 0 || currencies.some((currency) => currency === 'GBP' || currency === null);
  return (text) => {
    const joined = text.replaceAll(joinedPound, ' lb');
    return isMoney ? joined : joined.replaceAll(pound, ' lb');
  };
}

const wordAfter = /^[\s-]*(\p{L}{3,})/u;

/** Whether a measure is one that the visitor gave, said of the very thing that it was given for. */
export function createOfVisitor(
  asked: string,
  language: string,
  weightWords: (text: string) => string,
): (claim: Claim, plain: string) => boolean {
  const given = claimsIn(plainText(weightWords(asked), language)).filter(({ kind }) => kind === 'measure');
  const words = new Set(asked.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  return (claim, plain) => {
    if (claim.kind !== 'measure' || !given.some((one) => sameClaim(one, claim))) return false;
    const [, next = ''] = wordAfter.exec(plain.slice(claim.end)) ?? [];
    return words.has(next.toLowerCase());
  };
}
