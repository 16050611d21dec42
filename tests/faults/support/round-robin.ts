/**
 * What stands before several servers: each request goes to the next one that is not known to be down, and to another when that one takes
 * no connection, or dies under a request that may be repeated before it answered. No sticky sessions.
 */
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { freePort } from '../../../scripts/free-port.ts';

/** in whose name a test asks; the servers behind hear of it as of any caller's address */
export const callerHeader = 'x-test-caller';
const repeatable = new Set(['GET', 'HEAD', 'OPTIONS']);

export async function startRoundRobin(urls: readonly string[]) {
  let turn = 0;
  const served = new Map<string, number>();
  const down = new Set<string>();
  /** per server, what would be lost with it: requests that may not be repeated, and replies that have begun */
  const held = new Map(urls.map((url) => [url, 0]));
  const hold = (url: string, change: 1 | -1) => held.set(url, (held.get(url) ?? 0) + change);

  function nextUrl(): string {
    const up = urls.filter((url) => !down.has(url));
    return up[(turn += 1) % up.length] ?? urls[0] ?? '';
  }

  function pass(from: IncomingMessage, body: Buffer, to: ServerResponse, triesLeft: number): void {
    const url = nextUrl();
    const mayRepeat = repeatable.has(from.method ?? '');
    const { [callerHeader]: caller = '192.0.2.1', 'x-forwarded-for': before, ...headers } = from.headers;
    const forwarded = { ...headers, 'x-forwarded-for': [before, caller].flat().filter(Boolean).join(', ') };
    let isHeld = !mayRepeat;
    if (isHeld) hold(url, 1);
    const release = () => {
      if (isHeld) hold(url, -1);
      isHeld = false;
    };
    const onward = ask(`${url}${from.url ?? ''}`, { method: from.method, headers: forwarded, agent: false });
    onward.on('response', (answer) => {
      if (!isHeld) hold(url, 1);
      isHeld = true;
      served.set(url, (served.get(url) ?? 0) + 1);
      to.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.headers);
      answer.pipe(to);
      answer.on('end', release);
      answer.on('error', () => to.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      release();
      if (to.headersSent) to.destroy();
      else if ((error.code === 'ECONNREFUSED' || mayRepeat) && triesLeft > 0) pass(from, body, to, triesLeft - 1);
      else to.writeHead(502).end();
    });
    onward.on('close', release);
    to.on('close', () => onward.destroy());
    onward.end(body);
  }

  const proxy = createServer((from, to) => {
    const chunks: Buffer[] = [];
    from.on('data', (chunk: Buffer) => chunks.push(chunk));
    from.on('end', () => pass(from, Buffer.concat(chunks), to, urls.length));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    proxy.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    served,
    /** nothing would be lost that a balancer cannot ask for again */
    isFree: (url: string) => held.get(url) === 0,
    tellDown: (url: string) => void down.add(url),
    tellUp: (url: string) => void down.delete(url),
    close: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
