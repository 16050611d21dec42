/** Answers of owners of other shops, against which it is seen whether a question is near an answer or near any: written by `tests/eval/train-own-answers.ts`. */
import { readFileSync } from 'node:fs';
import type { KnownAnswer } from './likely-answer.ts';

/** the bundler lays it beside the bundle, as it does with the migrations */
export const backgroundAnswersFile = new URL('./background-answers.json', import.meta.url);

/** by language: questions with their answers */
type Written = Record<string, [question: string, answer: string][]>;

let read: Written | undefined;

/** English ones in languages that have none. */
export function backgroundAnswers(language: string): KnownAnswer[] {
  read ??= parsed(readFileSync(backgroundAnswersFile, 'utf8'));
  return (read[language] ?? read.en ?? []).map(([question, text]) => {
    return { id: '', questions: [question], text, pageUrl: null, validUntil: null };
  });
}

function parsed(json: string): Written {
  const written: Written = JSON.parse(json);
  return written;
}
