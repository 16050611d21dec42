/** What takes up all that was asked needs no choice: a record, a labelled value, the very question on a page. */
import { likeliestAspect } from '../../../aspects/aspect-model.ts';
import { aspects } from '../../../aspects/aspects.ts';
import { marksOf, strengthOf } from '../../../aspects/marks.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { signNames, signsOf } from '../../../evidence/answer-signs.ts';
import type { Statement } from '../../../evidence/split-statements.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import { isLimited, isPriced } from '../../../search/product-query.ts';
import { namesOnlyLimits } from '../domain/names-only-limits.ts';
import { fromSpecs } from './about-specs.ts';
import { asksInAnyUnit } from './asked-units.ts';
import { asksOnlyOf } from './asks-nothing-else.ts';
import { choicesOf } from './choices.ts';
import { chooseDraft } from './choose-draft.ts';
import { saysNews, withoutLinks } from './composed.ts';
import type { Asking, Draft, DraftKind } from './composed.ts';
import { decidedBy } from './decided-by.ts';
import { extremeSpec } from './extreme-spec.ts';
import { fromFittingChoice, fromFittingRow } from './fitting-row.ts';
import { fromSameQuestion } from './from-pages.ts';
import { lacksExtent } from './lacks-spec.ts';
import { indexOfWords } from './named-option.ts';
import { leaveFor } from './leave-for.ts';
import { servedPlace } from './served-place.ts';
import { sizeAdvice } from './size-advice.ts';
import { heldShare, tellingWords, wholly } from './telling-words.ts';
import { measures } from './size-rows.ts';
import { totalPrice } from './total-price.ts';
import { whatItIs } from './what-it-is.ts';
import { sureTopic } from './wanted-topics.ts';
import { asksRestock } from './with-restock.ts';

/** share of what was asked */
const half = 0.5;

/** The first that there is and that says what was not told before. */
export function certainDraft(
  asking: Asking,
  drafts: readonly Draft[],
  isNew: (one: { text: string }) => boolean,
): Draft | null {
  const { part } = asking;
  const ways = [
    () => ownTimes(asking),
    () => ownLimit(asking),
    () => drafts.find(({ isTable }) => isTable === true) ?? null,
    () => fromSameQuestion(asking),
    () => ofNamedChoice(asking, drafts),
    () => leaveFor(asking),
    () => whatItIs(asking),
    () => totalPrice(asking),
    () => priceWithin(part, drafts),
    () => extremeSpec(asking),
    () => sizeAdvice(asking, drafts),
    () => fromFittingChoice(asking),
    () => fromSpecs(asking),
    () => fromFittingRow(asking),
    () => servedPlace(asking),
    () => decided(part, drafts),
  ];
  for (const way of ways) {
    const found = way();
    if (found !== null && isNew(found) && saysNews(found, part.text) && !lacksExtent(found, asking)) return found;
  }
  return null;
}

/** What is made to order, or not there yet, takes as long as its own page says, whatever a parcel takes. */
function ownTimes(asking: Asking): Draft | null {
  const { part, shopLanguage } = asking;
  const [thing] = part.focus;
  const asksTime = part.understanding.topics.some(
    ({ topic, weight }) => topic === 'delivery.time' && weight >= sureTopic,
  );
  if (thing === undefined || !asksTime) return null;
  const isOwnTime = ({ text, form }: Statement) => {
    const isWaiting = conceptsIn(text, shopLanguage).some((one) => one === 'preorder' || one === 'custom');
    const signs = signsOf(text);
    const isTime = [signNames.indexOf('duration'), signNames.indexOf('date')].some((sign) => signs[sign] === 1);
    return form !== 'question' && isWaiting && isTime;
  };
  return decidedBy('own', asking, { ...part.ownEvidence, products: [thing] }, isOwnTime);
}

/** Whoever wants "medium, 90 cm" or "washed blue", named as the shop does, asks for no measure and no care by its words. */
function ofNamedChoice(asking: Asking, drafts: readonly Draft[]): Draft | null {
  const { part } = asking;
  const [thing] = part.focus;
  const named =
    thing === undefined ? [] : choicesOf(thing).filter((value) => value.length > 1 && placeOf(part.text, value) >= 0);
  if (thing === undefined || named.length === 0) return null;
  const [text, asked] = [part.text, part.asked].map((said) => named.reduce(withoutWords, said));
  const { concepts, asks, isYesNo } = part.understanding;
  const bare = { ...asking, part: { ...part, text: text ?? '', asked: asked ?? '' } };
  const mayBeStock = isYesNo && ((part.understanding.aspects[inStock] ?? 0) >= maybe || asksOnlyOf(named, bare, thing));
  const isOfRecord = concepts.has('stock') || asks.has('cost') || mayBeStock;
  if (!isOfRecord || asksInAnyUnit(bare.part.text)) return null;
  return drafts.find(({ kind, signs }) => kind === 'record' && (signs.held ?? 0) >= half) ?? null;
}

const inStock = aspects.indexOf('stock');
const maybe = 0.15;
const placeOf = (text: string, value: string) => indexOfWords(` ${text.toLowerCase()} `, value.toLowerCase()) - 1;

function withoutWords(text: string, value: string): string {
  const at = placeOf(text, value);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + value.length);
}

