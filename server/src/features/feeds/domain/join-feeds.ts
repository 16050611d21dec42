/**
 * What pages say of products joined to what the shop's feed says: the page wins words, the feed wins stock, and of two prices the newer
 * reading holds. Prices that page and feed named at the same time are shown by neither.
 */
import type { FeedKind } from '@vitrine/contract/feeds';
import { pageKey } from '../../../crawling/site-identity.ts';
import type { Offer, Product } from '../../../extraction/extracted-page.ts';
import { joinOffers } from './join-offers.ts';
import { meetsLimits } from '../../../search/product-query.ts';
import type { ProductQuery } from '../../../search/product-query.ts';

export interface FeedProduct {
  record: Product;
  kind: FeedKind;
  /** since when the feed has said of this product what it says */
  since: Date;
  /** when the feed last said it */
  readAt: Date;
}

/** All that an agent's feeds say; `mark` changes with them. */
export interface FeedReading {
  mark: string;
  /** by the address that the record has */
  products: ReadonlyMap<string, FeedProduct>;
}

/** A product as a training read it. */
export type PageProduct = Product & { checkedAt?: string; isOutdated?: boolean };

/** a feed whose last reading is older than the page's by more does not know the stock better */
const stockHoldsMs = 24 * 3_600_000;
const productsBesideMax = 20_000;

/** What was known from a feed that no longer names it is left out. */
export function joinFeeds<P extends PageProduct>(products: readonly P[], feed: FeedReading): P[] {
  const find = finderOf(feed);
  return products.flatMap((product) => {
    const said = find(product);
    if (said !== null) return [product.fromFeed ? asFed(product, said) : joined(product, said)];
    return product.fromFeed ? [] : [product];
  });
}

/** Products of the feed that no page was read of. */
export function besidePages(pages: readonly Product[], feed: FeedReading): Product[] {
  const find = finderOf(feed);
  const known = new Set(pages.map((product) => find(product)));
  return [...feed.products.values()]
    .filter((one) => !known.has(one))
    .slice(0, productsBesideMax)
    .map(({ record }) => ({ ...record, fromFeed: true }));
}

/** Products whose page and feed named different prices at the same time, with both. */
export function disagreementsOf(pages: readonly PageProduct[], feed: FeedReading) {
  const find = finderOf(feed);
  return pages.flatMap((page) => {
    const said = find(page);
    if (said === null || page.priceConflict || page.fromFeed || !joined(page, said).priceConflict) return [];
    const [ofPage, ofFeed] = [page.price, said.record.price].map((price) =>
      price === null ? '' : `${price.amount.toFixed(2)} ${price.currency}`,
    );
    return [{ url: page.url, name: page.name, page: ofPage ?? '', feed: ofFeed ?? '' }];
  });
}

/** Addresses of what costs so much, cheapest first, or dearest where that is asked for; pages may know their products by others. */
export function addressesWithin({ products }: FeedReading, asked: ProductQuery, limit: number): string[] {
  const sign = asked.order === 'dearest' ? -1 : 1;
  return [...products.values()]
    .filter(({ record }) => record.price !== null && meetsLimits(record, asked))
    .toSorted((a, b) => sign * ((a.record.price?.amount ?? 0) - (b.record.price?.amount ?? 0)))
    .slice(0, limit)
    .map(({ record }) => record.url);
}

/** One spelling for a product's page, whichever of its variants the address opens. */
export function productKey(url: string): string {
  const address = new URL(url);
  for (const name of Array.from(address.searchParams.keys()))
    if (/^(variant|attribute_.*|currency|country)$/.test(name)) address.searchParams.delete(name);
  address.pathname = address.pathname.replace(/(?<=.)\/$/, '');
  return pageKey(address.href).toLowerCase();
}

type Find = (product: Product) => FeedProduct | null;
const finders = new WeakMap<FeedReading, Find>();

function finderOf(feed: FeedReading): Find {
  const known = finders.get(feed);
  if (known !== undefined) return known;
  const all = [...feed.products.values()];
  const byPage = new Map<string, FeedProduct>();
  for (const one of all)
    for (const { url } of [...one.record.offers, one.record])
      if (!byPage.has(productKey(url)) || url === one.record.url) byPage.set(productKey(url), one);
  let byCode: Map<string, FeedProduct | null> | null = null;
  const codes = () => (byCode ??= codesOfAll(all));
  const find: Find = (product) => {
    const here = byPage.get(productKey(product.url));
    if (here !== undefined) return here;
    const meant = new Set(codesOf(product).map((code) => codes().get(code) ?? null));
    meant.delete(null);
    const [only] = meant;
    return meant.size === 1 ? (only ?? null) : null;
  };
  finders.set(feed, find);
  return find;
}

