/** LO-04 A reader that stops is cut: what was not taken stays in this process's memory for as long as its connection does. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

interface Patience {
  /** without a byte taken */
  stalledMs: number;
  /** a reply may take this much longer for its bytes, be they taken one by one */
  bytesPerSecond: number;
  /** of all replies that wait for their readers; beyond, whoever waited longest is cut */
  heldBytesMax: number;
}

const usual: Patience = { stalledMs: 20_000, bytesPerSecond: 16_384, heldBytesMax: 64 * 1024 * 1024 };

export function cutStalledReaders(app: FastifyInstance, patience: Partial<Patience> = {}): void {
  const { stalledMs, bytesPerSecond, heldBytesMax } = { ...usual, ...patience };
  const unread = new Map<ServerResponse, number>();
  let heldBytes = 0;

  function cutOldest(): void {
    for (const [response, bytes] of unread) {
      if (heldBytes <= heldBytesMax) return;
      heldBytes -= bytes;
      unread.delete(response);
      response.destroy();
    }
  }

  app.addHook('onSend', async (_request, reply, payload) => {
    const { raw } = reply;
    const isHeld = typeof payload === 'string' || Buffer.isBuffer(payload);
    // a file is read as fast as it is taken, so that nothing of it is held
    const bytes = isHeld ? Buffer.byteLength(payload) : Number(reply.getHeader('content-length') ?? 0);
    // Node knows what the machine took of a write under way, and sets its own time again with the next call
    raw.setTimeout(stalledMs, () => raw.destroy());
    const timer = setTimeout(() => raw.destroy(), stalledMs + (bytes / bytesPerSecond) * 1000);
    if (isHeld) {
      unread.set(raw, bytes);
      heldBytes += bytes;
      cutOldest();
    }
    raw.once('close', () => {
      clearTimeout(timer);
      heldBytes -= unread.get(raw) ?? 0;
      unread.delete(raw);
    });
  });
}
