import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeConnectionsOnStop } from './close-connections.ts';

async function serve() {
  const app = fastify({ return503OnClosing: false });
  closeConnectionsOnStop(app, { askMs: 200, withinMs: 400 });
  app.get('/short', () => 'here');
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

test('ST-11 who connected a moment before a stop is answered', async () => {
  const { app, socket } = await serve();
  const { port } = new URL(app.listeningOrigin);
  // more than the server takes in one turn, so that some wait in the system's queue
  const late = Array.from({ length: 20 }, () => connect(Number(port), '127.0.0.1'));
  await Promise.all(late.map((one) => once(one, 'connect')));
  for (const one of late) one.on('error', () => {});
  const stopped = app.close();
  const answers = late.map(async (one) => {
    await sleep(50);
    one.write('GET /short HTTP/1.1\r\nhost: shop.example\r\n\r\n');
    return (await text(one)).split('\r\n')[0];
  });
  expect(await Promise.allSettled(answers)).toEqual(
    late.map(() => ({ status: 'fulfilled', value: 'HTTP/1.1 200 OK' })),
  );
  await stopped;
  socket.destroy();
});
