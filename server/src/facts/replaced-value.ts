/** Sentences that go on saying what a correction replaces: the old number on another page would be told beside the new one. */
import { isDeepStrictEqual } from 'node:util';
import { amountsIn } from './amounts.ts';
import { aspectOf } from './conflicts.ts';
import { exactDurationsIn } from './durations.ts';
import type { FactValue, FoundFact } from './fact.ts';
import { normalised } from './fact-id.ts';
import { regionsOf } from './regions.ts';
import type { Statement } from './statements.ts';
import { wordsIn } from './words-in.ts';

export interface Correction extends FoundFact {
  /** what the page said before */
  was?: FactValue | null | undefined;
}

/** Of one topic and scope with the old value; of the same place among others; or of the same matter, as "14 days are part of our 30 days" is. */
export function saysReplaced(fact: FoundFact, { was, ...correction }: Correction): boolean {
  const { topic, scope, value } = correction;
  if (was == null || value === null || fact.id === correction.id || isDeepStrictEqual(was, value)) return false;
  if (fact.topic === topic && namesPlaceOf(fact, correction))
    return saysValue(fact.text, was) && !saysValue(fact.text, value);
  if (normalised(fact.scope ?? '') !== normalised(scope ?? '') || fact.text === correction.text) return false;
  if (fact.topic === topic && fact.value?.kind === was.kind)
    return holdsOld(fact.value, was, value) && aspectOf(fact) === aspectOf(correction);
  if (was.kind !== 'days' || scope !== null || matterOf(fact) !== matterOf(correction)) return false;
  return saysSpan(fact.text, was);
}

/** Of what no fact is read from: "30 days to change your mind" in a banner. */
export function keepsReplaced(
  { text, above, language }: Statement,
  { topic, scope, was, ...now }: Correction,
): boolean {
  if (was?.kind !== 'days' || scope !== null || topic !== 'returns.window' || text === now.text) return false;
  if (!saysSpan(text, was)) return false;
  return [text, ...above].some(
    (words) => withdrawing.test(words) || ofReturns.some((one) => wordsIn(words, language).concepts.has(one)),
  );
}
const ofReturns = ['returns', 'exchange'] as const;
/** what the law calls it: "withdrawal within 14 days is part of our 30" */
const withdrawing = /withdraw|widerruf|rétract|desist|recesso|herroep|odstąp|ångerr|fortryd/iu;

const saysSpan = (text: string, { from, to }: Extract<FactValue, { kind: 'days' }>): boolean =>
  exactDurationsIn(text).some((span) => span.from === from && span.to === to);

/** "Free to the UK and Norway from €150" goes on saying what was put right of Norway, and says more than the correction does. */
export function namesPlaceOf(fact: FoundFact, correction: FoundFact): boolean {
  if (fact.scope === null || correction.scope === null || fact.scope === correction.scope) return false;
  const places = placesAlone(fact);
  return placesAlone(correction).some((one) => places.includes(one));
}

/** None where it holds for some goods or some way of delivery too. */
function placesAlone({ scope, language }: FoundFact): string[] {
  const within = (scope ?? '').split(', ').map((part) => regionsOf(part, language ?? 'en').within.map(({ id }) => id));
  return within.some((ids) => ids.length === 0) ? [] : within.flat();
}

function saysValue(text: string, value: FactValue): boolean {
  if (value.kind === 'days') return saysSpan(text, value);
  return value.kind === 'money' && amountsIn(text, value.currency).some(({ amount }) => amount === value.amount);
}

function holdsOld(said: FactValue, was: FactValue, now: FactValue): boolean {
  if (said.kind !== 'names' || was.kind !== 'names') return isDeepStrictEqual(said, was);
  const left = now.kind === 'names' ? now.names : [];
  return was.names.some((name) => !left.includes(name) && said.names.includes(name));
}

/** "returns" of "returns.window" */
export const matterOf = ({ topic }: Pick<FoundFact, 'topic'>): string => topic.split('.')[0] ?? topic;
