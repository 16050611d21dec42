/** How far the training is and how earlier ones went, in words and as a share. */
import { format } from 'date-fns';
import type { ReplyOf } from '@vitrine/contract/routes';

export type Progress = NonNullable<NonNullable<ReplyOf<'getStatus'>['knowledge']>['progress']>;
export type Training = ReplyOf<'getTrainings'>['trainings'][number];
export type Digest = NonNullable<Training['digest']>;

const phases: Record<Progress['phase'], string> = {
  waiting: 'Waiting for its turn',
  discovering: 'Reading your sitemap',
  fetching: 'Reading your pages',
  indexing: 'Putting it all in order',
  done: 'Ready',
  failed: 'It stopped',
};

export const phaseWords = ({ phase, pausedUntil }: Pick<Progress, 'phase' | 'pausedUntil'>) =>
  pausedUntil === null ? phases[phase] : 'Waiting for your website';

/** From 0 to 1, or null while nobody can know how much there is. */
export function shareDone(progress: Progress): number | null {
  const { phase, pagesFound, pagesDone, pagesKept, pageLimit } = progress;
  if (phase === 'done') return 1;
  // pagesDone counts what was dealt with, failed pages among it.
  if (pagesFound === 0 || phase === 'waiting' || phase === 'discovering') return null;
  // a site larger than the plan is read until the plan's pages are full
  return Math.min(1, Math.max(pagesDone / pagesFound, pageLimit === null ? 0 : pagesKept / pageLimit));
}

export const isUnderWay = (training: Pick<Progress, 'phase'> | null | undefined): boolean =>
  training != null && training.phase !== 'done' && training.phase !== 'failed';

const causes: Record<Training['cause'], string> = {
  saved: 'When you saved your website',
  owner: 'When you asked',
  schedule: 'By schedule',
  plan: 'For your new plan',
};

export const causeWords = (cause: Training['cause']) => causes[cause];

const number = new Intl.NumberFormat('en-GB');
export const count = (amount: number, one: string, many = `${one}s`) =>
  `${number.format(amount)} ${amount === 1 ? one : many}`;

/** Pages of which nothing else tells that they changed. */
const changedPages = ({ pagesChanged, pagesChangedAlone = pagesChanged }: Digest) => pagesChangedAlone;

/** "1 line on 47 pages changed"; of several lines each says in the list on how many. */
function sharedWords(lines: NonNullable<Digest['sharedLines']>): string {
  const pages = lines.length === 1 ? ` on ${count(lines[0]?.pages ?? 0, 'page')}` : ' on many pages';
  return `${count(lines.length, 'line')}${pages} changed`;
}

/** What a digest comes to, in a few words each; nothing when nothing changed. */
export function changesOf(digest: Digest): string[] {
  const said: [number, string][] = [
    [digest.pricesChanged, `${count(digest.pricesChanged, 'price')} changed`],
    [digest.policies.length, `${count(digest.policies.length, 'policy page')} changed`],
    [digest.pagesNew, count(digest.pagesNew, 'new page')],
    [digest.pagesGone, `${count(digest.pagesGone, 'page')} gone`],
    [digest.pagesLeftOut ?? 0, `${count(digest.pagesLeftOut ?? 0, 'page')} no longer read`],
    [digest.sharedLines?.length ?? 0, sharedWords(digest.sharedLines ?? [])],
    [changedPages(digest), `${count(changedPages(digest), 'page')} changed`],
    [digest.soldOut, `${number.format(digest.soldOut)} sold out`],
    [digest.backInStock, `${number.format(digest.backInStock)} back in stock`],
  ];
  return said.filter(([amount]) => amount > 0).map(([, words]) => words);
}

/** One line for a training that has ended. */
export function summaryOf(training: Training): string {
  const { phase, isFirst, pagesKept, productsFound, digest } = training;
  if (phase === 'failed') return training.heldBack ? 'Held back' : 'It did not work';
  if (phase !== 'done') return phases[phase];
  if (isFirst || digest === null) return `${count(pagesKept, 'page')} and ${count(productsFound, 'product')} read`;
  const changes = changesOf(digest);
  return changes.length === 0 ? 'Nothing changed' : changes.join(' · ');
}

/** `Saturday 21 November, 14:05`, in the reader's own time. */
export const shownInstant = (iso: string) => format(new Date(iso), 'EEEE d MMMM, HH:mm');
