/** The only code that opens connections to addresses that users give. The gate looks at each hop's words, the lookup at each DNS answer; caps and deadlines bound the rest. */
import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup, Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { request as send } from 'undici';
import type { Dispatcher } from 'undici';
import { WebError } from '../ports/web.ts';
import type { PostingWeb, Web, WebRequest, WebStream } from '../ports/web.ts';
import {
  checkAddress,
  createAgingAgent,
  isPublicAddress,
  readBody,
  toWebError,
  webError,
  webPorts,
} from './guarded-web-bounds.ts';

/** says which server asks, so that whoever is asked can find who runs it */
const userAgentOf = (server: string) => `VitrineBot/1.0 (+${server})`;

const redirectsMax = 5;
const bodyMaxBytes = 5 * 1024 * 1024;

const deadlines = { connectMs: 5_000, headersMs: 10_000, idleMs: 10_000, wholeMs: 30_000, connectionAgeMs: 30_000 };

export interface GuardedWebOptions {
  /** public host → local origin it is fetched from (CRAWL_RESOLVE) */
  resolve: ReadonlyMap<string, string>;
  /** this server's public address */
  server: string;
  /** the rest stands in for the world in tests */
  lookup?: (host: string) => Promise<LookupAddress[]>;
  resolveTxt?: (name: string) => Promise<string[][]>;
  ports?: ReadonlySet<number>;
  timeouts?: Partial<typeof deadlines>;
}

