/** Loopback listeners that play the world for the guarded web's tests; all are closed after each test. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { afterEach } from 'vitest';
import type { Web } from '../ports/web.ts';
import { createGuardedWeb } from './guarded-web.ts';
import type { GuardedWebOptions } from './guarded-web.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.close();
});

export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.on('error', () => {})));
  open.push({
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

export const shortTimes = { connectMs: 300, headersMs: 300, idleMs: 300, wholeMs: 1500 };

export function createWeb(options: Partial<GuardedWebOptions>): Web {
  const web = createGuardedWeb({
    resolve: new Map(),
    server: 'https://vitrine.test',
    timeouts: shortTimes,
    ...options,
  });
  open.push(web);
  return web;
}

export const page = 'https://shop.example/page';

/** A web whose shop.example and other.example are answered by this listener. */
export async function shop(listener: RequestListener): Promise<Web> {
  const origin = `http://127.0.0.1:${await listen(createServer({ maxHeaderSize: 1 << 20 }, listener))}`;
  return createWeb({
    resolve: new Map([
      ['shop.example', origin],
      ['other.example', origin],
    ]),
  });
}

/** As shop, with bytes of our own making on the wire. */
export async function rawShop(onSocket: (socket: Socket) => void): Promise<Web> {
  const port = await listen(createTcpServer(onSocket));
  return createWeb({ resolve: new Map([['shop.example', `http://127.0.0.1:${port}`]]) });
}

/** Counts who dials it and hangs up. */
export function createCounter() {
  const seen = { dialled: 0 };
  const server = createTcpServer((socket) => {
    seen.dialled += 1;
    socket.destroy();
  });
  return { seen, server };
}

/** Sends `first`, then `piece` again and again. */
export function drip(socket: Socket, first: string, piece: string, everyMs: number): void {
  socket.write(first);
  const timer = setInterval(() => socket.write(piece), everyMs);
  socket.on('close', () => clearInterval(timer));
}
