/** The chat page in its frame, and the only two-way talk with it: exact origin, its own window, known messages (WI-04). */
import type { ChatPageMessage, HostMessage } from '@vitrine/contract/widget-messages';
import { parseChatPageMessage } from '@vitrine/contract/widget-messages';
import type { ScriptAddress } from './agent-id.ts';

export interface ChatFrame {
  element: HTMLIFrameElement;
  post(message: HostMessage): void;
}

/** The page learns from the fragment which origin it may answer; the browser delivers only if that is true. */
export function createFrame(
  { origin, agentId }: ScriptAddress,
  title: string,
  onMessage: (message: ChatPageMessage) => void,
): ChatFrame {
  const element = document.createElement('iframe');
  element.title = title;
  element.src = `${origin}/widget-chat/${agentId}#${location.origin}`;
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source === null || source !== element.contentWindow || from !== origin) return;
    const message = parseChatPageMessage(data);
    if (message !== undefined) onMessage(message);
  });
  return {
    element,
    post(message) {
      element.contentWindow?.postMessage(message, origin);
    },
  };
}
