/** Numbers of one kind in a row: "€25, €50 or €100". */
import type { Claim } from './read-claims.ts';

const gap = /^[\s,;/€$£]{0,4}(?:\p{L}{1,4}[\s€$£]{1,3})?$/u;

/** Whether the second follows the first as the next of a list. */
export const isNextInList = (one: Claim, next: Claim | undefined, plain: string): next is Claim =>
  next?.kind === one.kind && gap.test(plain.slice(one.end, next.at));

/** Whether both are in one list. */
export function areInOneList(one: Claim, other: Claim, { claims, plain }: { claims: readonly Claim[]; plain: string }) {
  const [from = 0, to = 0] = [claims.indexOf(one), claims.indexOf(other)].toSorted((a, b) => a - b);
  return from >= 0 && claims.slice(from, to).every((each, at) => isNextInList(each, claims[from + at + 1], plain));
}
