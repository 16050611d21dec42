/** What is untrue in a model's text by what it was given: sentence by sentence, each with the ones before it, so that streamed and whole texts are judged alike. */
import { once } from '../../../lib/remembered.ts';
import type { Attribution, Question } from '../../../ports/model.ts';
import { attributedTo, numbersHold } from './attributed.ts';
import { createRules } from './rules.ts';
import type { Rule, RuledSentence } from './rules.ts';
import { contextAfter } from './said-sentence.ts';
import type { Context } from './said-sentence.ts';
import { splitStatements } from './segments.ts';
import { sourcesOf } from './sources.ts';
import type { Source } from './sources.ts';
import { untrueChance } from './support-fit.ts';
import { createSupportSigns } from './support-signs.ts';
import type { Support } from './support-signs.ts';

const listMark = /^[^\S\n]*(?:[-*•]|\d{1,2}[.)])\s+/gmu;
const sentencesMax = 60;
/** From these chances of being untrue on a sentence is not said: where a rule of numbers speaks against it, another rule, and none. */
interface Limits {
  number: number;
  ruled: number;
  unruled: number;
}

const byAll: Limits = { number: 0.35, ruled: 0.35, unruled: 0.4 };
/** held against what the model says bears it out, and where its numbers stand there too */
const byAttributed: Limits = { number: 0.5, ruled: 0.5, unruled: 0.5 };
const byNumbersToo: Limits = { ...byAttributed, number: 0.9 };
const numberRules: ReadonlySet<Rule> = new Set<Rule>([
  'money',
  'percent',
  'min',
  'month',
  'measure',
  'clock',
  'word',
  'none',
]);
const none: readonly Attribution[] = [];
const quotedMax = 120;
/** what these find is never said, however likely it seems */
const absolute: ReadonlySet<Rule> = new Set<Rule>(['secrets', 'forbidden', 'code', 'customers', 'address']);

/** A sentence that was judged: with the same ones before it, it need not be judged again. */
interface Judged {
  raw: string;
  fault: string | null;
  after: Context;
}

/** The sentences of a text, as they are judged. */
export const sentencesOf = (text: string): string[] =>
  splitStatements(text.replaceAll(listMark, '')).slice(0, sentencesMax);

/** What may not be said of a sentence by what rules found in it: a phrase for the model, or null. */
type Weigh = (ruled: RuledSentence, place: { at: number; raw: string }) => string | null;
type CreateWeigh = (question: Question, sources: readonly Source[], from: Limits) => Weigh;

/**
 * Judges a growing text: what was judged before is remembered, so that a reply's check costs each of its sentences once. A sentence that
 * may not be said by all that was given may be by what the model says bears it out, if that was given too.
 * @returns a phrase for the model, null when all may be said
 */
export function createClaimFault(
  question: Question,
  createWeigh: CreateWeigh = bySupport,
): (text: string, attributions?: readonly Attribution[]) => string | null {
  const { start, judge, weigh } = createJudge(question, createWeigh, byAll);
  let judged: Judged[] = [];
  let judgedBy: readonly Attribution[] = none;

  function faultIn(raw: string, at: number, before: Context): Judged {
    const ruled = judge(raw, before);
    const after = contextAfter(ruled.sentence, ruled.amounts);
    const fault = weigh(ruled, { at, raw });
    const given = fault === null || isAbsolute(ruled) ? null : attributedTo(question, raw, judgedBy);
    if (given === null) return { raw, fault, after };
    const own = createJudge(given, createWeigh, numbersHold(ruled.sentence, given) ? byNumbersToo : byAttributed);
    const held = own.judge(raw, before);
    const isBorneOut = own.weigh(held, { at, raw }) === null;
    return isBorneOut ? { raw, fault: null, after: contextAfter(held.sentence, held.amounts) } : { raw, fault, after };
  }

  return (text, attributions = none) => {
    if (attributions !== judgedBy) judged = [];
    judgedBy = attributions;
    const all = sentencesOf(text);
    const same = all.findIndex((raw, at) => judged[at]?.raw !== raw);
    judged = judged.slice(0, same < 0 ? all.length : same);
    for (const [at, raw] of all.entries())
      if (at >= judged.length) judged.push(faultIn(raw, at, judged.at(-1)?.after ?? start));
    return judged.find(({ fault }) => fault !== null)?.fault ?? null;
  };
}

function createJudge(question: Question, createWeigh: CreateWeigh, from: Limits) {
  const sources = sourcesOf(question);
  return { ...createRules(question, sources), weigh: createWeigh(question, sources, from) };
}

const isAbsolute = ({ rule }: RuledSentence): boolean => rule !== null && absolute.has(rule);

/** What a rule finds is told as it says it; it may be said all the same where it is likely true, and what no rule finds may not where it is likely untrue. */
function bySupport(question: Question, sources: readonly Source[], from: Limits): Weigh {
  const signsOf = once(() => createSupportSigns(question, sources));
  return (ruled, place) => {
    const { rule, fault } = ruled;
    if (isAbsolute(ruled)) return fault;
    const support = signsOf()(ruled, place);
    if (fault !== null && isBareNumber(support)) return fault;
    if (fault === null && isOnRecord(support)) return null;
    const limit = rule === null ? from.unruled : numberRules.has(rule) ? from.number : from.ruled;
    if (untrueChance(support) < limit) return null;
    return fault ?? `the shop data does not bear out “${place.raw.slice(0, quotedMax)}”`;
  };
}

/** "Only 79 €!": nothing beside a number that stands nowhere speaks for it */
const isBareNumber = ({ signs: { words = 0, unheldNotAsked = 0 } }: Support): boolean =>
  words === 0 && unheldNotAsked > 0;

const wordsOnRecord = 0.85;

/** The price or the stock of what it names, as its record has it, and no more. */
function isOnRecord({ signs }: Support): boolean {
  const { numbers, pricesOfNamed, money = 0, isStock = 0, mentions = 0, exactAnywhere = 0 } = signs;
  const isTold = mentions > 0 && money + isStock > 0 && numbers === pricesOfNamed && exactAnywhere >= wordsOnRecord;
  return isTold && [signs.stockTurned, signs.offersOut, signs.isNo, signs.isWide].every((one) => one === 0);
}
