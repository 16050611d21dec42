import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** who asked went away before there was an answer; nginx's number for it */
const leftEarly = 499;

const closing = new WeakMap<ServerResponse, (() => void)[]>();

/** One listener for all who wait: Node takes more than ten for a leak and tells the operator so, though nothing leaks. */
function onceClosed(response: ServerResponse, note: () => void): void {
  const waiting = closing.get(response);
  if (waiting !== undefined) {
    waiting.push(note);
    return;
  }
  const notes = [note];
  closing.set(response, notes);
  response.once('close', () => {
    for (const one of notes) one();
  });
}

/** Once for each request, answered or not: Fastify's onResponse stays silent where the asker leaves in the middle, which is how every watched stream ends. */
export function whenEnded(
  app: FastifyInstance,
  note: (request: FastifyRequest, reply: FastifyReply, status: number) => void,
): void {
  const noted = new WeakSet<FastifyRequest>();
  const once = (request: FastifyRequest, reply: FastifyReply) => {
    if (noted.has(request)) return;
    noted.add(request);
    note(request, reply, reply.raw.headersSent ? reply.statusCode : leftEarly);
  };
  app.addHook('onRequest', async (request, reply) => {
    onceClosed(reply.raw, () => once(request, reply));
  });
  app.addHook('onResponse', async (request, reply) => once(request, reply));
}
