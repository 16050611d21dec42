/** A passage as the statements it makes: sentences, items of lists, rows of tables, and answers with the question they stand under. */
import { clausesOf } from './clause-starts.ts';
import { partsOfRun } from '../lib/parts-of-run.ts';
import type { Passage } from '../search/documents.ts';
import { isSentence, splitSentences } from '../search/best-quote.ts';
import { leansBack } from './leaning-words.ts';

export interface Statement {
  text: string;
  form: 'sentence' | 'fragment' | 'row' | 'question';
  /** the question that it stands under, as the page writes it */
  under: string | null;
  /** a new line begins with it: what follows on the same line belongs closer to it */
  startsLine: boolean;
  /** it begins with a word that stands for what was said before */
  leans: boolean;
  /** of a run without stops one of several clauses: it is told with those beside it */
  isClause: boolean;
}

/** A passage has some 120 words; what holds more statements is a list of single words. */
const statementsMax = 48;
const longestStatement = 1200;

const endsAsQuestion = /[?？؟]["”»)\]*]*$/;
const markedAsQuestion = /^(?:question|frage|pregunta|domanda|q)\s*[:.]\s/i;

const isQuestion = (text: string): boolean => endsAsQuestion.test(text) || markedAsQuestion.test(text);

export function statementsOf({ text, headings, language }: Passage): Statement[] {
  const heading = headings.at(-1) ?? '';
  let under = isQuestion(heading) ? heading : null;
  const statements: Statement[] = [];
  for (const line of text.split('\n')) {
    if (statements.length >= statementsMax) break;
    for (const [at, { own, isClause }] of piecesOf(line, language ?? 'en').entries()) {
      const form = isClause ? 'fragment' : formOf(own);
      statements.push({
        text: own.slice(0, longestStatement),
        form,
        under: form === 'question' ? null : under,
        startsLine: at === 0,
        leans: !isClause && leansBack(own, language ?? 'en'),
        isClause,
      });
      if (form === 'question') under = own;
    }
  }
  return statements.slice(0, statementsMax);
}

/** A row of a table is one statement, whatever points its cells hold. */
function piecesOf(line: string, language: string): { own: string; isClause: boolean }[] {
  const whole = line.trim();
  if (line.includes(' | ') && whole !== '') return [{ own: whole, isClause: false }];
  return splitSentences(line, language)
    .flatMap((line) => partsOfRun(line))
    .flatMap((part) => {
      const clauses = clausesOf(part);
      return clauses.map((own) => ({ own, isClause: clauses.length > 1 }));
    });
}

function formOf(text: string): Statement['form'] {
  if (isQuestion(text)) return 'question';
  if (text.includes(' | ')) return 'row';
  return isSentence(text) ? 'sentence' : 'fragment';
}
