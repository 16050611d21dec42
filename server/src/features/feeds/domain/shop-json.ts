/** Products in the JSON that Shopify and WooCommerce serve, read as it flows. */
import type { Availability } from '../../../extraction/extracted-page.ts';
import { isNode, list, words } from '../../../extraction/json-nodes.ts';
import type { Node } from '../../../extraction/json-nodes.ts';
import { amountOf, FeedRefused, webPage } from './sieve.ts';
import type { RawProduct, RawVariant } from './sieve.ts';

/** The things that a JSON answer lists, read as it flows: `[{…}, …]` or `{"products": [{…}, …]}`. One of them is held at a time. */
const itemMaxLength = 4_000_000;
const depthMax = 60;
const quote = 34;
const backslash = 92;

/** @throws FeedRefused */
export async function* jsonItems(text: AsyncIterable<string>): AsyncGenerator<unknown, void> {
  let isBegun = false;
  let isList = false;
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  let held = '';
  for await (const piece of text) {
    const written = isBegun ? piece : piece.trimStart();
    if (written === '') continue;
    if (!isBegun) {
      if (written.startsWith('<')) throw webPage();
      if (!/^[[{]/.test(written)) throw new FeedRefused('What is at this address is no product feed.');
      isBegun = true;
      isList = written.startsWith('[');
    }
    // things stand in the outermost list, or in a list of the outermost object
    const itemDepth = isList ? 1 : 2;
    let from = held === '' ? -1 : 0;
    for (let at = 0; at < written.length; at += 1) {
      const code = written.charCodeAt(at);
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (code === backslash) isEscaped = true;
        else if (code === quote) inString = false;
      } else if (code === quote) inString = true;
      else if (code === 123 || code === 91) {
        if (code === 123 && depth === itemDepth) from = at;
        depth += 1;
        if (depth > depthMax) throw notValid();
      } else if (code === 125 || code === 93) {
        depth -= 1;
        if (depth < 0) throw notValid();
        if (code === 125 && depth === itemDepth && from >= 0) {
          yield parsed(held + written.slice(from, at + 1));
          held = '';
          from = -1;
        }
      }
    }
    if (from >= 0) held += written.slice(from);
    if (held.length > itemMaxLength) throw new FeedRefused('One product of the feed is too long to be read.');
  }
  if (!isBegun) throw new FeedRefused('There is nothing at this address.');
  if (depth !== 0) throw new FeedRefused('The feed breaks off in the middle.');
}

const notValid = () => new FeedRefused('The feed is not valid JSON.');
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notValid();
  }
}

/** Shopify’s `/products.json`: prices in the main unit, without their currency. */
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export function fromShopify(item: unknown, currency: string | null): RawProduct | null {
  if (!isNode(item) || !Array.isArray(item['variants']) || text(item['handle']) === '') return null;
  const url = `/products/${encodeURIComponent(text(item['handle']))}`;
  const names = list(item['options']).map((option) => (isNode(option) ? words(option['name']) : words(option)));
  return {
    url,
    name: text(item['title']),
    description: text(item['body_html']),
    brand: text(item['vendor']),
    categories: [text(item['product_type'])].filter(Boolean),
    image: sourceOf(list(item['images'])[0]),
    variants: item['variants'].filter(isNode).map((variant) => variantOf(variant, { url, names, currency })),
  };
}

interface Of {
  url: string;
  names: string[];
  currency: string | null;
}

function variantOf(variant: Node, { url, names, currency }: Of): RawVariant {
  const id = text(variant['id']);
  return {
    id,
    sku: text(variant['sku']),
    gtin: text(variant['barcode']),
    options: [1, 2, 3].flatMap((place): [string, string][] => {
      const value = text(variant[`option${place}`]);
      return value === '' ? [] : [[names[place - 1] ?? '', value]];
    }),
    price: amountOf(variant['price']),
    priorPrice: amountOf(variant['compare_at_price']),
    currency,
    availability:
      typeof variant['available'] === 'boolean' ? (variant['available'] ? 'in_stock' : 'out_of_stock') : 'unknown',
    url: /^\d{1,20}$/.test(id) ? `${url}?variant=${id}` : url,
    image: sourceOf(variant['featured_image']),
  };
}

