import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { OnCall } from '../../http/on-call.ts';
import { openEventStream } from '../../http/event-stream.ts';
import type { Answered, Asked } from './asked.ts';
import type { AnsweringService } from './service.ts';

/** A closed tab does not stop an answer: it is finished, stored and there when the visitor comes back. */
export function registerAnsweringRoutes(on: OnCall, service: AnsweringService): void {
  on.getResponse(async ({ body, request, reply }) => {
    const { path, clientMessageId, ...asked } = body;
    return respond(request, reply, {
      ...asked,
      requestId: request.id,
      kind: 'live',
      ...(path !== undefined && { path }),
      ...(clientMessageId !== undefined && { clientMessageId }),
    });
  });
  on.getTestResponse(async ({ body, request, reply }) => {
    const { clientMessageId, ...asked } = body;
    return respond(request, reply, {
      ...asked,
      requestId: request.id,
      kind: 'test',
      ...(clientMessageId !== undefined && { clientMessageId }),
    });
  });

  async function respond(request: FastifyRequest, reply: FastifyReply, asked: Asked) {
    if (!/\btext\/event-stream\b/.test(request.headers.accept ?? '')) return envelope(await service.answer(asked));
    // Refusals before the first piece of text keep their status; the stream opens with what there is to say.
    const stream = openEventStream(request, reply);
    try {
      const answered = await service.answer({ ...asked, onText: (delta) => stream.send('text', { delta }) });
      if (answered.handover === undefined) {
        stream.sendMissingText(answered.text);
        stream.send('cards', { product_cards: answered.cards });
      }
      stream.end('done', envelope(answered));
    } catch (error) {
      if (!stream.isOpen()) throw error;
      stream.fail(error);
    }
    return null;
  }
}

const envelope = ({ messageId, text, cards, ...told }: Answered): ReplyOf<'getTestResponse'> => ({
  success: true,
  response: { agent_response_text: text, product_cards: cards },
  messageId,
  ...told,
});
