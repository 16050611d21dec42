/** What stands before several servers: each request goes to the next one, and to another when that one takes no connection. No sticky sessions. */
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { freePort } from '../../../scripts/free-port.ts';

export async function startRoundRobin(urls: readonly string[]) {
  let turn = 0;
  const served = new Map<string, number>();

  function pass(from: IncomingMessage, body: Buffer, to: ServerResponse, triesLeft: number): void {
    const url = urls[(turn += 1) % urls.length] ?? '';
    const onward = ask(`${url}${from.url ?? ''}`, { method: from.method, headers: from.headers, agent: false });
    onward.on('response', (answer) => {
      served.set(url, (served.get(url) ?? 0) + 1);
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      answer.on('error', () => to.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (to.headersSent) to.destroy();
      else if (error.code === 'ECONNREFUSED' && triesLeft > 0) pass(from, body, to, triesLeft - 1);
      else to.writeHead(502).end();
    });
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
    close: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
