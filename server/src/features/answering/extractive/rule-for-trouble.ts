/** What the shop's pages say to do when something went wrong: found by what is asked and told, since who tells a mishap uses none of the page's words. */
import { marksOf, strengthOf } from '../../../aspects/marks.ts';
import type { Marks } from '../../../aspects/marks.ts';
import { aspects } from '../../../aspects/aspects.ts';
import { mishapAspects } from '../../../aspects/mishaps.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';
import type { Asking, Draft } from './composed.ts';
import { quoted } from './from-pages.ts';
import { toldOfAspect } from './told-of-aspect.ts';

const places = mishapAspects.map((aspect) => aspects.indexOf(aspect));
/** who is liable for what helps nobody */
const legal = aspects.indexOf('legal');
/** that the mishap is meant, and that a statement tells of it */
const leastMeant = 0.3;
const leastTold = 0.3;
/** of the surest, what another statement needs to be told beside it */
const nearlyAsSure = 0.6;
const surelyLegal = 0.4;
/** a shop that tells what to do with the one tells it of the others */
const alike: ReadonlySet<number> = new Set(
  (['damaged_item', 'wrong_item', 'missing_item'] as const).map((aspect) => aspects.indexOf(aspect)),
);
const alikeShare = 0.9;

export const mishapsMeant = (likely: Float32Array): number => places.reduce((sum, at) => sum + (likely[at] ?? 0), 0);

/** The statement that tells most surely of the mishap, on a page of the shop's terms; null where none does. */
export function ruleForTrouble(asking: Asking): Draft | null {
  const { part } = asking;
  const likely = withSaid(part.understanding);
  const meant = places.toSorted((a, b) => (likely[b] ?? 0) - (likely[a] ?? 0))[0] ?? 0;
  if ((likely[meant] ?? 0) < leastMeant) return null;
  const told = toldOfAspect(asking, {
    strengthOf: (marks) => strengthFor(meant, marks),
    isOfPage: isOfTerms,
    isLeftOut: (marks) => strengthOf(marks, legal) >= surelyLegal,
  }).filter(({ probability }) => probability >= leastTold);
  const [first, second] = told;
  if (first === undefined) return null;
  const found =
    second !== undefined && second.probability >= nearlyAsSure * first.probability ? [first, second] : [first];
  const passages = part.passages.map(({ document }) => document);
  return quoted('pages', asking, { found, passages, products: [] });
}

const damaged = aspects.indexOf('damaged_item');
/** who says that it is broken means just that, however the parcel is talked of beside it */
const saidShare = 0.4;

function withSaid({ aspects: likely, concepts }: QuestionPart['understanding']): Float32Array {
  if (!concepts.has('damaged')) return likely;
  const said = likely.slice();
  said[damaged] = (said[damaged] ?? 0) + saidShare;
  return said;
}

export const tellsOfLiability = ({ text }: Draft, { shopLanguage }: Asking): boolean =>
  strengthOf(marksOf(text, shopLanguage, 'tell'), legal) >= surelyLegal;

const strengthFor = (meant: number, told: Marks): number =>
  Math.max(
    strengthOf(told, meant),
    ...(alike.has(meant) ? [...alike].map((one) => alikeShare * strengthOf(told, one)) : []),
  );

const isOfTerms = ({ kind }: Passage): boolean => kind !== 'product' && kind !== 'collection' && kind !== 'article';
