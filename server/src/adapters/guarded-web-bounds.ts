/** What bounds the guarded web: which addresses may be fetched, how long a connection lives, how much of a body is read, and what is told of a failure. */
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream';
import type { Readable, Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { Agent } from 'undici';
import { WebError } from '../ports/web.ts';

/** Which addresses may be fetched for a user at all: decided from the words alone, before anything is dialled, and again for each DNS answer. */
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

/** A response's body, decoded as it flows and cut off at its cap, so that neither an endless page nor a compressed bomb is ever held. */
const encodingsMax = 2;

// a body that ends early is kept as far as it came, as browsers do
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };

const decoders: Record<string, () => Transform> = {
  gzip: () => createGunzip(lenient),
  'x-gzip': () => createGunzip(lenient),
  deflate: () => createInflate(lenient),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

function decodersFor(contentEncoding: string): Transform[] {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  const create = names.map((name) => decoders[name]);
  if (names.length > encodingsMax || create.includes(undefined)) throw webError('bad_response');
  return create.flatMap((make) => make?.() ?? []).toReversed();
}

/** @throws WebError `too_large` after maxBytes, of what was sent as well as of what it decodes to */
export async function* readBody(
  raw: Readable,
  contentEncoding: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void> {
  let sentBytes = 0;
  let decodedBytes = 0;
  try {
    let decoded = raw;
    for (const decoder of decodersFor(contentEncoding)) {
      const source = decoded;
      // a failure anywhere destroys the whole chain; the reader below sees it
      pipeline(source, decoder, () => {});
      decoded = decoder;
    }
    if (decoded !== raw) {
      raw.on('data', (chunk: Uint8Array) => {
        sentBytes += chunk.length;
        if (sentBytes > maxBytes) raw.destroy(webError('too_large'));
      });
    }
    for await (const chunk of decoded as AsyncIterable<Uint8Array>) {
      decodedBytes += chunk.length;
      if (decodedBytes > maxBytes) throw webError('too_large');
      yield chunk;
    }
  } catch (error) {
    throw toWebError(error);
  } finally {
    raw.on('error', () => {}).destroy();
  }
}

/** What went wrong on the way, from the many codes of sockets, TLS, the HTTP parser and zlib to our few. Messages never say which port or address was tried. */
const messages: Record<WebError['code'], string> = {
  address_refused: 'This address is not read.',
  not_found: 'This site could not be found: its name has no address.',
  unreachable: 'The site could not be reached.',
  tls: 'The site has no valid security certificate.',
  timeout: 'The site took too long to answer.',
  too_large: 'The page is too large to be read.',
  too_many_redirects: 'The address redirects too often.',
  bad_response: 'The site gave an answer that is not valid HTTP.',
};

export const webError = (code: WebError['code'], cause?: unknown) => new WebError(code, messages[code], { cause });

const timeouts = /TIMEOUT|^ETIMEDOUT$|^TimeoutError$/;
const tls = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|EPROTO$|INVALID_CA)/;
const broken = /^(HPE_|Z_|ERR_BROTLI|ERR__ERROR_|ZSTD|UND_ERR_(HEADERS_OVERFLOW|RES_|RESPONSE|BAD_))/;

function classify(code: string): WebError['code'] {
  if (timeouts.test(code)) return 'timeout';
  if (code === 'ENOTFOUND' || code === 'ENODATA') return 'not_found';
  if (tls.test(code)) return 'tls';
  return broken.test(code) ? 'bad_response' : 'unreachable';
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

export function toWebError(error: unknown): WebError {
  if (error instanceof WebError) return error;
  if (error instanceof Error && error.cause instanceof WebError) return error.cause;
  return webError(classify(codeOf(error)), error);
}
