/** What matching questions with statements is learned from and measured on: texts as the places of their words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  aboveWordsMax,
  bucketCount,
  placeOfWord,
  questionWordsMax,
  textWordsMax,
  wordsAbove,
} from '../../server/src/evidence/learned-match.ts';
import { readPassages } from '../../server/src/evidence/read-passages.ts';
import type { Reading } from '../../server/src/evidence/read-passages.ts';
import { readWords } from '../../server/src/evidence/read-words.ts';
import type { Word } from '../../server/src/evidence/read-words.ts';
import { promising } from '../../server/src/evidence/statement-features.ts';
import { wordVectorsOf } from '../../server/src/evidence/word-vectors.ts';
import { productExamples } from './evidence-examples.ts';
import type { EvidenceExample } from './evidence-examples.ts';
import { labelOf } from './evidence-rows.ts';
import { miniShops } from './mini-shops.ts';
import { rankedLines } from './product-questions.ts';
import { documentsOfShop, isKeptApart, matchFold, questionsOf, sets } from './question-sets.ts';
import { examplesOf } from './shop-examples.ts';

/** The places of a text's words. */
export type Places = Uint32Array;

interface Said {
  text: Places;
  /** its page's title, headings, the question it is under */
  above: Places;
}

/** A question with a statement that answers it. */
export interface Pair extends Said {
  /** a shop: what it says is told apart within it */
  group: string;
  /** left out together; null: in every training */
  fold: number | null;
  asked: Places;
  /** the same number wherever the same is said */
  statement: number;
}

/** A question with the statements among which its answer stands. */
export interface Choice {
  fold: number;
  isEnglish: boolean;
  asked: Places;
  /** 1 answers, 0 does not, -1 nobody judged */
  candidates: (Said & { label: number })[];
}

export interface MatchData {
  pairs: Pair[];
  choices: Choice[];
}

const folder = path.join(import.meta.dirname, 'statement-questions');
const productLines = 'product lines';
/** shops that nobody asks when it is measured */
const isInvented = (group: string): boolean => group.startsWith('invented-');
const shortestQuestion = 3;

export async function matchData(): Promise<MatchData> {
  const numbers = new Map<string, number>();
  const data: MatchData = { pairs: writtenPairs(numbers), choices: [] };
  for await (const example of shopExamples()) addExample(data, numbers, example, example.group);
  for (const example of productExamples(productLines, rankedLines()))
    if (example.set === `${productLines}, of it`) addExample(data, numbers, example, productLines);
  return data;
}

/** Statements with the questions that were written for each. */
function writtenPairs(numbers: Map<string, number>): Pair[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort();
  return files.flatMap((file) => {
    const group = file.replace('.tsv', '');
    const fold = isInvented(group) ? null : matchFold(group);
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
    return lines.flatMap((line) => {
      const [language = '', headings = '', statement = '', ...questions] = line.split('\t');
      const text = placesOf(readWords(statement, language), textWordsMax);
      if (text.length === 0) return [];
      const above = placesOf(readWords(headings.replaceAll(' > ', '\n'), language), aboveWordsMax);
      const said = { group, fold, text, above, statement: numberOf(numbers, statement, language) };
      return questions
        .filter((question) => question.length >= shortestQuestion)
        .map((question) => ({ ...said, asked: placesOf(readWords(question, language), questionWordsMax) }))
        .filter(({ asked }) => asked.length > 0);
    });
  });
}

async function* shopExamples(): AsyncGenerator<EvidenceExample> {
  const asked = sets.filter((one) => !isKeptApart(one));
  for (const [name, own] of Map.groupBy(asked, ({ shop }) => shop)) {
    const host = own.at(-1)?.host ?? '';
    const documents = await documentsOfShop(name, host);
    if (documents === null) continue;
    yield* await examplesOf({ name, host, documents, questions: own.flatMap((set) => questionsOf(set) ?? []) });
  }
  for (const shop of miniShops()) yield* await examplesOf(shop);
}

function addExample(data: MatchData, numbers: Map<string, number>, example: EvidenceExample, group: string): void {
  const { question, isAnswerable, set } = example;
  const asked = placesOf(readWords(question.text, question.language), questionWordsMax);
  if (!isAnswerable || asked.length === 0) return;
  const reading = readPassages(question, example.found);
  // as evidence is looked for, but for what is learned here
  const candidates = promising(reading).map((at) => ({
    ...saidOf(reading, at),
    at,
    label: labelOf(example, reading, at),
  }));
  const fold = matchFold(group);
  const right = candidates.filter(({ label }) => label === 1);
  for (const { text, above, at } of right) {
    const statement = numberOf(numbers, reading.statements[at]?.statement.text ?? '', question.language);
    if (text.length > 0) data.pairs.push({ group, fold, asked, text, above, statement });
  }
  if (right.length > 0 && set.startsWith('shop'))
    data.choices.push({ fold, isEnglish: question.language === 'en', asked, candidates });
}

function saidOf({ statements, passages, question }: Reading, at: number): Said {
  const statement = statements[at];
  const document = passages[statement?.passage ?? -1]?.found.document;
  if (statement === undefined || document === undefined) throw new Error('a statement of the reading');
  return {
    text: placesOf(statement.words, textWordsMax),
    above: placesOf([...wordsAbove(document, question.language), ...statement.underWords], aboveWordsMax),
  };
}

const known = wordVectorsOf('en')?.count ?? 0;

const placesOf = (words: readonly Word[], most: number): Places =>
  Uint32Array.from(words.slice(0, most), (word) => placeOfWord(word, known, bucketCount));

function numberOf(numbers: Map<string, number>, statement: string, language: string): number {
  const name = `${language} ${statement}`;
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}
