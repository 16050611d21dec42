import type { FastifyReply, FastifyRequest } from 'fastify';
import { openEventStream } from '../../http/event-stream.ts';
import type { ConversationChanges } from './changes.ts';

/** Then the client comes again, and is asked anew who it is. */
const streamLastsMs = 10 * 60_000;

/** Keeps a stream open on which an owner hears of every new message. It carries ids alone; texts are fetched by the calls that guard them. */
export async function watchConversations(needs: {
  changes: ConversationChanges;
  agentId: string;
  request: FastifyRequest;
  reply: FastifyReply;
}): Promise<void> {
  const { changes, agentId, request, reply } = needs;
  const stream = openEventStream(request, reply);
  const stop = await changes.watch(agentId, {
    changed: (conversationId) => stream.send('changed', { conversationId }),
    end: () => stream.end('end', {}),
  });
  if (reply.raw.destroyed) return stop();
  const timer = setTimeout(() => stream.end('end', {}), streamLastsMs);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    stop();
  });
  stream.send('ready', {});
}
