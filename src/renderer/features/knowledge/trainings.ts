import { format } from 'date-fns';
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { limits } from '@vitrine/contract/limits';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import { withoutLinks } from '../../shared/texts.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';

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

/** How far the training is and how earlier ones went, in words and as a share. */
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

const isUnderWay = (training: Pick<Progress, 'phase'> | null | undefined): boolean =>
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

export type Schedule = BodyOf<'updateTrainingSchedule'>['schedule'];

/** What the owner puts up with. */
export type Accepts = Omit<BodyOf<'trainAgain'>, 'agentId'>;
/** @returns whether it did */
export type TakeBack = () => Promise<boolean>;
export type Broken = NonNullable<Training['suite']>['failed'][number];

const pollMs = 3000;

const goes = (status: ReplyOf<'getStatus'> | undefined) => isUnderWay(status?.knowledge?.progress);
/** what a training that ended well has changed */
const readAnew = ['getFacts', 'getPages', 'getCheckup', 'getQuestions'] as const;

/** The agent's trainings and its schedule, how the present one goes, and how to begin one. */
export function useTrainings(agentId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const input = { params: { agentId } };
  const runs = () =>
    isUnderWay(cache.getQueryData<ReplyOf<'getTrainings'>>(queryKey('getTrainings', input))?.trainings[0]);
  const status = useApiQuery('getStatus', input, {
    staleTime: 0,
    // The server looks for a proof when it is asked, and what it then begins is seen here first. The status
    // asks on until it says itself that the training ended: the list of trainings may have heard so before.
    refetchInterval: ({ state: { data } }) =>
      data?.agent.status === 'created' || goes(data) || runs() ? pollMs : false,
  });
  const trainings = useApiQuery('getTrainings', input, {
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.trainings[0]) || goes(status.data) ? pollMs : false),
  });

  const published = trainings.data?.trainings.find(({ phase }) => phase === 'done');
  /** undefined while that is not known */
  const trainedAt = trainings.data === undefined ? undefined : (published?.finishedAt ?? null);
  const known = useRef(trainedAt);
  useEffect(() => {
    const isNew = known.current !== undefined && known.current !== trainedAt;
    known.current = trainedAt;
    if (isNew) for (const name of readAnew) void cache.invalidateQueries({ queryKey: [name] });
  }, [cache, trainedAt]);

  const look = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: queryKey('getTrainings', input) }),
      cache.invalidateQueries({ queryKey: queryKey('getStatus', input) }),
    ]);

  async function trainAgain(accepts: Accepts = {}): Promise<void> {
    setBusy(true);
    try {
      const reply = await api.call('trainAgain', { body: { agentId, ...accepts } });
      if (!reply.success) notify.error(reply.message);
      await look();
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  /** The answer that a training would give becomes the one that is expected. @returns what takes it back; null when it was not kept */
  async function expectNow({ questionId, ask, now, unknown, quoted }: Broken): Promise<TakeBack | null> {
    const said = withoutLinks(quoted ?? now);
    if (unknown !== true && said === '') {
      notify.error(
        'Your agent would be unsure and quote nothing, which is no answer to expect. Write an answer of your own.',
      );
      return null;
    }
    try {
      const { questions } = await api.call('getQuestions', { query: { agentId } });
      const before = questions.find(({ _id }) => _id === questionId)?.expect;
      const expect = unknown === true ? { unknown } : { says: [said.slice(0, limits.factTextMax)] };
      if (!(await saveQuestion({ questionId, ask, expect }))) return null;
      return async () => before !== undefined && saveQuestion({ questionId, ask, expect: before });
    } catch {
      notify.error('An error occurred. Please try again.');
      return null;
    }
  }

  /** The question is asked no more. @returns what takes it back; null when it was not deleted */
  async function dropQuestion({ questionId, ask }: Broken): Promise<TakeBack | null> {
    try {
      const { questions } = await api.call('getQuestions', { query: { agentId } });
      const before = questions.find(({ _id }) => _id === questionId)?.expect;
      await api.call('deleteQuestion', { body: { agentId, questionId } });
      await cache.invalidateQueries({ queryKey: ['getQuestions'] });
      return async () => before !== undefined && saveQuestion({ ask, expect: before });
    } catch {
      notify.error('An error occurred. Please try again.');
      return null;
    }
  }

  async function saveQuestion(written: Omit<BodyOf<'saveQuestion'>, 'agentId'>): Promise<boolean> {
    try {
      const reply = await api.call('saveQuestion', { body: { agentId, ...written } });
      if (!reply.success) notify.error(reply.message);
      await cache.invalidateQueries({ queryKey: ['getQuestions'] });
      return reply.success;
    } catch {
      notify.error('An error occurred. Please try again.');
      return false;
    }
  }

  async function setSchedule(schedule: Schedule): Promise<void> {
    const key = queryKey('getTrainings', input);
    const before = cache.getQueryData<typeof trainings.data>(key);
    // shown at once; put back when it could not be kept
    if (before) cache.setQueryData(key, { ...before, schedule });
    try {
      const reply = await api.call('updateTrainingSchedule', { body: { agentId, schedule } });
      if (!reply.success) throw new Error(reply.message);
      if (before)
        cache.setQueryData(key, { ...before, schedule: reply.schedule, nextTrainingAt: reply.nextTrainingAt });
    } catch {
      cache.setQueryData(key, before);
      notify.error('An error occurred. Please try again.');
    }
  }

  return { trainings, status, runs: runs(), busy, look, trainAgain, expectNow, dropQuestion, setSchedule };
}
