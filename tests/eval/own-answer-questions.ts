/**
 * Owners' answers of many trades, each with questions that it answers and near ones that it does not, as people wrote them for this: in
 * `own-answer-questions`, a tab-separated line an answer: language, question, answer, what is answered, what is not, both parted by ` | `.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface OwnAnswerLine {
  language: string;
  question: string;
  answer: string;
  same: string[];
  near: string[];
}

const folder = path.join(import.meta.dirname, 'own-answer-questions');

/** Answers that one shop has at once: of one language, a few at a time in the files' order. */
export function ownAnswerShops(size: number, from = folder): OwnAnswerLine[][] {
  const files = readdirSync(from)
    .filter((name) => name.endsWith('.tsv'))
    .sort();
  return files.flatMap((name) => {
    const lines = readFileSync(path.join(from, name), 'utf8').trim().split('\n').map(lineOf);
    return [...Map.groupBy(lines, ({ language }) => language).values()].flatMap((own) =>
      Array.from({ length: Math.ceil(own.length / size) }, (_, at) => own.slice(at * size, (at + 1) * size)),
    );
  });
}

function lineOf(line: string): OwnAnswerLine {
  const [language = '', question = '', answer = '', same = '', near = ''] = line.split('\t');
  return { language, question, answer, same: same.split(' | '), near: near.split(' | ') };
}
