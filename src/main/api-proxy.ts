/**
 * The server, as the page sees it: `/api` of the app's own address. Main adds the token on the way out and takes it out of the sign-in's
 * reply on the way back, so the page knows who is signed in and never holds the token, and it goes to no other origin.
 */
import type { KeptReplies } from './kept-replies.ts';
import type { SecretVault } from './secret-vault.ts';
import type { Fetch } from './server-address.ts';

export const proxiedPaths: readonly string[] = ['/api/', '/videos/'];

const sentHeaders = ['accept', 'content-type', 'range', 'last-event-id', 'cache-control'];
const keptHeaders = [
  'accept-ranges',
  'cache-control',
  'content-range',
  'content-type',
  'etag',
  'retry-after',
  'x-request-id',
];
const largestBody = 10_000_000;

interface ProxyNeeds {
  fetch: Fetch;
  serverOrigin: () => string;
  vault: Pick<SecretVault, 'read' | 'keep'>;
  /** conversations to read without a network */
  kept?: Omit<KeptReplies, 'forget'>;
}

export function createApiProxy({
  fetch,
  serverOrigin,
  vault,
  kept: replies,
}: ProxyNeeds): (request: Request) => Promise<Response> {
  return async (request) => {
    const origin = serverOrigin();
    const { pathname, search } = new URL(request.url);
    const target = new URL(pathname + search, origin);
    if (target.origin !== origin) return refuse(404);
    const token = await vault.read();
    const headers = new Headers();
    for (const name of sentHeaders) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const body = hasBody ? await request.arrayBuffer() : null;
    if (body !== null && body.byteLength > largestBody) return refuse(413);

    let answer: Response;
    try {
      answer = await fetch(target.href, {
        method: request.method,
        headers,
        ...(body !== null && body.byteLength > 0 && { body }),
        credentials: 'omit',
        redirect: 'error',
        cache: 'no-store',
        signal: request.signal,
      });
    } catch {
      const found = request.method === 'GET' && token !== null ? await replies?.find(target.href, token) : null;
      if (found) {
        const headers = { 'content-type': 'application/json', 'x-vitrine-kept': found.at.toISOString() };
        return new Response(found.text, { headers });
      }
      // what axios and EventSource understand as "nobody answered"
      return Response.error();
    }
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    if (replies !== undefined && request.method === 'GET' && token !== null && isJson) {
      if (answer.ok)
        void answer
          .clone()
          .text()
          .then(
            (text) => replies.keep(target.href, token, text),
            () => undefined,
          );
      else if (answer.status < 500 && answer.status !== 429) await replies.drop(target.href);
    }
    // told by the reply, not by the path: a path can be spelt in many ways
    const content = request.method === 'POST' && isJson ? await withoutToken(answer, vault) : answer.body;
    return new Response(content, { status: answer.status, headers: kept(answer.headers) });
  };
}

async function withoutToken(answer: Response, vault: Pick<SecretVault, 'keep'>): Promise<string> {
  const text = await answer.text();
  const reply = parse(text);
  if (reply === null || typeof reply.user['token'] !== 'string') return text;
  if (answer.ok && reply.user['token'] !== '') await vault.keep(reply.user['token']);
  return JSON.stringify({ ...reply, user: { ...reply.user, token: '' } });
}

function parse(text: string): { user: Record<string, unknown> } | null {
  try {
    const reply: unknown = JSON.parse(text);
    return isObject(reply) && isObject(reply['user']) ? { ...reply, user: reply['user'] } : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function kept(headers: Headers): Headers {
  const passed = new Headers({ 'x-content-type-options': 'nosniff' });
  for (const name of keptHeaders) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed;
}

export const refuse = (status: number): Response => new Response(null, { status });
