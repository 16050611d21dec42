/** Answers the chat's questions from the server's calls: reads their replies and decides what a status means for the conversation. */
import type { ChatMessage } from '@vitrine/chat/conversation';
import type { AskOutcome, ConversationPort } from '@vitrine/chat/use-conversation';
import { readReply } from '@vitrine/contract/reply-reading';
import type { Answer } from './calls.ts';
import { noAnswer } from './calls.ts';
import { fieldOf } from './field-of.ts';
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

/** A block of JSON that cannot be read is not shown (8-26). */
const showNothing = () => undefined;

const closedBy: Record<string, 'blocked' | 'not-ready'> = {
  'billing.no_credit_left': 'blocked',
  'billing.plan_needed': 'blocked',
  'agents.blocked': 'blocked',
  'agents.not_ready': 'not-ready',
};

function readOutcome({ status, body }: Answer): AskOutcome {
  const code = fieldOf(body, 'code');
  const reason =
    closedBy[typeof code === 'string' ? code : ''] ?? (status === 402 || status === 403 ? 'blocked' : undefined);
  if (reason !== undefined) return { kind: 'closed', reason };
  if (status !== 200 || fieldOf(body, 'success') !== true) return { kind: 'failed' };
  const messageId = fieldOf(body, 'messageId');
  const reply = readReply(fieldOf(body, 'response'), showNothing);
  return { kind: 'replied', messageId: typeof messageId === 'string' ? messageId : '', reply };
}

function readMessage(value: unknown): ChatMessage[] {
  const id = fieldOf(value, '_id');
  const content = fieldOf(value, 'content');
  if (typeof id !== 'string') return [];
  const base = { key: id, id, state: 'whole' as const };
  if (fieldOf(value, 'role') === 'human')
    return typeof content === 'string' ? [{ ...base, role: 'visitor', text: content, cards: [] }] : [];
  const { agent_response_text: text, product_cards: cards } = readReply(content, showNothing);
  return text === '' && cards.length === 0 ? [] : [{ ...base, role: 'agent', text, cards }];
}

const sessionGone = (status: number) => status === 404 || status === 410;

export function createWidgetPort({ agentId, server, session, pagePath, report }: Needs): Required<ConversationPort> {
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
      if (outcome.kind !== 'replied') report('no reply', fieldOf(answer.body, 'code') ?? answer.status);
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
      const messages = fieldOf(body, 'messages');
      const totalPages = fieldOf(body, 'totalPages');
      if (!Array.isArray(messages)) {
        report('no history', status);
        return undefined;
      }
      return {
        messages: messages.flatMap(readMessage),
        totalPages: typeof totalPages === 'number' && messages.length > 0 ? totalPages : 0,
      };
    },
  };
}
