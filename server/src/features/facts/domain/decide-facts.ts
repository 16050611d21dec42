/** What a training read and what the owner decided, put together: for the owner, who sees everything, and for answers. */
import { isDeepStrictEqual } from 'node:util';
import { conflictsOf } from '../../../facts/conflicts.ts';
import { amountsIn, percentIn } from '../../../facts/amounts.ts';
import { durationsIn } from '../../../facts/durations.ts';
import type { Fact, FactValue, FoundFact } from '../../../facts/fact.ts';
import { paymentNamesIn } from '../../../facts/payment-names.ts';
import { readFacts } from '../../../facts/read-facts.ts';
import { namesPlaceOf, saysReplaced } from '../../../facts/replaced-value.ts';

export interface ReadFact extends FoundFact {
  readAt: string;
}

export interface Decision {
  factId: string;
  state: 'confirmed' | 'corrected' | 'hidden';
  /** of a corrected fact */
  text: string | null;
  /** as it was decided on */
  fact: FoundFact;
  decidedAt: string;
}

export interface OwnersFact extends Fact {
  pageText: string;
  pageValue: FactValue | null;
  /** the page says it no more; the correction holds all the same */
  changed: boolean;
}

export function decideFacts(read: readonly ReadFact[], decisions: readonly Decision[]): OwnersFact[] {
  const byId = new Map(decisions.map((decision) => [decision.factId, decision]));
  const known = new Set(read.map(({ id }) => id));
  const kept = read.map((fact) => decided(fact, byId.get(fact.id), false));
  // what an owner wrote outlives the sentence that it was written for
  const outlived = decisions
    .filter(({ factId, state }) => state === 'corrected' && !known.has(factId))
    .map((decision) => decided({ ...decision.fact, readAt: decision.decidedAt }, decision, true));
  return withConflicts([...kept, ...outlived]);
}

function withConflicts(facts: readonly OwnersFact[]): OwnersFact[] {
  const conflicts = conflictsOf(facts.filter(({ state }) => state !== 'hidden'));
  const corrections = facts.filter(({ state }) => state === 'corrected');
  const found = facts.filter(({ state }) => state === 'found');
  const replaced = corrections.flatMap((correction) => {
    const change = { ...correction, was: correction.pageValue };
    return found.filter((fact) => saysReplaced(fact, change)).map(({ id }) => [correction.id, id] as const);
  });
  const against = ({ id }: OwnersFact) =>
    replaced.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
  return facts.map((fact) => ({
    ...fact,
    conflicts: [...new Set([...(conflicts.get(fact.id) ?? []), ...against(fact)])],
  }));
}

/** For the owner, who reads sentences: what was decided of one holds for all that was read in it. */
export function decidedBySentence(facts: readonly OwnersFact[]): OwnersFact[] {
  const decisions = new Map(
    facts.filter(({ state }) => state !== 'found').map((fact) => [oneLine(fact.pageText), fact]),
  );
  const shown = facts.map((fact) => {
    const like = decisions.get(oneLine(fact.pageText));
    if (like === undefined || fact.state !== 'found') return fact;
    const { state, text } = like;
    return state === 'corrected' ? { ...fact, state, text, value: valueIn(text, fact) } : { ...fact, state };
  });
  return withConflicts(shown);
}

/** Of the decisions those on the same sentence, wherever it stands and whatever else was read in it. */
export const onSentence = (pageText: string, decisions: readonly Decision[]): string[] =>
  decisions.filter(({ fact }) => oneLine(fact.text) === oneLine(pageText)).map(({ factId }) => factId);

/** What a page says now of what a correction was written for. */
export const standsInstead = (fact: OwnersFact, { topic, scope, url }: OwnersFact): boolean =>
  fact.state === 'found' && fact.topic === topic && fact.scope === scope && fact.url === url;

/**
 * Hidden facts stand there so that their sentences are silenced in pages too; what else was read in such a sentence is not said. Nor is what
 * contradicts a fact that the owner stands by. A correction stands in place of its sentence and of those
 * that contradict it: what else was read in its own is as the correction says it, what else was read in the others is not said. One that
 * speaks of other places too is silenced, until its owner corrects it.
 */
