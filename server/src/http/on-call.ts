/**
 * Our Fastify dialect: a call of the contract and its handler become a validated route. Refusals come in one order:
 * 401, 415 and 413, 400 for shape, 404 for what is not the asker's own, 403 where a plan is needed.
 */
import { calls } from '@vitrine/contract/calls';
import type { Call, CallName } from '@vitrine/contract/calls';
import { limits } from '@vitrine/contract/limits';
import { routeSchemas } from '@vitrine/contract/routes';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, RouteSchemas } from '@vitrine/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refused } from '../lib/refused.ts';
import { runAsTenant } from '../lib/tenant.ts';
import type { Tenant } from '../lib/tenant.ts';
import { firstCalls, refusedTokens } from './limits.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { showsToken, whoIsAsking } from './who-is-asking.ts';
import { whenEnded } from './when-ended.ts';
import type { FindOwner, Owner } from './who-is-asking.ts';

export interface CallInput<N extends CallName> {
  params: ParamsOf<N>;
  query: QueryOf<N>;
  body: BodyOf<N>;
  owner: (typeof calls)[N] extends { access: 'owner' } ? Owner : Owner | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A handler that took the raw socket (server-sent events) returns null instead of a reply. */
export type CallHandler<N extends CallName> = (input: CallInput<N>) => Promise<ReplyOf<N> | null>;

/** `on.login(handler)` answers the call `login`; one name for each call of the contract. */
export type OnCall = { [N in CallName]: (handler: CallHandler<N>) => void };

interface Needs {
  app: FastifyInstance;
  findOwner: FindOwner;
  ownOrigins: ReadonlySet<string>;
  /** counts a call that is well-formed and allowed; null where nothing is counted */
  limiter: RateLimiter | null;
  /** does the work of a call that cannot wait for others' reads */
  runFirst: <T>(work: () => Promise<T>) => Promise<T>;
  /** whether a page of this origin, which is not ours, may make visitors' calls for this agent */
  mayCall: (agentId: string, origin: string) => Promise<boolean>;
  /** tests pass a check that every reply keeps the contract */
  checkReply?: ((name: CallName, reply: unknown) => void) | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    owner: Owner | null;
    /** gives back its place among its address's calls under way */
    leave: (() => void) | null;
  }
}

/** They bring a file with them; whoever is not signed in is refused before any of it is read. */
const largeBodies: ReadonlySet<CallName> = new Set(['saveDocument']);
const largeBodyBytes = limits.documentBase64Max + 10_000;

export function createOnCall({ app, findOwner, ownOrigins, limiter, runFirst, mayCall, checkReply }: Needs): OnCall {
  app.decorateRequest('leave', null);
  whenEnded(app, ({ leave }) => leave?.());

  function register<N extends CallName>(name: N, handler: CallHandler<N>): void {
    const call: Call = calls[name];
    const schemas: RouteSchemas = routeSchemas[name];
    const inOrder = <T>(work: () => Promise<T>) => (firstCalls.has(name) ? runFirst(work) : work());
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      schema: {
        ...(schemas.params && { params: schemas.params }),
        ...(schemas.query && { querystring: schemas.query }),
        ...(schemas.body && { body: schemas.body }),
      },
      ...(largeBodies.has(name) && { bodyLimit: largeBodyBytes }),
      onRequest: async (request, reply) => {
        if (limiter) request.leave = await limiter.enter(name, request);
        if (reply.raw.destroyed) request.leave?.();
        if (showsToken(request)) await limiter?.refuseFull(refusedTokens, request);
        const asking = await inOrder(() => whoIsAsking(request, findOwner));
        if (asking.owner === null && showsToken(request)) await limiter?.count(refusedTokens, request);
        if (asking.byCookie && isForeign(request, ownOrigins)) {
          if (call.access === 'owner') throw new Refused('request.foreign_origin', 'This page may not act for you.');
          asking.owner = null;
        }
        if (call.access === 'owner' && asking.owner === null) {
          throw new Refused('request.not_signed_in', 'Please sign in.');
        }
        request.owner = asking.owner;
      },
      preHandler: async (request) => {
        if (call.origins === 'any') await inOrder(() => refuseForeignPage(request));
        if (call.access !== 'owner' || request.owner === null) return;
        if (!namesOnlyOwnIds(request, call, request.owner)) throw notFound();
        if (call.gate === 'plan' && !request.owner.verified) throw planNeeded();
      },
      handler: (request, reply) => inOrder(() => answer(request, reply)),
    });

    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      // The route's schemas have checked exactly these shapes; Fastify's own types cannot follow a generic name.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        owner: request.owner,
        request,
        reply,
      } as CallInput<N>;
      const admission = await limiter?.admit(name, request);
      const answered = await runAsTenant(tenantOf(call, request), () => handler(input)).catch(
        async (error: unknown) => {
          await admission?.failed(error);
          throw error;
        },
      );
      await admission?.succeeded();
      // an event stream that goes on is no longer work
      request.leave?.();
      if (answered === null) return reply;
      checkReply?.(name, answered);
      return answered;
    }
  }
  /** Visitors' calls are for pages that may show the agent; programs, which send no Origin or a forged one, meet the limits. */
  async function refuseForeignPage(request: FastifyRequest): Promise<void> {
    const { origin } = request.headers;
    const agentId = namedAgent(request);
    if (origin === undefined || agentId === null || ownOrigins.has(origin)) return;
    if (!(await mayCall(agentId, origin)))
      throw new Refused('agents.foreign_page', 'This chat may not be shown on this site.');
  }

  // Object.keys and fromEntries forget the names that the table has.
  // oxlint-disable typescript/no-unsafe-type-assertion
  const names = Object.keys(calls) as CallName[];
  const entries = names.map((name) => [name, (handler: CallHandler<typeof name>) => register(name, handler)]);
  return Object.fromEntries(entries) as OnCall;
  // oxlint-enable typescript/no-unsafe-type-assertion
}

/** Whom a call is made for: the owner, or the agent that a visitor's call names; in other calls a secret or a password tells. */
function tenantOf(call: Call, request: FastifyRequest): Tenant {
  const { owner } = request;
  if (call.access === 'owner' && owner) return { agentId: owner.agentId, accountId: owner.accountId };
  return { agentId: namedAgent(request), accountId: null };
}

const namedAgent = ({ params, query, body }: FastifyRequest): string | null =>
  stringOf(body, 'agentId') ?? stringOf(params, 'id') ?? stringOf(query, 'agentId') ?? null;

function stringOf(part: unknown, name: string): string | undefined {
  const value: unknown =
    typeof part === 'object' && part !== null ? Object.getOwnPropertyDescriptor(part, name)?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

export const planNeeded = () => new Refused('billing.plan_needed', 'Choose a plan first.');

/** GET changes nothing; other methods are refused when a page of another origin caused them. */
function isForeign(request: FastifyRequest, ownOrigins: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  return request.method !== 'GET' && origin !== undefined && !ownOrigins.has(origin);
}

/** Every id that a request names, wherever it stands, must be the asker's (T01, TE-01 to TE-05). */
function namesOnlyOwnIds(request: FastifyRequest, call: Call, owner: Owner): boolean {
  const own: Record<string, string> = {
    userId: owner.accountId,
    agentId: owner.agentId,
    id: call.path.startsWith('/users/') ? owner.accountId : owner.agentId,
  };
  return [request.params, request.query, request.body].every(
    (part) =>
      typeof part !== 'object' ||
      part === null ||
      Object.entries(part).every(([key, value]) => own[key] === undefined || own[key] === value),
  );
}
