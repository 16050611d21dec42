import type { OwnAnswer } from '../../../ports/model.ts';

/** An answer of the owner's with what it is asked by and how long it holds. */
export interface KnownAnswer extends OwnAnswer {
  questions: readonly string[];
  validUntil: Date | null;
}
