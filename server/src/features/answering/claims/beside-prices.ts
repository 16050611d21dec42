/** Amounts that are no product's price: what its page asks on top for something more, and what the shop asks of each of several people. */
import type { FoundProduct } from '../../../ports/model.ts';
import { stemsIn, stemsOfSource } from './likeness.ts';
import { saysLeftOut } from './properties.ts';
import { sameClaim } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';
import { segmentOf } from './sources.ts';
import { saysEach, saysFee, saysSurcharge } from './sum-words.ts';
import type { Terms } from './terms.ts';

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
