/** Which statements of the found passages answer a question, and how sure that is. */
import { readFileSync } from 'node:fs';
import { createAmountFit } from './amounts.ts';
import { alignedTo, scoreOf } from './boosted-trees.ts';
import type { BoostedTrees } from './boosted-trees.ts';
import { extentOf, methodAround } from './extent-of.ts';
import type { Match } from './learned-match.ts';
import type { Passage } from '../search/documents.ts';
import type { EvidenceQuestion, FoundPassage } from './evidence-question.ts';
import { readPassages } from './read-passages.ts';
import type { Statement } from './split-statements.ts';
import { statementFeatures } from './statement-features.ts';

export interface Evidence {
  /** position in the given passages */
  passage: number;
  /** statements [from, to) of the passage that together answer: the best and the neighbours it needs */
  from: number;
  to: number;
  statements: string[];
  /** that it answers what was asked, 0 to 1 */
  probability: number;
}

const evidenceMax = 8;

/** the bundler lays it beside the bundle, as it does with the migrations */
export const evidenceModelFile = new URL('./evidence-model.json', import.meta.url);

export interface EvidenceModel extends BoostedTrees {
  threshold: number;
}

/** its features in the order of ours */
let aligned: BoostedTrees | undefined;

/** how much likelier a passage's statements are than their words say */
export type Weigh = (passage: Passage) => number;

/** Best first. The passages are those that the question found, best first, with their scores and coverages. */
export function selectEvidence(
  question: EvidenceQuestion,
  found: readonly FoundPassage[],
  weigh: Weigh = () => 1,
): Evidence[] {
  const reading = readPassages(question, found);
  if (reading.statements.length === 0) return [];
  const { names, looked, rows, matches } = statementFeatures(reading);
  aligned ??= alignedTo(model(), names);
  const trees = aligned;
  const fitOf = createAmountFit(question.text, question.language);
  const joint = jointScores(
    rows.map((row) => scoreOf(trees, row)),
    matches,
  );
  const scores = joint.map((score, place) => {
    const statement = reading.statements[looked[place] ?? -1];
    const passage = reading.passages[statement?.passage ?? -1];
    if (statement === undefined || passage === undefined) return score;
    return score + Math.log(weigh(passage.found.document)) + fitOf(statement.statement.text);
  });
  const best = scores
    .map((score, at) => ({ score, at: looked[at] ?? -1 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 2 * evidenceMax);
  // nothing answers: its score is 0
  const whole = scores.reduce((sum, score) => sum + Math.exp(score), 1);
  const chosen: Evidence[] = [];
  for (const { score, at } of best) {
    const statement = reading.statements[at];
    if (statement === undefined || chosen.length === evidenceMax) break;
    const { passage, position } = statement;
    const isTold = chosen.some((one) => one.passage === passage && position >= one.from && position < one.to);
    if (isTold) continue;
    const statements = (reading.passages[passage]?.statements ?? []).map((one) => one.statement);
    const { from, to, lead } = question.asks.has('method')
      ? methodAround(statements, position)
      : extentOf(statements, position);
    chosen.push({
      passage,
      from,
      to,
      statements: statement.statement.isClause
        ? [ofRun(statements, from, to)]
        : [...(lead === null ? [] : statements.slice(lead, lead + 1)), ...statements.slice(from, to)].map(
            ({ text }) => text,
          ),
      probability: Math.exp(score) / whole,
    });
  }
  return chosen;
}

/** Learned on 38 shops that neither the trees nor the vectors of the match had seen, beside articles, as one softmax with "nothing answers" at 0 (ADR 12). */
const treeShare = 0.69;
const matchShare = { words: 2.44, whole: 1.29, wordsBehind: 4.7, wholeBehind: 3.55, bestTree: 0.25, all: -0.68 };

/** What the trees say of each statement with what the learned match says of it, each also beside the best of all. */
function jointScores(trees: readonly number[], matches: readonly Match[]): number[] {
  const bestWords = Math.max(...matches.map(({ words }) => words));
  const bestWhole = Math.max(...matches.map(({ whole }) => whole));
  const ofAll = matchShare.all + matchShare.bestTree * Math.max(...trees);
  return matches.map(
    ({ words, whole }, at) =>
      ofAll +
      treeShare * (trees[at] ?? 0) +
      matchShare.words * words +
      matchShare.whole * whole +
      matchShare.wordsBehind * (words - bestWords) +
      matchShare.wholeBehind * (whole - bestWhole),
  );
}

/** Clauses of one run in their order, with the signs of what is left out. */
function ofRun(statements: readonly Statement[], from: number, to: number): string {
  const words = statements
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
  const goesOn = statements[to]?.isClause === true && !statements[to].startsLine;
  return `${statements[from]?.startsLine === false ? '… ' : ''}${words}${goesOn ? ' …' : ''}`;
}

/** That any of the statements answers: several that say the same share what is probable among them. */
export const answerProbability = (found: readonly Evidence[]): number =>
  Math.min(
    1,
    found.reduce((sum, { probability }) => sum + probability, 0),
  );

/** From this `answerProbability` on, at most one in ten questions that a shop does not answer was answered all the same. */
export const evidenceThreshold = (): number => model().threshold;

export const modelFeatures = (): readonly string[] => model().features;

let read: EvidenceModel | undefined;

function model(): EvidenceModel {
  read ??= parseModel(readFileSync(evidenceModelFile, 'utf8'));
  return read;
}

/** For measuring: from now on evidence is chosen as by this model, which has not seen the shop that is asked. */
export function useEvidenceModel(file: string | URL): void {
  read = parseModel(readFileSync(file, 'utf8'));
  aligned = undefined;
}

const parseModel = (text: string): EvidenceModel => JSON.parse(text);
