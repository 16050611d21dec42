/** How the chat page calls the server that served it. Every answer is a value; a call that fails or takes too long answers 0. */
import { awayHeader } from '@vitrine/contract/calls';
import type { calls } from '@vitrine/contract/calls';

/** A failure that the visitor is not told of in words (8-24): one line for developers, without any text of the conversation. */
export function report(what: string, detail: unknown): void {
  // oxlint-disable-next-line no-console -- "only logged" is what the specification asks for
  console.warn('[vitrine]', what, detail);
}

export interface Answer {
  /** the HTTP status; 0 when there was none in time */
  status: number;
  body: unknown;
  /** how long to wait, where the server said so */
  retryAfterS?: number;
}

/** The contract's own path: the type sees to that, so the list of all calls need not travel. */
export const stylePath: (typeof calls)['getStyle']['path'] = '/agents/get_agent_style/:id';

/** The specification's limit for every call; the server answers earlier. */
const timeoutMs = 20_000;

export const noAnswer: Answer = { status: 0, body: undefined };

/** Whether the last call met a server that cannot answer now, or whose database cannot. */
export const isAwayNow = (): boolean => isAway;
let isAway = false;
let tell = () => {};
export function watchReach(listener: () => void): () => void {
  tell = listener;
  return () => {};
}
function note(now: boolean): void {
  isAway = now;
  tell();
}

interface Options {
  body?: object;
  signal?: AbortSignal;
  /** in a header, so that the secret stands in no address and no log (SE-07) */
  sessionId?: string;
}

export function send(path: string, accept: string, { body, signal, sessionId }: Options): Promise<Response> {
  const headers = new Headers({ accept });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (sessionId !== undefined) headers.set('x-vitrine-session', sessionId);
  // written out, because two signals cannot be joined in Chrome 109, Firefox 115 and Safari 16
  const stop = new AbortController();
  setTimeout(() => stop.abort(), timeoutMs);
  signal?.addEventListener('abort', () => stop.abort());
  return fetch(`/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'omit',
    signal: stop.signal,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  }).then(
    (response) => {
      note(response.status > 500 || response.headers.has(awayHeader));
      return response;
    },
    (error: unknown) => {
      if (!signal?.aborted) note(true);
      throw error;
    },
  );
}

export async function call(path: string, options: Options = {}): Promise<Answer> {
  try {
    const response = await send(path, 'application/json', options);
    return { status: response.status, body: await response.json() };
  } catch {
    return noAnswer;
  }
}
