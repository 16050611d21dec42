/** The owner's list of conversations. */
import { Type } from 'typebox';
import { handovers, MessageSchema } from './conversations.ts';
import { limits } from './limits.ts';
import { outcomes } from './outcomes.ts';
import { Done, Id, IsoInstant, Nullable, PageNumber, PageSize } from './schemas.ts';

/** tabs of the list, and beside them what was put away */
export const shows = ['all', 'needs_answer', 'waiting', 'rated_down', 'unread', 'archived', 'discarded'] as const;
export type Show = (typeof shows)[number];

const SessionItem = Type.Object({
  _id: Id,
  /** when it began */
  createdAt: IsoInstant,
  /** the first one; none where a person was asked for before anything was written */
  messages: Type.Array(MessageSchema),
  lastMessageAt: IsoInstant,
  /** of what was deleted and can still be restored */
  discardedAt: Type.Optional(IsoInstant),
  /** the beginning of the newest message */
  lastWords: Type.String(),
  messageCount: Type.Integer(),
  /** the worst of its replies that is still open; null in old conversations and where none is */
  outcome: Nullable(Type.Enum([...outcomes])),
  /** a question of it is open */
  needsAnswer: Type.Boolean(),
  ratedDown: Type.Boolean(),
  /** the visitor wrote since the owner last opened it */
  unread: Type.Boolean(),
  handover: Type.Enum([...handovers]),
  /** host and path of the page that the visitor wrote from last */
  path: Nullable(Type.String()),
  /** what the visitor writes in, BCP 47 */
  language: Nullable(Type.String()),
  /** of a search for words: the piece of a message that they were found in, `marks` being the found words' spans in UTF-16 units */
  match: Type.Optional(
    Type.Object({
      messageId: Type.String(),
      role: MessageSchema.properties.role,
      text: Type.String(),
      marks: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
    }),
  ),
});

const Conversations = Type.Object({
  agentId: Id,
  conversationIds: Type.Array(Id, { minItems: 1, maxItems: limits.conversationsAtOnce }),
});

export const inboxSchemas = {
  getSessionsList: {
    query: Type.Object({
      agentId: Id,
      page: Type.Optional(PageNumber),
      limit: Type.Optional(PageSize),
      /** beginnings of words, all of which must stand somewhere in the conversation */
      words: Type.Optional(Type.String({ maxLength: limits.searchWordsMax })),
      /** the conversation began in this span, both ends included */
      from: Type.Optional(IsoInstant),
      to: Type.Optional(IsoInstant),
      /** the beginning of the path of a page that the visitor wrote from */
      path: Type.Optional(Type.String({ maxLength: limits.urlMax })),
      show: Type.Optional(Type.Enum([...shows])),
    }),
    reply: Type.Object({
      success: Type.Literal(true),
      /** by their last message, the newest first */
      sessions: Type.Array(SessionItem),
      /** conversations of what is shown, on all pages */
      total: Type.Integer(),
      /** under the other filters; what was archived or discarded counts nowhere */
      totals: Type.Object({
        all: Type.Integer(),
        needs_answer: Type.Integer(),
        waiting: Type.Integer(),
        rated_down: Type.Integer(),
        unread: Type.Integer(),
      }),
      totalPages: Type.Integer(),
      currentPage: Type.Integer(),
    }),
  },
  /** `read: false` marks it unread again */
  markRead: {
    body: Type.Object({ agentId: Id, conversationId: Id, read: Type.Optional(Type.Boolean()) }),
    reply: Done,
  },
  /** ids that are not there, or not the owner's, change nothing; a new message of the visitor's brings a conversation back */
  archiveConversations: {
    body: Type.Object({ ...Conversations.properties, archived: Type.Boolean() }),
    reply: Done,
  },
  /** kept for `discardedDays`, in which they can be restored, and then erased; they count nowhere and are closed to their visitors */
  discardConversations: {
    body: Type.Object({ ...Conversations.properties, discarded: Type.Boolean() }),
    reply: Done,
  },
  /** for good and at once, whether discarded before or not */
  deleteConversations: { body: Conversations, reply: Done },
  /**
   * Answers as server-sent events alone: `ready`, then `changed` with `{conversationId}` after each stored live message, `typing` with
   * `{conversationId, typing}` while its visitor types, and `waiting` with `{conversationId, words}` when somebody asks for a person and
   * the owner wants to be told now; `words` is null where the owner hides them.
   */
  watchConversations: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Type.Literal(true) }),
  },
};
