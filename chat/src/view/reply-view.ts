import { plainReplyText } from '../reply-text.ts';
import { createMayLink } from '../shop-links.ts';
import { AgentMessage } from './agent-message.tsx';
import { DayLine, JumpToLatest } from './day-line.tsx';

/** All that shows replies. */
export const replyView = {
  AgentMessage,
  DayLine,
  JumpToLatest,
  plainReplyText: (text: string, links: readonly unknown[]) => plainReplyText(text, createMayLink(links)),
};

export type ReplyView = typeof replyView;