export function factsForAnswers(known: readonly OwnersFact[]): Fact[] {
  const own = new Map(
    known.flatMap(({ state, pageText, text }) => (state === 'corrected' ? [[pageText, text] as const] : [])),
  );
  const corrected = withConflicts(
    known.flatMap((fact) => {
      const text = fact.state === 'found' ? own.get(fact.text) : undefined;
      return text === undefined || text === fact.text ? [fact] : inCorrection(fact, text);
    }),
  );
  const facts = corrected.map((fact) =>
    isOfMorePlaces(fact, corrected) ? { ...fact, state: 'hidden' as const } : fact,
  );
  const stoodBy = new Set(
    facts.filter(({ state }) => state === 'confirmed' || state === 'corrected').map(({ id }) => id),
  );
  const isOverruled = ({ state, conflicts }: OwnersFact) =>
    state === 'found' && conflicts.some((id) => stoodBy.has(id));
  const overruled = facts.filter(isOverruled);
  const overruledBy = ({ id, text, pageText }: OwnersFact): string[] => [
    ...(pageText === text ? [] : [pageText]),
    ...overruled.filter(({ conflicts }) => conflicts.includes(id)).map((other) => other.text),
  ];
  const corrections = facts.filter(({ state }) => state === 'corrected');
  const gone = new Set(corrections.flatMap(overruledBy));
  const silent = silencedBy(facts);
  const said = facts
    .filter((fact) => !isOverruled(fact) && (fact.state === 'hidden') === silent.has(oneLine(fact.text)))
    .filter(({ state, text }) => state !== 'found' || !gone.has(text));
  const ids = new Set(said.map(({ id }) => id));
  const told = new Set(said.map(({ text }) => text));
  return said.map((fact) => {
    const { id, topic, text, value, scope, url, language, readAt, state, conflicts } = fact;
    const overrules = state === 'corrected' ? overruledBy(fact).filter((sentence) => !told.has(sentence)) : [];
    const was = state === 'corrected' && value !== null && !isDeepStrictEqual(value, fact.pageValue) && fact.pageValue;
    return {
      id,
      topic,
      text,
      value,
      scope,
      url,
      language,
      readAt,
      state,
      conflicts: conflicts.filter((other) => ids.has(other)),
      ...(overrules.length > 0 && { overrules }),
      ...(was && { was }),
    };
  });
}

/** It names other places beside that of a correction that contradicts it: the correction cannot stand in its place. */
const isOfMorePlaces = (fact: OwnersFact, all: readonly OwnersFact[]): boolean =>
  fact.state === 'found' &&
  all.some((one) => one.state === 'corrected' && fact.conflicts.includes(one.id) && namesPlaceOf(fact, one));

/** Sentences that the owner hid, and stands by in no other fact. */
function silencedBy(facts: readonly OwnersFact[]): Set<string> {
  const sentences = (isOf: (state: Fact['state']) => boolean) =>
    new Set(facts.filter(({ state }) => isOf(state)).map(({ text }) => oneLine(text)));
  const stoodBy = sentences((state) => state === 'confirmed' || state === 'corrected');
  return sentences((state) => state === 'hidden').difference(stoodBy);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function inCorrection(fact: OwnersFact, text: string): OwnersFact[] {
  const value = valueIn(text, fact);
  return value === null ? [] : [{ ...fact, text, value, state: 'corrected' }];
}

function decided(fact: ReadFact, decision: Decision | undefined, changed: boolean): OwnersFact {
  const base = { ...fact, conflicts: [], pageText: fact.text, pageValue: fact.value, changed };
  if (decision === undefined) return { ...base, state: 'found' };
  if (decision.state !== 'corrected' || decision.text === null) return { ...base, state: decision.state };
  return { ...base, state: 'corrected', text: decision.text, value: valueIn(decision.text, fact) };
}

/** every question of a visitor asks for the same corrections again */
const values = new Map<string, FactValue | null>();
const valuesMax = 2000;

/** The corrected words are read as the page's were, below the sentence that they stand for. What that is about may have stood above it. */
function valueIn(
  text: string,
  { id, topic, text: pageText, value: pageValue, url, language }: FoundFact,
): FactValue | null {
  const key = `${id}\n${text}`;
  const known = values.get(key);
  if (known !== undefined) return known;
  const passage = {
    url,
    title: '',
    headings: [pageText],
    text,
    language,
    kind: 'policy' as const,
    voice: 'shop' as const,
  };
  const said = readFacts({ passages: [passage] }, []).find((fact) => fact.topic === topic && fact.text !== pageText);
  const value = said?.value ?? valueLike(pageValue, pageText, text);
  if (values.size >= valuesMax) values.clear();
  values.set(key, value);
  return value;
}

/** The one value of the same kind that the words hold; of several, as many as the page's words hold, the one that stands where that stood. */
function valueLike(before: FactValue | null, pageText: string, text: string): FactValue | null {
  if (before?.kind === 'days') {
    const isOld = ({ from, to }: { from: number; to: number }) => from === before.from && to === before.to;
    const span = inPlaceOf(durationsIn(pageText).findIndex(isOld), durationsIn(pageText), durationsIn(text));
    return span === null ? null : { kind: 'days', ...span };
  }
  if (before?.kind === 'money') {
    const amounts = amountsIn(pageText, before.currency);
    const at = amounts.findIndex(({ amount }) => amount === before.amount);
    const now = inPlaceOf(at, amounts, amountsIn(text, before.currency));
    return now === null ? null : { kind: 'money', amount: now.amount, currency: now.currency };
  }
  if (before?.kind === 'percent') {
    const percent = percentIn(text);
    return percent === null ? null : { kind: 'percent', percent };
  }
  const names = before?.kind === 'names' ? paymentNamesIn(text) : [];
  return names.length > 0 ? { kind: 'names', names } : null;
}

function inPlaceOf<T>(at: number, before: readonly T[], now: readonly T[]): T | null {
  if (now.length === 1) return now[0] ?? null;
  return now.length === before.length ? (now[at] ?? null) : null;
}