const sourceOf = (image: unknown): string => (isNode(image) ? text(image['src']) : '');

/** WooCommerce’s Store API: amounts in minor units, variations listed apart from the products they belong to. */

/** by their ids, as they are listed by themselves */
type Variations = ReadonlyMap<string, RawVariant>;

export const idOf = (item: unknown): string => (isNode(item) ? text(item['id']) : '');

export const listedVariations = (item: unknown): string[] =>
  isNode(item) ? list(item['variations']).map(idOf).filter(Boolean) : [];

const kept =
  'id sku permalink name description short_description type prices is_in_stock is_on_backorder brands categories images attributes variations'.split(
    ' ',
  );

/** An item without what nobody reads of it: shops list much more, and all of it is held for a while. */
export const wholeItem = (item: unknown): Node =>
  isNode(item) ? Object.fromEntries(kept.flatMap((name) => (name in item ? [[name, item[name]]] : []))) : {};

export function variationOf(item: unknown): RawVariant | null {
  if (!isNode(item) || !isNode(item['prices'])) return null;
  const { price, priorPrice, currency } = pricesOf(item['prices']);
  return {
    id: text(item['id']),
    sku: text(item['sku']),
    gtin: '',
    options: [],
    price,
    priorPrice,
    currency,
    availability: stockOf(item),
    url: text(item['permalink']),
    image: imageOf(item),
  };
}

export function fromWooCommerce(item: unknown, variations: Variations): RawProduct | null {
  const own = variationOf(item);
  // one whose product is not listed cannot be named by itself
  if (!isNode(item) || own === null || item['type'] === 'variation') return null;
  return {
    url: own.url,
    name: text(item['name']),
    description: text(item['description']) || text(item['short_description']),
    brand: nameOf(list(item['brands'])[0]),
    categories: list(item['categories']).map(nameOf).filter(Boolean),
    image: own.image,
    variants: variantsOf(item, own, variations),
  };
}

function variantsOf(item: Node, own: RawVariant, variations: Variations): RawVariant[] {
  const listed = list(item['variations']).filter(isNode);
  if (listed.length === 0) return [own];
  const hasOnePrice = !isNode(item['prices']) || !isNode(item['prices']['price_range']);
  return listed.map((variation): RawVariant => {
    const id = text(variation['id']);
    const attributes = list(variation['attributes']).filter(isNode);
    const options = attributes.map((one): [string, string] => [text(one['name']), valueOf(item, one)]);
    const known = variations.get(id);
    if (known !== undefined) return { ...known, options };
    // what only the whole product says holds of a variation where all cost the same
    const price = hasOnePrice ? own : { price: null, priorPrice: null };
    return { ...own, ...price, id, sku: '', options, availability: soldOutWith(own.availability), image: '' };
  });
}

const soldOutWith = (whole: Availability): Availability => (whole === 'out_of_stock' ? whole : 'unknown');

/** The choice as people read it: a variation may name it by its slug. */
function valueOf(item: Node, { name, value }: Node): string {
  const attribute = list(item['attributes'])
    .filter(isNode)
    .find((one) => text(one['name']) === text(name));
  const term = list(attribute?.['terms'])
    .filter(isNode)
    .find((one) => text(one['slug']) === text(value));
  return (term && text(term['name'])) || text(value);
}

function pricesOf(prices: Node) {
  const unit = prices['currency_minor_unit'];
  const minor = typeof unit === 'number' ? unit : 2;
  const currency = text(prices['currency_code']);
  return {
    price: amountOf(prices['price'], minor),
    priorPrice: amountOf(prices['regular_price'], minor),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
  };
}

function stockOf(item: Node): Availability {
  if (item['is_on_backorder'] === true) return 'preorder';
  if (typeof item['is_in_stock'] !== 'boolean') return 'unknown';
  return item['is_in_stock'] ? 'in_stock' : 'out_of_stock';
}

const nameOf = (one: unknown): string => (isNode(one) ? text(one['name']) : '');
const imageOf = (item: Node): string => {
  const [first] = list(item['images']);
  return isNode(first) ? text(first['src']) : '';
};
