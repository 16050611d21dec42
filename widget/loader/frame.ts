/** The chat page in its frame, and the only two-way talk with it: exact origin, its own window, known messages (WI-04). */
import type { ChatPageMessage, HostMessage } from '@vitrine/contract/widget-messages';
import { parseChatPageMessage } from '@vitrine/contract/widget-messages';
import type { ScriptTag } from './agent-id.ts';

export interface ChatFrame {
  element: HTMLIFrameElement;
  post(message: HostMessage): void;
}

/**
 * The page learns from the fragment which origin it may answer (the browser delivers only if that is true), what is spoken there, and how
 * its agent looks: a question less before its first picture.
 */
export function createFrame(
  { origin, agentId, wishes }: ScriptTag,
  style: string,
  onMessage: (message: ChatPageMessage) => void,
): ChatFrame {
  const element = document.createElement('iframe');
  element.title = 'Chat';
  const language = wishes.language ?? document.documentElement.lang;
  element.src = `${origin}/widget-chat/${agentId}#${location.origin}/${language}#${encodeURIComponent(style)}`;
  addEventListener('message', ({ source, origin: from, data }) => {
    if (!source || source !== element.contentWindow || from !== origin) return;
    const message = parseChatPageMessage(data);
    if (message) onMessage(message);
  });
  return {
    element,
    post(message) {
      element.contentWindow?.postMessage(message, origin);
    },
  };
}
