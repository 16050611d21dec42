import type { FastifyReply, FastifyRequest } from 'fastify';
import { openEventStream } from '../../http/event-stream.ts';
import { runAsTenant } from '../../lib/tenant.ts';
import type { ConversationChanges } from './changes.ts';

/** Then the client comes again, and is asked anew who it is. */
const streamLastsMs = 10 * 60_000;

/** Keeps a stream open on which an owner hears of every new message. It carries ids alone; texts are fetched by the calls that guard them. */
export async function watchConversations(needs: {
  changes: ConversationChanges;
  /** what a notice says of somebody who waits: null where the owner hides the words */
  firstWords: (agentId: string, conversationId: string) => Promise<string | null>;
  agentId: string;
  request: FastifyRequest;
  reply: FastifyReply;
}): Promise<void> {
  const { changes, firstWords, agentId, request, reply } = needs;
  const stream = openEventStream(request, reply);

  /** The event comes in the context of whoever made this process listen. */
  function tellWaiting(conversationId: string): void {
    void runAsTenant({ agentId, accountId: null }, async () => {
      const words = await firstWords(agentId, conversationId).catch(() => null);
      stream.send('waiting', { conversationId, words });
    });
  }

  const stop = await changes.watch(agentId, {
    changed(conversationId, change) {
      if (change === 'waiting') tellWaiting(conversationId);
      else if (change.startsWith('types:visitor'))
        stream.send('typing', { conversationId, typing: change.endsWith('1') });
      else if (change === 'messages' || change === 'state') stream.send('changed', { conversationId });
    },
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
