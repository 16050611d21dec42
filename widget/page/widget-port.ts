/** Answers the chat's questions from the server's calls, in the visitor's session. */
import type { ConversationPort } from '@vitrine/chat/use-conversation';
import { fieldOf } from '@vitrine/contract/field-of';
import type { Answer } from './calls.ts';
import { noAnswer } from './calls.ts';
import { readHistory, readOutcome } from './read-answers.ts';
import type { WidgetQuestion } from './visitor-calls.ts';

/**
 * The visitor's session: one secret per host and agent, kept on their device from the moment they use the chat, never earlier (T10,
 * WI-21). Where the browser refuses storage it lives as long as the page (T11, WI-09).
 */
export interface SessionStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

export interface VisitorSession {
  /** the session of an earlier visit, or of this one */
  known: () => string | undefined;
  /** the known one, or a new one; undefined when the server gives none now */
  ensure: () => Promise<string | undefined>;
  /** takes the place of the known one */
  adopt: (sessionId: string) => void;
  forget: () => void;
}

interface SessionNeeds {
  /** a getter, because reading `localStorage` alone may throw */
  openStorage: () => SessionStorage;
  key: string;
  create: () => Promise<string | undefined>;
}

export function sessionKey(host: string, agentId: string): string {
  return `vitrine.widget.${host}.${agentId}`;
}

const maxLength = 200;

export function createVisitorSession({ openStorage, key, create }: SessionNeeds): VisitorSession {
  let inMemory: string | undefined;
  let pending: Promise<string | undefined> | undefined;

  function withStorage<T>(use: (storage: SessionStorage) => T): T | undefined {
    try {
      return use(openStorage());
    } catch {
      return undefined;
    }
  }

  function known(): string | undefined {
    const stored = withStorage((storage) => storage.getItem(key)) ?? undefined;
    const isUsable = stored !== undefined && stored !== '' && stored.length <= maxLength;
    return isUsable ? stored : inMemory;
  }

  async function createAndKeep(): Promise<string | undefined> {
    const created = await create();
    pending = undefined;
    if (created === undefined) return undefined;
    // Another tab may have been faster: the two share one conversation.
    const session = known() ?? created;
    keep(session);
    return session;
  }

  function keep(session: string): void {
    const isKept = withStorage((storage) => {
      storage.setItem(key, session);
      return true;
    });
    if (isKept !== true) inMemory = session;
  }

  return {
    known,
    async ensure() {
      const session = known();
      if (session !== undefined) return session;
      pending ??= createAndKeep();
      return pending;
    },
    adopt: keep,
    forget() {
      inMemory = undefined;
      withStorage((storage) => storage.removeItem(key));
    },
  };
}

interface WidgetServer {
  ask: (question: WidgetQuestion, onText: (delta: string) => void, signal: AbortSignal) => Promise<Answer>;
  loadMessages: (sessionId: string, page: number, signal: AbortSignal) => Promise<Answer>;
}

interface PortNeeds {
  agentId: string;
  server: WidgetServer;
  session: VisitorSession;
  pagePath: () => string;
  report: (what: string, detail: unknown) => void;
}

const sessionGone = (status: number) => status === 404 || status === 410;

export function createWidgetPort(needs: PortNeeds): Required<ConversationPort> {
  const { agentId, server, session, pagePath, report } = needs;
  return {
    async ask({ text, key }, onText, signal) {
      let answer = noAnswer;
      // A session that the server no longer knows is replaced without a word, once (SE-04).
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const sessionId = await session.ensure();
        if (sessionId === undefined) break;
        const path = pagePath();
        answer = await server.ask({ agentId, sessionId, userQuery: text, clientMessageId: key, path }, onText, signal);
        if (!sessionGone(answer.status)) break;
        session.forget();
      }
      const outcome = readOutcome(answer);
      if (outcome.kind === 'failed' || outcome.kind === 'closed')
        report('no reply', fieldOf(answer.body, 'code') ?? answer.status);
      return outcome;
    },

    async loadHistory(page, signal) {
      const sessionId = session.known();
      if (sessionId === undefined) return { messages: [], totalPages: 0 };
      const { status, body } = await server.loadMessages(sessionId, page, signal);
      if (sessionGone(status)) {
        session.forget();
        return { messages: [], totalPages: 0 };
      }
      const history = readHistory(body);
      if (history === undefined) report('no history', status);
      return history;
    },
  };
}
