/** Answers of the owner's own and a server that keeps them, for component tests. */
import type { ReplyOf } from '@vitrine/contract/routes';
import { trained } from './knowledge.ts';
import { freeOwner, renderApp } from './render-app.tsx';
import type { Script } from './scripted-api.ts';

type Answer = ReplyOf<'getAnswers'>['answers'][number];

export const ownAnswer = (questions: string[], text: string, more: Partial<Answer> = {}): Answer => ({
  _id: 'ans_1',
  questions,
  text,
  pageUrl: null,
  validUntil: null,
  createdAt: '2026-11-22T06:00:00.000Z',
  updatedAt: '2026-11-22T06:00:00.000Z',
  ...more,
});

export const giftWrap = ownAnswer(['Do you wrap gifts?', 'Gift wrap?'], 'Yes, for 4 EUR.', {
  pageUrl: 'https://shop.example/gifts',
});

/** Once it is saved, it is what is told. */
export const saved = (answer: Answer) => ({
  success: true as const,
  answer,
  now: { agent_response_text: answer.text, product_cards: [], outcome: 'answered' as const },
});

/** A server that keeps what is written. */
export function keepsAnswers(first: Answer[]): Script {
  let known = first;
  return {
    getAnswers: ({ query }) => ({
      success: true,
      answers: known.filter(({ text }) => text.includes(query.search ?? '')),
      totalPages: 1,
      currentPage: 1,
    }),
    saveAnswer: ({ body: { answerId = `ans_${Math.random()}`, ...written } }) => {
      const { questions, text, pageUrl = null, validUntil = null } = written;
      const answer = ownAnswer(questions, text, { _id: answerId, pageUrl, validUntil });
      known = [answer, ...known.filter(({ _id }) => _id !== answerId)];
      return saved(answer);
    },
    deleteAnswer: ({ body }) => {
      known = known.filter(({ _id }) => _id !== body.answerId);
      return { success: true };
    },
  };
}

/** The card of the knowledge page, and a server that keeps what is written there and brought along. */
export function openAnswers(first: Answer[], script: Script = {}) {
  let documents: ReplyOf<'getDocuments'>['documents'] = [];
  return renderApp('/knowledge-base', {
    owner: freeOwner,
    script: {
      ...trained,
      ...keepsAnswers(first),
      getQuestions: () => ({ success: true, questions: [] }),
      getDocuments: () => ({ success: true, documents }),
      saveDocument: ({ body }) => {
        const document = { _id: 'doc_1', name: body.name, passages: 3, createdAt: giftWrap.createdAt };
        documents = [document];
        return { success: true, document };
      },
      deleteDocument: () => {
        documents = [];
        return { success: true };
      },
      ...script,
    },
  });
}
