/** The four calls of a visitor's chat, to the server that served this page. Every answer is a value; none of these rejects. */
import type { calls } from '@vitrine/contract/calls';
import { limits } from '@vitrine/contract/limits';
import { readEventStream } from './event-stream.ts';

export interface Answer {
  /** the HTTP status; 0 when there was none in time */
  status: number;
  body: unknown;
}

/** The contract's own paths: the types see to that, so the list of all calls need not travel. */
const paths: { [N in 'getStyle' | 'createSession' | 'getSessionMessages' | 'getResponse']: (typeof calls)[N]['path'] } =
  {
    getStyle: '/agents/get_agent_style/:id',
    createSession: '/agents/create_new_session',
    getSessionMessages: '/agents/get_session_messages',
    getResponse: '/agents/get_response',
  };

/** The specification's limit for every call; the server answers earlier. */
const timeoutMs = 20_000;

const nothing: Answer = { status: 0, body: undefined };

function send(path: string, accept: string, body?: object, signal?: AbortSignal): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(`/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'omit',
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    headers: body === undefined ? { accept } : { accept, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

async function call(path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  try {
    const response = await send(path, 'application/json', body, signal);
    return { status: response.status, body: await response.json() };
  } catch {
    return nothing;
  }
}

export function loadStyle(agentId: string): Promise<Answer> {
  return call(paths.getStyle.replace(':id', agentId));
}

export function createSession(agentId: string): Promise<Answer> {
  return call(paths.createSession, { agentId });
}

export function loadMessages(sessionId: string, page: number, signal: AbortSignal): Promise<Answer> {
  const query = new URLSearchParams({ sessionId, page: `${page}`, limit: `${limits.messagesPageSize}` });
  return call(`${paths.getSessionMessages}?${query}`, undefined, signal);
}

export interface WidgetQuestion {
  agentId: string;
  sessionId: string;
  userQuery: string;
  clientMessageId: string;
  /** host and path of the page the visitor is on */
  path: string;
}

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Object.getOwnPropertyDescriptor(data, name)?.value : undefined;
}

/** The reply as it grows, then whole. A server that does not stream answers with the same JSON at once. */
export async function ask(
  question: WidgetQuestion,
  onText: (delta: string) => void,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await send(paths.getResponse, 'text/event-stream', question, signal);
    const { status, body, headers } = response;
    if (body === null || headers.get('content-type')?.startsWith('text/event-stream') !== true) {
      return { status, body: await response.json() };
    }
    let answer: Answer = nothing;
    await readEventStream(body, ({ event, data }) => {
      const delta = fieldOf(data, 'delta');
      if (event === 'text' && typeof delta === 'string') onText(delta);
      if (event === 'done') answer = { status, body: data };
      if (event === 'error') answer = { status: Number(fieldOf(data, 'status') ?? 503), body: data };
    });
    return answer;
  } catch {
    return nothing;
  }
}
