/** One product asked of its shop: its variant endpoint where there is one, else its page, on the proved site alone and as robots.txt allows. */
import { readRobots } from '../../crawling/robots.ts';
import type { Robots } from '../../crawling/robots.ts';
import { belongsTo, normaliseUrl, pageKey } from '../../crawling/site-identity.ts';
import type { Site } from '../../crawling/site-identity.ts';
import { createSiteWeb } from '../../crawling/site-web.ts';
import type { PageExtractor } from '../../extraction/extract-in-thread.ts';
import type { ExtractedPage, Price, Product } from '../../extraction/extracted-page.ts';
import { meantIn } from '../../extraction/parse-price.ts';
import type { Web, WebResponse } from '../../ports/web.ts';
import { withTold } from './domain/live-reading.ts';
import type { Told } from './domain/live-reading.ts';
import { endpointOf, listOf, readShopify, readWoo, wooProduct } from './domain/variant-endpoints.ts';
import type { EndpointKind } from './domain/variant-endpoints.ts';

const robotsKeptMs = 3_600_000;
/** meanwhile it is read anew, and no visitor waits for that; older rules hold no more (RFC 9309, 2.4) */
const robotsHoldMs = 24 * 3_600_000;
/** a site in trouble is left alone for so long, and an endpoint that is not there */
const unreadKeptMs = 60_000;
const endpointKeptMs = 600_000;
const remembered = 2_000;
const bodyMaxBytes = 3 * 1024 * 1024;

export interface ShopSite {
  site: Site;
  endpoints: ReadonlySet<EndpointKind>;
}

/** The page as a training read it, so that the site can say that it still stands. */
export interface KnownPage {
  etag: string | null;
  lastModified: string | null;
}

export interface ShopReading {
  record: Product;
  /** what lay in a cache on the way is as old as that */
  readAt: Date;
}

interface Needs {
  web: Pick<Web, 'stream' | 'isLocal'>;
  extractor: Pick<PageExtractor, 'extract'>;
  /** @returns false when the site was asked enough for now */
  mayAsk: (host: string) => Promise<boolean>;
  /** the site turns readers away: nobody asks it for a while */
  leaveAlone: (host: string) => Promise<void>;
}

/** The site says "not you" or "not now". */
class TurnedAway extends Error {}

