/** What takes up all that was asked needs no choice: a record, a labelled value, the very question on a page. */
import type { QuestionPart } from '../../../ports/model.ts';
import { isLimited } from '../../../search/product-query.ts';
import { namesOnlyLimits } from '../domain/names-only-limits.ts';
import { fromSpecs } from './about-specs.ts';
import { chooseDraft } from './choose-draft.ts';
import { saysNews } from './composed.ts';
import type { Asking, Draft, DraftKind } from './composed.ts';
import { extremeSpec } from './extreme-spec.ts';
import { fromFittingRow } from './fitting-row.ts';
import { fromSameQuestion } from './from-pages.ts';
import { sizeAdvice } from './size-advice.ts';
import { heldShare, tellingWords } from './telling-words.ts';
import { measures } from './size-rows.ts';
import { totalPrice } from './total-price.ts';
import { whatItIs } from './what-it-is.ts';

/** shares of what was asked */
const wholly = 0.99;
const half = 0.5;

/** The first that there is and that says what was not told before. */
export function certainDraft(
  asking: Asking,
  drafts: readonly Draft[],
  isNew: (one: { text: string }) => boolean,
): Draft | null {
  const { part } = asking;
  const ways = [
    () => drafts.find(({ isTable }) => isTable === true) ?? null,
    () => fromSameQuestion(asking),
    () => whatItIs(asking),
    () => totalPrice(asking),
    () => priceWithin(part, drafts),
    () => extremeSpec(asking),
    () => sizeAdvice(part, drafts),
    () => fromSpecs(asking),
    () => fromFittingRow(asking),
    () => decided(part, drafts),
  ];
  for (const way of ways) {
    const found = way();
    if (found !== null && isNew(found) && saysNews(found, part.text)) return found;
  }
  return null;
}

/** What a record, a comparison or a limit decides. */
function decided(part: QuestionPart, drafts: readonly Draft[]): Draft | null {
  const { minPrice, maxPrice, order } = part.limits;
  const of = (kind: DraftKind, least: number) =>
    drafts.find((one) => one.kind === kind && (one.signs.held ?? 0) >= least) ?? null;
  const search = of('search', 0);
  // nothing but a limit is said: all that meets it is meant
  if (search !== null && order === null && namesOnlyLimits(part.limits)) return search;
  // a row of the place that was asked for, the sentence that names the way to pay
  const facts = drafts.find(({ kind, isCertain }) => kind === 'facts' && isCertain === true);
  if (facts !== undefined) return facts;
  const isBetween = minPrice !== null || maxPrice !== null;
  return (
    of('comparison', wholly) ??
    of('superlative', wholly) ??
    of('record', wholly) ??
    (search?.isCertain === true ? search : null) ??
    (isBetween && order === null ? of('search', half) : null) ??
    drafts.find(({ kind, isCertain }) => kind === 'described' && isCertain === true) ??
    null
  );
}

/** "Is the dripper safe in a microwave?" is answered by what its page says of microwaves, not by showing drippers. */
export function isToldOnPage(found: Draft, asking: Asking, drafts: readonly Draft[]): boolean {
  if (isLimited(asking.part.limits) || !(found.kind === 'search' || found.kind === 'facts')) return false;
  const { draft, alone } = chooseDraft(asking, drafts);
  if (draft === null || !(draft.kind === 'own' || draft.kind === 'pages')) return false;
  const isSure =
    found.kind === 'search' ? asking.part.understanding.intent !== 'shopping' : (draft.signs.top ?? 0) >= surelyTold;
  const told = (draft.signs.top ?? 0) >= clearly ? clearly : surelyTold;
  return isSure && (alone.get(draft.kind) ?? 0) >= told && (alone.get(found.kind) ?? 0) < doubtful[found.kind];
}
/** how likely what is certain may be alone, and yet give way */
const doubtful = { search: 0.6, facts: 0.8 };
const surelyTold = 0.85;
const clearly = 0.75;

/** "Do you have it under 20?" asks what it costs, whatever its page labels. */
const priceWithin = ({ limits, focusBy }: QuestionPart, drafts: readonly Draft[]): Draft | null =>
  focusBy === 'name' && (limits.minPrice !== null || limits.maxPrice !== null)
    ? (drafts.find(({ kind, signs }) => kind === 'record' && (signs.held ?? 0) >= wholly) ?? null)
    : null;

/** so many of a question's words that it does not hold, be it by their meaning, ask for more than a labelled value or a fact */
const manyUnheld = 3;
const toldBesides = 0.5;

/** Most of the question is about something else: the page's own sentence is chosen instead where there is a likely one, and else it is told with a doubt. */
export function leavesMuch(found: Draft, { part, language, shopLanguage }: Asking): 'page' | 'doubt' | null {
  // a row that fits what somebody measures was asked for
  if ((found.kind !== 'spec' && found.kind !== 'facts') || measures(part.text)) return null;
  const above = found.passages.flatMap(({ title, headings }) => [title, ...headings]);
  const text = [found.text, ...found.products.map(({ name }) => name), ...above].join('\n');
  const unheld = tellingWords(part.text, language).filter((word) => heldShare([word], text, shopLanguage) === 0);
  if (unheld.length < manyUnheld) return null;
  const most = Math.max(part.evidence[0]?.probability ?? 0, part.ownEvidence.found[0]?.probability ?? 0);
  if (most >= toldBesides) return 'page';
  return found.kind === 'spec' ? 'doubt' : null;
}
