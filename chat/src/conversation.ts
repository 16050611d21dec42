/** A conversation as it is shown, and what each event does to it. Pure: whoever talks to a server turns its answers into these events. */
import type { ProductCard, ReplyEnvelope } from '@vitrine/contract/reply-envelope';

export interface ChatMessage {
  key: string;
  /** the server's id, where it is known */
  id?: string;
  role: 'visitor' | 'agent';
  text: string;
  cards: ProductCard[];
  /** `streaming`: still arriving; `typing`: arrived whole, being typed out; `cut`: no more of it came; `queued`: goes out when the line is back */
  state: 'whole' | 'sending' | 'failed' | 'queued' | 'streaming' | 'typing' | 'cut';
  /** ISO instant */
  at?: string;
  /** a person of the shop wrote it */
  by?: 'owner';
  rating?: 1 | -1;
  /** why it has no answer, where it failed */
  failure?: Failure;
}

/** `unanswered`: it went out, and nothing came back; `busy`: asked too often */
export type Failure = { why: 'unsent' | 'unanswered' } | { why: 'busy'; seconds: number };

export interface Conversation {
  welcomeText: string;
  /** oldest first, without the welcome */
  messages: ChatMessage[];
  /** the visitor's message that waits for its reply; one at a time */
  pendingKey: string | null;
  /** the reply to announce and to type: the newest of this visit */
  newestReplyKey: string | null;
  history: { state: 'unread' | 'loading' | 'more' | 'whole'; page: number };
  /** why the server does not answer, where that is not a passing failure */
  closed: 'blocked' | 'not-ready' | null;
}

export type ConversationEvent =
  | { type: 'started'; welcomeText: string }
  | { type: 'history-requested' }
  | { type: 'history-arrived'; messages: ChatMessage[]; page: number; totalPages: number }
  | { type: 'history-failed' }
  /** the newest page again: another tab may have talked */
  | { type: 'refreshed'; messages: ChatMessage[] }
  /** a new message, or a failed one again under its own key */
  | { type: 'sent'; key: string; text: string; at?: string }
  | { type: 'text-arrived'; key: string; delta: string }
  | { type: 'replied'; key: string; messageId: string; reply: ReplyEnvelope; at?: string }
  | { type: 'failed'; key: string; failure: Failure }
  /** written while there is no line */
  | { type: 'queued'; key: string; text: string }
  /** nobody answers by machine: the message stands where a person reads it */
  | { type: 'heard'; key: string }
  | { type: 'typed'; key: string }
  | { type: 'closed'; reason: 'blocked' | 'not-ready' };

export function startConversation(welcomeText: string): Conversation {
  return {
    welcomeText,
    messages: [],
    pendingKey: null,
    newestReplyKey: null,
    history: { state: 'unread', page: 0 },
    closed: null,
  };
}

const replyKeyOf = (key: string) => `${key}/reply`;

function settleTyping(messages: ChatMessage[]): ChatMessage[] {
  return messages.map((message) => (message.state === 'typing' ? { ...message, state: 'whole' } : message));
}

function setState(messages: ChatMessage[], key: string, state: ChatMessage['state']): ChatMessage[] {
  return messages.map((message) => (message.key === key ? { ...message, state } : message));
}

/** A reply stands under its question, before what still waits. */
function addReply(messages: ChatMessage[], key: string, reply: ChatMessage): ChatMessage[] {
  const after = messages.findIndex((message) => message.key === key) + 1;
  return [...messages.slice(0, after), reply, ...messages.slice(after)];
}

/** A reply that breaks off keeps what was read; a question without one can be sent again. */
function fail(conversation: Conversation, key: string, failure: Failure): Conversation {
  if (conversation.pendingKey !== key) return conversation;
  const { messages } = conversation;
  const settled = messages.some((message) => message.key === replyKeyOf(key))
    ? setState(messages, replyKeyOf(key), 'cut')
    : setState(messages, key, failure.why === 'unsent' ? 'queued' : 'failed').map((message) =>
        message.key === key ? { ...message, failure } : message,
      );
  return { ...conversation, messages: settled, pendingKey: null };
}

function arriveText(conversation: Conversation, key: string, delta: string): Conversation {
  if (conversation.pendingKey !== key || delta === '') return conversation;
  const replyKey = replyKeyOf(key);
  const known = conversation.messages.some((message) => message.key === replyKey);
  const messages = known
    ? conversation.messages.map((message) =>
        message.key === replyKey ? { ...message, text: message.text + delta } : message,
      )
    : addReply(setState(conversation.messages, key, 'whole'), key, {
        key: replyKey,
        role: 'agent',
        text: delta,
        cards: [],
        state: 'streaming',
      });
  return { ...conversation, messages };
}

