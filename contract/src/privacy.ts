/** Taking data away and ending it: one conversation, the whole account, or by itself after some days. */
import { Type } from 'typebox';
import { AgentProfile, AgentStyle, CustomInstruction } from './agents.ts';
import { ChatLine, LeftWord } from './conversations.ts';
import { AgentKnowledge } from './knowledge.ts';
import { limits } from './limits.ts';
import { Done, Id, IsoInstant, Nullable } from './schemas.ts';
import { SuiteExpectation } from './suite.ts';

const ExportedConversation = Type.Object({
  id: Id,
  startedAt: IsoInstant,
  /** a test is the owner's own, in the test chat */
  kind: Type.Union([Type.Literal('live'), Type.Literal('test')]),
  /** what the visitor writes in, BCP 47; null where it was not told */
  language: Nullable(Type.String()),
  archivedAt: Nullable(IsoInstant),
  messages: Type.Array(ChatLine),
  /** with a wish for a person; absent where none was asked for */
  left: Type.Optional(Type.Object({ ...LeftWord.properties, ownerNote: Nullable(Type.String()) })),
});

const Retention = Type.Object({
  agentId: Id,
  /** conversations go this many days after their last message; null keeps them */
  days: Nullable(Type.Integer({ minimum: 1, maximum: limits.retentionDaysMax })),
  /** until then nothing goes by this setting, so that a mistake can be taken back; null where nothing ever does */
  beginsAt: Nullable(IsoInstant),
  /** conversations that are older than that now */
  older: Type.Integer(),
});

/** Everything about an account but its conversations, which `exportConversations` gives page by page. */
const AccountExport = Type.Object({
  exportedAt: IsoInstant,
  account: Type.Object({ id: Id, name: Type.String(), email: Type.String(), createdAt: IsoInstant }),
  agent: Type.Object({
    id: Id,
    createdAt: IsoInstant,
    style: Nullable(Type.Omit(AgentStyle, ['colorBuble', 'isBlocked'])),
    profile: Nullable(AgentProfile),
    knowledge: Nullable(AgentKnowledge),
    instructions: Nullable(CustomInstruction),
    allowedHosts: Type.Array(Type.String()),
    /** null where the owner never chose */
    anySite: Nullable(Type.Boolean()),
    sandboxed: Nullable(Type.Boolean()),
    trainingSchedule: Nullable(Type.String()),
    retentionDays: Nullable(Type.Integer()),
  }),
  subscription: Nullable(
    Type.Object({
      plan: Type.String(),
      status: Type.String(),
      currency: Type.String(),
      offer: Type.Integer(),
      restToConsume: Type.Integer(),
      extraBlocksMax: Type.Integer(),
    }),
  ),
  /** the ledger, added up by UTC day and by what gave or took the credits */
  credits: Type.Array(Type.Object({ day: Type.String(), cause: Type.String(), amount: Type.Integer() })),
  purchases: Type.Array(Type.Object({ id: Type.String(), at: IsoInstant, credits: Type.Integer() })),
  /** when the owner signed in, of the sign-ins that still hold */
  signIns: Type.Array(Type.Object({ at: IsoInstant, until: IsoInstant })),
  /** what the owner said of facts that the agent read */
  factDecisions: Type.Array(
    Type.Object({
      topic: Type.String(),
      url: Type.String(),
      pageText: Type.String(),
      state: Type.Enum(['confirmed', 'corrected', 'hidden']),
      text: Nullable(Type.String()),
      at: IsoInstant,
    }),
  ),
  /** what visitors asked in vain, in the clearest wording, masked */
  openQuestions: Type.Array(
    Type.Object({
      question: Type.String(),
      asked: Type.Integer(),
      state: Type.Enum(['open', 'dismissed', 'answered']),
      firstAskedAt: IsoInstant,
      lastAskedAt: IsoInstant,
    }),
  ),
  /** what the owner taught: answers, documents, and questions that are asked before each training is published */
  ownAnswers: Type.Array(
    Type.Object({
      questions: Type.Array(Type.String()),
      text: Type.String(),
      pageUrl: Nullable(Type.String()),
      validUntil: Nullable(IsoInstant),
      createdAt: IsoInstant,
      updatedAt: IsoInstant,
    }),
  ),
  ownDocuments: Type.Array(
    Type.Object({ name: Type.String(), passages: Type.Array(Type.String()), createdAt: IsoInstant }),
  ),
  suiteQuestions: Type.Array(
    Type.Object({
      ask: Type.String(),
      expect: SuiteExpectation,
      /** before an answer of the owner's took its place */
      expectedBefore: Type.Optional(SuiteExpectation),
      reply: Nullable(Type.String()),
    }),
  ),
  /** what the owner wants no answer to rest on */
  hiddenSources: Type.Array(
    Type.Object({
      kind: Type.Enum(['page', 'passage']),
      url: Type.String(),
      text: Nullable(Type.String()),
      at: IsoInstant,
    }),
  ),
  /** the addresses the agent answers from now */
  pages: Type.Array(Type.String()),
});

const OneConversation = Type.Object({ agentId: Id, conversationId: Id });

const retentionReply = Type.Object({ success: Type.Literal(true), retention: Retention });

export const privacySchemas = {
  exportConversation: {
    body: OneConversation,
    reply: Type.Object({ success: Type.Literal(true), conversation: ExportedConversation }),
  },
  deleteConversation: { body: OneConversation, reply: Type.Object({ success: Type.Literal(true) }) },
  exportConversations: {
    /** `after` is the `next` of the page before */
    body: Type.Object({ agentId: Id, after: Type.Optional(Id) }),
    reply: Type.Object({
      success: Type.Literal(true),
      conversations: Type.Array(ExportedConversation, { maxItems: limits.exportPageSize }),
      /** null with the last page */
      next: Nullable(Id),
    }),
  },
  getRetention: { params: Type.Object({ id: Id }), reply: retentionReply },
  updateRetention: { body: Type.Object({ agentId: Id, days: Retention.properties.days }), reply: retentionReply },
  exportAccount: {
    params: Type.Object({ id: Id }),
    reply: Type.Object({ success: Type.Literal(true), export: AccountExport }),
  },
  /** Ends every sign-in at once; the data is gone within minutes. */
  deleteAccount: {
    body: Type.Object({ userId: Id, password: Type.String({ maxLength: limits.passwordMax }) }),
    reply: Done,
  },
  /** how many there are that were written for the demonstration; 0 with every other agent */
  getDemo: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Type.Literal(true), conversations: Type.Integer() }),
  },
  removeDemo: { body: Type.Object({ agentId: Id }), reply: Done },
};
