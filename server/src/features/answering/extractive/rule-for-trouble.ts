/** What the shop's pages say to do when something went wrong: found by what is asked and told, since who tells a mishap uses none of the page's words. */
import { marksOf, strengthOf } from '../../../aspects/marks.ts';
import { aspects } from '../../../aspects/aspects.ts';
import { mishapAspects, mishapStrength } from '../../../aspects/mishaps.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { readableAddress } from '../../../extraction/page-kind.ts';
import type { Fact } from '../../../facts/fact.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';
import { saysItCame } from '../domain/understand.ts';
import type { Asking, Draft } from './composed.ts';
import { quoted } from './from-pages.ts';
import { createIsForOtherGoods } from './goods-of-terms.ts';
import { told } from './told-facts.ts';
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

const changes = (['address_change', 'change_order'] as const).map((aspect) => aspects.indexOf(aspect));

/** how surely something of an order shall be put right */
export const changeMeant = (likely: Float32Array): number => changes.reduce((sum, at) => sum + (likely[at] ?? 0), 0);
export const mishapsMeant = (likely: Float32Array): number => places.reduce((sum, at) => sum + (likely[at] ?? 0), 0);

/** The statement that tells most surely of the mishap, on a page of the shop's terms; null where none does. */
export function ruleForTrouble(asking: Asking): Draft | null {
  const { part, shopLanguage } = asking;
  const broken = cameBroken(part) ? asking.facts.filter((one) => isOfBroken(one, shopLanguage)) : [];
  // the page of returns says more of it than an answer among others
  const fact =
    broken.find(({ url }) => conceptsIn(readableAddress(url), shopLanguage).includes('returns')) ?? broken[0];
  if (fact !== undefined) return told(asking, [fact], {}, { isCertain: false, isWhole: true });
  const likely = withSaid(part);
  const meant = places.toSorted((a, b) => (likely[b] ?? 0) - (likely[a] ?? 0))[0] ?? 0;
  if ((likely[meant] ?? 0) < leastMeant) return null;
  const passages = part.passages.map(({ document }) => document);
  const isForOthers = createIsForOtherGoods(asking);
  const toldOn = (isOfPage: (page: Passage) => boolean) => {
    const all = toldOfAspect(asking, {
      strengthOf: (marks) => mishapStrength(meant, marks),
      isOfPage,
      isLeftOut: (marks) => strengthOf(marks, legal) >= surelyLegal,
    }).filter(({ probability }) => probability >= leastTold);
    const ofAsked = all.filter(
      ({ passage, statements }) => !isForOthers(passages[passage]?.headings.at(-1) ?? '', statements.join(' ')),
    );
    return ofAsked.length > 0 ? ofAsked : all;
  };
  const ofReturns = cameBroken(part) ? toldOn((page) => isOfTerms(page) && !isOfWarranty(page, shopLanguage)) : [];
  const [first, second] = ofReturns.length > 0 ? ofReturns : toldOn(isOfTerms);
  if (first === undefined) return null;
  const found =
    second !== undefined && second.probability >= nearlyAsSure * first.probability ? [first, second] : [first];
  return quoted('pages', asking, { found, passages, products: [] });
}

const damaged = aspects.indexOf('damaged_item');
const missing = aspects.indexOf('missing_item');
/** who says that it is broken means just that, however the parcel is talked of beside it */
const saidShare = 0.4;

/** ... and of what came a part is missing, not the parcel */
function withSaid({ text, understanding: { aspects: likely, concepts } }: QuestionPart): Float32Array {
  const isOfPart = concepts.has('missing') && saysItCame(text);
  const surer = [...(concepts.has('damaged') ? [damaged] : []), ...(isOfPart ? [missing] : [])];
  const said = likely.slice();
  for (const at of surer) said[at] = (said[at] ?? 0) + saidShare;
  return said;
}

/** What came broken goes back by the rules of returns; a guarantee is for what breaks later. */
const cameBroken = ({ understanding: { aspects: likely, concepts } }: QuestionPart): boolean =>
  concepts.has('damaged') &&
  !concepts.has('warranty') &&
  ((likely[damaged] ?? 0) >= leastMeant || goingBack.some((one) => concepts.has(one)));
const goingBack: readonly Concept[] = ['returns', 'refund', 'exchange'];

/** "Report it within 7 days", below "Arrived broken" */
const isOfBroken = ({ topic, scope, language }: Fact, shopLanguage: string): boolean =>
  topic === 'returns.window' && conceptsIn(scope ?? '', language ?? shopLanguage).includes('damaged');

export const tellsOfGuarantee = ({ passages, facts }: Draft, { part, shopLanguage }: Asking): boolean =>
  cameBroken(part) &&
  facts.length === 0 &&
  passages.length > 0 &&
  passages.every((page) => isOfWarranty(page, shopLanguage));

const isOfWarranty = ({ title, headings, language }: Passage, shopLanguage: string): boolean =>
  conceptsIn([title, ...headings].join('\n'), language ?? shopLanguage).includes('warranty');

export const tellsOfLiability = ({ text }: Draft, { shopLanguage }: Asking): boolean =>
  strengthOf(marksOf(text, shopLanguage, 'tell'), legal) >= surelyLegal;

const isOfTerms = ({ kind }: Passage): boolean => kind !== 'product' && kind !== 'collection' && kind !== 'article';
