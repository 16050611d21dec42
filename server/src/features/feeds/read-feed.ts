/** One reading of a feed from its first byte to its last, held as short as it can be until it is seen to be whole. */
import { createHash } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { FeedKind } from '@vitrine/contract/feeds';
import type { Site } from '../../crawling/site-identity.ts';
import { isNode } from '../../extraction/json-nodes.ts';
import { currencyOf } from '../../extraction/parse-price.ts';
import { groupOf, isOffer, merchantItems, productOf, variantOf, withVariants } from './domain/merchant-items.ts';
import { createPackedGroups, createPackedTexts, createWholes, textsOf } from './domain/packed.ts';
import type { PackedTexts } from './domain/packed.ts';
import {
  fromShopify,
  fromWooCommerce,
  idOf,
  jsonItems,
  listedVariations,
  variationOf,
  wholeItem,
} from './domain/shop-json.ts';
import { createSieve, FeedRefused, offersMax, tooManyVariants, variantsMax } from './domain/sieve.ts';
import type { RawProduct, RawVariant } from './domain/sieve.ts';
import type { FeedSite } from './open-feed.ts';

const shopifyPage = 250;
const wooPage = 100;
const pagesMax = 2_000;
const itemsAtOnce = 100;
/** of one product: its own words, and a variant more than is kept, so that it is told that some were left out */
const textsMax = offersMax + 2;

export interface Reading {
  /** each product's record as JSON */
  records: Pick<PackedTexts, 'pieces'>;
  /** of the products */
  urls: ReadonlySet<string>;
  variants: number;
  currency: string | null;
  /** what was left out, for the owner; null when nothing was */
  problem: string | null;
  etag: string | null;
  hash: string;
  /** the time was over before it ended */
  isPartial: boolean;
}

export interface Source {
  kind: FeedKind;
  url: string;
  etag: string | null;
  site: Site;
  from: FeedSite;
  /** what the shop's pages count in, where the feed does not say it */
  pageCurrency: string | null;
  /** on the clock of performance.now(): what is not read by then is left unread */
  until?: number;
}

/** @returns null when it is as it was. @throws FeedRefused, or what the site's signal was stopped with */
export async function readFeed(source: Source): Promise<Reading | null> {
  const { kind, site, until = Infinity } = source;
  const sieve = createSieve(site, kind);
  const records = createPackedTexts();
  const urls = new Set<string>();
  const hash = createHash('sha256');
  let etag: string | null = null;
  let variants = 0;
  let currency: string | null = null;

  for await (const item of readers[kind](source, (given) => (etag = given))) {
    if (item === null) return null;
    const product = sieve.product(item);
    if (product === null || urls.has(product.url)) continue;
    const text = JSON.stringify(product);
    urls.add(product.url);
    await records.add(text);
    hash.update(text);
    variants += Math.max(1, product.offers.length);
    currency ??= product.price?.currency ?? null;
    if (urls.size % itemsAtOnce === 0) await letOthersRun();
  }
  const problem = [
    sieve.verdict(),
    currency === null
      ? 'The feed names no currency and no prices that can be shown: stock alone is taken from it.'
      : null,
  ].filter((one) => one !== null);
  return {
    records,
    urls,
    variants,
    currency,
    problem: problem.length > 0 ? problem.join(' ') : null,
    etag,
    hash: hash.digest('base64url'),
    isPartial: performance.now() > until,
  };
}

/** null in place of the first product says that all is as it was. */
type Reader = (source: Source, onEtag: (etag: string | null) => void) => AsyncGenerator<RawProduct | null, void>;

const readers: Record<FeedKind, Reader> = {
  shopify: readShopify,
  woocommerce: readWooCommerce,
  merchant_xml: readMerchant,
};

async function* readShopify(source: Source): AsyncGenerator<RawProduct, void> {
  const currency = (await metaCurrency(source.from, source.url)) ?? source.pageCurrency;
  for await (const item of pagesOf(source, { limit: String(shopifyPage) }, shopifyPage)) {
    const product = fromShopify(item, currency);
    if (product !== null) yield product;
  }
}

