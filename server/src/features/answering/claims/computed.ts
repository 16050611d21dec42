/** Amounts that a reply works out from what it said: a share off a price, a code's amount off it, a part for each of several. */
import type { Claim } from './read-claims.ts';

const cent = (amount: number): number => Math.round(amount * 100);
const same = (one: number, other: number): boolean => Math.abs(cent(one) - cent(other)) <= 0;

export interface Reductions {
  /** per cent that the reply named and that were found true */
  percents: readonly number[];
  /** what a code that the sentence names takes off */
  amountsOff: readonly number[];
}

/** "10 % less: 10.80 instead of 12", and how much that is by itself */
export const isReduced = (wanted: number, prices: readonly number[], { percents, amountsOff }: Reductions): boolean =>
  prices.some(
    (price) =>
      percents.some((percent) => same(price * (1 - percent / 100), wanted) || same((price * percent) / 100, wanted)) ||
      amountsOff.some((off) => same(price - off, wanted)),
  );

/** "180 for up to four, which is 45 each" */
export const isShareOf = (wanted: number, stated: readonly number[], counts: readonly number[]): boolean =>
  stated.some((amount) => counts.some((count) => count > 1 && same(amount / count, wanted)));

const pairs =
  /(?<!\p{L})(?:pairs?|paar|paire|par(?:es)?|paio|paia|para|pár|pari|çift|ζευγάρι|пара|пару)(?!\p{L})|双|ペア|쌍/iu;

/** "220 g each, so 440 g a pair": two are counted though no number says so */
export const countsOfPair = (text: string): number[] => (pairs.test(text) ? [2] : []);

/** within both ends of what the sentence says besides: "from 10 to 150, so 50 is fine" */
export function isWithinRange(claim: Claim, claims: readonly Claim[]): boolean {
  const ends = claims.filter(({ kind, range }) => kind === claim.kind && range >= 0 && range !== claim.range);
  return (
    ends.some(({ value }) => value <= claim.value) && ends.some(({ value }) => value >= claim.value) && ends.length > 1
  );
}
