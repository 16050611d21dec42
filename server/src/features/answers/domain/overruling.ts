/** Where pages say otherwise than an owner’s answer does: the answer is told in their place, and its owner is shown the lines. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { conflictsOf } from '../../../facts/conflicts.ts';
import type { Fact, FactTopic, FoundFact } from '../../../facts/fact.ts';
import type { AnswerFields } from '../store.ts';
import { factsOfAnswer, isComparable, pagesAgainst, saysNumbers, saysOtherwise } from './contradictions.ts';
import type { Answer } from './open-otherwise.ts';
import type { KnownAnswer } from './likely-answer.ts';

/** Sentences of pages that say otherwise than an owner's answer does: the answer is told in their place, or visitors would read both. */

/** Of these a shop has one number. "24 to 48 hours" may be until a parcel leaves or arrives, and a fee is of one thing among many. */
const ofOneNumber: ReadonlySet<FactTopic> = new Set<FactTopic>([
  'returns.window',
  'refund.time',
  'warranty',
  'delivery.free_from',
]);

/** The facts, with an owner's answer for each that it contradicts; what the owner decided of a fact stays. */
export type Overrule = (facts: Fact[]) => Fact[];

export function createOverruling(answers: readonly KnownAnswer[], language: string, now: () => Date): Overrule {
  const said = answers
    .filter(({ text }) => saysNumbers(text))
    .map((answer) => ({ answer, own: factsOfAnswer(answer, language).filter(({ topic }) => ofOneNumber.has(topic)) }))
    .filter(({ own }) => own.length > 0);
  if (said.length === 0) return (facts) => facts;
  let last: { of: string; told: Fact[] } | null = null;
  return (facts) => {
    const valid = said.filter(({ answer: { validUntil } }) => validUntil === null || validUntil > now());
    const of = [...valid.map(({ answer }) => answer.id), ...facts.map(({ id, state }) => `${id} ${state}`)].join('\n');
    if (last?.of !== of) last = { of, told: overruled(facts, valid, language) };
    return last.told;
  };
}

function overruled(
  facts: readonly Fact[],
  said: readonly { answer: KnownAnswer; own: readonly FoundFact[] }[],
  language: string,
): Fact[] {
  // an answer in the shop's language stands in no other tongue's page
  const open = facts.filter((one) => one.state === 'found' && (one.language ?? language) === language);
  const byFact = new Map(
    said.flatMap(({ answer, own }) => {
      const conflicts = conflictsOf([...own, ...open]);
      return own.flatMap((fact) => (conflicts.get(fact.id) ?? []).map((id) => [id, { answer, fact }] as const));
    }),
  );
  return facts.map((fact) => {
    const by = byFact.get(fact.id);
    if (by === undefined) return fact;
    const { text } = by.answer;
    return { ...fact, text, value: by.fact.value, state: 'corrected', conflicts: [], overrules: [fact.text] };
  });
}

/** Of many answers those that pages say otherwise than, while others are served meanwhile. */

/** as many contradictions as an owner reads; a thousand answers hold nobody up */
const contradictedMax = 20;

interface Contradicted {
  question: string;
  text: string;
  pages: Fact[];
}

export async function contradictedOf(answers: readonly Answer[], known: readonly Fact[]): Promise<Contradicted[]> {
  const told = await heldAgainst(answers, known);
  return told.map(({ answer: { questions, text }, pages }) => ({ question: questions[0] ?? '', text, pages }));
}

/** Of a file, by their lines. */
export async function contradictedLines(
  taken: readonly { line: number; fields: AnswerFields }[],
  known: readonly Fact[],
): Promise<{ line: number; why: string }[]> {
  const told = await heldAgainst(
    taken.map(({ line, fields: { questions, text } }) => ({ line, questions, text })),
    known,
  );
  return told
    .flatMap(({ answer: { line }, pages }) => pages.map((page) => ({ line, why: saysOtherwise(page) })))
    .slice(0, contradictedMax);
}

async function heldAgainst<A extends Answer>(
  answers: readonly A[],
  known: readonly Fact[],
): Promise<{ answer: A; pages: Fact[] }[]> {
  const told: { answer: A; pages: Fact[] }[] = [];
  for (const answer of answers) {
    if (told.length >= contradictedMax) break;
    if (!isComparable(answer)) continue;
    const pages = pagesAgainst(answer, known);
    if (pages.length > 0) told.push({ answer, pages });
    await letOthersRun();
  }
  return told;
}
