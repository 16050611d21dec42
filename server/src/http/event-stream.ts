/** Server-sent events over the raw socket, opened with the first event so that an early refusal is still an ordinary reply. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../lib/refused.ts';

const usual = {
  pingMs: 15_000,
  /** far more than a whole reply, and than a reader who follows is ever behind */
  unreadBytesMax: 256 * 1024,
};

/** Who takes nothing from one ping to the next while there is something to take, or falls too far behind, is cut (LO-04). */
export function openEventStream(request: FastifyRequest, reply: FastifyReply, patience: Partial<typeof usual> = {}) {
  const { pingMs, unreadBytesMax } = { ...usual, ...patience };
  const { raw } = reply;
  let open = false;
  let sentText = '';
  let unread = 0;

  function start(): void {
    if (open) return;
    open = true;
    const headers = reply.getHeaders();
    reply.hijack();
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const ping = setInterval(() => {
      if (unread > 0 && raw.writableLength >= unread) raw.destroy();
      unread = raw.writableLength;
      write(': ping\n\n');
    }, pingMs);
    raw.on('close', () => clearInterval(ping));
  }

  /** A visitor who went away is written to no more. */
  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > unreadBytesMax) raw.destroy();
  }

  /** @param id where a client that comes again goes on from, in one line */
  function send(event: string, data: object, id?: string): void {
    start();
    if ('delta' in data && typeof data.delta === 'string') sentText += data.delta;
    write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  function end(event: string, data: object): void {
    send(event, data);
    if (!raw.writableEnded) raw.end();
  }

  return {
    isOpen: () => open,
    send,
    end,
    /** What a reply holds beyond the pieces already sent; a reply that differs from them stands whole in `done`. */
    sendMissingText(text: string): void {
      if (text.startsWith(sentText) && text.length > sentText.length)
        send('text', { delta: text.slice(sentText.length) });
    },
    fail(error: unknown): void {
      const known = error instanceof Refused;
      if (!known) request.log.error({ err: error }, 'request failed in its stream');
      const { code, message } = known
        ? error
        : { code: 'server.failed', message: 'Something went wrong on our side. Please try again.' };
      end('error', { success: false, code, message, requestId: request.id });
    },
  };
}