export function createReadShop({ web, extractor, mayAsk, leaveAlone }: Needs) {
  type ReadRobots = (Robots & { origin: string }) | null;
  const rules = new Map<string, { robots: Promise<ReadRobots>; renewAt: number; holdsUntil: number }>();
  const withoutEndpoint = new Map<string, number>();
  /** pages that are asked for at this moment */
  const underWay = new Map<string, ReturnType<typeof readPage>>();

  function robotsOf({ host }: Site): Promise<ReadRobots> {
    const began = Date.now();
    const known = rules.get(host);
    if (known !== undefined && began < known.renewAt) return known.robots;
    if (rules.size >= remembered) rules.clear();
    // one try: who is not answered waits for no second one
    const never = () => Promise.reject(new Error('robots.txt is not read again for an answer'));
    const robots: Promise<ReadRobots> = mayAsk(host)
      .then((may) =>
        may ? readRobots({ web, site: { host }, sleep: never, signal: AbortSignal.timeout(5_000) }) : null,
      )
      .catch(() => null);
    const held = known !== undefined && began < known.holdsUntil ? known : { robots, holdsUntil: 0 };
    rules.set(host, { ...held, renewAt: began + robotsKeptMs });
    void robots.then((read) => {
      const renewed = { robots, renewAt: began + robotsKeptMs, holdsUntil: began + robotsHoldMs };
      return rules.set(host, read === null ? { ...held, renewAt: began + unreadKeptMs } : renewed);
    });
    return held.robots;
  }

  /** @throws TurnedAway, WebError, the signal's reason; null for what is not ours to read, or not there */
  async function get(
    { site, robots }: { site: Site; robots: Robots & { origin: string } },
    request: { url: string; signal: AbortSignal } & Partial<KnownPage>,
  ): Promise<WebResponse | null> {
    if (!belongsTo(site, request.url) || !robots.allows(request.url)) return null;
    if (!(await mayAsk(site.host))) return null;
    const answer = await createSiteWeb(web, site, robots.origin).stream({ ...request, maxBytes: bodyMaxBytes });
    // a redirect asked the site once more
    if (answer.url !== request.url) await mayAsk(site.host);
    const isOurs = belongsTo(site, answer.url) && robots.allows(answer.url);
    if (!isOurs || (answer.status !== 200 && answer.status !== 304)) {
      for await (const chunk of answer.body) if (chunk.length >= 0) break;
      if ([401, 403, 429, 503].includes(answer.status)) throw new TurnedAway();
      return null;
    }
    return { ...answer, body: Buffer.concat(await Array.fromAsync(answer.body)) };
  }

  type Asked = { site: Site; robots: Robots & { origin: string }; product: Product; signal: AbortSignal };

  async function askEndpoint(
    asked: Asked,
    { kind, url }: { kind: EndpointKind; url: string },
  ): Promise<ShopReading | null> {
    const { product, signal } = asked;
    const response = await get(asked, { url, signal });
    if (response === null) return null;
    const body = Buffer.from(response.body).toString();
    if (kind === 'shopify') return readingOf(product, readShopify(body, product), response);
    const found = wooProduct(body, url);
    if (found === null) return null;
    if (found.variationsUrl === null) return readingOf(product, readWoo(found.product, [], product), response);
    const listed = await get(asked, { url: found.variationsUrl, signal });
    const variations = listed && listOf(Buffer.from(listed.body).toString());
    return variations && readingOf(product, readWoo(found.product, variations, product), response);
  }

  async function readPage(asked: Asked, url: string, page: KnownPage) {
    const response = await get(asked, { url, signal: asked.signal, ...page });
    if (response === null) return null;
    const isAsItWas = response.status === 304;
    return { response, isAsItWas, extracted: isAsItWas ? null : await extractor.extract(response) };
  }

  /** Several products may stand on one page: it is asked for once. */
  async function askPage(asked: Asked, page: KnownPage): Promise<ShopReading | null> {
    const { site, product } = asked;
    const url = product.readOn ?? product.url;
    const key = [site.host, url, page.etag, page.lastModified].join('\n');
    const reading = underWay.get(key) ?? readPage(asked, url, page).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    const read = await reading;
    if (read === null) return null;
    if (read.extracted === null) return { record: product, readAt: new Date() };
    if (read.extracted.refusal === 'robot_check') throw new TurnedAway();
    return readingOf(product, toldBy(read.extracted, product), read.response);
  }

  async function tryEndpoint(
    asked: Asked,
    endpoints: ShopSite['endpoints'],
  ): Promise<{ reading: ShopReading | null; failed: string | null }> {
    const endpoint = endpointOf(asked.product, endpoints);
    if (endpoint === null) return { reading: null, failed: null };
    const key = `${asked.site.host} ${endpoint.kind}`;
    if ((withoutEndpoint.get(key) ?? 0) > Date.now()) return { reading: null, failed: null };
    const reading = await askEndpoint(asked, endpoint).catch((error: unknown) => {
      if (asked.signal.aborted) throw error;
      return null;
    });
    return { reading, failed: reading === null ? key : null };
  }

  /** Never throws; null where the shop did not say it. */
  return async ({ site, endpoints }: ShopSite, product: Product, page: KnownPage, signal: AbortSignal) => {
    try {
      const robots = await robotsOf(site);
      if (robots === null) return null;
      const asked = { site, robots, product, signal };
      const { reading, failed } = await tryEndpoint(asked, endpoints);
      if (reading !== null) return reading;
      const fromPage = await askPage(asked, page);
      // a product that has no page either is gone, and says nothing of the others' endpoints
      if (failed !== null && fromPage !== null) {
        if (withoutEndpoint.size >= remembered) withoutEndpoint.clear();
        withoutEndpoint.set(failed, Date.now() + endpointKeptMs);
      }
      return fromPage;
    } catch (error) {
      if (error instanceof TurnedAway) await leaveAlone(site.host).catch(() => {});
      return null;
    }
  };
}

function readingOf(product: Product, told: Told | null, { headers }: WebResponse): ShopReading | null {
  const record = told && withTold(product, told);
  const age = /^\d{1,7}$/.test(headers['age'] ?? '') ? Number(headers['age']) : 0;
  return record && { record, readAt: new Date(Date.now() - age * 1000) };
}

/** By itself, else by its card on a list. */
function toldBy({ refusal, products, listed = [] }: ExtractedPage, known: Product): Told | null {
  if (refusal !== null) return null;
  const itself = sameAs(known, products);
  if (itself !== undefined) return itself;
  const card = sameAs(known, listed);
  if (card === undefined) return null;
  const { availability, price, priorPrice } = card;
  const meant = (one: Price | null) => one && meantIn(one, known.price?.currency ?? null);
  return { price: meant(price), priorPrice: meant(priorPrice), priceConflict: false, availability, offers: [] };
}

/** On a list many go by one name: that names one of them only where no address does. */
function sameAs<P extends Pick<Product, 'url' | 'name'>>(known: Product, read: readonly P[]): P | undefined {
  const keyOf = ({ url }: Pick<Product, 'url'>) => pageKey(normaliseUrl(url) ?? url);
  const named = read.filter(({ name }) => name === known.name);
  return read.find((one) => keyOf(one) === keyOf(known)) ?? (named.length === 1 ? named[0] : undefined);
}
