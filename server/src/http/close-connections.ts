/** What a stop owes to those who connected a moment before it, and what holds it up: connections that browsers open ahead of need, for their whole timeout, and readers that stopped reading, for ever. */
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** a system's queue of connections is no longer */
const turnsMax = 1_000;

/**
 * Connections without a request are closed when they send none within `askMs`, all that are left `withinMs` after the stop began. A proxy that
 * has connected sends its request at once, and may not send it again elsewhere when the connection is cut.
 */
export function closeConnectionsOnStop(app: FastifyInstance, { askMs = 500, withinMs = 5_000 } = {}): void {
  const unused = new Set<Socket>();
  let taken = 0;
  app.server.on('connection', (socket: Socket) => {
    taken += 1;
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  /** Node takes one connection a turn, and those that wait when it stops listening are reset by the system. */
  async function takeWaiting(): Promise<void> {
    // the turn that is under way may have looked for connections already
    for (let turns = 0, quiet = 0; quiet < 2 && turns < turnsMax; turns += 1) {
      const before = taken;
      await nextTurn();
      quiet = before === taken ? quiet + 1 : 0;
    }
  }

  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, askMs).unref();
    setTimeout(() => app.server.closeAllConnections(), withinMs).unref();
    await takeWaiting();
  });
}
