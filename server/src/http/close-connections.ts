/** What holds up a stop: connections that browsers open ahead of need, for their whole timeout, and readers that stopped reading, for ever. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Connections without a request are closed at once, all that are left `withinMs` after the stop began. */
export function closeConnectionsOnStop(app: FastifyInstance, withinMs = 5_000): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', (done) => {
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), withinMs).unref();
    done();
  });
}
