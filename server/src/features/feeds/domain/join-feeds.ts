/**
 * What pages say of products joined to what the shop's feed says: the page wins words, the feed wins stock, and of two prices the newer
 * reading holds. Prices that page and feed named at the same time are shown by neither. A reading for an answer that is newer than the
 * feed's holds as a whole, stock too; an older one holds no more. Variants that the feed alone names stay while prices are as it says.
 */
import type { FeedKind } from '@vitrine/contract/feeds';
import type { Offer, Product } from '../../../extraction/extracted-page.ts';
import { joinOptions } from '../../../extraction/offer-stock.ts';

export interface FeedProduct {
  record: Product;
  kind: FeedKind;
  /** since when the feed has said of this product what it says */
  since: Date;
  /** when the feed last said it */
  readAt: Date;
}

/** A product as a training read it, or with `live` as it was read again for an answer. */
export type PageProduct = Product & { checkedAt?: string; isOutdated?: boolean; live?: { readAt: string } };

/** a feed whose last reading is older than the page's by more does not know the stock better */
const stockHoldsMs = 24 * 3_600_000;

/** Null where the feed says nothing of it; what was known from a feed that no longer names it is left out. */
export function joinFeed<P extends PageProduct>(product: P, said: FeedProduct | null): P | null {
  if (said === null) return product.fromFeed ? null : product;
  return product.fromFeed ? asFed(product, said) : joined(product, said);
}

interface Disagreement {
  url: string;
  name: string;
  page: string;
  feed: string;
}

/** Both prices of what page and feed name otherwise at the same time: of the variants that do, unless all do alike, else of the product. */
export function disagreementsOf(page: PageProduct, said: FeedProduct): Disagreement[] {
  if (page.fromFeed) return [];
  const whose = createWhose(page, said);
  const told = ({ price }: Priced) => (price === null ? '' : `${price.amount.toFixed(2)} ${price.currency}`);
  const of = (name: string, url: string, own: Priced, feed: Priced) => ({
    url,
    name,
    page: told(own),
    feed: told(feed),
  });
  const variants: Disagreement[] = [];
  joinOffers(page.offers, said.record, (own, feed) => {
    const chosen = Object.values(own.options).join(' / ');
    if (whose(own, feed) === 'neither' && chosen !== '')
      variants.push(of(`${page.name} (${chosen})`, own.url, own, feed));
    return own;
  });
  const isWhole = !page.priceConflict && joined(page, said).priceConflict;
  const [first] = variants;
  const areAlike = variants.every((one) => one.page === first?.page && one.feed === first?.feed);
  if (first !== undefined && variants.length === page.offers.length && variants.length > 1 && areAlike)
    return [{ ...first, name: page.name, url: page.url }];
  return variants.length === 0 && isWhole ? [of(page.name, page.url, page, said.record)] : variants;
}

/** What names a product or one of its variants wherever it is listed; the database says the same of what feeds list (`feed_codes`). */
export const codesOf = (product: { sku: string; offers: readonly Pick<Offer, 'sku' | 'gtin'>[] }): string[] =>
  [{ sku: product.sku, gtin: '' }, ...product.offers].flatMap((one) => [
    ...(one.sku.length < 3 ? [] : [`sku ${one.sku.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())}`]),
    ...(one.gtin === '' ? [] : [`gtin ${one.gtin.replace(/^0+/, '')}`]),
  ]);

/** Its words are those that were searched; all else is as the feed says now. */
function asFed<P extends PageProduct>(product: P, { record, readAt }: FeedProduct): P {
  const { price, priorPrice, priceConflict, availability, offers, variants } = record;
  const checkedAt = readAt.toISOString();
  return { ...product, price, priorPrice, priceConflict, availability, offers, variants, checkedAt };
}

interface Ages {
  isPageNewer: boolean;
  isChangedSince: boolean;
}

type PriceOf = 'page' | 'feed' | 'neither';

const checkedMsOf = ({ checkedAt }: PageProduct): number =>
  checkedAt === undefined ? -Infinity : Date.parse(checkedAt);

function createWhose(product: PageProduct, { since, readAt }: FeedProduct) {
  const checkedMs = checkedMsOf(product);
  const isChangedSince = product.live !== undefined || since.getTime() > checkedMs;
  const isPageNewer = checkedMs > readAt.getTime();
  return (page: Priced, feed: Priced): PriceOf => priceOf(page, feed, { isPageNewer, isChangedSince });
}

