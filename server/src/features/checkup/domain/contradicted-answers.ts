/** An owner's answer is told before its pages: once a page says something else, only the owner knows which of the two holds. */
import type { CheckupFinding } from '@vitrine/contract/teaching';

export interface ContradictedAnswer {
  question: string;
  text: string;
  /** sentences of pages */
  pages: readonly { url: string; text: string }[];
}

export const contradictedAnswers = (answers: readonly ContradictedAnswer[]): CheckupFinding[] =>
  answers.map(({ question, text, pages }) => ({
    kind: 'contradicted_answer',
    severity: 'high',
    title: `A page says otherwise than your own answer to “${question}”`,
    detail: `Your agent tells “${text}” Who reads the page finds ${pages.map((page) => `“${page.text}”`).join(' and ')}`,
    urls: [...new Set(pages.map(({ url }) => url))],
    fix: 'Edit or delete the answer under “Your own answers”, or put the page right.',
  }));
