/** How much a sentence and a statement of the shop speak of the same, by their words. */
import { perSource } from './per-source.ts';
import type { Claim } from './read-claims.ts';
import { segmentOf } from './sources.ts';
import type { Source } from './source.ts';

const words = /\p{L}{4,}|(?<![\p{N}.,])\d+(?![\p{N}]|[.,]\d)/gu;
const stemLength = 5;
const ordinary = new Set(
  'with your from that this they them have will would when what where their there about which more most also than into over only just free eine einen einem einer nicht auch oder aber werden wird sind wenn kann haben unsere unser ihre ihren diese dieser dans avec pour vous nous votre sont cette para como este esta sono della delle nella voor onze deze zijn wordt'
    .split(' ')
    .map((word) => word.slice(0, stemLength)),
);

export const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(words) ?? [])
    .map((word) => word.slice(0, stemLength))
    .filter((stem) => !ordinary.has(stem));

export const stemsOfSource = perSource(({ plain }) => new Set(stemsIn(plain)));

/** "Tracked 24" and "Tracked 48" are told apart by a number */
const weightOf = (stem: string): number => (/^\d/u.test(stem) ? 1.5 : 1);
/** "Phone: " is of all that follows */
const label = /^[^:\d]{2,30}:/u;

/** what else a statement says counts less than what it says with the number */
const restWeight = 0.5;

/** How many of these words a statement says, those with this one of its claims first. */
export function likeness(stems: ReadonlySet<string>, source: Source, claim: Claim | null): number {
  const all = stemsOfSource(source);
  const near =
    claim === null ? all : new Set(stemsIn(`${label.exec(source.plain)?.[0] ?? ''} ${segmentOf(source, claim)}`));
  let sum = 0;
  for (const stem of stems)
    if (near.has(stem)) sum += weightOf(stem);
    else if (all.has(stem)) sum += weightOf(stem) * restWeight;
  return sum;
}
