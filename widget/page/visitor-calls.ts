/** The calls that a visitor's questions make; asked for when the page already stands. */
import { limits } from '@vitrine/contract/limits';
import { fieldOf } from '@vitrine/contract/field-of';
import type { Answer } from './calls.ts';
import type { calls } from '@vitrine/contract/calls';
import { call, noAnswer, send } from './calls.ts';
import { readEventStream, readStreamedAnswer } from './read-answers.ts';

type VisitorCall =
  | 'createSession'
  | 'openReturnLink'
  | 'tellTyping'
  | 'getSessionMessages'
  | 'getResponse'
  | 'getSuggestions'
  | 'rateReply'
  | 'requestPerson'
  | 'watchChat';

/** The contract's own paths, as in `calls.ts`. */
const paths: { [Name in VisitorCall]: (typeof calls)[Name]['path'] } = {
  createSession: '/agents/create_new_session',
  openReturnLink: '/agents/open_return_link',
  tellTyping: '/agents/tell_typing',
  getSessionMessages: '/agents/get_session_messages',
  getResponse: '/agents/get_response',
  getSuggestions: '/agents/get_suggestions',
  rateReply: '/agents/rate_reply',
  requestPerson: '/agents/request_person',
  watchChat: '/agents/watch_chat',
};

/** The new session's secret, or undefined when the server gives none now. */
export async function createSession(agentId: string): Promise<string | undefined> {
  const { body } = await call(paths.createSession, { body: { agentId } });
  const sessionId = fieldOf(fieldOf(body, 'data'), 'sessionId');
  return typeof sessionId === 'string' ? sessionId : undefined;
}

/** The secret of the chat that a letter leads back into; null where the link is used up, undefined where nobody could say. */
export async function openReturnLink(agentId: string, token: string): Promise<string | null | undefined> {
  const { status, body } = await call(paths.openReturnLink, { body: { agentId, token } });
  const sessionId = fieldOf(body, 'sessionId');
  return typeof sessionId === 'string' ? sessionId : status === 404 ? null : undefined;
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
      return { status, body: await response.json(), retryAfterS: Number(headers.get('retry-after')) };
    }
    return { status, body: await readStreamedAnswer(body, onText) };
  } catch {
    return noAnswer;
  }
}

/** First questions for the page that the visitor is on; none where they cannot be had. */
export async function loadSuggestions(agentId: string, path: string, language: string): Promise<string[]> {
  const query = new URLSearchParams({ agentId, path, language });
  const { body } = await call(`${paths.getSuggestions}?${query}`);
  const found = fieldOf(body, 'suggestions');
  return Array.isArray(found) ? found.filter((text) => typeof text === 'string').slice(0, limits.suggestionsMax) : [];
}

export interface Rated {
  messageId: string;
  rating: 1 | 0 | -1;
  reason?: string;
}

/** What the server said; undefined where it said nothing. */
export async function rate(agentId: string, sessionId: string, rated: Rated): Promise<unknown> {
  const { body } = await call(paths.rateReply, { body: { agentId, sessionId, ...rated } });
  return body;
}

export interface PersonWish {
  email?: string;
  consent: boolean;
}

/** What the server said; undefined where it said nothing. */
export async function requestPerson(agentId: string, sessionId: string, wish: PersonWish): Promise<unknown> {
  const { body } = await call(paths.requestPerson, { body: { agentId, sessionId, ...wish } });
  return body;
}

/** Nobody waits for it, and what is lost is lost. */
export function tellTyping(agentId: string, sessionId: string, typing: boolean): void {
  void call(paths.tellTyping, { body: { agentId, sessionId, typing } });
}

export type OnChatEvent = (event: string, data: unknown) => void;

const againMs = 3_000;
const againMaxMs = 60_000;

/**
 * What comes in a chat by itself after the message `newest`, until it is stopped; a stream that ends begins anew, and one that is refused
 * is asked for less and less often.
 */
export function watchChat(
  agentId: string,
  session: () => Promise<string | undefined>,
  newest: string,
  onEvent: OnChatEvent,
): () => void {
  const stop = new AbortController();
  let after = newest;
  let waitMs = againMs;
  async function watch(): Promise<void> {
    try {
      // the first words may be quicker than the session, and a lost one is replaced
      const sessionId = await session();
      if (stop.signal.aborted) return;
      const response = await fetch(`/api${paths.watchChat}?${new URLSearchParams({ agentId })}`, {
        credentials: 'omit',
        signal: stop.signal,
        headers: {
          accept: 'text/event-stream',
          'x-vitrine-session': sessionId ?? '',
          ...(after !== '' && { 'last-event-id': after }),
        },
      });
      waitMs = response.ok ? againMs : Math.min(waitMs * 2, againMaxMs);
      if (response.ok && response.body !== null)
        await readEventStream(response.body, ({ event, data }) => {
          const id = fieldOf(data, '_id');
          if (event === 'message' && typeof id === 'string') after = id;
          onEvent(event, data);
        });
    } catch {
      // begun again below, and asked for besides
    }
    if (!stop.signal.aborted) setTimeout(() => void watch(), waitMs);
  }
  void watch();
  return () => stop.abort();
}
