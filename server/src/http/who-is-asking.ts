/** The one place that decides who is asking: a bearer token, or the browser build's cookie. Ids in bodies and paths decide nothing. */
import type { FastifyRequest } from 'fastify';

export interface Owner {
  accountId: string;
  agentId: string;
  /** the payment state is verified, so the whole product is open */
  verified: boolean;
  tokenHash: string;
}

export type FindOwner = (token: string) => Promise<Owner | null>;

export const sessionCookie = 'vitrine_session';

export interface Asking {
  owner: Owner | null;
  /** the browser sent the credential by itself, so a foreign page may have caused the request */
  byCookie: boolean;
}

export async function whoIsAsking(request: FastifyRequest, findOwner: FindOwner): Promise<Asking> {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (request.headers.authorization !== undefined) {
    return { owner: bearer === undefined ? null : await findOwner(bearer), byCookie: false };
  }
  const cookie = request.cookies[sessionCookie];
  const usable = cookie !== undefined && /^[\w-]{20,200}$/.test(cookie);
  return { owner: usable ? await findOwner(cookie) : null, byCookie: usable };
}

/** whether a credential came with it, be it a good one or not */
export const showsToken = ({ headers, cookies }: FastifyRequest): boolean =>
  headers.authorization !== undefined || cookies[sessionCookie] !== undefined;
