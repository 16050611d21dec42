/** Google Merchant’s product feeds in RSS or Atom, read as they flow. Nothing is expanded, nothing else is loaded. */
import { SaxesParser } from 'saxes';
import type { Availability } from '../../../extraction/extracted-page.ts';
import { currencyOf, parsePrice } from '../../../extraction/parse-price.ts';
import { FeedRefused, webPage } from './sieve.ts';
import type { Amount, RawProduct, RawVariant } from './sieve.ts';

const depthMax = 20;
const fieldMaxLength = 5_000;
const fieldsMax = 200;
/** so much without a single tag is no feed */
const silenceMax = 500_000;

/** fields by their name without its prefix, lower case; of several the first */
type MerchantItem = ReadonlyMap<string, string>;

const holders: Record<string, string> = { rss: 'item', feed: 'entry', rdf: 'item', products: 'product' };

/** @throws FeedRefused */
export async function* merchantItems(text: AsyncIterable<string>): AsyncGenerator<MerchantItem, void> {
  let start = '';
  let reader: ReturnType<typeof createReader> | null = null;
  for await (const piece of text) {
    if (reader === null) {
      start = (start + piece).trimStart();
      if (start.length < 20) continue;
      assertXml(start);
      reader = createReader();
      yield* reader.write(start);
    } else yield* reader.write(piece);
  }
  if (reader === null) {
    assertXml(start);
    throw new FeedRefused('The feed names no products.');
  }
  yield* reader.end();
}

function assertXml(start: string): void {
  if (start === '') throw new FeedRefused('There is nothing at this address.');
  if (/^<(?:!doctype\s+html|html)/i.test(start)) throw webPage();
  if (!start.startsWith('<')) throw new FeedRefused('What is at this address is no product feed.');
}

function createReader() {
  const parser = new SaxesParser();
  const path: string[] = [];
  let found: MerchantItem[] = [];
  let holder: string | undefined;
  let item: Map<string, string> | null = null;
  let itemDepth = 0;
  let field = '';
  let fault: FeedRefused | null = null;
  let written = 0;
  let heardAt = 0;

  const refuse = (why: FeedRefused) => {
    fault ??= why;
  };
  // without a handler saxes throws at the first fault; shops' feeds have many
  parser.on('error', () => {});
  parser.on('doctype', () =>
    refuse(new FeedRefused('The feed declares a document type or entities, which is not read.')),
  );
  parser.on('opentag', ({ name: full, attributes }) => {
    heardAt = written;
    const name = full.slice(full.indexOf(':') + 1).toLowerCase();
    if (path.length === 0) {
      holder ??= holders[name];
      if (name === 'html') refuse(webPage());
      else if (holder === undefined) refuse(new FeedRefused('The XML at this address is no product feed.'));
    }
    path.push(name);
    if (path.length > depthMax) refuse(new FeedRefused('The feed is nested too deep to be a product feed.'));
    if (item === null && name === holder) {
      item = new Map();
      itemDepth = path.length;
    } else if (item !== null && path.length === itemDepth + 1) {
      field = '';
      const href = attributes['href'];
      if (name === 'link' && typeof href === 'string' && !item.has('link')) item.set('link', href);
    }
  });
  const take = (said: string) => {
    heardAt = written;
    if (item !== null && path.length === itemDepth + 1 && field.length < fieldMaxLength)
      field += said.slice(0, fieldMaxLength);
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name: full }) => {
    heardAt = written;
    const name = full.slice(full.indexOf(':') + 1).toLowerCase();
    if (item !== null && path.length === itemDepth + 1 && item.size < fieldsMax && field.trim() !== '')
      // a fresh string: what saxes gives would keep the whole piece that it stands in
      if (!item.has(name)) item.set(name, Buffer.from(field.trim()).toString());
    field = '';
    path.pop();
    if (item === null || path.length >= itemDepth) return;
    found.push(item);
    item = null;
  });

  const drain = () => {
    if (fault !== null) throw fault;
    if (written - heardAt > silenceMax) throw new FeedRefused('The feed is not valid XML.');
    const items = found;
    found = [];
    return items;
  };
  return {
    write(piece: string): MerchantItem[] {
      written += piece.length;
      parser.write(piece);
      return drain();
    },
    end(): MerchantItem[] {
      parser.close();
      if (path.length > 0) throw new FeedRefused('The feed breaks off in the middle.');
      return drain();
    },
  };
}

/** Google Merchant’s fields: one item a variant, put together by `item_group_id`. */
const choices = ['color', 'size', 'material', 'pattern'];
const descriptionMax = 2_000;

