/** Every error leaves in one shape, and nothing of our inside leaves with it (R1). */
import { refusalStatus } from '@vitrine/contract/refusal';
import type { RefusalCode } from '@vitrine/contract/refusal';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { Refused } from '../lib/refused.ts';

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

/** what people call a field whose name on the wire says little */
const knownAs: Record<string, string> = {
  sitemapURL: 'sitemap address',
  websiteUrl: 'website address',
  excludeUrl: 'excluded addresses',
  url: 'address',
  userQuery: 'message',
  brandOffer: 'products',
  toneVoice: 'tone',
  customToneVoice: 'custom tone',
  bubleIcone: 'icon',
  colorBuble: 'colour',
  color: 'colour',
  welcomeText: 'welcome message',
  placeholderText: 'placeholder',
  requestsNumber: 'number of interactions',
  from: 'first day',
  to: 'last day',
};

/** What a schema found wrong, in words for people: the field and what it may be, and nothing of the schema itself (WI-22, AU-09). */
function wordsOfWrongInput({ keyword, instancePath, params }: FastifySchemaValidationError): string {
  const missing = keyword === 'required' ? params['missingProperty'] : null;
  if (typeof missing === 'string') return `${labelOf(missing)} is missing.`;
  const parts = instancePath.split('/').slice(1);
  const field = parts.findLast((part) => !/^\d+$/.test(part));
  if (field === undefined) return 'The request is malformed.';
  const label = /^\d+$/.test(parts.at(-1) ?? '') ? `An entry of ${lowerFirst(labelOf(field))}` : labelOf(field);
  const limit = typeof params['limit'] === 'number' ? params['limit'] : 0;
  return `${label} ${claimOf(keyword, limit)}`;
}

function claimOf(keyword: string, limit: number): string {
  switch (keyword) {
    case 'maxLength':
      return `may have at most ${limit} characters.`;
    case 'minLength':
      return limit <= 1 ? 'is empty.' : `needs at least ${limit} characters.`;
    case 'maxItems':
      return `may have at most ${limit} entries.`;
    case 'minItems':
      return limit <= 1 ? 'is empty.' : `needs at least ${limit} entries.`;
    case 'maximum':
      return `may be at most ${limit}.`;
    case 'minimum':
      return `must be at least ${limit}.`;
    case 'enum':
    case 'const':
    case 'anyOf':
      return 'is none of what it may be.';
    case 'format':
      return 'must be a date with a time.';
    default:
      return 'is not written as it should be.';
  }
}

/** `personName` → `The person name`; only our own schemas' names come here */
const labelOf = (name: string): string =>
  `The ${knownAs[name] ?? name.replaceAll(/([a-z])([A-Z])/g, (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`)}`;

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
