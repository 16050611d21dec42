import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { cutStalledReaders } from './cut-stalled.ts';
import { openEventStream } from './event-stream.ts';

/** more than the machine's own buffers take for a reader that stopped */
const large = 'x'.repeat(24 * 1024 * 1024);
const apps: ReturnType<typeof fastify>[] = [];
afterEach(() => Promise.all(apps.splice(0).map((one) => one.close())));

async function listen(patience: Parameters<typeof cutStalledReaders>[1], routes: (app: FastifyInstance) => void) {
  const app = fastify({ forceCloseConnections: true });
  apps.push(app);
  const open = new Set<Socket>();
  let asked = 0;
  app.server.on('request', () => (asked += 1));
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  cutStalledReaders(app, patience);
  routes(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  // a listening TCP server has an address of this kind
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = app.server.address() as AddressInfo;
  const came = (calls: number) => expect.poll(() => asked, { timeout: 15_000 }).toBe(calls);
  return { port, open, came };
}

const serveLarge = (app: FastifyInstance) => void app.get('/large', async () => large);

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

/** Asks, and takes nothing of the answer. */
function stall(port: number, path: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {});
  socket.write(get(path));
  return socket;
}

const cutOf = async (open: ReadonlySet<Socket>, n: number) =>
  expect.poll(() => open.size, { timeout: 15_000, message: 'connections left open' }).toBe(n);

test('LO-04 a reader that stops in the middle of a reply is cut, and the connection of one that read it all is not', async () => {
  const { port, open, came } = await listen({ stalledMs: 300 }, (app) => {
    serveLarge(app);
    app.get('/small', async () => 'small');
  });
  const reader = connect(port, '127.0.0.1');
  reader.write(get('/small'));
  await once(reader, 'data');
  const stalled = Array.from({ length: 5 }, () => stall(port, '/large'));
  await came(6);
  await cutOf(open, 1);
  reader.write(get('/small'));
  expect(String((await once(reader, 'data'))[0])).toContain('small');
  for (const socket of [reader, ...stalled]) socket.destroy();
});

test('LO-04 replies that wait for their readers hold so much together, then the oldest reader is cut', async () => {
  const { port, open, came } = await listen({ stalledMs: 600_000, heldBytesMax: 2.5 * large.length }, serveLarge);
  const stalled = [];
  for (let i = 0; i < 4; i += 1) {
    stalled.push(stall(port, '/large'));
    await came(i + 1);
  }
  await cutOf(open, 2);
  for (const socket of stalled) socket.destroy();
});

test('LO-04 an event stream is cut when nothing of it is taken, be it over or not, and goes on for who reads', async () => {
  const { port, open, came } = await listen({}, (app) => {
    app.get('/slow/:ends', async (request, reply) => {
      const stream = openEventStream(request, reply, { pingMs: 100, unreadBytesMax: Infinity });
      stream.send('text', { delta: 'so it begins' });
      reply.raw.write(large);
      if (request.url.endsWith('yes')) stream.end('done', {});
    });
    app.get('/quick', async (request, reply) => {
      const stream = openEventStream(request, reply, { pingMs: 20 });
      stream.send('text', { delta: 'x'.repeat(100_000) });
      setTimeout(() => stream.end('done', {}), 400);
    });
  });
  const stalled = [stall(port, '/slow/yes'), stall(port, '/slow/no')];
  await came(2);
  await cutOf(open, 0);
  const read = await fetch(`http://127.0.0.1:${port}/quick`, { headers: { connection: 'close' } });
  expect(await read.text()).toContain('event: done');
  await cutOf(open, 0);
  for (const socket of stalled) socket.destroy();
});

test('LO-04 an event stream whose reader falls far behind is cut at once', async () => {
  const states: boolean[] = [];
  const { port, open } = await listen({}, (app) => {
    app.get('/chatty', async (request, reply) => {
      const stream = openEventStream(request, reply, { pingMs: 600_000 });
      for (let sent = 0; sent < 2_000 && !reply.raw.destroyed; sent += 1) {
        stream.send('text', { delta: 'x'.repeat(10_000) });
        await nextTurn();
      }
      states.push(reply.raw.destroyed);
    });
  });
  const socket = stall(port, '/chatty');
  await expect.poll(() => states, { timeout: 15_000 }).toEqual([true]);
  await cutOf(open, 0);
  socket.destroy();
});
