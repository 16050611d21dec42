/** The Fastify instance as every route finds it: limits, strict parsing, one log line a request, headers, CORS by table, errors in one shape. */
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import { calls } from '@vitrine/contract/calls';
import type { Call } from '@vitrine/contract/calls';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { newId } from '../lib/ids.ts';
import { answerInTurn } from './answer-in-turn.ts';
import { closeConnectionsOnStop } from './close-connections.ts';
import { cutStalledReaders } from './cut-stalled.ts';
import { notFound, Refused } from '../lib/refused.ts';
import { installErrors, sendRefusal } from './errors.ts';
import { anything, unknownPaths } from './limits.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { chatPageAddress } from './static-pages.ts';
import { whenEnded } from './when-ended.ts';

/** Pages that may act with an owner's cookie: our own address and, outside production, its loopback names. */
export function ownOrigins(config: Pick<Config, 'publicUrl' | 'port' | 'production'>): ReadonlySet<string> {
  const loopback = config.production ? [] : [`http://127.0.0.1:${config.port}`, `http://localhost:${config.port}`];
  return new Set([config.publicUrl, ...loopback]);
}

const desktopOrigin = 'app://owner';

const anyOrigin: ReadonlySet<string> = new Set(
  Object.values<Call>(calls).flatMap(({ path, origins }) => (origins === 'any' ? [firstParts(path)] : [])),
);

/** @param limiter null where nothing is counted */
export async function createApp(
  config: Config,
  logger: FastifyBaseLogger,
  limiter: RateLimiter | null,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => newId('req'),
    trustProxy: config.trustProxy,
    bodyLimit: 1_048_576,
    // what comes in while this process ends is served, too: a proxy may not send it twice (ST-11)
    return503OnClosing: false,
    requestTimeout: 20_000,
    // Node looks for the slow only now and then: half a minute by itself, which would make ten seconds forty (LO-03)
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(apiHeaders);
      void sendRefusal(request, reply, { code: 'request.malformed', message: 'The address is malformed.' }, 400);
    },
    rewriteUrl: ({ url }) => chatPageAddress(url ?? '/'),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false, caseSensitive: true },
    // `unicode: false` counts lengths in UTF-16 units, as an input's maxlength does; ajv's word about it is not for our log.
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: 'all', unicode: false, allErrors: false, logger: false },
    },
  });
  answerInTurn(app, { direct: config.trustProxy === false });
  app.decorateRequest('owner', null);
  await app.register(cookie);
  await app.register(cors, {
    hideOptionsRoute: true,
    delegator: (request, callback) => {
      const open = anyOrigin.has(firstParts((request.url ?? '').replace(/^\/api/, '')));
      callback(null, {
        origin: open ? '*' : [...ownOrigins(config), desktopOrigin],
        credentials: false,
        methods: ['GET', 'POST', 'PATCH'],
        allowedHeaders: ['content-type', 'authorization', 'accept', 'x-vitrine-session', 'last-event-id'],
        maxAge: 600,
      });
    },
  });
  acceptJsonOnly(app);
  const headers = config.publicUrl.startsWith('https:') ? { ...apiHeaders, ...overTls } : apiHeaders;
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers);
  });
  if (limiter) app.addHook('onRequest', (request) => limiter.count(anything, request));
  app.addHook('preValidation', async (request) => {
    request.body = cleanInput(request.body);
    request.query = cleanInput(request.query);
    request.params = cleanInput(request.params);
  });
  whenEnded(app, (request, reply, status) => request.log.info(requestLogLine(request, reply, status), 'request'));
  closeConnectionsOnStop(app);
  cutStalledReaders(app);
  installErrors(app);
  app.setNotFoundHandler(async (request, reply) => {
    await limiter?.count(unknownPaths, request);
    return sendRefusal(request, reply, notFound());
  });
  return app;
}

/** Static pages overwrite what differs for them. */
const apiHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'Origin',
};

/** Nobody who came once over TLS comes again without. */
/** not for subdomains: what else stands beneath this host is not ours to close */
const overTls = { 'strict-transport-security': 'max-age=31536000' };

/** `/agents/get_agent_style/agt_1?x` → `/agents/get_agent_style` */
function firstParts(path: string): string {
  return path.split('?')[0]?.split('/').slice(0, 3).join('/') ?? '';
}

/** JSON alone; an empty body is allowed where the call has none. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

/** One line a request: the route's pattern instead of the address, so that no id, token or secret of a query is ever logged (R7). */
function requestLogLine(request: FastifyRequest, reply: FastifyReply, status: number) {
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(request.owner && { accountId: request.owner.accountId }),
  };
}

const statuses: Record<string, [status: string, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'request.too_large',
    'The request headers are too large.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request.malformed', 'The request took too long to arrive.'],
};

/** What is no HTTP request at all gets an answer in the shape of every refusal (R1), and its connection ends: whatever follows on it cannot be told apart. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, message] = statuses[error.code ?? ''] ?? [
    '400 Bad Request',
    'request.malformed',
    'The request is malformed.',
  ];
  const body = JSON.stringify({ success: false, code, message, requestId: newId('req') });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const maxDepth = 12;

/** Text that PostgreSQL cannot hold (NUL) is refused, broken surrogates are replaced, before any schema looks at a request. */
function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw malformed();
    return value.toWellFormed();
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) throw malformed();
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanInput(item, depth + 1)]));
}

const malformed = () => new Refused('request.malformed', 'The request holds text that cannot be stored.');