function joined<P extends PageProduct>(product: P, said: FeedProduct): P {
  const { record, readAt } = said;
  const checkedMs = checkedMsOf(product);
  const isLiveNewer = product.live !== undefined && checkedMs > readAt.getTime();
  const whose = createWhose(product, said);
  const whole = whose(product, record);
  // a page may name the price of any one of its variants
  const priced = whole === 'neither' && isOneOf(product.price, record.offers) ? 'feed' : whole;
  const price = pricing(priced, product, record);
  const feedKnowsStock = !isLiveNewer && checkedMs - readAt.getTime() < stockHoldsMs;
  const stock = (page: Product | Offer, feed: Product | Offer) =>
    feedKnowsStock && feed.availability !== 'unknown' ? feed.availability : page.availability;
  const both = (own: Offer, feed: Offer): Offer => ({
    ...own,
    ...pricing(whose(own, feed), own, feed),
    id: own.id || feed.id,
    sku: own.sku || feed.sku,
    gtin: own.gtin || feed.gtin,
    url: own.url === product.url ? feed.url : own.url,
    imageUrl: own.imageUrl ?? feed.imageUrl,
    options: joinOptions(own.options, feed.options),
    availability: stock(own, feed),
  });
  const isConfirmed = price.price !== null && record.price !== null && readAt.getTime() > checkedMs;
  return {
    ...product,
    ...price,
    priceConflict: priced === 'neither' || (product.priceConflict && priced === 'page'),
    availability: stock(product, record),
    sku: product.sku || record.sku,
    imageUrl: product.imageUrl ?? record.imageUrl,
    offers: isLiveNewer && !stillHolds(product, record) ? product.offers : joinOffers(product.offers, record, both),
    variants: [...new Set([...product.variants, ...record.variants])],
    ...(isConfirmed && { checkedAt: readAt.toISOString(), isOutdated: false, live: undefined }),
  };
}

/**
 * Whether a page that was read after the feed leaves the feed's prices as they were: then what the feed alone names, which the page
 * never listed, is as it was too.
 */
function stillHolds({ price, offers }: Product, record: Product): boolean {
  let isAlike = price === null || isOneOf(price, [...record.offers, record]);
  joinOffers(offers, record, (own, feed) => {
    if (own.price !== null && feed.price !== null && !isOneOf(own.price, [feed])) isAlike = false;
    return own;
  });
  return isAlike;
}

const isOneOf = (price: Product['price'], offers: readonly Pick<Offer, 'price'>[]): boolean =>
  offers.some((one) => one.price?.amount === price?.amount && one.price?.currency === price?.currency);

type Priced = Pick<Product, 'price' | 'priorPrice'> & { priceConflict?: boolean };

/** Whose price holds; the page's own two prices are settled by a feed that changed after it was read. */
function priceOf(page: Priced, feed: Priced, { isPageNewer, isChangedSince }: Ages): PriceOf {
  if (feed.price === null || isPageNewer) return 'page';
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

/** A product's variants as its page and the feed name them, one by one: by the shop's id, by SKU or GTIN, or by what is chosen. */

/** In the feed's order, which names them all; a page's own that the feed does not have stay where the two speak of the same variants. */
function joinOffers(own: readonly Offer[], record: Product, both: (own: Offer, feed: Offer) => Offer): Offer[] {
  if (record.offers.length === 0) {
    const [only] = own;
    return only !== undefined && own.length === 1 ? [both(only, lone(record))] : [...own];
  }
  const twins = twinsOf(own, record.offers);
  const taken = new Set(twins.values());
  const joined = record.offers.map((offer) => {
    const twin = twins.get(offer);
    return twin === undefined ? offer : both(twin, offer);
  });
  return taken.size === 0 ? joined : [...joined, ...own.filter((offer) => !taken.has(offer))];
}

/** A product without a choice as the one thing that can be bought. */
const lone = (record: Product): Offer => ({
  id: '',
  sku: record.sku,
  gtin: '',
  options: {},
  price: record.price,
  priorPrice: record.priorPrice,
  availability: record.availability,
  url: record.url,
  imageUrl: record.imageUrl,
});

function twinsOf(own: readonly Offer[], fed: readonly Offer[]): Map<Offer, Offer> {
  const twins = new Map<Offer, Offer>();
  const taken = new Set<Offer>();
  for (const keyOf of offerKeys) {
    const byKey = uniqueBy(own, keyOf);
    const fedByKey = uniqueBy(fed, keyOf);
    for (const [key, offer] of fedByKey) {
      const twin = byKey.get(key);
      if (offer === null || twin === undefined || twin === null || twins.has(offer) || taken.has(twin)) continue;
      twins.set(offer, twin);
      taken.add(twin);
    }
  }
  return twins;
}

const offerKeys: ((offer: Offer) => string)[] = [
  ({ id }) => id,
  ({ sku }) => sku.toLowerCase(),
  ({ gtin }) => gtin.replace(/^0+/, ''),
  ({ options }) =>
    Object.values(options)
      .map((value) => value.toLowerCase())
      .toSorted()
      .join('\n'),
];

function uniqueBy(offers: readonly Offer[], keyOf: (offer: Offer) => string): Map<string, Offer | null> {
  const byKey = new Map<string, Offer | null>();
  for (const offer of offers) {
    const key = keyOf(offer);
    if (key !== '') byKey.set(key, byKey.has(key) ? null : offer);
  }
  return byKey;
}
