/** Every error leaves in one shape, and nothing of our inside leaves with it (R1). */
import { refusalStatus } from '@vitrine/contract/refusal';
import type { RefusalCode } from '@vitrine/contract/refusal';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../lib/refused.ts';
import { wordsOfWrongInput } from './wrong-input.ts';

interface Said {
  code: RefusalCode;
  message: string;
}

const saidByStatus: Record<number, Said> = {
  400: { code: 'request.malformed', message: 'The request is malformed.' },
  404: { code: 'request.not_found', message: 'There is nothing here, or it is not yours.' },
  405: { code: 'request.not_found', message: 'There is nothing here, or it is not yours.' },
  408: { code: 'request.malformed', message: 'The request took too long to arrive.' },
  413: { code: 'request.too_large', message: 'The request is too large.' },
  414: { code: 'request.too_large', message: 'The address is too long.' },
  415: { code: 'request.content_type', message: 'The request must be sent as application/json.' },
  431: { code: 'request.too_large', message: 'The request headers are too large.' },
};

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  said: Said,
  status: number = refusalStatus[said.code],
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ success: false, code: said.code, message: said.message, requestId: request.id });
}

export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    if (error instanceof Refused) {
      if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds);
      return sendRefusal(request, reply, error);
    }
    const wrong = error.validation?.[0];
    if (wrong) return sendRefusal(request, reply, { code: 'request.malformed', message: wordsOfWrongInput(wrong) });
    const status = error.statusCode ?? 500;
    const said = status < 500 ? (saidByStatus[status] ?? saidByStatus[400]) : undefined;
    if (said) return sendRefusal(request, reply, said, status);
    if (isDiskFull(error)) {
      const full = { code: 'server.storage_full', message: 'There is no space left to store this.' } as const;
      return sendRefusal(request, reply, full);
    }
    const unavailable = isDatabaseAway(error);
    request.log.error({ err: error }, unavailable ? 'the database is away' : 'request failed');
    if (unavailable) void reply.header('retry-after', 5);
    return sendRefusal(
      request,
      reply,
      unavailable
        ? { code: 'server.busy', message: 'We cannot answer right now. Please try again in a moment.' }
        : { code: 'server.failed', message: 'Something went wrong on our side. Please try again.' },
    );
  });
}

/** drizzle wraps the driver's error; its code stands in the cause. */
function databaseCode(error: Error): string {
  const cause: unknown = error.cause ?? error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : '';
}

const isDiskFull = (error: Error) => databaseCode(error) === '53100';

function isDatabaseAway(error: Error): boolean {
  const code = databaseCode(error);
  if (/^(08|57P|53[123])/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code)) return true;
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return /connection terminated|is not queryable|timeout exceeded when trying to connect/i.test(cause);
}
