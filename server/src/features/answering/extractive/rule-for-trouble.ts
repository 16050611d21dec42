/** What the shop's pages say to do when something went wrong: found by what is asked and told, since who tells a mishap uses none of the page's words. */
import { passageMarks } from '../../../aspects/passage-marks.ts';
import { marksOf, strengthOf } from '../../../aspects/marks.ts';
import type { Marks } from '../../../aspects/marks.ts';
import { aspects } from '../../../aspects/aspects.ts';
import { mishapAspects } from '../../../aspects/mishaps.ts';
import { extentOf, methodAround } from '../../../evidence/extent-of.ts';
import type { Evidence } from '../../../evidence/select-evidence.ts';
import { statementsOf } from '../../../evidence/split-statements.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';
import type { Asking, Draft } from './composed.ts';
import { quoted } from './from-pages.ts';

const places = mishapAspects.map((aspect) => aspects.indexOf(aspect));
/** who is liable for what helps nobody */
const legal = aspects.indexOf('legal');
/** that the mishap is meant, and that a statement tells of it */
const leastMeant = 0.3;
const leastTold = 0.3;
/** of the surest, what another statement needs to be told beside it */
const nearlyAsSure = 0.6;
const surelyLegal = 0.4;
/** what a heading or question above says is said of each statement below */
const aboveShare = 0.7;
/** a shop that tells what to do with the one tells it of the others */
const alike: ReadonlySet<number> = new Set(
  (['damaged_item', 'wrong_item', 'missing_item'] as const).map((aspect) => aspects.indexOf(aspect)),
);
const alikeShare = 0.9;

export const mishapsMeant = (likely: Float32Array): number => places.reduce((sum, at) => sum + (likely[at] ?? 0), 0);

/** The statement that tells most surely of the mishap, on a page of the shop's terms; null where none does. */
export function ruleForTrouble(asking: Asking): Draft | null {
  const { part, shopLanguage } = asking;
  const likely = withSaid(part.understanding);
  const meant = places.toSorted((a, b) => (likely[b] ?? 0) - (likely[a] ?? 0))[0] ?? 0;
  if ((likely[meant] ?? 0) < leastMeant) return null;
  const passages = part.passages.map(({ document }) => document);
  const told = part.passages.flatMap(({ document }, passage): Evidence[] => {
    if (!isOfTerms(document)) return [];
    const { section, statements: marked } = passageMarks(document, document.language ?? shopLanguage);
    const statements = statementsOf(document);
    const strength = (told: Marks | null) => (told === null ? 0 : strengthFor(meant, told));
    return statements.flatMap(({ form, text }, at): Evidence[] => {
      const own = marked[at];
      // "CANCEL" is a button or a keyword
      if (own === undefined || form === 'question' || !/\S\s\S|[^\p{ASCII}]{4}/u.test(text)) return [];
      const above = Math.max(strength(section), strength(own.under));
      if (strengthOf(own.told, legal) >= surelyLegal) return [];
      const probability = Math.min(1, strength(own.told) + aboveShare * above);
      if (probability < leastTold) return [];
      const { from, to } = above >= leastTold ? methodAround(statements, at) : extentOf(statements, at);
      return [{ passage, from, to, statements: statements.slice(from, to).map(({ text }) => text), probability }];
    });
  });
  const [first, second] = told.toSorted((a, b) => b.probability - a.probability);
  if (first === undefined) return null;
  const found =
    second !== undefined && second.probability >= nearlyAsSure * first.probability ? [first, second] : [first];
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

const isOfTerms = ({ kind, voice }: Passage): boolean =>
  voice === 'shop' && kind !== 'product' && kind !== 'collection' && kind !== 'article';
