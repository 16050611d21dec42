/** DNS for sockets, with every answer checked: the addresses handed to the socket are the ones that were looked at, so a name that changes its answer (rebinding) gains nothing. */
import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { WebError } from '../ports/web.ts';
import { isPublicAddress } from './guarded-web-address.ts';

export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

export const resolveBySystem: ResolveHost = (host) => systemLookup(host, { all: true });

async function resolvePublic(host: string, resolve: ResolveHost): Promise<[LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await resolve(host);
  if (first === undefined) throw new WebError('not_found', 'This site has no address.');
  // one private answer among public ones is an attack or a mistake: never the site to read
  if (![first, ...others].every(({ address }) => isPublicAddress(address))) {
    throw new WebError('address_refused', 'This site does not have a public address.');
  }
  return [first, ...others];
}

export function createGuardedLookup(resolve: ResolveHost): LookupFunction {
  const resolveThen = callbackify((host: string) => resolvePublic(host, resolve));
  return (host, options, done) => {
    resolveThen(host, (error, addresses) => {
      if (error !== null) done(error, []);
      else if (options.all === true) done(null, addresses);
      else done(null, addresses[0].address, addresses[0].family);
    });
  };
}