function reply(
  conversation: Conversation,
  { key, messageId: id, reply: envelope, at }: ConversationEvent & { type: 'replied' },
): Conversation {
  if (conversation.pendingKey !== key) return conversation;
  const text = envelope.agent_response_text;
  const cards = envelope.product_cards;
  if (text === '' && cards.length === 0) return fail(conversation, key, { why: 'unanswered' });
  const replyKey = replyKeyOf(key);
  const others = conversation.messages.filter((message) => message.key !== replyKey && message.id !== id);
  const messages = settleTyping(setState(others, key, 'whole'));
  return {
    ...conversation,
    messages: addReply(messages, key, {
      key: replyKey,
      id,
      role: 'agent',
      text,
      cards,
      state: 'typing',
      ...(at && { at }),
    }),
    pendingKey: null,
    newestReplyKey: replyKey,
  };
}

/**
 * Puts an older page before what is shown, each message once (T15). A message of this visit has no server id yet: when a page holds the
 * same words it is that message.
 */
function addHistory(shown: ChatMessage[], page: ChatMessage[]): ChatMessage[] {
  const ids = new Set(shown.flatMap((message) => message.id ?? []));
  const withoutId = shown.filter((message) => message.role === 'visitor' && message.id === undefined);
  const kept: ChatMessage[] = [];
  for (const message of [...page].reverse()) {
    if (message.id !== undefined && ids.has(message.id)) continue;
    const twin = withoutId.findLastIndex((own) => message.role === 'visitor' && own.text === message.text);
    if (twin === -1) kept.push(message);
    else withoutId.splice(twin, 1);
    if (message.id !== undefined) ids.add(message.id);
  }
  return [...kept.reverse(), ...shown];
}

/** What another tab said meanwhile, each message once; a message of this visit learns its server's id on the way. */
function addNewest(shown: ChatMessage[], page: ChatMessage[]): ChatMessage[] {
  let all = shown;
  for (const message of page) {
    const { id } = message;
    if (id === undefined || all.some((known) => known.id === id)) continue;
    const twin = all.find(
      (known) => known.role === 'visitor' && message.role === 'visitor' && !known.id && known.text === message.text,
    );
    all = twin === undefined ? [...all, message] : all.map((known) => (known === twin ? { ...known, id } : known));
  }
  return all;
}

export function nextConversation(conversation: Conversation, event: ConversationEvent): Conversation {
  const { history, messages } = conversation;
  switch (event.type) {
    case 'started':
      return startConversation(event.welcomeText);
    case 'history-requested':
      return { ...conversation, history: { ...history, state: 'loading' } };
    case 'history-arrived': {
      const isLast = event.messages.length === 0 || event.page >= event.totalPages;
      return {
        ...conversation,
        messages: addHistory(messages, event.messages),
        history: { state: isLast ? 'whole' : 'more', page: event.page },
      };
    }
    case 'refreshed':
      return { ...conversation, messages: addNewest(messages, event.messages) };
    case 'history-failed':
      return { ...conversation, history: { ...history, state: history.page === 0 ? 'unread' : 'more' } };
    case 'sent': {
      const { key: ownKey, text, at } = event;
      const message: ChatMessage = {
        key: ownKey,
        role: 'visitor',
        text,
        cards: [],
        state: 'sending',
        ...(at && { at }),
      };
      const others = messages.filter(({ key }) => key !== event.key && key !== replyKeyOf(event.key));
      const sent = settleTyping(others.filter(({ state }) => state !== 'queued'));
      const queued = others.filter(({ state }) => state === 'queued');
      return { ...conversation, messages: [...sent, message, ...queued], pendingKey: event.key, closed: null };
    }
    case 'text-arrived':
      return arriveText(conversation, event.key, event.delta);
    case 'replied':
      return reply(conversation, event);
    case 'failed':
      return fail(conversation, event.key, event.failure);
    case 'queued': {
      if (messages.some(({ key }) => key === event.key)) return conversation;
      const { key, text } = event;
      return { ...conversation, messages: [...messages, { key, text, role: 'visitor', cards: [], state: 'queued' }] };
    }
    case 'heard':
      return {
        ...conversation,
        // what the assistant had begun is not said any more
        messages: setState(messages, event.key, 'whole').filter(({ key }) => key !== replyKeyOf(event.key)),
        pendingKey: null,
      };
    case 'typed':
      return { ...conversation, messages: setState(messages, event.key, 'whole') };
    case 'closed':
      return { ...conversation, closed: event.reason };
    default:
      return assertNever(event);
  }
}

function assertNever(event: never): never {
  throw new Error(`Unknown event: ${JSON.stringify(event)}`);
}
