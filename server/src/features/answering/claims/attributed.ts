/** What a model says bears out a sentence, found again in what it was given: among much else a plain sentence looks likelier untrue than it is. */
import type { Attribution, Question } from '../../../ports/model.ts';
import { pricesOf } from './prices.ts';
import type { Sentence } from './said-sentence.ts';
import { readOnce, sourcesOf } from './sources.ts';

const spelled = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}%€$£¥]+/gu, ' ')
    .trim()
    .toLowerCase();

/** less is in every text */
const leastWords = 4;

const holdsWords = (text: string, words: string): boolean =>
  words.length >= leastWords && ` ${spelled(text)} `.includes(` ${words} `);

/** @returns the question with the quoted words, facts and products alone, or null where no words are quoted that were given */
export function attributedTo(question: Question, raw: string, attributions: readonly Attribution[]): Question | null {
  const said = spelled(raw);
  const own = attributions.filter(({ sentence }) => holdsWords(sentence, said) || holdsWords(raw, spelled(sentence)));
  const quoted = own.flatMap(({ words }) => words).filter((words) => spelled(words).length >= leastWords);
  const quotedIn = (text: string) => quoted.filter((words) => holdsWords(text, spelled(words)));
  const cited = <T>(all: readonly T[], key: 'passages' | 'facts' | 'products') =>
    [...new Set(own.flatMap((one) => one[key]))].flatMap((position) => all[position] ?? []);
  const passages = cited(question.passages, 'passages').flatMap((passage) => {
    const { document } = passage;
    const words = quotedIn([document.title, ...document.headings, document.text].join('\n'));
    return words.length === 0 ? [] : [{ ...passage, document: { ...document, text: words.join('\n') } }];
  });
  const facts = cited(question.facts, 'facts').filter(({ text }) => quotedIn(text).length > 0);
  const products = cited(question.products, 'products');
  return passages.length + facts.length + products.length === 0 ? null : { ...question, passages, facts, products };
}

/** Whether each number of a sentence stands in what bears it out or was asked, or is worked out of these. */
export function numbersHold({ claims, plain }: Sentence, given: Question): boolean {
  const told = [...sourcesOf(given).flatMap((source) => source.claims), ...readOnce(given.text, given.language).claims];
  const prices = given.products.flatMap(({ document }) => pricesOf(document, plain).prices.map(({ amount }) => amount));
  const known = new Set([...told.map(({ said }) => said), ...prices]);
  const amounts = [...told.flatMap(({ kind, said }) => (kind === 'money' ? [said] : [])), ...prices];
  return claims.every(({ said, article }) => article || known.has(said) || isWorkedOut(said, [...known], amounts));
}

/** Whether a number is two others added, taken off, times or by each other, or a share of one, and perhaps one of `amounts` on top. */
function isWorkedOut(said: number, known: readonly number[], amounts: readonly number[]): boolean {
  const isIt = (value: number) => Math.abs(value - said) < 0.006 || (said > 20 && Math.round(value) === said);
  return known.some((one) =>
    known.some((other) => {
      const pairs = [one + other, one - other, one * other, one / other, (one * other) / 100, one * (1 - other / 100)];
      return pairs.some((value) => isIt(value) || amounts.some((third) => isIt(value + third) || isIt(value - third)));
    }),
  );
}