const stocks: Record<string, Availability> = {
  instock: 'in_stock',
  available: 'in_stock',
  limitedavailability: 'in_stock',
  outofstock: 'out_of_stock',
  soldout: 'out_of_stock',
  unavailable: 'out_of_stock',
  preorder: 'preorder',
  backorder: 'preorder',
};

/** An item without an id, or without any price and stock, is none: a blog’s feed has such. */
export const isOffer = (item: MerchantItem): boolean =>
  item.has('id') && (item.has('price') || item.has('availability'));

export const groupOf = (item: MerchantItem): string => item.get('item_group_id') ?? `id ${item.get('id') ?? ''}`;

export function productOf(item: MerchantItem): Omit<RawProduct, 'variants'> {
  const link = item.get('link') ?? '';
  return {
    url: item.has('item_group_id') ? withoutChoice(link) : link,
    name: item.get('title') ?? '',
    description: (item.get('description') ?? item.get('content') ?? '').slice(0, descriptionMax),
    brand: item.get('brand') ?? '',
    categories: (item.get('product_type') ?? item.get('google_product_category') ?? '').split('>').slice(0, 8),
    image: item.get('image_link') ?? '',
  };
}

export function variantOf(item: MerchantItem, now: Date): RawVariant {
  const full = moneyOf(item.get('price'));
  const sale = isOnSale(item.get('sale_price_effective_date'), now) ? moneyOf(item.get('sale_price')) : none;
  const isReduced = sale.amount !== null;
  const id = item.get('id') ?? '';
  return {
    id,
    sku: item.get('mpn') ?? id,
    gtin: (item.get('gtin') ?? '').replaceAll(/[\s-]/g, ''),
    options: choices.flatMap((name): [string, string][] => {
      const value = item.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    }),
    price: isReduced ? sale.amount : full.amount,
    priorPrice: isReduced ? full.amount : null,
    currency: (isReduced ? sale.currency : null) ?? full.currency,
    availability: stocks[(item.get('availability') ?? '').toLowerCase().replaceAll(/[\s_-]/g, '')] ?? 'unknown',
    url: item.get('link') ?? '',
    image: item.get('image_link') ?? '',
  };
}

/** What all variants share is no choice: a lone blue rug is no choice of colours. */
export function withVariants(product: Omit<RawProduct, 'variants'>, variants: readonly RawVariant[]): RawProduct {
  const values = new Map<string, Set<string>>();
  for (const { options } of variants)
    for (const [name, value] of options) values.set(name, (values.get(name) ?? new Set()).add(value));
  const isChoice = ([name]: [string, string]) => (values.get(name)?.size ?? 0) > 1;
  return {
    ...product,
    name: variants.length > 1 ? withoutValues(product.name, variants[0]?.options ?? []) : product.name,
    variants: variants.map((one) => ({ ...one, options: one.options.filter(isChoice) })),
  };
}

/** `Harbour rug - Sand / M` is the Harbour rug. */
function withoutValues(title: string, options: readonly [string, string][]): string {
  let name = title;
  for (let i = 0; i <= options.length; i += 1)
    for (const [, value] of options)
      if (name.length > value.length && name.toLowerCase().endsWith(value.toLowerCase()))
        name = name.slice(0, -value.length).replace(/[\s,/|(–—-]{1,8}$/, '');
  return name === '' ? title : name;
}

interface Money {
  amount: Amount;
  currency: string | null;
}
const none: Money = { amount: null, currency: null };

/** `42.00 EUR` */
function moneyOf(written: string | undefined): Money {
  if (written === undefined) return none;
  // as the format has it; what else shops write takes longer to read
  const [, amount, code = ''] = /^(\d{1,9}(?:\.\d{1,2})?) ([A-Z]{3})$/.exec(written) ?? [];
  if (amount !== undefined) return { amount: Number(amount), currency: currencyOf(code) };
  const said = parsePrice(written.slice(0, 60));
  if (said === null || /^\D{0,8}-\s?\D{0,4}\d/.test(written) || /\d{13}|\de[+]?\d/i.test(written))
    return { amount: 'bad', currency: null };
  return { amount: said.amount, currency: said.currency };
}

/** `2026-11-01T00:00+0100/2026-11-30T23:59+0100`; what cannot be read is no end. */
function isOnSale(range: string | undefined, now: Date): boolean {
  const [from, to] = (range ?? '').split('/').map((one) => Date.parse(one.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')));
  return !((from ?? Number.NaN) > now.getTime() || (to ?? Number.NaN) < now.getTime());
}

/** The product’s own address: what chooses the variant goes. */
function withoutChoice(link: string): string {
  const url = URL.parse(link);
  if (url === null) return link;
  const isOwnPage = /(?:^|[?&])(?:p|id|product|product_id|route)=/.test(url.search);
  if (!isOwnPage) url.search = '';
  url.hash = '';
  return url.href;
}
