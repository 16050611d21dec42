import type { FastifyReply, FastifyRequest } from 'fastify';

/** One line a request: the route's pattern instead of the address, so that no id, token or secret of a query is ever logged (R7). */
export function requestLogLine(request: FastifyRequest, reply: FastifyReply, status: number) {
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(request.owner && { accountId: request.owner.accountId }),
  };
}
