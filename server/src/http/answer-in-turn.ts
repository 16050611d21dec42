/**
 * One call at a time on a connection. Node begins all that a client pipelines at once: 250 sockets of one address then have thousands of
 * calls under way (LO-03). Here the next begins when the one before it has been sent, and who pipelines more than any client does is cut.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from './client-address.ts';

/** browsers and proxies pipeline nothing at all */
const waitingMax = 15;
/** a new connection of an address that was just cut is not read at first: cutting alone would be answered by coming again at once */
const usuallyHeldMs = 5_000;
const maxRemembered = 10_000;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface Turn {
  request: IncomingMessage;
  response: ServerResponse;
}

/** @param direct connections come from the askers themselves, not from a proxy that speaks for many */
export function answerInTurn(
  app: FastifyInstance,
  { direct, heldMs = usuallyHeldMs }: { direct: boolean; heldMs?: number },
): void {
  const { server } = app;
  // Fastify's own listener, the only one on a new server
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const [answer] = server.listeners('request') as Listener[];
  if (answer === undefined) throw new Error('the server has nothing that answers');
  const waiting = new WeakMap<Socket, Turn[]>();
  const held = new Map<string, number>();

  function begin({ request, response }: Turn, queue: Turn[]): void {
    const { socket } = request;
    response.once('close', () => {
      const next = queue.shift();
      if (socket.destroyed) queue.length = 0;
      else if (next === undefined) waiting.delete(socket);
      else begin(next, queue);
    });
    answer?.call(server, request, response);
  }

  function cut(socket: Socket): void {
    if (direct && socket.remoteAddress !== undefined) {
      const address = clientAddress(socket.remoteAddress);
      const [oldest] = held.keys();
      if (held.size >= maxRemembered && oldest !== undefined) held.delete(oldest);
      held.delete(address);
      held.set(address, performance.now() + heldMs);
    }
    socket.destroy();
  }

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = waiting.get(socket);
    if (queue === undefined) {
      const own: Turn[] = [];
      waiting.set(socket, own);
      begin({ request, response }, own);
    } else if (queue.length < waitingMax) queue.push({ request, response });
    else cut(socket);
  });
  server.on('connection', (socket: Socket) => {
    if (held.size === 0 || socket.remoteAddress === undefined) return;
    const address = clientAddress(socket.remoteAddress);
    const until = held.get(address) ?? 0;
    if (until > performance.now()) {
      // Node has its reading begin in the next tick, whatever is said now
      process.nextTick(() => socket.pause());
      const timer = setTimeout(() => socket.resume(), heldMs);
      socket.once('close', () => clearTimeout(timer));
    } else held.delete(address);
  });
}
