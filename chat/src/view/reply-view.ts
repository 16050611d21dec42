import { plainReplyText } from '../reply-text.ts';
import { AgentMessage } from './agent-message.tsx';

/** All that shows replies. */
export const replyView = { AgentMessage, plainReplyText };

export type ReplyView = typeof replyView;
