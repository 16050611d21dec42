/** What speaks for and against each statement as the answer, as numbers for the model. The order is the model's: a change wants a new training. */
import { likeliestAspect } from '../aspects/aspect-model.ts';
import { markedMost, markedNone, sharedAspects, strengthOf } from '../aspects/marks.ts';
import type { Marks } from '../aspects/marks.ts';
import { expectedShape, signNames, signsOf } from './answer-signs.ts';
import { conceptsOf } from './concepts-of.ts';
import { heaviestMissing, shareOf } from './question-terms.ts';
import { orderShares, precisionOf, windowOf } from './word-order.ts';
import type { Reading, ReadStatement } from './read-passages.ts';
import { createMatcher, wordsAbove } from './learned-match.ts';
import type { Match } from './learned-match.ts';
import { createSenseOf, likenessOf } from './text-sense.ts';
import { readWords } from './read-words.ts';
import type { Word } from './read-words.ts';
import { passageFeatures, questionFeatures, sharedConcepts } from './passage-features.ts';
import type { Named } from './passage-features.ts';

export interface Features {
  names: readonly string[];
  /** the statements that are worth a closer look, as positions in the reading */
  looked: number[];
  /** one row for each of them */
  rows: Float32Array[];
  /** of each of them, as it was learned from questions and their answers */
  matches: Match[];
}

/** as many of the statements that hold most of the question are looked at */
const lookedAtMax = 48;

export function statementFeatures(reading: Reading): Features {
  const { question, passages, statements, terms } = reading;
  const senseOf = createSenseOf(question.language);
  const asked = senseOf(terms.words);
  const ofQuestion = questionFeatures(reading);
  const topics = passages.map(({ found: { document } }) =>
    conceptsOf([document.title, ...document.headings].join('\n'), question.language),
  );
  const ofPassages = passages.map((passage) => passageFeatures(reading, passage, senseOf, asked));
  const matches = matchesOf(reading);
  const looked = promising(reading, (at) => (matches[at]?.words ?? 0) + (matches[at]?.whole ?? 0));
  const around = ofPassages.map((passage) => Object.entries({ ...passage, ...ofQuestion }));
  let names: string[] = [];
  const rows = looked.flatMap((at) => {
    const statement = statements[at];
    if (statement === undefined) return [];
    const signs = signsOf(statement.statement.text);
    const parts = [
      ownFeatures(reading, statement),
      aboutFeatures(reading, statement, signs, topics[statement.passage] ?? new Set(), senseOf, asked),
      formFeatures(reading, statement),
      aspectFeatures(reading, statement),
    ];
    const beside = around[statement.passage] ?? [];
    if (names.length === 0) {
      const own = [...parts.flatMap((part) => Object.keys(part)), ...signNames.map((name) => `sign_${name}`)];
      names = [...own, ...beside.map(([name]) => name), ...relationNames];
    }
    const row = new Float32Array(names.length);
    let place = 0;
    for (const part of parts) for (const value of Object.values(part)) row[place++] = value;
    for (const value of signs) row[place++] = value;
    for (const [, value] of beside) row[place++] = value;
    return [row];
  });
  addRelations(names, rows);
  return { names, looked, rows, matches: looked.map((at) => matches[at] ?? noMatch) };
}

const noMatch: Match = { words: 0, whole: 0 };

