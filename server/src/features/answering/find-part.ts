/** One question of a message: alone or with what was said before, whichever the shop answers better. */
import { asksOf, isYesNo } from '../../dialogue/asks-of.ts';
import { withoutOpening } from '../../dialogue/opening-words.ts';
import type { FoundProduct } from '../../ports/model.ts';
import { readFollowUp } from './domain/follow-up.ts';
import { asksTermsOfThing, contextOf, withOtherSubject, withSubject, withSubjectPriced } from './domain/subject.ts';
import { namedOption } from './extractive/named-option.ts';
import { tellingWords } from './extractive/telling-words.ts';
import { findWay, probabilityOf } from './find-way.ts';
import type { FoundPart, Needs } from './find-way.ts';
import { isOfOtherColour, isOfOtherCount, isOfOtherName, isOfOtherNumber, toldApart } from './focus.ts';
import type { ToldBefore } from './told-before.ts';

export interface Said {
  text: string;
  /** what the visitor asked before, oldest first */
  earlier: readonly string[];
  language: string;
  /** what was shown last, in its order */
  shown: readonly FoundProduct[];
  /** what was told last; null where it rests on no page */
  before: ToldBefore | null;
  isFurther: boolean; // the message asked something else first
  /** whose page the visitor is on; at most one */
  onPage: readonly FoundProduct[];
}

/** a question that may lean on the one before is only then taken with it when it is answered this much better */
export const clearlyBetter = 0.15;
export const wellAnswered = 0.6;

export async function findPart(needs: Needs, said: Said): Promise<FoundPart> {
  const { text, earlier, language, shown, onPage, before, isFurther } = said;
  const { standsAlone } = needs.words;
  const reading = readFollowUp(text, language, standsAlone);
  const context = reading.lean === 'alone' ? null : contextOf(earlier, language, standsAlone);
  const picked =
    reading.ordinal === null ? toldApart(shown, text, needs.words) : shown.slice(...sliceOf(reading.ordinal));
  // "the linen one?" is none of those shown where none is told from the others, unless it is a choice of the one
  const isOfChoice =
    reading.swaps && shown.length === 1 && shown.every((thing) => namesOnlyChoice(text, thing, language));
  const isOther = reading.swaps && shown.length > 0 && picked.length === shown.length && !isOfChoice;
  const isPointing = (reading.pointsAtThing && !isOther) || isOfChoice;
  const things = isPointing ? picked : [];
  // the one thing that was talked of stays nearest, as an open page is: "and how long does the battery last" names no other
  const isOfShown = shown.length === 1 && !reading.swaps && !shown.some((thing) => isOfOtherCount(text, thing));
  const near = isOfShown ? shown : onPage;
  const focus = things.length > 0 ? things : near;
  const focusBy = focus.length === 0 ? null : isPointing ? 'pointing' : 'page';
  const make = (standalone: string, isFollowUp: boolean) =>
    findWay(needs, {
      text,
      standalone,
      isFollowUp,
      narrows: isFollowUp && reading.narrows,
      language,
      focus,
      focusBy,
      before,
      pair: shown,
    });
  const makeOther = (standalone: string) =>
    findWay(needs, {
      text,
      standalone,
      isFollowUp: true,
      narrows: false,
      language,
      focus: [],
      focusBy: null,
      before,
      pair: [],
    });
  if (context === null || (focusBy === 'pointing' && things.length === 0)) return make(text, focusBy === 'pointing');
  // "and the set of 12?", after the set of 6; "and in off white?", after the black one
  const [thing] = things;
  const isOfOthers =
    thing !== undefined &&
    things.length === 1 &&
    (isOfOtherNumber(text, thing) ||
      isOfOtherName(text, thing, needs.words.shopLanguage) ||
      (reading.pointsAtThing && isOfOtherColour(text, thing, needs.words)));
  if (isOfOthers) {
    const counted = await makeOther(withSubjectPriced(text, context, language));
    if (counted.focusBy === 'name' && counted.focus[0]?.url !== thing.url) return counted;
  }
  const isUnshown = reading.swaps && shown.length === 0;
  const isOfTerms = isUnshown && asksTermsOfThing(context, language);
  // "and the 64 GB one?" is asked of the same thing in another choice
  if (isOfChoice) return make(withOtherSubject(text, context, language, null), true);
  if (isOther || isOfTerms) {
    const named = shown.length === 1 ? (shown[0]?.name ?? null) : null;
    const swapped = await makeOther(withOtherSubject(text, context, language, named));
    if (swapped.focusBy === 'name' || (isOfTerms && (await probabilityOf(swapped)) >= wellAnswered)) return swapped;
  }
  const ofOne = things.length === 1 && !isOfOthers ? withSubjectPriced : withSubject;
  const makeWithin = () => make(ofOne(text, context, language), true);
  // "does it fit Schrader valves? and has it got a gauge": a whole question of the same thing needs no word of the first
  const isWhole = isFurther && focus.length === 1 && isYesNo(withoutOpening(text, language), language);
  if (isWhole && tellingWords(text, language).length > 0) return make(text, true);
  if (reading.lean === 'leans') return makeWithin();
  // "how long for dogs?" and then "and for cats?" looks for nothing to buy
  if (isUnshown && asksOf(context, language).size > 0) {
    const within = await makeWithin();
    if ((await probabilityOf(within)) >= wellAnswered) return within;
  }
  const alone = await make(text, false);
  // "how many faces does the K4 know?" was not answered, and now it is the K6 that is asked about
  if (isUnshown && alone.focusBy === 'name') {
    const standalone = withOtherSubject(text, context, language, alone.focus[0]?.name ?? null);
    return standalone === text ? alone : make(standalone, true);
  }
  // beside a thing or a question a word that the shop does not know, or something to buy, is a subject of its own
  const isBeside = shown.length > 0 || isFurther;
  if (isBeside && (alone.known < 1 || alone.understanding.intent === 'shopping')) return alone;
  const best = await probabilityOf(alone);
  if (best >= wellAnswered) return alone;
  const within = await makeWithin();
  return (await probabilityOf(within)) > best + clearlyBetter ? within : alone;
}

/** "And the 64 GB one?", and nothing else of it. */
function namesOnlyChoice(text: string, thing: FoundProduct, language: string): boolean {
  const said = namedOption(text, thing)?.values.join(' ').toLowerCase().replaceAll(/\s/gu, '') ?? '';
  return said !== '' && tellingWords(text, language).every((word) => said.includes(word.text.replaceAll(/\s/gu, '')));
}

const sliceOf = (ordinal: number): [number, number?] => (ordinal < 0 ? [-1] : [ordinal, ordinal + 1]);
