import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { queryKey, useApiQuery } from '../../shared/api/use-api-query.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';

export type SuiteQuestion = ReplyOf<'getQuestions'>['questions'][number];
export type Written = Omit<BodyOf<'saveQuestion'>, 'agentId'>;

/** The owner's questions, and all that is done with them. */
export function useQuestions(agentId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { query: { agentId } };
  const key = queryKey('getQuestions', input);
  const [isAsking, setIsAsking] = useState(false);
  const questions = useApiQuery('getQuestions', input, { staleTime: 0 });

  const put = (change: (all: SuiteQuestion[]) => SuiteQuestion[]) =>
    cache.setQueryData<ReplyOf<'getQuestions'>>(
      key,
      (known) => known && { ...known, questions: change(known.questions) },
    );

  /** Asked at once; a new one may take the place of one that was deleted. @returns whether it was kept, and says so where it was not */
  async function save(written: Written, inPlaceOf = written.questionId): Promise<boolean> {
    try {
      const reply = await api.call('saveQuestion', { body: { agentId, ...written } });
      if (!reply.success) {
        notify.error(reply.message);
        return false;
      }
      const { question, already } = reply;
      put((all) =>
        // a question that is asked already is answered with the one that is there
        all.some(({ _id }) => _id === inPlaceOf || _id === question._id)
          ? all.map((one) => (one._id === inPlaceOf || one._id === question._id ? question : one))
          : [...all, question],
      );
      if (already === true)
        notify.error(
          `You keep this question already: ${expectationWords(question.expect)} Edit it to expect something else.`,
        );
      return already !== true;
    } catch {
      notify.error('An error occurred. Please try again.');
      return false;
    }
  }

  /** One after the other: each is answered as for a visitor. */
  async function askAgain(outdated: readonly SuiteQuestion[]): Promise<void> {
    setIsAsking(true);
    for (const { _id: questionId, ask, expect } of outdated) if (!(await save({ questionId, ask, expect }))) break;
    setIsAsking(false);
  }

  async function remove({ _id: questionId }: SuiteQuestion): Promise<boolean> {
    try {
      await api.call('deleteQuestion', { body: { agentId, questionId } });
      return true;
    } catch {
      notify.error('An error occurred. Please try again.');
      return false;
    }
  }

  return { questions, save, askAgain, isAsking, remove };
}

/** What is expected of a reply, in words. */
type Expectation = ReplyOf<'getQuestions'>['questions'][number]['expect'];

export function expectationWords({ says = [], page, product, unknown }: Expectation): string {
  const parts = [
    ...(says.length > 0 ? [`says ${says.map((text) => `“${text}”`).join(' and ')}`] : []),
    ...(product === undefined ? [] : [`shows ${product}`]),
    ...(page === undefined ? [] : [`rests on ${page}`]),
    ...(unknown === true ? ['says that it does not know'] : []),
  ];
  return `The answer ${parts.join(', ')}.`;
}
