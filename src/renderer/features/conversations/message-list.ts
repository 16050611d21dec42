/** Pages of a conversation joined to one list, each message once, the oldest first. */
import type { ChatMessage } from '@vitrine/chat/conversation';
import { readReplyEnvelope } from '@vitrine/contract/reply-envelope';
import type { ReplyOf } from '@vitrine/contract/routes';

type MessagesPage = Pick<ReplyOf<'getSessionMessages'>, 'messages'>;

export interface DatedMessage {
  message: ChatMessage;
  createdAt: string;
}

/** `pages`: the newest first, as they are fetched. */
export function joinMessages(pages: readonly MessagesPage[]): DatedMessage[] {
  const all = pages.toReversed().flatMap(({ messages }) => messages);
  const once = new Map(all.map((one) => [one._id, one]));
  return [...once.values()].map(({ _id, role, content, createdAt }) => {
    const base = { key: _id, id: _id, state: 'whole' as const };
    if (role === 'human') {
      const text = typeof content === 'string' ? content : content.agent_response_text;
      return { createdAt, message: { ...base, role: 'visitor', text, cards: [] } };
    }
    const { agent_response_text: text, product_cards: cards } = readReplyEnvelope(content);
    return { createdAt, message: { ...base, role: 'agent', text, cards } };
  });
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** HH:MM on a clock of 24 hours (2.7-03). */
export const clockTime = (instant: string) => time.format(new Date(instant));
