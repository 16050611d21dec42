/** Of many answers those that pages say otherwise than, while others are served meanwhile. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Fact } from '../../facts/fact.ts';
import type { TakenAnswer } from './domain/answer-fields.ts';
import { contradictions, isComparable, pagesAgainst } from './domain/contradictions.ts';

/** as many contradictions as an owner reads; a thousand answers hold nobody up */
const contradictedMax = 20;

export interface Contradicted {
  question: string;
  text: string;
  pages: Fact[];
}

export async function contradictedOf(
  answers: readonly { questions: readonly string[]; text: string }[],
  known: readonly Fact[],
): Promise<Contradicted[]> {
  const told: Contradicted[] = [];
  for (const { questions, text } of answers) {
    if (told.length >= contradictedMax) break;
    if (!isComparable({ questions, text })) continue;
    const pages = pagesAgainst({ questions, text }, known);
    if (pages.length > 0) told.push({ question: questions[0] ?? '', text, pages });
    await letOthersRun();
  }
  return told;
}

/** Of a file, by their lines. */
export async function contradictedLines(
  taken: readonly TakenAnswer[],
  known: readonly Fact[],
): Promise<{ line: number; why: string }[]> {
  const told: { line: number; why: string }[] = [];
  for (const { line, fields } of taken) {
    if (told.length >= contradictedMax) break;
    if (!isComparable(fields)) continue;
    for (const why of contradictions(fields, known)) told.push({ line, why });
    await letOthersRun();
  }
  return told.slice(0, contradictedMax);
}
