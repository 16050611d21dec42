/** The Knowledge Base with an owner's questions and trainings, for component tests. */
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, statusReply, trainingsReply } from './agents.ts';
import { freeOwner, renderApp } from './render-app.tsx';
import type { Script } from './scripted-api.ts';

export type Question = ReplyOf<'getQuestions'>['questions'][number];
type Training = ReplyOf<'getTrainings'>['trainings'][number];

export const at = '2026-11-22T06:00:00.000Z';
export const returns: Question = {
  _id: 'qst_1',
  ask: 'How long do I have to return something?',
  expect: { says: ['You have 30 days.'] },
  last: { passed: true, reply: 'You have 30 days.\n\n[Read more](https://shop.example/returns)', fault: null, at },
};

/** A server that keeps what is written. */
export function open(first: Question[], trainings: Training[] = [], script: Script = {}) {
  let known = first;
  return renderApp('/knowledge-base', {
    owner: freeOwner,
    script: {
      getKnowledge: () => ({ success: true, agentKnowledge: knowledge }),
      getStatus: () => statusReply('confirmed', { phase: 'done' }),
      getTrainings: () => trainingsReply(trainings),
      trainAgain: () => ({ success: true }),
      getFacts: () => ({ success: true, facts: [] }),
      getAnswers: () => ({ success: true, answers: [], totalPages: 0, currentPage: 1 }),
      getDocuments: () => ({ success: true, documents: [] }),
      getQuestions: () => ({ success: true, questions: known }),
      saveQuestion: ({ body: { questionId = `qst_${Math.random()}`, ask, expect: expected } }) => {
        const last = { passed: false, reply: 'It is 7.', fault: 'It does not say “8”.', at };
        const question = { _id: questionId, ask, expect: expected, last };
        known = known.some(({ _id }) => _id === questionId)
          ? known.map((one) => (one._id === questionId ? question : one))
          : [...known, question];
        return { success: true, question };
      },
      deleteQuestion: ({ body }) => {
        known = known.filter(({ _id }) => _id !== body.questionId);
        return { success: true };
      },
      ...script,
    },
  });
}
