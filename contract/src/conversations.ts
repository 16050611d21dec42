import { Type } from 'typebox';
import { limits } from './limits.ts';
import { outcomes } from './outcomes.ts';
import { ReceiptSchema } from './receipts.ts';
import { Id, IsoInstant, Nullable, OrRefusal, PageNumber, PageSize } from './schemas.ts';

/** `taken`: a person of the shop answers, and the assistant is silent */
export const handovers = ['none', 'waiting', 'taken', 'returned'] as const;

export const ProductCardSchema = Type.Object({
  title: Type.String(),
  image_url: Type.String(),
  price: Type.String(),
  original_price: Type.String(),
  promotion_badge_text: Type.String(),
  promotion_description: Type.String(),
  cta_text: Type.String(),
  product_url: Type.String(),
  /** of the variant that was asked for, else of the product; absent in old replies, as are the next two */
  availability: Type.Optional(Type.Enum(['in_stock', 'out_of_stock', 'preorder', 'unknown'])),
  /** `live`: the shop was asked within the minute before the reply; else the price is as old as `checkedAt` says */
  checked: Type.Optional(Type.Enum(['live', 'training'])),
  /** when the shop last said so */
  checkedAt: Type.Optional(IsoInstant),
});

export const ReplyEnvelopeSchema = Type.Object({
  agent_response_text: Type.String(),
  product_cards: Type.Array(ProductCardSchema, { maxItems: limits.productCardsMax }),
});

export const MessageSchema = Type.Object({
  _id: Id,
  role: Type.Union([Type.Literal('human'), Type.Literal('agent')]),
  content: Type.Union([Type.String(), ReplyEnvelopeSchema]),
  createdAt: IsoInstant,
  /** human: host and page path the visitor wrote from; told to the owner only */
  path: Type.Optional(Type.String()),
  /** agent: what became of the question; told to the owner only, absent in old replies */
  outcome: Type.Optional(Type.Enum([...outcomes])),
  /** agent: the visitor's thumb, absent where there is none */
  rating: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(-1)])),
  /** agent: why the thumb went down, in the visitor's words; told to the owner only */
  ratingReason: Type.Optional(Type.String()),
  /** agent: a person of the shop wrote it; absent where the assistant did */
  by: Type.Optional(Type.Literal('owner')),
});

const UserQuery = Type.String({ minLength: 1, maxLength: limits.chatTextMax });
const ClientMessageId = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }));

const answerFields = {
  success: Type.Literal(true),
  response: ReplyEnvelopeSchema,
  messageId: Id,
  /** A person answers: nothing is said, whatever a stream brought before, and `messageId` is the visitor's message's. */
  handover: Type.Optional(Type.Enum([...handovers])),
  /** a person should be offered now */
  offerPerson: Type.Optional(Type.Literal(true)),
};
const AnswerReply = OrRefusal(Type.Object(answerFields));

/** What became of a test question, and the pages that the reply rests on: told before a plan is chosen too, unlike its receipt. */
const ReplyRest = Type.Object({
  outcome: Type.Enum([...outcomes]),
  sources: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
  /** the owner's own answer was told */
  own: Type.Boolean(),
});

/** What a visitor left with their wish for a person. */
export const LeftWord = Type.Object({
  email: Nullable(Type.String()),
  name: Nullable(Type.String()),
  note: Nullable(Type.String()),
  at: IsoInstant,
  /** when they agreed that the address is kept and written to */
  consentAt: Nullable(IsoInstant),
});

/** A message as it is taken away, by its visitor or by the shop. */
export const ChatLine = Type.Object({
  from: Type.Union([Type.Literal('visitor'), Type.Literal('agent')]),
  at: IsoInstant,
  text: Type.String(),
  /** agent: a person of the shop wrote it */
  by: Type.Optional(Type.Literal('owner')),
  /** agent: what it showed beside its words */
  products: Type.Optional(Type.Array(Type.Object({ title: Type.String(), price: Type.String(), url: Type.String() }))),
  /** visitor: the page they wrote from, as it is stored */
  page: Type.Optional(Type.String()),
  /** agent: the visitor's thumb */
  rated: Type.Optional(Type.Union([Type.Literal('up'), Type.Literal('down')])),
  /** agent: why the thumb went down */
  ratedBecause: Type.Optional(Type.String()),
});

/** A visitor's conversation as they take it away: for people to read, so without ids or secrets. */
const DownloadedChat = Type.Object({
  agent: Type.String(),
  startedAt: Nullable(IsoInstant),
  downloadedAt: IsoInstant,
  messages: Type.Array(ChatLine),
  /** with a wish for a person; absent where none was asked for */
  left: Type.Optional(LeftWord),
});

const VisitorsChat = Type.Object({ agentId: Id, sessionId: Id });

export const conversationSchemas = {
  createSession: {
    body: Type.Object({ agentId: Id }),
    reply: Type.Object({
      success: Type.Literal(true),
      sessionId: Type.String(),
      data: Type.Object({ sessionId: Type.String() }),
    }),
  },
  getResponse: {
    body: Type.Object({
      agentId: Id,
      userQuery: UserQuery,
      sessionId: Id,
      path: Type.Optional(Type.String({ maxLength: limits.urlMax })),
      clientMessageId: ClientMessageId,
    }),
    reply: AnswerReply,
  },
  getTestResponse: {
    body: Type.Object({ agentId: Id, userQuery: UserQuery, sessionId: Id, clientMessageId: ClientMessageId }),
    /** `rest` is absent where an equal send was answered before */
    reply: OrRefusal(Type.Object({ ...answerFields, rest: Type.Optional(ReplyRest) })),
  },
  getSessionMessages: {
    query: Type.Object({
      sessionId: Type.Optional(Id),
      page: Type.Optional(PageNumber),
      limit: Type.Optional(PageSize),
    }),
    reply: Type.Object({
      success: Type.Literal(true),
      messages: Type.Array(MessageSchema),
      totalPages: Type.Integer(),
      currentPage: Type.Integer(),
    }),
  },
  /** 404 for a message that is no reply of this conversation; 0 takes a rating back */
  rateReply: {
    body: Type.Object({
      agentId: Id,
      sessionId: Id,
      messageId: Id,
      rating: Type.Union([Type.Literal(1), Type.Literal(0), Type.Literal(-1)]),
      /** of a thumb down */
      reason: Type.Optional(Type.String({ maxLength: limits.ratingReasonMax })),
    }),
    reply: OrRefusal(Type.Object({ success: Type.Literal(true), offerPerson: Type.Optional(Type.Literal(true)) })),
  },
  /** 404 for a session that is not this agent's, or that was deleted */
  downloadChat: {
    body: VisitorsChat,
    reply: Type.Object({ success: Type.Literal(true), chat: DownloadedChat }),
  },
  deleteChat: { body: VisitorsChat, reply: Type.Object({ success: Type.Literal(true) }) },
  getReceipt: {
    params: Type.Object({ messageId: Id }),
    reply: Type.Object({ success: Type.Literal(true), receipt: ReceiptSchema }),
  },
};
