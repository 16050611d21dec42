/** Which words of a sentence belong to which of its numbers: "to Ireland 4.90, to Germany 7.90" says two things. */
import type { Claim } from './read-claims.ts';

const separator = /[,;:—–|(]\s|\s(?:and|but|plus|while|und|aber|et|mais|y|pero|e|ma|mas|en|maar|og|och|ja|i|ale|a|și|и|але|но|та|ve|dan|και|és)\s|[、，；؛،]/giu;

/** The part of the text around each claim; ranges stay together. */
export function segmentsOf(text: string, claims: readonly Claim[]): Map<Claim, string> {
  const found = new Map<Claim, string>();
  let from = 0;
  for (const [at, claim] of claims.entries()) {
    const next = claims[at + 1];
    const isOne = next !== undefined && next.range >= 0 && next.range === claim.range;
    const to = next === undefined ? text.length : isOne ? next.end : cutBetween(text, claim.end, next.at);
    found.set(claim, isOne ? text.slice(from, endOfRun(text, claims, at)) : text.slice(from, to));
    if (!isOne) from = to;
  }
  return found;
}

function endOfRun(text: string, claims: readonly Claim[], at: number): number {
  let last = at;
  const { range } = claims[at] ?? { range: -1 };
  while (claims[last + 1]?.range === range) last += 1;
  const [one, next] = [claims[last], claims[last + 1]];
  return one === undefined || next === undefined ? text.length : cutBetween(text, one.end, next.at);
}

/** The last mark or "and" between two numbers ends what is said of the first. */
function cutBetween(text: string, from: number, to: number): number {
  const last = [...text.slice(from, to).matchAll(separator)].at(-1);
  return last === undefined ? from : from + last.index;
}
