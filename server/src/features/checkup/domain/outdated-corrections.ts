/** A correction is told before its page for good: once the page says something else, only the owner knows which of the two holds. */
import type { CheckupFinding } from '@vitrine/contract/teaching';
import type { Fact } from '../../../facts/fact.ts';

/** A fact beside what its page says. */
export interface DecidedFact extends Fact {
  pageText?: string;
  /** the page says it no more */
  changed?: boolean;
}

export const isOutdated = ({ state, changed }: DecidedFact): boolean => state === 'corrected' && changed === true;

/** @param wordsFor what a fact's topic is called after "about" */
export function outdatedCorrections(
  facts: readonly DecidedFact[],
  wordsFor: (fact: DecidedFact) => string,
): CheckupFinding[] {
  const bySentence = new Map(facts.filter(isOutdated).map((fact) => [fact.text, fact]));
  return [...bySentence.values()].map((fact) => {
    const now = facts.find(
      ({ state, topic, scope, url }) =>
        state === 'found' && topic === fact.topic && scope === fact.scope && url === fact.url,
    );
    const said = `Your page no longer says “${withoutStop(fact.pageText ?? '')}”${now ? `, but “${withoutStop(now.text)}”` : ''}.`;
    return {
      kind: 'outdated_correction',
      severity: 'high',
      title: `The page that you corrected has changed: ${wordsFor(fact)}`,
      detail: `${said} Your agent goes on telling your correction: “${fact.text}”`,
      urls: [fact.url],
      fix: 'Keep yours, or take the page’s, under “What your agent knows”.',
    };
  });
}

/** It stands within a sentence of ours, which has its own. */
const withoutStop = (sentence: string): string => sentence.replace(/[.。]\s*$/u, '');
