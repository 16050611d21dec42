/** Answers the chat's questions from the server's calls, in the visitor's session. */
import type { ConversationPort } from '@vitrine/chat/use-conversation';
import { fieldOf } from '@vitrine/contract/field-of';
import type { Answer } from './calls.ts';
import { noAnswer } from './calls.ts';
import { readHistory, readOutcome } from './read-answers.ts';
import type { WidgetQuestion } from './visitor-calls.ts';
import type { VisitorSession } from './visitor-session.ts';

export interface WidgetServer {
  ask: (question: WidgetQuestion, onText: (delta: string) => void, signal: AbortSignal) => Promise<Answer>;
  loadMessages: (sessionId: string, page: number, signal: AbortSignal) => Promise<Answer>;
}

interface Needs {
  agentId: string;
  server: WidgetServer;
  session: VisitorSession;
  pagePath: () => string;
  report: (what: string, detail: unknown) => void;
}

const sessionGone = (status: number) => status === 404 || status === 410;

export function createWidgetPort(needs: Needs): Required<ConversationPort> {
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
