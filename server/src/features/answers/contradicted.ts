/** Of many answers those that pages say otherwise than, while others are served meanwhile. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Fact } from '../../facts/fact.ts';
import type { TakenAnswer } from './domain/answer-fields.ts';
import { isComparable, pagesAgainst, saysOtherwise } from './domain/contradictions.ts';
import type { Answer } from './domain/contradictions.ts';

/** as many contradictions as an owner reads; a thousand answers hold nobody up */
const contradictedMax = 20;

export interface Contradicted {
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
  taken: readonly TakenAnswer[],
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
