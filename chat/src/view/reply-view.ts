import { plainReplyText } from '../reply-text.ts';
import { AgentMessage } from './agent-message.tsx';
import { MenuButton } from './menu-button.tsx';

/** All that shows replies, and what can be done with a chat that has some. */
export const replyView = { AgentMessage, MenuButton, plainReplyText };

export type ReplyView = typeof replyView;
