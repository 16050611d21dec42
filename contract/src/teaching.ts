/** How an owner teaches the agent: open questions, own answers, documents, the check-up. Shapes of section 4 of version 2. */
import type { Static } from 'typebox';
import { Type } from 'typebox';
import { ReplyEnvelopeSchema } from './conversations.ts';
import { limits } from './limits.ts';
import { outcomes } from './outcomes.ts';
import { Id, IsoInstant, Nullable, OrRefusal, PageNumber } from './schemas.ts';

export const openReasons = ['unknown', 'unsure', 'rated_down', 'asked_again', 'wanted_person'] as const;

const OpenState = Type.Enum(['open', 'dismissed', 'answered']);

const OwnerAnswer = Type.Object({
  _id: Type.String(),
  questions: Type.Array(Type.String()),
  text: Type.String(),
  pageUrl: Nullable(Type.String()),
  validUntil: Nullable(IsoInstant),
  createdAt: IsoInstant,
  updatedAt: IsoInstant,
});

const OpenQuestion = Type.Object({
  _id: Type.String(),
  /** the clearest wording; e-mail addresses, phone and order numbers masked */
  question: Type.String(),
  /** conversations that asked it */
  asked: Type.Integer(),
  firstAskedAt: IsoInstant,
  lastAskedAt: IsoInstant,
  reasons: Type.Array(Type.Enum([...openReasons])),
  /** pages that it was asked from, the most frequent first */
  pages: Type.Array(Type.String()),
  /** the newest first */
  examples: Type.Array(
    Type.Object({
      conversationId: Id,
      messageId: Id,
      question: Type.String(),
      /** that it was asked from, where that is known */
      page: Nullable(Type.String()),
    }),
  ),
  /** of an answered one, what closed it; absent where that is gone */
  answer: Type.Optional(OwnerAnswer),
});

const WrittenAnswer = Type.Object({
  questions: Type.Array(Type.String({ minLength: 1, maxLength: limits.chatTextMax }), { minItems: 1, maxItems: 10 }),
  text: Type.String({ minLength: 1, maxLength: 1000 }),
  pageUrl: Type.Optional(Nullable(Type.String({ maxLength: limits.urlMax }))),
  validUntil: Type.Optional(Nullable(IsoInstant)),
});

/** A file of the owner's that answers are made from. */
const OwnerDocument = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  passages: Type.Integer(),
  createdAt: IsoInstant,
});

const CheckupFinding = Type.Object({
  /** `unreachable`, `robots`, `script_only_pages`, `no_price`, `no_policy`, `contradiction` ... */
  kind: Type.String(),
  severity: Type.Enum(['high', 'medium', 'low']),
  title: Type.String(),
  detail: Type.String(),
  urls: Type.Array(Type.String()),
  /** how to mend it, in the owner's words */
  fix: Type.String(),
});
export type CheckupFinding = Static<typeof CheckupFinding>;

/** What the owner wants no answer to rest on; a hidden page's address, or a passage by its page and words. */
const HiddenSource = Type.Object({
  _id: Type.String(),
  kind: Type.Enum(['page', 'passage']),
  url: Type.String(),
  text: Nullable(Type.String()),
  createdAt: IsoInstant,
});

const Paged = { totalPages: Type.Integer(), currentPage: Type.Integer() };
const Done = Type.Object({ success: Type.Literal(true) });

