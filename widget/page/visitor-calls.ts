/** The calls that a visitor's questions make; asked for when the page already stands. */
import { limits } from '@vitrine/contract/limits';
import { fieldOf } from '@vitrine/contract/field-of';
import type { Answer } from './calls.ts';
import { call, noAnswer, paths, send } from './calls.ts';

/** The new session's secret, or undefined when the server gives none now. */
export async function createSession(agentId: string): Promise<string | undefined> {
  const { body } = await call(paths.createSession, { body: { agentId } });
  const sessionId = fieldOf(fieldOf(body, 'data'), 'sessionId');
  return typeof sessionId === 'string' ? sessionId : undefined;
}

export function loadMessages(sessionId: string, page: number, signal: AbortSignal): Promise<Answer> {
  const query = `page=${page}&limit=${limits.messagesPageSize}`;
  return call(`${paths.getSessionMessages}?${query}`, { signal, sessionId });
}

export interface WidgetQuestion {
  agentId: string;
  sessionId: string;
  userQuery: string;
  clientMessageId: string;
  /** host and path of the page the visitor is on */
  path: string;
}

/** The reply as it grows, then whole. A server that does not stream answers with the same JSON at once. */
export async function ask(
  question: WidgetQuestion,
  onText: (delta: string) => void,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await send(paths.getResponse, 'text/event-stream', { body: question, signal });
    const { status, body, headers } = response;
    if (body === null || headers.get('content-type')?.startsWith('text/event-stream') !== true) {
      return { status, body: await response.json() };
    }
    const { readStreamedAnswer } = await import('./read-answers.ts');
    return { status, body: await readStreamedAnswer(body, onText) };
  } catch {
    return noAnswer;
  }
}
