/** Messages as the shared chat shows them, with what only their owner sees. */
import type { ChatMessage } from '@vitrine/chat/conversation';
import type { Outcome } from '@vitrine/contract/outcomes';
import { readReplyEnvelope } from '@vitrine/contract/reply-envelope';
import type { Message } from './use-history.ts';
import { shownLongDay } from './shown-dates.ts';

export interface DatedMessage {
  message: ChatMessage;
  createdAt: string;
  /** the day, where it is another one than that of the message before */
  newDay: string | null;
  /** the page the visitor wrote from, where it is another one than before */
  newPage: string | null;
  /** of a reply, what became of the question */
  outcome: Outcome | null;
  /** a person of the shop wrote it */
  byOwner: boolean;
  /** why the visitor's thumb went down; null where they said nothing */
  ratingReason: string | null;
}

function chatMessage({ _id, role, content }: Message): ChatMessage {
  const base = { key: _id, id: _id, state: 'whole' as const };
  if (role === 'human') {
    const text = typeof content === 'string' ? content : content.agent_response_text;
    return { ...base, role: 'visitor', text, cards: [] };
  }
  const { agent_response_text: text, product_cards: cards } = readReplyEnvelope(content);
  return { ...base, role: 'agent', text, cards };
}

export function datedMessages(messages: readonly Message[]): DatedMessage[] {
  let day = '';
  let page = '';
  return messages.map((message) => {
    const ownDay = shownLongDay(message.createdAt);
    const ownPage = message.path ?? page;
    const dated = {
      message: chatMessage(message),
      createdAt: message.createdAt,
      newDay: ownDay === day ? null : ownDay,
      newPage: ownPage === page ? null : ownPage,
      outcome: message.outcome ?? null,
      byOwner: message.by === 'owner',
      ratingReason: message.ratingReason ?? null,
    };
    day = ownDay;
    page = ownPage;
    return dated;
  });
}
