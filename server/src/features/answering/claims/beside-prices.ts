/** Amounts that are no product's price: what its page asks on top for something more, and what the shop asks of each of several people. */
import type { FoundProduct } from '../../../ports/model.ts';
import { stemsIn, stemsOfSource } from './likeness.ts';
import { sameClaim } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';
import { saysEach, saysSurcharge } from './sum-words.ts';
import type { Terms } from './terms.ts';

/** words in common with the statement that names what each pays */
const sharedOfEach = 2;

/** "with a second line for 3 €", where its own page asks 3 € on top for that */
export function isOwnSurcharge(
  claim: Claim,
  sentence: Sentence,
  meant: readonly FoundProduct[],
  sources: readonly Source[],
): boolean {
  const stems = stemsIn(clauseAround(sentence, claim).text);
  return sources.some(
    (source) =>
      meant.some(({ url }) => url === source.product) &&
      saysSurcharge(source.plain) &&
      source.claims.some((one) => sameClaim(one, claim)) &&
      (source.language !== sentence.language || stems.some((stem) => stemsOfSource(source).has(stem))),
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

const cents = (amount: number): number => Math.round(amount * 100) / 100;