/** A code that two products share names neither. */
function codesOfAll(all: readonly FeedProduct[]): Map<string, FeedProduct | null> {
  const byCode = new Map<string, FeedProduct | null>();
  for (const one of all)
    for (const code of new Set(codesOf(one.record))) byCode.set(code, byCode.has(code) ? null : one);
  return byCode;
}

const codesOf = ({ sku, offers }: Product): string[] =>
  [{ sku, gtin: '' }, ...offers].flatMap((one) => [
    ...(one.sku.length < 3 ? [] : [`sku ${one.sku.toLowerCase()}`]),
    ...(one.gtin === '' ? [] : [`gtin ${one.gtin.replace(/^0+/, '')}`]),
  ]);

/** Its words are those that were searched; all else is as the feed says now. */
function asFed<P extends PageProduct>(product: P, { record, readAt }: FeedProduct): P {
  const { price, priorPrice, priceConflict, availability, offers, variants } = record;
  const checkedAt = readAt.toISOString();
  return { ...product, price, priorPrice, priceConflict, availability, offers, variants, checkedAt };
}

type PriceOf = 'page' | 'feed' | 'neither';

function joined<P extends PageProduct>(product: P, said: FeedProduct): P {
  const { record, readAt } = said;
  const checkedMs = product.checkedAt === undefined ? -Infinity : Date.parse(product.checkedAt);
  const whose = (page: Priced, feed: Priced) => priceOf(page, feed, { checkedMs, said });
  const priced = whose(product, record);
  const price = pricing(priced, product, record);
  const feedKnowsStock = checkedMs - readAt.getTime() < stockHoldsMs;
  const stock = (page: Product | Offer, feed: Product | Offer) =>
    feedKnowsStock && feed.availability !== 'unknown' ? feed.availability : page.availability;
  const offers = joinOffers(product.offers, record, (own, feed) => ({
    ...own,
    ...pricing(whose(own, feed), own, feed),
    id: own.id || feed.id,
    sku: own.sku || feed.sku,
    gtin: own.gtin || feed.gtin,
    url: own.url === product.url ? feed.url : own.url,
    imageUrl: own.imageUrl ?? feed.imageUrl,
    options: Object.keys(own.options).length > 0 ? own.options : feed.options,
    availability: stock(own, feed),
  }));
  const isConfirmed = price.price !== null && record.price !== null && readAt.getTime() > checkedMs;
  return {
    ...product,
    ...price,
    priceConflict: priced === 'neither' || (product.priceConflict && priced === 'page'),
    availability: stock(product, record),
    sku: product.sku || record.sku,
    imageUrl: product.imageUrl ?? record.imageUrl,
    offers,
    variants: [...new Set([...product.variants, ...record.variants])],
    ...(isConfirmed && { checkedAt: readAt.toISOString(), isOutdated: false }),
  };
}

type Priced = Pick<Product, 'price' | 'priorPrice'> & { priceConflict?: boolean };

/** Whose price holds; the page's own two prices are settled by a feed that changed after it was read. */
function priceOf(page: Priced, feed: Priced, { checkedMs, said }: { checkedMs: number; said: FeedProduct }): PriceOf {
  if (feed.price === null || checkedMs > said.readAt.getTime()) return 'page';
  const isChangedSince = said.since.getTime() > checkedMs;
  if (page.price === null) return page.priceConflict === true && !isChangedSince ? 'page' : 'feed';
  // another country's feed: its amounts say nothing about this page's
  if (page.price.currency !== feed.price.currency || page.price.amount === feed.price.amount) return 'page';
  return isChangedSince ? 'feed' : 'neither';
}

function pricing(whose: PriceOf, page: Priced, feed: Priced): Pick<Product, 'price' | 'priorPrice'> {
  if (whose === 'neither') return { price: null, priorPrice: null };
  const { price, priorPrice } = whose === 'feed' ? feed : page;
  return { price, priorPrice };
}
