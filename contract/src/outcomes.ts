/** What became of a question. Worst first: a conversation is as bad as its worst reply that is still open. */
export const outcomes = ['failed', 'unknown', 'unsure', 'person', 'order', 'answered', 'talk'] as const;
export type Outcome = (typeof outcomes)[number];
/** after these a question stands open until its owner answers it or dismisses it */
export const openOutcomes: readonly Outcome[] = ['failed', 'unknown', 'unsure'];
