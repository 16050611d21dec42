import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeConnectionsOnStop } from './close-connections.ts';

async function serve() {
  const app = fastify();
  closeConnectionsOnStop(app, 50);
  app.get('/', () => Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(262_144))));
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { app, socket };
}

test('a connection that never asked anything does not hold up a stop', async () => {
  const { app, socket } = await serve();
  await app.close();
  expect(app.server.listening).toBe(false);
  socket.destroy();
});

test('a reader that stopped reading does not hold up a stop', async () => {
  const { app, socket } = await serve();
  const began = once(app.server, 'request');
  socket.write('GET / HTTP/1.1\r\nhost: shop.example\r\n\r\n');
  socket.pause();
  await began;
  await sleep(100);
  await app.close();
  expect(app.server.listening).toBe(false);
  socket.destroy();
});
