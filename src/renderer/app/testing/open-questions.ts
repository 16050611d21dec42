/** Questions without an answer and a server to answer them, for component tests. */
import type { ReplyOf } from '@vitrine/contract/routes';
import { ownAnswer, saved } from './own-answers.ts';
import type { Script } from './scripted-api.ts';
import { at, openTalks } from './talks.ts';

type Group = ReplyOf<'getOpenQuestions'>['groups'][number];

export const group = (id: string, question: string, more: Partial<Group> = {}): Group => ({
  _id: id,
  question,
  asked: 1,
  firstAskedAt: at(0),
  lastAskedAt: at(9),
  reasons: ['unknown'],
  pages: [],
  examples: [{ conversationId: 'cnv_3', messageId: 'cnv_3_q', question, page: null }],
  ...more,
});
export const repair = group('grp_1', 'Do you repair umbrellas?', {
  asked: 7,
  reasons: ['unknown', 'rated_down'],
  pages: ['shop.example/umbrellas', 'shop.example/'],
  examples: [
    {
      conversationId: 'cnv_3',
      messageId: 'cnv_3_q',
      question: 'Do you repair umbrellas?',
      page: 'shop.example/umbrellas',
    },
    { conversationId: 'cnv_4', messageId: 'cnv_4_q', question: 'Could mine be repaired?', page: 'shop.example/' },
  ],
});

export const saveAnswer: NonNullable<Script['saveAnswer']> = ({ body }) => ({
  ...saved(ownAnswer(body.questions, body.text)),
  warnings: ['Your page https://shop.example/a says otherwise: “No.”'],
});

export function openQuestions(groups: Group[], script: Script = {}) {
  const answers: Script = {
    getOpenQuestions: ({ query }) => ({
      success: true,
      groups: query.state === 'open' ? groups : [],
      total: query.state === 'open' ? groups.length : 0,
      totalPages: 1,
      currentPage: 1,
    }),
    dismissQuestion: () => ({ success: true }),
    saveAnswer,
    deleteAnswer: () => ({ success: true }),
    getQuestions: () => ({ success: true, questions: [] }),
  };
  return openTalks('/conversations?show=needs_answer', { ...answers, ...script });
}
