/** How far the training is, in words and as a share. */
import type { ReplyOf } from '@vitrine/contract/routes';

export type Progress = NonNullable<NonNullable<ReplyOf<'getStatus'>['knowledge']>['progress']>;

const phases: Record<Progress['phase'], string> = {
  waiting: 'Waiting for its turn',
  discovering: 'Reading your sitemap',
  fetching: 'Reading your pages',
  indexing: 'Putting it all in order',
  done: 'Ready',
  failed: 'It stopped',
};

export const phaseWords = (phase: Progress['phase']) => phases[phase];

/** From 0 to 1, or null while nobody can know how much there is. */
export function shareDone({ phase, pagesFound, pagesDone }: Progress): number | null {
  if (phase === 'done') return 1;
  // pagesDone counts what was dealt with, failed pages among it.
  if (pagesFound === 0 || phase === 'waiting' || phase === 'discovering') return null;
  return Math.min(1, pagesDone / pagesFound);
}
