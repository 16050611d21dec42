/** Counts that a product's own page counts otherwise: of the same thing, or of each where the sentence says of both. */
import type { FoundProduct } from '../../../ports/model.ts';
import { stemsIn } from './likeness.ts';
import type { Claim } from './read-claims.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';
import { clauseAround, productsAt } from './said-sentence.ts';
import { countsOfPair } from './computed.ts';
import { sameClaim } from './read-claims.ts';
import { saysEach } from './sum-words.ts';
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
