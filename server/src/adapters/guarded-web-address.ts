/** Which addresses may be fetched for a user at all: decided from the words alone, before anything is dialled, and again for each DNS answer. */
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent } from 'undici';

type AddressCheck = { url: URL; refusal: null } | { url: null; refusal: string };

export const webPorts: ReadonlySet<number> = new Set([80, 443]);

/** Names that never stand for a public site, whatever a resolver says. */
const privateSuffixes = ['localhost', 'local', 'internal', 'intranet', 'lan', 'corp', 'home', 'home.arpa', 'onion'];

const refuse = (refusal: string): AddressCheck => ({ url: null, refusal });

export function checkAddress(raw: string, ports: ReadonlySet<number> = webPorts): AddressCheck {
  const url = URL.parse(raw);
  if (url === null) return refuse('This is not a web address.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuse('Only http and https addresses are read.');
  if (url.username !== '' || url.password !== '') return refuse('An address must not hold a user name or password.');
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (!ports.has(port)) return refuse('Only the usual web ports 80 and 443 are read.');

  const host = url.hostname.endsWith('.') ? url.hostname.slice(0, -1) : url.hostname;
  if (host.startsWith('[') || ipaddr.isValid(host)) return refuse('Give the name of the site, not an IP address.');
  const labels = host.split('.');
  if (labels.length < 2 || host.length > 253 || labels.some((label) => label === '' || label.length > 63)) {
    return refuse('This is not the name of a public site.');
  }
  if (privateSuffixes.some((suffix) => host.endsWith(`.${suffix}`))) {
    return refuse('This is not the name of a public site.');
  }
  url.hostname = host;
  return { url, refusal: null };
}

const globalUnicastV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public unicast only. Addresses that wrap another one (IPv4-mapped, NAT64, 6to4, Teredo) are refused with what they may hide. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicastV6);
}

/** Connections that live no longer than their name's DNS answer may be trusted: the pool is replaced when it is old, and the old one ends with what is under way. */
interface ConnectionTimes {
  connectMs: number;
  headersMs: number;
  idleMs: number;
  connectionAgeMs: number;
}

const headersMaxBytes = 64 * 1024;

export function createAgingAgent(times: ConnectionTimes, lookup?: LookupFunction) {
  const open = () => ({
    since: performance.now(),
    agent: new Agent({
      allowH2: false,
      maxHeaderSize: headersMaxBytes,
      headersTimeout: times.headersMs,
      bodyTimeout: times.idleMs,
      connect: { timeout: times.connectMs, rejectUnauthorized: true, ...(lookup && { lookup }) },
    }),
  });
  let pool = open();
  return {
    current(): Agent {
      if (performance.now() - pool.since > times.connectionAgeMs) {
        pool.agent.close().catch(() => {});
        pool = open();
      }
      return pool.agent;
    },
    close: () => pool.agent.destroy(),
  };
}
