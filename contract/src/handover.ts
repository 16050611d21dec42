/** A person instead of the assistant: a visitor asks for one, the owner takes the conversation over, is told of it and gives it back. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { handovers } from './conversations.ts';
import { limits } from './limits.ts';
import { Done, Id, IsoInstant, Nullable, OrRefusal, PageNumber } from './schemas.ts';

export const handoverLimits = {
  noteMax: 1000,
  ownerNoteMax: 2000,
  /** of one conversation, to each side */
  lettersMax: 3,
  /** a webhook's log, the newest first */
  deliveriesMax: 100,
} as const;

const Handover = Type.Enum([...handovers]);
const Success = Type.Literal(true);
const OfConversation = { agentId: Id, conversationId: Id };
const TimeZone = Type.String({ minLength: 1, maxLength: 64 });
/** of a day, in the time zone beside it */
const Minute = Type.Integer({ minimum: 0, maximum: 1440 });

const Presence = Type.Object({
  /** the switch and the hours both say so, and the owner's app was heard of lately */
  present: Type.Boolean(),
  /** what the owner set last; false until then */
  switchedOn: Type.Boolean(),
  /** days of the week, 0 is Sunday; null: always as the switch says */
  hours: Nullable(
    Type.Object({
      timeZone: TimeZone,
      days: Type.Array(Type.Object({ day: Type.Integer({ minimum: 0, maximum: 6 }), from: Minute, to: Minute }), {
        maxItems: 14,
      }),
    }),
  ),
  /** the owner is told nothing meanwhile; `from` after `to` spans midnight; null: none */
  quiet: Nullable(Type.Object({ timeZone: TimeZone, from: Minute, to: Minute })),
  /** notices hold the visitor's first words */
  tellsWords: Type.Boolean(),
});
export type Presence = Static<typeof Presence>;

/** Somebody who left an address and agreed to be written to. */
const Lead = Type.Object({
  conversationId: Id,
  email: Type.String(),
  name: Nullable(Type.String()),
  note: Nullable(Type.String()),
  askedAt: IsoInstant,
  consentAt: IsoInstant,
  handover: Handover,
});
export type Lead = Static<typeof Lead>;

const Webhook = Type.Object({
  url: Type.String(),
  isOn: Type.Boolean(),
  /** deliveries bear `X-Vitrine-Signature: t=SECONDS,v1=HMAC-SHA256(secret, "SECONDS.BODY")` in hex */
  secret: Type.String(),
});

