/** What is asked, as the selection of evidence takes it. */
import { aspectsAsked } from '../aspects/aspect-model.ts';
import type { PassageMarks } from '../aspects/marks.ts';
import { asksOf, isYesNo } from '../dialogue/asks-of.ts';
import type { AnswerKind } from '../languages/concepts.ts';
import type { Passage } from '../search/documents.ts';
import { conceptsOf } from './concepts-of.ts';

export interface EvidenceQuestion {
  /** what is asked, in the shop's language */
  text: string;
  language: string;
  concepts: ReadonlySet<string>;
  asks: ReadonlySet<AnswerKind>;
  isYesNo: boolean;
  /** how likely each aspect is asked for, in the order of `aspects` */
  aspects: Float32Array;
  /** name of the product under discussion: all that is searched is about it, so its name chooses nothing */
  product: string | null;
}

/** A passage as the search found it. */
export interface FoundPassage {
  document: Passage;
  score: number;
  /** share of the question's weight that it holds, 0 to 1 */
  coverage: number;
  /** what it tells, where the index has it */
  marks?: PassageMarks;
}

export const evidenceQuestion = (text: string, language: string, product: string | null = null): EvidenceQuestion => ({
  text,
  language,
  concepts: conceptsOf(text, language),
  asks: asksOf(text, language),
  isYesNo: isYesNo(text, language),
  aspects: aspectsAsked(text, language),
  product,
});
