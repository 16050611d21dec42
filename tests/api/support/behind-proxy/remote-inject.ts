/** Asks a server over HTTP in the words that tests ask Fastify's `inject` with. */
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { callerHeader } from '../../../faults/support/round-robin.ts';

interface Asked {
  method?: string;
  url?: string;
  query?: Record<string, string | string[]>;
  payload?: string | Buffer | object;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  remoteAddress?: string;
}

export function createRemoteInject(origin: string) {
  return async function inject(asked: string | Asked) {
    const {
      method = 'GET',
      url = '/',
      query,
      payload,
      headers = {},
      cookies,
      remoteAddress,
    } = typeof asked === 'string' ? { url: asked } : asked;
    const isPlain = payload === undefined || typeof payload === 'string' || Buffer.isBuffer(payload);
    const body = isPlain ? payload : JSON.stringify(payload);
    const parameters = Object.entries(query ?? {}).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    );
    const search = parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : '';
    const { status, head, bytes } = await send(`${origin}${url}${search}`, body, method, {
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      ...(!isPlain && { 'content-type': 'application/json' }),
      ...(cookies && {
        cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
      }),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      ...(remoteAddress !== undefined && { [callerHeader]: remoteAddress }),
    });
    const text = bytes.toString();
    return {
      statusCode: status,
      headers: head,
      body: text,
      payload: text,
      rawPayload: bytes,
      json: (): unknown => JSON.parse(text),
    };
  };
}

function send(url: string, body: string | Buffer | undefined, method: string, headers: Record<string, string>) {
  return new Promise<{ status: number; head: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    // an address goes as it is written: fetch would mend it first
    const asked = request(url, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, head: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
