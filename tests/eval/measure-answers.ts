/** Whether the right sentence is quoted, and whether the agent knows when it does not know. */
import { bestQuote } from '../../server/src/search/best-quote.ts';
import { buildIndex } from '../../server/src/search/build-index.ts';
import type { Passage, SearchIndex } from '../../server/src/search/documents.ts';
import { loadIndex } from '../../server/src/search/load-index.ts';
import type { LabelledDocument, LabelledSet } from './labelled-set.ts';
import { passageOf } from './passage-of.ts';

const quotedPassages = 6;
const falseAnswersMax = 0.05;
const refusalsMin = 0.6;

const indexOf = (passages: Passage[]) => loadIndex(buildIndex({ passages, products: [] }));
const share = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / Math.max(1, all.length);

/** Share of questions whose quoted sentence, with one neighbour on each side, holds the answer. */
export function quotedAnswers({ documents, queries }: LabelledSet, language: string): number {
  const passages = documents.map(passageOf);
  const index = indexOf(passages);
  return share(queries, ({ text, answers }) => {
    const found = index.searchPassages(text, quotedPassages).flatMap(({ position, score }) => {
      const document = passages[position];
      return document === undefined ? [] : [{ document, score }];
    });
    const quote = bestQuote(text, language, found);
    if (quote === null) return false;
    const quoted = plain(quote.sentences.slice(Math.max(0, quote.best - 1), quote.best + 2).join(' '));
    return answers.some((answer) => quoted.includes(plain(answer)));
  });
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();

export interface Abstention {
  /** share of the answerable questions that were answered */
  coverage: number;
  /** share of the questions without an answer that were answered all the same */
  falseAnswers: number;
}

/** Half of the articles are indexed, so the other half's questions have no answer there; the threshold comes from the halves swapped. */
export function abstention({ documents, queries }: LabelledSet): Abstention {
  const half = (which: number) => {
    const index = indexOf(documents.filter(({ article }) => (article ?? 0) % 2 === which).map(passageOf));
    const confidence = ({ text }: { text: string }) => confidenceOf(index, text);
    return {
      answerable: queries.filter(({ article }) => (article ?? 0) % 2 === which).map(confidence),
      unanswerable: queries.filter(({ article }) => (article ?? 0) % 2 !== which).map(confidence),
    };
  };
  const threshold = quantile(half(1).unanswerable, 1 - falseAnswersMax);
  const { answerable, unanswerable } = half(0);
  return {
    coverage: share(answerable, (confidence) => confidence > threshold),
    falseAnswers: share(unanswerable, (confidence) => confidence > threshold),
  };
}

export interface IntentFigures {
  /** share of the answerable messages that got the right answer and were not refused */
  accuracy: number;
  /** share of the others that were refused */
  refused: number;
}

/** Thresholds see the corpus alone: each phrase is asked of an index without it, as a stranger whose answer the corpus may lack. */
export function intents({ documents, queries, grades }: LabelledSet): IntentFigures {
  const index = indexOf(documents.map(passageOf));
  const threshold = quantile(strangers(documents), refusalsMin);
  const asked = queries.map((query) => {
    const [top] = index.searchPassages(query.text, 1);
    const isRight = (grades.get(query.id)?.get(documents[top?.position ?? -1]?.id ?? '') ?? 0) > 0;
    return { isRight, isAnswered: (top?.confidence ?? 0) > threshold, answerable: query.answerable };
  });
  return {
    accuracy: share(
      asked.filter(({ answerable }) => answerable),
      ({ isRight, isAnswered }) => isRight && isAnswered,
    ),
    refused: share(
      asked.filter(({ answerable }) => !answerable),
      ({ isAnswered }) => !isAnswered,
    ),
  };
}

const folds = 5;

/** How sure the index is of phrases whose whole intent was left out of it. */
function strangers(documents: readonly LabelledDocument[]): number[] {
  const labels = [...new Set(documents.map(({ label }) => label))];
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isOut = ({ label }: LabelledDocument) => labels.indexOf(label) % folds === fold;
    const index = indexOf(documents.filter((document) => !isOut(document)).map(passageOf));
    return documents.filter(isOut).map(({ text }) => confidenceOf(index, text));
  });
}

const confidenceOf = (index: SearchIndex, text: string): number => index.searchPassages(text, 1)[0]?.confidence ?? 0;

const quantile = (values: readonly number[], at: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(at * values.length))] ?? 0;
