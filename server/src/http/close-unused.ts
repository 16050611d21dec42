/** Browsers open connections ahead of need; one that never carried a request would hold up a stop for its whole timeout. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', (done) => {
    for (const socket of unused) socket.destroy();
    done();
  });
}
