/** Whether what is answered is right, and whether what nothing answers is refused: thresholds see the corpus alone. */
import { evidenceQuestion } from '../../server/src/evidence/evidence-question.ts';
import { createPhraseMatcher } from '../../server/src/evidence/match-phrases.ts';
import type { MatchPhrase } from '../../server/src/evidence/match-phrases.ts';
import { answerProbability, evidenceThreshold, selectEvidence } from '../../server/src/evidence/select-evidence.ts';
import { detectLanguage } from '../../server/src/search/detect-language.ts';
import { foundIn, indexOf } from './evidence-examples.ts';
import type { LabelledDocument, LabelledSet } from './labelled-set.ts';
import { passageOf } from './passage-of.ts';
import { quantile, share } from './ranking-metrics.ts';

export interface RefusalFigures {
  /** share of the answerable queries somebody judged that got a right answer and were not refused */
  rightAndAnswered: number;
  /** share of the others that were refused */
  strangersRefused: number;
}

/** the best document for a query, or null where it is refused */
type Answer = (text: string) => LabelledDocument | null;

const refusalsMin = 0.6;
/** of phrases without labels that are asked of the others, as many may be refused */
const ownRefusedMax = 0.05;
const folds = 5;
/** documents that are no longer are phrasings of what is asked for, not pages that answer */
const phraseWords = 25;

/** null where no query is marked as one that nothing answers */
export function measureRefusal({ documents, queries, grades }: LabelledSet): RefusalFigures | null {
  if (queries.every(({ answerable }) => answerable)) return null;
  const scopes = Map.groupBy(documents, ({ scope }) => scope);
  const answers = new Map<string | null, Answer>();
  const isJudged = (id: string) => [...(grades.get(id)?.values() ?? [])].some((grade) => grade > 0);
  const counted = queries.filter(({ id, answerable }) => !answerable || isJudged(id));
  const asked = counted.map((query) => {
    const own = query.scope === null ? documents : (scopes.get(query.scope) ?? []);
    const answer = answers.get(query.scope) ?? answerFrom(own);
    answers.set(query.scope, answer);
    const found = answer(query.text);
    const isRight = found !== null && (grades.get(query.id)?.get(found.id) ?? 0) > 0;
    return { isRight, isRefused: found === null, answerable: query.answerable };
  });
  return {
    rightAndAnswered: share(
      asked.filter(({ answerable }) => answerable),
      ({ isRight }) => isRight,
    ),
    strangersRefused: share(
      asked.filter(({ answerable }) => !answerable),
      ({ isRefused }) => isRefused,
    ),
  };
}

function answerFrom(documents: readonly LabelledDocument[]): Answer {
  const language = detectLanguage(documents.map(({ text }) => text).join(' ')) ?? 'en';
  const lengths = documents.map(({ title, text }) => `${title} ${text}`.split(/\s+/).length);
  return quantile(lengths, 0.5) <= phraseWords ? fromPhrases(documents, language) : fromPages(documents, language);
}

function fromPhrases(documents: readonly LabelledDocument[], language: string): Answer {
  const match = matcherOf(documents, language);
  const threshold = documents.every(({ label }) => label !== null)
    ? quantile(strangersTo(documents, language), refusalsMin)
    : quantile(askedOfTheOthers(documents, match), ownRefusedMax);
  return (text) => {
    const found = match(text);
    return found === null || found.confidence <= threshold ? null : (documents[found.phrase] ?? null);
  };
}

const phraseOf = ({ title, text }: LabelledDocument) => `${title} ${text}`.trim();

const matcherOf = (documents: readonly LabelledDocument[], language: string): MatchPhrase =>
  createPhraseMatcher(
    documents.map((document) => ({ text: phraseOf(document), label: document.label })),
    language,
  );

/** How sure the rest of the corpus is of phrases whose whole label was left out of it. */
function strangersTo(documents: readonly LabelledDocument[], language: string): number[] {
  const labels = [...new Set(documents.map(({ label }) => label))];
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isOut = ({ label }: LabelledDocument) => labels.indexOf(label) % folds === fold;
    const match = matcherOf(
      documents.filter((document) => !isOut(document)),
      language,
    );
    return documents.filter(isOut).map((document) => match(phraseOf(document))?.confidence ?? 0);
  });
}

const askedOfTheOthers = (documents: readonly LabelledDocument[], match: MatchPhrase): number[] =>
  documents.map((document, own) => match(phraseOf(document), (phrase) => phrase === own)?.confidence ?? 0);

function fromPages(documents: readonly LabelledDocument[], language: string): Answer {
  const passages = documents.map(passageOf);
  const index = indexOf(passages);
  return (text) => {
    const found = foundIn(index, passages, text);
    const evidence = selectEvidence(evidenceQuestion(text, index.languages[0] ?? language), found);
    if (answerProbability(evidence) < evidenceThreshold()) return null;
    const page = found[evidence[0]?.passage ?? -1]?.document;
    return documents[passages.findIndex((passage) => passage === page)] ?? null;
  };
}
