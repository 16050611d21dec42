/** WooCommerce’s Store API: amounts in minor units, variations listed apart from the products they belong to. */
import type { Availability } from '../../../extraction/extracted-page.ts';
import { isNode, list } from '../../../extraction/json-nodes.ts';
import type { Node } from '../../../extraction/json-nodes.ts';
import { amountOf } from './sieve.ts';
import type { RawProduct, RawVariant } from './sieve.ts';

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

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
