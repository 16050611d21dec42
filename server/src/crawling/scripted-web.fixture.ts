/** A web that answers from a table, for tests of what is done with answers. */
import type { Web, WebRequest } from '../ports/web.ts';
import { WebError } from '../ports/web.ts';

export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array | AsyncIterable<Uint8Array>;
  /** the address that answered, after redirects */
  url?: string;
  error?: WebError['code'];
}

export type Script = Record<string, ScriptedAnswer | string | ((nth: number, request: WebRequest) => ScriptedAnswer)>;

export function createScriptedWeb(script: Script, local = true) {
  const asked: string[] = [];
  const web: Pick<Web, 'stream' | 'isLocal'> = {
    isLocal: (host) => local && Object.keys(script).some((url) => URL.parse(url)?.hostname === host),
    async stream(request) {
      const { url } = request;
      asked.push(url);
      const entry = script[url] ?? { status: 404 };
      const nth = asked.filter((one) => one === url).length;
      const answer =
        typeof entry === 'string' ? { body: entry } : typeof entry === 'function' ? entry(nth, request) : entry;
      if (answer.error) throw new WebError(answer.error, `failed: ${answer.error}`);
      const { body = '' } = answer;
      return {
        url: answer.url ?? url,
        status: answer.status ?? 200,
        headers: answer.headers ?? {},
        body: typeof body === 'string' ? chunked(Buffer.from(body)) : body instanceof Uint8Array ? chunked(body) : body,
      };
    },
  };
  return { web, asked };
}

/** In pieces of an odd size, so that nothing may rely on whole ones. */
export async function* chunked(bytes: Uint8Array, size = 997): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
