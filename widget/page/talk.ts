/**
 * All that talking with the server needs: the session, the questions, the history. It comes in a file of its own, after the first picture,
 * because nobody has asked anything yet when the page opens.
 */
import type { ConversationPort } from '@vitrine/chat/use-conversation';
import type { Host } from './host.ts';
import { report } from './report.ts';
import { ask, createSession, loadMessages } from './visitor-calls.ts';
import type { SessionStorage } from './visitor-session.ts';
import { createVisitorSession, sessionKey } from './visitor-session.ts';
import { createWidgetPort } from './widget-port.ts';

export interface Talk extends Required<ConversationPort> {
  /** The visitor uses the chat now: their session may be made and kept. */
  engage: () => Promise<unknown>;
}

/** The browser's own storage, or where it is refused the shop's page. */
function openStorage(host: Host): SessionStorage {
  try {
    return localStorage;
  } catch {
    return {
      getItem: () => host.keptSession(),
      setItem: (_key, value) => host.keepSession(value),
      removeItem: () => host.keepSession(''),
    };
  }
}

export function createTalk(agentId: string, host: Host): Talk {
  const session = createVisitorSession({
    openStorage: () => openStorage(host),
    key: sessionKey(host.name, agentId),
    create: () => createSession(agentId),
  });
  const port = createWidgetPort({ agentId, server: { ask, loadMessages }, session, pagePath: host.pagePath, report });
  return { ...port, engage: session.ensure };
}
