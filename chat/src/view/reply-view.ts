import { plainReplyText } from '../reply-text.ts';
import { createMayLink } from '../shop-links.ts';
import { AgentMessage } from './agent-message.tsx';
import { MenuButton } from './menu-button.tsx';

/** All that shows replies, and what can be done with a chat that has some. */
export const replyView = {
  AgentMessage,
  MenuButton,
  plainReplyText: (text: string, links: readonly unknown[]) => plainReplyText(text, createMayLink(links)),
};

export type ReplyView = typeof replyView;