export const webhookEvents = ['conversation.waiting', 'conversation.left_word', 'answer.rated_down', 'test'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const Delivery = Type.Object({
  _id: Id,
  event: Type.Enum([...webhookEvents]),
  createdAt: IsoInstant,
  attempts: Type.Integer(),
  /** of the newest attempt; null where none was answered */
  httpStatus: Nullable(Type.Integer()),
  problem: Nullable(Type.String()),
  deliveredAt: Nullable(IsoInstant),
});

export const handoverSchemas = {
  /** Stores no message. `person.address_needed`: nobody is there, so an address must be left; `person.address_refused`: that one cannot be. */
  requestPerson: {
    body: Type.Object({
      agentId: Id,
      sessionId: Id,
      email: Type.Optional(Type.String({ maxLength: limits.emailMax })),
      name: Type.Optional(Type.String({ maxLength: limits.personNameMax })),
      note: Type.Optional(Type.String({ maxLength: handoverLimits.noteMax })),
      /** to the address being kept and written to; an address without it is not stored */
      consent: Type.Boolean(),
    }),
    reply: OrRefusal(Type.Object({ success: Success, state: Handover, ownerPresent: Type.Boolean() })),
  },
  /**
   * Answers as server-sent events alone, for the session of the header `X-Vitrine-Session`: `message` (an item of `get_session_messages`,
   * whose `_id` is the event's id), `state` `{handover, ownerPresent}` at once and with each change, `typing` `{by, typing}`, and `end`
   * when the client should come again. `Last-Event-ID`: the newest message that the client has; without it only what comes is sent.
   */
  watchChat: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Success }),
  },
  /** the visitor types, or stopped; to be said again every few seconds, and forgotten by itself after 6 */
  tellTyping: { body: Type.Object({ agentId: Id, sessionId: Id, typing: Type.Boolean() }), reply: Done },
  /**
   * A letter's one-time way back into the chat: `{publicUrl}/widget-chat/{agentId}#return={token}`. The session gets a new secret, which
   * is what comes back; the one before is worth nothing any more. 404 where the link was used, is too old or never was.
   */
  openReturnLink: {
    body: Type.Object({ agentId: Id, token: Id }),
    reply: Type.Object({ success: Success, sessionId: Id }),
  },

  /** Taking what is taken changes nothing. */
  setHandover: {
    body: Type.Object({ ...OfConversation, state: Type.Enum(['taken', 'returned']) }),
    reply: Type.Object({ success: Success, handover: Handover }),
  },
  /** A line takes the conversation over where it was not. The same `clientMessageId` again is the same message. */
  sendOwnerMessage: {
    body: Type.Object({
      ...OfConversation,
      text: Type.String({ minLength: 1, maxLength: limits.chatTextMax }),
      clientMessageId: Type.String({ minLength: 1, maxLength: 100 }),
    }),
    reply: Type.Object({ success: Success, messageId: Id }),
  },
  /** what is left out stays as it is */
  setPresence: {
    body: Type.Object({
      agentId: Id,
      present: Type.Boolean(),
      hours: Type.Optional(Presence.properties.hours),
      quiet: Type.Optional(Presence.properties.quiet),
      tellsWords: Type.Optional(Type.Boolean()),
    }),
    reply: OrRefusal(Type.Object({ success: Success, presence: Presence })),
  },
  getPresence: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Success, presence: Presence }),
  },
  /** somebody sits before the owner's app; absence follows 10 minutes after the last of these */
  keepPresent: { body: Type.Object({ agentId: Id }), reply: Done },
  /** as `tellTyping`, towards the visitor; the visitor's comes as `typing` `{conversationId, typing}` of `watch_conversations` */
  tellOwnerTyping: { body: Type.Object({ ...OfConversation, typing: Type.Boolean() }), reply: Done },
  getHandover: {
    query: Type.Object(OfConversation),
    reply: Type.Object({
      success: Success,
      handover: Handover,
      /** since when; null while it never changed */
      since: Nullable(IsoInstant),
      /** what the visitor left; null where no person was asked for */
      request: Nullable(
        Type.Object({
          email: Nullable(Type.String()),
          name: Nullable(Type.String()),
          note: Nullable(Type.String()),
          askedAt: IsoInstant,
        }),
      ),
      /** the owner's own */
      note: Type.String(),
      /** the visitor's chat was open within the last minutes */
      visitorHere: Type.Boolean(),
      lettersToVisitor: Type.Integer(),
    }),
  },
  /** the owner's own note on a conversation, which no visitor sees; '' takes it away */
  saveNote: {
    body: Type.Object({ ...OfConversation, note: Type.String({ maxLength: handoverLimits.ownerNoteMax }) }),
    reply: Done,
  },
  getLeads: {
    query: Type.Object({ agentId: Id, page: Type.Optional(PageNumber) }),
    reply: Type.Object({
      success: Success,
      /** the newest first, 20 a page */
      leads: Type.Array(Lead),
      total: Type.Integer(),
      totalPages: Type.Integer(),
      currentPage: Type.Integer(),
    }),
  },
  /** all of them, as a spreadsheet opens it */
  exportLeads: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Success, name: Type.String(), text: Type.String() }),
  },
  getWebhook: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Success, webhook: Nullable(Webhook), deliveries: Type.Array(Delivery) }),
  },
  /** `url: null` takes it away with its log; another address gets another secret. `person.webhook_refused`: that address cannot be called. */
  saveWebhook: {
    body: Type.Object({
      agentId: Id,
      url: Nullable(Type.String({ minLength: 1, maxLength: limits.urlMax })),
      isOn: Type.Optional(Type.Boolean()),
    }),
    reply: OrRefusal(Type.Object({ success: Success, webhook: Nullable(Webhook) })),
  },
  /** sends the event `test` at once; the log tells what became of it */
  testWebhook: {
    body: Type.Object({ agentId: Id }),
    reply: OrRefusal(Type.Object({ success: Success, delivery: Delivery })),
  },
};