/** `products.json` says no currency. */
async function metaCurrency(from: FeedSite, url: string): Promise<string | null> {
  const opened = await from.tryOpen(new URL('/meta.json', url).href);
  if (opened === null) return null;
  let text = '';
  for await (const piece of opened.text) {
    text += piece;
    if (text.length > 100_000) return null;
  }
  try {
    const meta: unknown = JSON.parse(text);
    return isNode(meta) && typeof meta['currency'] === 'string' ? currencyOf(meta['currency']) : null;
  } catch {
    return null;
  }
}

/** Variations are listed apart: of each product they are put beside it. */
async function* readWooCommerce(source: Source): AsyncGenerator<RawProduct, void> {
  const { until = Infinity } = source;
  let strangers = 0;
  const items = createPackedTexts();
  const wholes = createWholes();
  for await (const item of pagesOf(source, { per_page: String(wooPage) }, wooPage)) {
    const whole = idOf(item);
    for (const id of listedVariations(item)) wholes.note(id, whole);
    await items.add(JSON.stringify(wholeItem(item)));
  }
  const products = createPackedGroups(textsMax);
  for await (const piece of items.pieces()) {
    for (const text of textsOf(piece)) {
      const id = idOf(JSON.parse(text));
      await products.add(wholes.of(id) ?? id, text);
    }
    await letOthersRun();
  }
  if (performance.now() <= until)
    for await (const item of variationsOf(source)) {
      const whole = wholes.of(idOf(item));
      if (whole !== undefined) await products.add(whole, JSON.stringify(wholeItem(item)));
      else if (strangers++ > 5 * wooPage) break;
    }
  for await (const group of products.groups()) {
    const all = group.map((text): unknown => JSON.parse(text));
    const whole = all.find((item) => wholes.of(idOf(item)) === undefined);
    const variations = all.flatMap((item) => (item === whole ? [] : (variationOf(item) ?? [])));
    const product = fromWooCommerce(whole, new Map(variations.map((one) => [one.id, one])));
    if (product !== null) yield product;
  }
}

async function* variationsOf(source: Source): AsyncGenerator<unknown, void> {
  try {
    yield* pagesOf(source, { type: 'variation', per_page: String(wooPage) }, wooPage);
  } catch (error) {
    // shops of earlier versions list no variations: what the product says has to do
    if (!(error instanceof FeedRefused)) throw error;
  }
}

/** Page after page until one is not full or says nothing new, or the time is over. */
async function* pagesOf(
  { from, url, until = Infinity }: Source,
  query: Record<string, string>,
  pageSize: number,
): AsyncGenerator<unknown, void> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  // where a list shifts while it is read, or a shop gives one page for all, it is the pages beside each other that say the same
  let before = new Set<string>();
  for (let page = 1; page <= pagesMax; page += 1) {
    address.searchParams.set('page', String(page));
    const { text } = await from.open(address.href);
    const here = new Set<string>();
    let items = 0;
    let fresh = 0;
    for await (const item of jsonItems(text)) {
      items += 1;
      const id = idOf(item);
      if (id !== '' && (before.has(id) || here.has(id))) continue;
      here.add(id);
      fresh += 1;
      yield item;
      if (performance.now() > until) return;
    }
    if (items < pageSize || fresh === 0) return;
    before = here;
  }
  throw new FeedRefused('The feed has no end.');
}

async function* readMerchant(
  { url, etag, from, until = Infinity }: Source,
  onEtag: (etag: string | null) => void,
): AsyncGenerator<RawProduct | null, void> {
  const opened = await from.open(url, etag);
  if (opened.isUnchanged) {
    yield null;
    return;
  }
  onEtag(opened.etag);
  const now = new Date();
  // until all is read: items of a group may stand anywhere
  const groups = createPackedGroups(textsMax);
  let items = 0;
  for await (const item of merchantItems(opened.text)) {
    if (!isOffer(item)) continue;
    items += 1;
    if (items > variantsMax) throw tooManyVariants();
    await groups.add(groupOf(item), JSON.stringify([productOf(item), variantOf(item, now)]));
    if (performance.now() > until) break;
    if (items % itemsAtOnce === 0) await letOthersRun();
  }
  for await (const group of groups.groups()) {
    // what was written a moment ago is as it was
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const all = group.map((text) => JSON.parse(text) as [Omit<RawProduct, 'variants'>, RawVariant]);
    const [first] = all;
    if (first !== undefined)
      yield withVariants(
        first[0],
        all.map(([, variant]) => variant),
      );
  }
}