export const teachingSchemas = {
  getOpenQuestions: {
    query: Type.Object({ agentId: Id, page: Type.Optional(PageNumber), state: Type.Optional(OpenState) }),
    /** `total` is of all pages */
    reply: Type.Object({
      success: Type.Literal(true),
      groups: Type.Array(OpenQuestion),
      total: Type.Integer(),
      ...Paged,
    }),
  },
  dismissQuestion: {
    /** `dismissed: false` takes back that it was dismissed or answered */
    body: Type.Object({ agentId: Id, groupId: Id, dismissed: Type.Optional(Type.Boolean()) }),
    reply: Done,
  },
  getAnswers: {
    query: Type.Object({
      agentId: Id,
      page: Type.Optional(PageNumber),
      /** words of a question or an answer */
      search: Type.Optional(Type.String({ maxLength: limits.searchWordsMax })),
    }),
    reply: Type.Object({ success: Type.Literal(true), answers: Type.Array(OwnerAnswer), ...Paged }),
  },
  saveAnswer: {
    body: Type.Object({
      agentId: Id,
      answerId: Type.Optional(Id),
      groupId: Type.Optional(Id),
      /** the line of a conversation that it was written beside */
      messageId: Type.Optional(Id),
      ...WrittenAnswer.properties,
      keepAsTest: Type.Optional(Type.Boolean()),
      /** as it was before it was deleted, its last day over or not */
      restored: Type.Optional(Type.Boolean()),
      /** the tests that went with it then */
      tests: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: limits.chatTextMax }), { maxItems: 10 })),
      /** the open questions that it had answered until then */
      groups: Type.Optional(Type.Array(Id, { maxItems: 10 })),
    }),
    reply: OrRefusal(
      Type.Object({
        success: Type.Literal(true),
        answer: OwnerAnswer,
        /** the first question asked again */
        now: Type.Object({ ...ReplyEnvelopeSchema.properties, outcome: Type.Enum([...outcomes]) }),
        /** of the open question, wordings that are still not answered: it stays open for them; absent where all are */
        unanswered: Type.Optional(Type.Array(Type.String())),
        /** what pages of the shop say otherwise, in words for the owner; absent where none does */
        warnings: Type.Optional(Type.Array(Type.String())),
      }),
    ),
  },
  deleteAnswer: {
    body: Type.Object({ agentId: Id, answerId: Id }),
    reply: Type.Object({
      success: Type.Literal(true),
      /** questions of the suite that were kept with it and went with it; absent where there were none */
      forgotten: Type.Optional(Type.Array(Type.String())),
      /** groups that it had answered and that are open again; absent where there were none */
      reopened: Type.Optional(Type.Array(Type.String())),
    }),
  },
  /** `name` ends with .csv, .md or .txt and says how `text` is read */
  importAnswers: {
    body: Type.Object({
      agentId: Id,
      name: Type.String({ minLength: 1, maxLength: 200 }),
      text: Type.String({ minLength: 1, maxLength: 500_000 }),
      /** of the owner, who means days there; UTC where it is not said */
      timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    }),
    reply: OrRefusal(
      Type.Object({
        success: Type.Literal(true),
        added: Type.Integer(),
        /** answers to the same question that say now what the file says */
        updated: Type.Integer(),
        /** ... and that said so before */
        unchanged: Type.Integer(),
        skipped: Type.Array(Type.Object({ line: Type.Integer(), why: Type.String() })),
        /** of those in force, what pages of the shop say otherwise; absent where none does */
        warnings: Type.Optional(Type.Array(Type.Object({ line: Type.Integer(), why: Type.String() }))),
        /** what takes all of it back */
        undo: Type.Object({ added: Type.Array(Type.String()), updated: Type.Array(OwnerAnswer) }),
      }),
    ),
  },
  undoImport: {
    body: Type.Object({
      agentId: Id,
      added: Type.Array(Id, { maxItems: limits.undoneAtOnce }),
      /** as they were */
      updated: Type.Array(Type.Object({ answerId: Id, ...WrittenAnswer.properties }), {
        maxItems: limits.undoneAtOnce,
      }),
    }),
    reply: Done,
  },
  exportAnswers: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Type.Literal(true), name: Type.String(), text: Type.String() }),
  },
  getDocuments: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Type.Literal(true), documents: Type.Array(OwnerDocument) }),
  },
  /** a .md, .txt or .pdf file of at most 5 MB; it takes the place of one of the same name */
  saveDocument: {
    body: Type.Object({
      agentId: Id,
      name: Type.String({ minLength: 1, maxLength: 200 }),
      contentBase64: Type.String({ minLength: 1, maxLength: limits.documentBase64Max }),
    }),
    reply: OrRefusal(
      Type.Object({
        success: Type.Literal(true),
        document: OwnerDocument,
        /** what pages of the shop say otherwise, in words for the owner; absent where none does */
        warnings: Type.Optional(Type.Array(Type.String())),
      }),
    ),
  },
  deleteDocument: { body: Type.Object({ agentId: Id, documentId: Id }), reply: Done },
  getCheckup: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({
      success: Type.Literal(true),
      checkedAt: Nullable(IsoInstant),
      score: Nullable(Type.Integer()),
      findings: Type.Array(CheckupFinding),
    }),
  },
  getHiddenSources: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Type.Literal(true), sources: Type.Array(HiddenSource) }),
  },
  hideSource: {
    body: Type.Object({
      agentId: Id,
      kind: Type.Enum(['page', 'passage']),
      url: Type.String({ minLength: 1, maxLength: limits.urlMax }),
      /** of a passage, its words as the receipt shows them */
      text: Type.Optional(Type.String({ minLength: 1, maxLength: limits.passageTextMax })),
    }),
    reply: OrRefusal(Type.Object({ success: Type.Literal(true), source: HiddenSource })),
  },
  showSource: { body: Type.Object({ agentId: Id, sourceId: Id }), reply: Done },
};
