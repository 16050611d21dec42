/** Lengths of time and measures that a reply works out by multiplying: by a count that it names, or as much as another measure grows. */
import { countsOfPair } from './computed.ts';
import { sameClaim } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { saysTotal } from './sum-words.ts';
import type { Terms } from './terms.ts';

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
