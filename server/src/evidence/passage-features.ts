/** What speaks for and against a question and each passage found for it, whatever statement of it is looked at. */
import { likeliestAspect, noneOf, termsOf } from '../aspects/aspect-model.ts';
import { sharedAspects } from '../aspects/marks.ts';
import { answerKinds } from '../languages/concepts.ts';
import { conceptsOf } from './concepts-of.ts';
import { heaviestMissing, shareOf } from './question-terms.ts';
import { precisionOf } from './word-order.ts';
import type { FoundPassage } from './evidence-question.ts';
import type { Reading, ReadPassage } from './read-passages.ts';
import { likenessOf } from './text-sense.ts';
import type { Word } from './read-words.ts';

export type Named = Record<string, number>;

export function questionFeatures({ question, terms, whole, passages }: Reading): Named {
  const content = terms.words.filter(({ isFunctionWord }) => !isFunctionWord).length;
  const top = passages[0]?.found.score ?? 0;
  return {
    qWords: terms.count,
    qContent: content,
    qHeld: shareOf(whole.form, terms),
    qSense: shareOf(whole.sense, terms),
    qMissing: heaviestMissing(whole.form, terms),
    qMissingSense: heaviestMissing(whole.sense, terms),
    qTopScore: top / Math.sqrt(Math.max(1, terms.count)),
    qTopCoverage: passages[0]?.found.coverage ?? 0,
    qBestCoverage: Math.max(0, ...passages.map(({ found }) => found.coverage)),
    qConfidence: confidenceOf(passages[0]?.found, terms.count),
    qMargin: top === 0 ? 0 : 1 - (passages[1]?.found.score ?? 0) / top,
    qYesNo: question.isYesNo ? 1 : 0,
    qConcepts: question.concepts.size,
    qProduct: question.product === null ? 0 : 1,
    qAspect: likeliestAspect(question.aspects).share,
    qNone: noneOf(question.aspects),
    qTerms: termsOf(question.aspects),
    ...Object.fromEntries(answerKinds.map((kind) => [`asks_${kind}`, question.asks.has(kind) ? 1 : 0])),
  };
}

/** As the index counts it: a long question scores more than a short one that is answered as well. */
const confidenceOf = (found: FoundPassage | undefined, words: number): number =>
  found === undefined ? 0 : (found.coverage * found.score) / Math.sqrt(Math.max(1, words));

const kinds = ['home', 'product', 'collection', 'policy', 'article', 'page', 'site'] as const;

export function passageFeatures(
  { question, terms, passages }: Reading,
  { found, marks, title, section, headings, whole, sectionWords, titleWords, statements }: ReadPassage,
  senseOf: (words: readonly Word[]) => Float64Array | null,
  asked: Float64Array | null,
): Named {
  const { document, score, coverage } = found;
  const concepts = conceptsOf([document.title, ...document.headings].join('\n'), question.language);
  return {
    pRank: passages.filter((other) => other.found.score > score).length,
    pScore: score / (passages[0]?.found.score || 1),
    pCoverage: coverage,
    pConfidence: confidenceOf(found, terms.count),
    pTitle: shareOf(title.form, terms),
    pTitlePrecision: precisionOf(titleWords, terms),
    pSection: shareOf(section.form, terms),
    pSectionSense: shareOf(section.sense, terms),
    pSectionPrecision: precisionOf(sectionWords, terms),
    pSectionLike: likenessOf(senseOf(sectionWords), asked),
    pHeadings: shareOf(headings.sense, terms),
    pWhole: shareOf(whole.form, terms),
    pWholeSense: shareOf(whole.sense, terms),
    pMissing: heaviestMissing(whole.form, terms),
    pStatements: statements.length,
    pDepth: document.headings.length,
    pConcepts: sharedConcepts(question.concepts, concepts),
    pAspect: Math.max(0, ...marks.statements.map(({ told }) => sharedAspects(question.aspects, told))),
    pIsCustomer: document.voice === 'customer' ? 1 : 0,
    ...Object.fromEntries(kinds.map((kind) => [`is_${kind}`, document.kind === kind ? 1 : 0])),
  };
}

/** Of the concepts asked about, the share that is spoken of; 0 where none are known. */
export function sharedConcepts(asked: ReadonlySet<string>, said: ReadonlySet<string>): number {
  if (asked.size === 0) return 0;
  return [...asked].filter((concept) => said.has(concept)).length / asked.size;
}
