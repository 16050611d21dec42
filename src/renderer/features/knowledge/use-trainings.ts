import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@vitrine/contract/limits';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { queryKey, useApiQuery } from '../../shared/api/use-api-query.ts';
import { withoutLinks } from '../../shared/lines.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { isUnderWay } from './training-words.ts';
import type { Training } from './training-words.ts';

export type Schedule = BodyOf<'updateTrainingSchedule'>['schedule'];

/** What the owner puts up with. */
export type Accepts = Omit<BodyOf<'trainAgain'>, 'agentId'>;
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

  /** The answer that a training would give becomes the one that is expected. */
  async function expectNow({ questionId, ask, now, unknown, quoted }: Broken): Promise<boolean> {
    const said = withoutLinks(quoted ?? now);
    if (unknown !== true && said === '') {
      notify.error(
        'Your agent would be unsure and quote nothing, which is no answer to expect. Write an answer of your own.',
      );
      return false;
    }
    try {
      const expect = unknown === true ? { unknown } : { says: [said.slice(0, limits.factTextMax)] };
      const reply = await api.call('saveQuestion', { body: { agentId, questionId, ask, expect } });
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

  return { trainings, status, runs: runs(), busy, look, trainAgain, expectNow, setSchedule };
}
