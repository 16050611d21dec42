/**
 * All that talking with the server needs: the session, the questions, the history. It comes in a file of its own, after the first picture,
 * because nobody has asked anything yet when the page opens.
 */
import type { ConversationPort } from '@vitrine/chat/use-conversation';
import { report } from './report.ts';
import { ask, createSession, loadMessages } from './visitor-calls.ts';
import { createVisitorSession, sessionKey } from './visitor-session.ts';
import { createWidgetPort } from './widget-port.ts';

export interface Talk extends Required<ConversationPort> {
  /** The visitor uses the chat now: their session may be made and kept. */
  engage: () => Promise<unknown>;
}

interface Needs {
  agentId: string;
  hostName: string;
  pagePath: () => string;
}

export function createTalk({ agentId, hostName, pagePath }: Needs): Talk {
  const session = createVisitorSession({
    openStorage: () => localStorage,
    key: sessionKey(hostName, agentId),
    create: () => createSession(agentId),
  });
  const port = createWidgetPort({ agentId, server: { ask, loadMessages }, session, pagePath, report });
  return { ...port, engage: session.ensure };
}
