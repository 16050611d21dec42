/** What a row of rates denies of one way of delivery says nothing against the others. */
import type { Concept } from '../../../languages/concepts.ts';
import { aboutOf } from './about.ts';
import { saysFree, saysNo } from './promise-words.ts';
import type { Claim } from './read-claims.ts';
import { separatorOf } from './segments.ts';

/** "France: 11.90, free from: not available" denies nothing but that it is free */
export const withoutFreeOfNone = (text: string): string => withoutDenied(text, saysFree);

/** ... and "express not available" nothing but that */
export const withoutDeniedExpress = (text: string, language: string): string =>
  withoutDenied(text, (part) => aboutOf(part, language).special.has('express'));

/** The parts between commas, but those that deny such a thing and hold no number. */
const withoutDenied = (text: string, isSuch: (part: string) => boolean): string =>
  text
    .split(/,\s/u)
    .filter((part) => !saysNo(part) || /\d/u.test(part) || !isSuch(part))
    .join(', ');

/** "standard 18.50, express not available": what is said of something behind a number is not said of the number */
export function isToldBehind(
  one: Concept,
  { plain, language }: { plain: string; language: string },
  claim: Pick<Claim, 'end'>,
): boolean {
  const cut = [...plain.matchAll(separatorOf(language))].find(({ index }) => index >= claim.end);
  return cut !== undefined && !aboutOf(plain.slice(0, cut.index), language).special.has(one);
}