/** "Ships to Bandung only" on a thing's own page goes before what the shop's rates say of all parcels. */
function ownLimit(asking: Asking): Draft | null {
  const { part, shopLanguage } = asking;
  const [thing] = part.focus;
  const asksReach = part.understanding.topics.some(({ topic, weight }) => reach.has(topic) && weight >= half);
  if (thing === undefined || !asksReach) return null;
  const limits = ({ text, form }: Statement) => {
    const { concepts, countries, signals } = wordsIn(text, shopLanguage);
    const isSent = concepts.has('delivery') || concepts.has('dispatch');
    const isLimit = signals.has('only') || (signals.has('negative') && (countries.size > 0 || concepts.has('abroad')));
    return form === 'sentence' && isSent && isLimit && !concepts.has('free');
  };
  return decidedBy('own', asking, { ...part.ownEvidence, products: [thing] }, limits);
}
const reach: ReadonlySet<string> = new Set(['delivery.cost', 'delivery.regions']);

/** What a record, a comparison or a limit decides. */
function decided(part: QuestionPart, drafts: readonly Draft[]): Draft | null {
  const { order } = part.limits;
  const of = (kind: DraftKind, least: number) =>
    drafts.find((one) => one.kind === kind && (one.signs.held ?? 0) >= least) ?? null;
  const search = of('search', 0);
  // nothing but a limit is said: all that meets it is meant
  if (search !== null && order === null && namesOnlyLimits(part.limits)) return search;
  // a row of the place that was asked for, the sentence that names the way to pay
  const facts = drafts.find(({ kind, isCertain }) => kind === 'facts' && isCertain === true);
  if (facts !== undefined) return facts;
  const isBetween = isPriced(part.limits);
  // "hoodies under 70" are all of them, though one is called by that word
  const isOfSeveral = isBetween && order === null && search?.isCertain === true && search.products.length > 1;
  return (
    (isOfSeveral ? search : null) ??
    of('comparison', wholly) ??
    of('superlative', wholly) ??
    of('record', wholly) ??
    (search?.isCertain === true ? search : null) ??
    (isBetween && order === null ? nearest(of('search', half), part) : null) ??
    drafts.find(({ kind, isCertain }) => kind === 'described' && isCertain === true) ??
    null
  );
}

/** Cards beside a price are told where what fits best of all goods is among them. */
const nearest = (search: Draft | null, { wished }: QuestionPart): Draft | null =>
  wished[0] === undefined || search?.products.some(({ url }) => url === wished[0]?.product.url) === true
    ? search
    : null;

/** "Is the dripper safe in a microwave?" is answered by what its page says of microwaves, not by showing drippers. */
export function isToldOnPage(found: Draft, asking: Asking, drafts: readonly Draft[]): boolean {
  if (found.kind !== 'search' && found.kind !== 'facts' && found.kind !== 'record') return false;
  // of what is only named nothing is asked
  if (drafts.some(({ kind, isCertain }) => kind === 'described' && isCertain === true)) return false;
  const { draft, alone } = chooseDraft(asking, drafts);
  if (draft === null || !(draft.kind === 'own' || draft.kind === 'pages')) return false;
  if (found.kind === 'record')
    return (
      draft.kind === 'own' &&
      (draft.signs.top ?? 0) >= likelyTold &&
      (alone.get('own') ?? 0) > (alone.get('record') ?? 1) &&
      !asksRestock(asking.part)
    );
  if (found.kind === 'facts' && isOfOtherMatter(found, draft, asking)) return true;
  if (found.kind === 'search' && areCardsBeside(found, asking, alone)) return (alone.get(draft.kind) ?? 0) >= clearly;
  if (isLimited(asking.part.limits)) return false;
  const isSure =
    found.kind === 'search' ? asking.part.understanding.intent !== 'shopping' : (draft.signs.top ?? 0) >= surelyTold;
  const told = (draft.signs.top ?? 0) >= clearly ? clearly : surelyTold;
  return isSure && (alone.get(draft.kind) ?? 0) >= told && (alone.get(found.kind) ?? 0) < doubtful[found.kind];
}

/** "Is it safe to type my card in?": the page's statement is of what is surely asked, and the fact, "we take cards", is not. */
function isOfOtherMatter(fact: Draft, told: Draft, { part, shopLanguage }: Asking): boolean {
  const { at, share } = likeliestAspect(part.understanding.aspects);
  if (share < surelyAsked || (told.signs.top ?? 0) < evenly) return false;
  const strength = (text: string) => strengthOf(marksOf(withoutLinks(text), shopLanguage, 'tell'), at);
  const found = told.kind === 'own' ? part.ownEvidence.found : part.evidence;
  return strength(found[0]?.statements.join(' ') ?? '') >= surelyAsked && strength(fact.text) < hardlyTold;
}
const surelyAsked = 0.9;
const hardlyTold = 0.05;
const evenly = 0.5;
const likelyTold = 0.6;

/** Nobody looks for goods, and goods alone are hardly an answer: "is there caffeine in the decaf?". */
function areCardsBeside(
  found: Draft,
  { part: { understanding, focus, limits }, phrases }: Asking,
  alone: ReadonlyMap<DraftKind, number>,
): boolean {
  const isWish = (understanding.aspects[searching] ?? 0) >= looksFor;
  const isOfThing = understanding.intent !== 'shopping' || (focus.length > 0 && !isLimited(limits));
  return found.text.startsWith(phrases.products) && !isWish && isOfThing && (alone.get('search') ?? 0) < hardly;
}
const searching = aspects.indexOf('search');
const looksFor = 0.3;
const hardly = 0.25;
/** how likely what is certain may be alone, and yet give way */
const doubtful = { search: 0.6, facts: 0.8 };
const surelyTold = 0.85;
const clearly = 0.75;

/** "Do you have it under 20?" asks what it costs, whatever its page labels. */
const priceWithin = ({ limits, focusBy }: QuestionPart, drafts: readonly Draft[]): Draft | null =>
  focusBy === 'name' && isPriced(limits)
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
