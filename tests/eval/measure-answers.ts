/** Whether the right statement is quoted, and whether the agent knows when it does not know: on articles that no training has seen. */
import { evidenceQuestion } from '../../server/src/evidence/evidence-question.ts';
import { answerProbability, selectEvidence } from '../../server/src/evidence/select-evidence.ts';
import { statementsOf } from '../../server/src/evidence/split-statements.ts';
import { foundIn, indexOf, isKeptApart, plain } from './evidence-examples.ts';
import type { LabelledQuery, LabelledSet } from './labelled-set.ts';
import { passageOf } from './passage-of.ts';
import { quantile, share } from './ranking-metrics.ts';

const falseAnswersMax = 0.05;

/** Share of questions whose quoted statement, with one neighbour on each side, holds the answer. */
export function quotedAnswers({ documents, queries }: LabelledSet, language: string): number {
  const passages = documents.map(passageOf);
  const index = indexOf(passages);
  return share(queries.filter(isKeptApart), ({ text, answers }) => {
    const found = foundIn(index, passages, text);
    const [best] = selectEvidence(evidenceQuestion(text, language), found);
    const document = found[best?.passage ?? -1]?.document;
    if (best === undefined || document === undefined) return false;
    const quoted = statementsOf(document).slice(Math.max(0, best.from - 1), best.to + 1);
    const words = plain(quoted.map((statement) => statement.text).join(' '));
    return answers.some((answer) => words.includes(plain(answer)));
  });
}

export interface Abstention {
  /** share of the answerable questions that were answered */
  coverage: number;
  /** share of the questions without an answer that were answered all the same */
  falseAnswers: number;
}

/** Half of the articles are indexed, so the other half's questions have no answer there; each half's threshold comes from the other one. */
export function abstention({ documents, queries }: LabelledSet, language: string): Abstention {
  const asked = queries.filter(isKeptApart);
  const halves = [0, 1].map((which) => {
    const passages = documents.filter(({ article }) => (article ?? 0) % 2 === which).map(passageOf);
    const index = indexOf(passages);
    const probability = ({ text }: LabelledQuery) =>
      answerProbability(selectEvidence(evidenceQuestion(text, language), foundIn(index, passages, text)));
    return {
      answerable: asked.filter(({ article }) => (article ?? 0) % 2 === which).map(probability),
      unanswerable: asked.filter(({ article }) => (article ?? 0) % 2 !== which).map(probability),
    };
  });
  const thresholds = halves.map(({ unanswerable }) => quantile(unanswerable, 1 - falseAnswersMax)).toReversed();
  const isAnswered = (kind: keyof (typeof halves)[number]) =>
    halves.flatMap((half, at) => half[kind].map((probability) => probability > (thresholds[at] ?? 0)));
  return {
    coverage: share(isAnswered('answerable'), (answered) => answered),
    falseAnswers: share(isAnswered('unanswerable'), (answered) => answered),
  };
}