/** The statements that hold most of the question, as positions; `more` is what else speaks for one. */
export function promising({ statements, passages, terms }: Reading, more: (at: number) => number = () => 0): number[] {
  const top = passages[0]?.found.score || 1;
  return statements
    .map(({ own, all, passage }, at) => ({
      at,
      promise:
        shareOf(own.sense, terms) +
        shareOf(all.sense, terms) +
        0.2 * ((passages[passage]?.found.score ?? 0) / top) +
        more(at),
    }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, lookedAtMax)
    .map(({ at }) => at);
}

function matchesOf({ question: { text, language }, passages }: Reading): Match[] {
  const match = createMatcher(readWords(text, language));
  return passages.flatMap(({ found: { document }, statements }) => {
    const above = wordsAbove(document, language);
    const below = match(above);
    return statements.map(({ words, underWords }) =>
      (underWords.length === 0 ? below : match([...above, ...underWords]))(words),
    );
  });
}

function ownFeatures({ terms }: Reading, { own, near, all, under, words, underWords }: ReadStatement): Named {
  const { follows, inOrder } = orderShares(terms, words);
  return {
    own: shareOf(own.form, terms),
    ownSense: shareOf(own.sense, terms),
    near: shareOf(near.form, terms),
    nearSense: shareOf(near.sense, terms),
    all: shareOf(all.form, terms),
    allSense: shareOf(all.sense, terms),
    under: under === null ? 0 : shareOf(under.sense, terms),
    underPrecision: precisionOf(underWords, terms),
    missing: heaviestMissing(own.form, terms),
    missingSense: heaviestMissing(own.sense, terms),
    missingAll: heaviestMissing(all.form, terms),
    missingAllSense: heaviestMissing(all.sense, terms),
    precision: precisionOf(words, terms),
    follows,
    inOrder,
    window: windowOf(terms, words),
  };
}

function aboutFeatures(
  { question, terms }: Reading,
  { statement, words, underWords }: ReadStatement,
  held: readonly number[],
  around: ReadonlySet<string>,
  senseOf: (words: readonly Word[]) => Float64Array | null,
  asked: Float64Array | null,
): Named {
  const concepts: ReadonlySet<string> = conceptsOf(statement.text, question.language);
  const saidTerms = new Set(terms.words.map(({ term }) => term));
  const newOnes = words.filter(({ term }) => !saidTerms.has(term));
  return {
    like: likenessOf(senseOf(words), asked),
    underLike: likenessOf(senseOf(underWords), asked),
    concepts: sharedConcepts(question.concepts, concepts),
    conceptsAround: sharedConcepts(question.concepts, concepts.union(around)),
    conceptPrecision: concepts.size === 0 ? 0 : concepts.intersection(question.concepts).size / concepts.size,
    conceptCount: concepts.size,
    shape: expectedShape(question.asks, held),
    newNumbers: Math.min(4, newOnes.filter(({ isNumber }) => isNumber).length),
    newNames: Math.min(
      6,
      newOnes.slice(1).filter(({ isCapital, isFunctionWord }) => isCapital && !isFunctionWord).length,
    ),
    newWords: newOnes.filter(({ isFunctionWord }) => !isFunctionWord).length,
  };
}

/** What it tells beside what is asked for, whatever words either has. */
function aspectFeatures({ question, passages }: Reading, { statement, passage, position }: ReadStatement): Named {
  const { aspects } = question;
  const of = passages[passage];
  const marks = of?.marks.statements ?? [];
  const told = marks[position]?.told ?? unmarked;
  const under = statement.under === null ? null : (marks[position]?.under ?? null);
  const section = of?.marks.section ?? null;
  const title = of?.marks.title ?? null;
  const placed = marks[position]?.placed ?? unmarked;
  const beside = [marks[position - 1], marks[position + 1]].map((one) => sharedAspects(aspects, one?.told ?? unmarked));
  const asked = likeliestAspect(aspects);
  const most = markedMost(told);
  return {
    aspect: sharedAspects(aspects, told),
    aspectTop: strengthOf(told, asked.at),
    aspectSame: asked.at === most.at ? 1 : 0,
    aspectTold: most.share,
    aspectNone: markedNone(told),
    aspectUnder: under === null ? 0 : sharedAspects(aspects, under),
    aspectSection: section === null ? 0 : sharedAspects(aspects, section),
    aspectTitle: title === null ? 0 : sharedAspects(aspects, title),
    aspectPlaced: sharedAspects(aspects, placed),
    aspectPlacedTop: strengthOf(placed, asked.at),
    aspectBefore: beside[0] ?? 0,
    aspectAfter: beside[1] ?? 0,
  };
}

const unmarked: Marks = new Uint8Array(0);

function formFeatures(
  { question, passages, terms }: Reading,
  { passage, position, statement, words }: ReadStatement,
): Named {
  const count = passages[passage]?.statements.length ?? 1;
  const before = passages[passage]?.statements[position - 1];
  const after = passages[passage]?.statements[position + 1];
  return {
    isSentence: statement.form === 'sentence' ? 1 : 0,
    isQuestion: statement.form === 'question' ? 1 : 0,
    isRow: statement.form === 'row' ? 1 : 0,
    isUnder: statement.under === null ? 0 : 1,
    followsQuestion: before?.statement.form === 'question' ? 1 : 0,
    before: before === undefined ? 0 : shareOf(before.own.sense, terms),
    after: after === undefined ? 0 : shareOf(after.own.sense, terms),
    afterShape: after === undefined ? 0 : expectedShape(question.asks, signsOf(after.statement.text)),
    startsLine: statement.startsLine ? 1 : 0,
    words: words.length,
    position,
    place: position / count,
  };
}

/** Beside the best of all statements: what is good for one question is poor for another. */
const compared = [
  'own',
  'ownSense',
  'allSense',
  'like',
  'inOrder',
  'pWholeSense',
  'concepts',
  'under',
  'aspect',
  'aspectPlaced',
];
const relationNames = compared.map((name) => `${name}Behind`);

function addRelations(names: readonly string[], rows: readonly Float32Array[]): void {
  for (const [at, name] of compared.entries()) {
    const from = names.indexOf(name);
    const to = names.indexOf(relationNames[at] ?? '');
    const best = Math.max(...rows.map((row) => row[from] ?? 0));
    for (const row of rows) row[to] = best - (row[from] ?? 0);
  }
}