export function createGuardedWeb(options: GuardedWebOptions): Web & PostingWeb & { close(): Promise<void> } {
  const { resolve, ports = webPorts } = options;
  const times = { ...deadlines, ...options.timeouts };
  const publicWeb = createAgingAgent(times, createGuardedLookup(options.lookup ?? resolveBySystem));
  const localWeb = createAgingAgent(times);

  async function hop(
    url: URL,
    headers: Record<string, string>,
    signal: AbortSignal,
    post?: { method: 'POST'; body: string },
  ): Promise<Dispatcher.ResponseData> {
    const origin = resolve.get(url.hostname);
    const target = url.pathname + url.search;
    if (origin === undefined) return send(url.href, { dispatcher: publicWeb.current(), headers, signal, ...post });
    return send(new URL(origin).origin + target, {
      dispatcher: localWeb.current(),
      headers: { ...headers, host: url.host },
      signal,
      ...post,
    });
  }

  async function follow(start: string, headers: Record<string, string>, signal: AbortSignal) {
    let next = start;
    for (let hops = 0; hops <= redirectsMax; hops += 1) {
      const { url, refusal } = checkAddress(next, ports);
      if (url === null) throw new WebError('address_refused', refusal);
      const response = await hop(url, headers, signal);
      const location = response.headers['location'];
      if (response.statusCode < 300 || response.statusCode > 399 || typeof location !== 'string') {
        return { url, response };
      }
      await response.body.dump({ limit: 16_384, signal });
      const target = URL.parse(location, url.href);
      if (target === null) throw webError('bad_response');
      next = target.href;
    }
    throw webError('too_many_redirects');
  }

  async function stream(request: WebRequest): Promise<WebStream> {
    const deadline = createDeadline(request.wholeMs ?? times.wholeMs, request.signal);
    const asSeen = (error: unknown) => (request.signal?.aborted === true ? request.signal.reason : toWebError(error));
    const headers: Record<string, string> = {
      'user-agent': userAgentOf(options.server),
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8,*/*;q=0.1',
      'accept-encoding': 'gzip, br',
    };
    if (request.etag) headers['if-none-match'] = request.etag;
    if (request.lastModified) headers['if-modified-since'] = request.lastModified;

    const { url, response } = await follow(request.url, headers, deadline.signal).catch((error: unknown) => {
      deadline.over();
      throw asSeen(error);
    });
    const received = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
    const answerHeaders: Record<string, string> = Object.fromEntries(received);
    const body = readBody(response.body, answerHeaders['content-encoding'] ?? '', request.maxBytes ?? bodyMaxBytes);
    async function* readable() {
      try {
        yield* body;
      } catch (error) {
        throw asSeen(error);
      } finally {
        deadline.over();
      }
    }
    return { url: url.href, status: response.statusCode, headers: answerHeaders, body: readable() };
  }

  return {
    stream,
    async get(request) {
      const { body, ...answer } = await stream(request);
      return { ...answer, body: Buffer.concat(await Array.fromAsync(body)) };
    },
    async post({ url: address, body, headers }) {
      const { url, refusal } = checkAddress(address, ports);
      if (url === null) throw new WebError('address_refused', refusal);
      const signal = AbortSignal.timeout(times.headersMs);
      try {
        const sent = { method: 'POST', body } as const;
        const response = await hop(url, { 'user-agent': userAgentOf(options.server), ...headers }, signal, sent);
        await response.body.dump({ limit: 16_384, signal });
        return { status: response.statusCode };
      } catch (error) {
        throw toWebError(error);
      }
    },
    async txtRecords(name) {
      const { refusal } = checkAddress(`https://${name}/`);
      if (refusal !== null) throw new WebError('address_refused', refusal);
      const resolveTxt =
        options.resolveTxt ?? ((asked) => new Resolver({ timeout: times.connectMs, tries: 2 }).resolveTxt(asked));
      try {
        return (await resolveTxt(name)).map((parts) => parts.join(''));
      } catch (error) {
        const failure = toWebError(error);
        if (failure.code === 'not_found') return [];
        throw failure;
      }
    },
    refusalOf: (url) => checkAddress(url, ports).refusal,
    isLocal: (host) => resolve.has(host),
    close: async () => {
      await Promise.all([publicWeb.close(), localWeb.close()]);
    },
  };
}

/**
 * How long one request may take, whoever asked for it. `AbortSignal.timeout` and `AbortSignal.any` would say the same, but what they make
 * is let go by a whole collection of garbage alone, which comes late, and the response's body waits in memory with it: a shop's feed is a
 * thousand requests.
 */
interface Deadline {
  /** aborts with a TimeoutError, or with what the asker's signal was stopped for */
  signal: AbortSignal;
  /** the request is over: nothing waits for it any more */
  over(): void;
}

export function createDeadline(withinMs: number, asked?: AbortSignal): Deadline {
  const controller = new AbortController();
  const over = () => {
    clearTimeout(timer);
    asked?.removeEventListener('abort', stop);
  };
  const end = (reason: unknown) => {
    over();
    controller.abort(reason);
  };
  const stop = () => end(asked?.reason);
  const timer = setTimeout(() => end(new DOMException('The request took too long.', 'TimeoutError')), withinMs);
  timer.unref();
  if (asked?.aborted === true) stop();
  else asked?.addEventListener('abort', stop);
  return { signal: controller.signal, over };
}

type ResolveHost = (host: string) => Promise<LookupAddress[]>;

const resolveBySystem: ResolveHost = (host) => systemLookup(host, { all: true });

async function resolvePublic(host: string, resolve: ResolveHost): Promise<[LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await resolve(host);
  if (first === undefined) throw new WebError('not_found', 'This site has no address.');
  // one private answer among public ones is an attack or a mistake: never the site to read
  if (![first, ...others].every(({ address }) => isPublicAddress(address))) {
    throw new WebError('address_refused', 'This site does not have a public address.');
  }
  return [first, ...others];
}

/** DNS for sockets, with every answer checked: the addresses handed to the socket are the ones that were looked at, so a name that changes its answer (rebinding) gains nothing. */
function createGuardedLookup(resolve: ResolveHost): LookupFunction {
  const resolveThen = callbackify((host: string) => resolvePublic(host, resolve));
  return (host, options, done) => {
    resolveThen(host, (error, addresses) => {
      if (error !== null) done(error, []);
      else if (options.all === true) done(null, addresses);
      else done(null, addresses[0].address, addresses[0].family);
    });
  };
}
