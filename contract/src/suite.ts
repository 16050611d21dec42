/** The questions that the agent is asked before each training, and what their answers must say. */
import type { Static } from 'typebox';
import { Type } from 'typebox';
import { limits } from './limits.ts';
import { Id, IsoInstant, Nullable, OrRefusal } from './schemas.ts';

/** What a suite question expects of the reply: all that is given must hold. */
export const SuiteExpectation = Type.Object({
  /** texts that the reply says; numbers and prices are compared as such */
  says: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: limits.factTextMax }), { maxItems: 10 })),
  /** address of a page that the reply rests on */
  page: Type.Optional(Type.String({ maxLength: limits.urlMax })),
  /** address or name of a product that is shown */
  product: Type.Optional(Type.String({ maxLength: limits.urlMax })),
  /** the agent says that it does not know */
  unknown: Type.Optional(Type.Literal(true)),
});
export type SuiteExpectation = Static<typeof SuiteExpectation>;

const SuiteResult = Type.Object({
  passed: Type.Boolean(),
  reply: Type.String(),
  /** what was expected and not found, in words; null when it passed */
  fault: Nullable(Type.String()),
  at: IsoInstant,
  /** the agent may answer otherwise by now: its owner taught it something since; absent where nothing was */
  outdated: Type.Optional(Type.Literal(true)),
});
export type SuiteResult = Static<typeof SuiteResult>;

const SuiteQuestion = Type.Object({
  _id: Type.String(),
  ask: Type.String(),
  expect: SuiteExpectation,
  last: Nullable(SuiteResult),
  /** chosen from the shop's pages, with which it leaves; absent where the owner wrote or kept it */
  drawn: Type.Optional(Type.Literal(true)),
});

export const suiteSchemas = {
  getQuestions: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Type.Literal(true), questions: Type.Array(SuiteQuestion) }),
  },
  /** what the suite asks already stays as it is, and is the reply */
  saveQuestion: {
    body: Type.Object({
      agentId: Id,
      questionId: Type.Optional(Id),
      ask: Type.String({ minLength: 1, maxLength: limits.chatTextMax }),
      expect: SuiteExpectation,
    }),
    reply: OrRefusal(
      Type.Object({
        success: Type.Literal(true),
        question: SuiteQuestion,
        /** it stood there before; absent where it is new or was changed by its id */
        already: Type.Optional(Type.Literal(true)),
      }),
    ),
  },
  deleteQuestion: {
    body: Type.Object({ agentId: Id, questionId: Id }),
    reply: Type.Object({ success: Type.Literal(true) }),
  },
};
