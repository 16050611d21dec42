import { Type } from 'typebox';
import { limits } from './limits.ts';
import { Id, IsoInstant, OrRefusal, PageNumber, PageSize } from './schemas.ts';

export const ProductCardSchema = Type.Object({
  title: Type.String(),
  image_url: Type.String(),
  price: Type.String(),
  original_price: Type.String(),
  promotion_badge_text: Type.String(),
  promotion_description: Type.String(),
  cta_text: Type.String(),
  product_url: Type.String(),
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
});

const UserQuery = Type.String({ minLength: 1, maxLength: limits.chatTextMax });
const ClientMessageId = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }));

const AnswerReply = OrRefusal(
  Type.Object({ success: Type.Literal(true), response: ReplyEnvelopeSchema, messageId: Id }),
);

const SessionItem = Type.Object({ _id: Id, createdAt: IsoInstant, messages: Type.Array(MessageSchema) });

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
    reply: AnswerReply,
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
  getSessionsList: {
    query: Type.Object({ agentId: Id, page: Type.Optional(PageNumber), limit: Type.Optional(PageSize) }),
    reply: Type.Object({
      success: Type.Literal(true),
      sessions: Type.Array(SessionItem),
      totalPages: Type.Integer(),
      currentPage: Type.Integer(),
    }),
  },
};
