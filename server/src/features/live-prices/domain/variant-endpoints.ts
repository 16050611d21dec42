/** Shops' own endpoints for one product, which say price and stock of each variant in a few bytes: Shopify's and WooCommerce's. */
import type { Availability, Offer, Price, Product } from '../../../extraction/extracted-page.ts';
import { leading } from './live-reading.ts';
import type { Told } from './live-reading.ts';

export type EndpointKind = 'shopify' | 'woocommerce';

const variantsMax = 250;
/** an endpoint that says a fiftieth of what is known counts in another unit */
const believableTimes = 50;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.slice(0, variantsMax).filter((one): one is Fields => isFields(one)) : [];
const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, 200) : typeof value === 'number' ? String(value) : '';

/** The endpoint that is likely to tell of this page's product; null where none is known to. */
export function endpointOf(
  product: Product,
  kinds: ReadonlySet<EndpointKind>,
): { kind: EndpointKind; url: string } | null {
  const url = new URL(product.url);
  // pages may be called `x.html` where shop software knows `x`
  const path = url.pathname.replace(/\/$|\.html?$/, '');
  const handle = /\/products\/([^/]+)$/.exec(path)?.[1];
  const isShopify = kinds.has('shopify') || product.offers.some((offer) => /[?&]variant=\d+/.test(offer.url));
  if (handle !== undefined && isShopify && currencyOf(product) !== null)
    return { kind: 'shopify', url: `${url.origin}/products/${handle}.js` };
  const slug = /\/([^/]+)$/.exec(path)?.[1];
  if (slug !== undefined && kinds.has('woocommerce'))
    return { kind: 'woocommerce', url: `${url.origin}/wp-json/wc/store/v1/products?slug=${slug}` };
  return null;
}

/** Shopify's says no currency: it is the one that the shop's page and feed have. */
const currencyOf = ({ price, offers }: Product): string | null =>
  price?.currency ?? offers.find((offer) => offer.price !== null)?.price?.currency ?? null;

/** Null for what is no such answer, or not believable. */
export function readShopify(body: string, known: Product): Told | null {
  const read = parsed(body);
  const currency = currencyOf(known);
  if (!isFields(read) || currency === null || typeof read['available'] !== 'boolean') return null;
  const amount = (value: unknown): Price | null =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? { amount: value / 100, currency } : null;
  const names = (Array.isArray(read['options']) ? read['options'] : []).map((one: unknown) =>
    textIn(isFields(one) ? one['name'] : one).toLowerCase(),
  );
  const offers = listIn(read['variants']).flatMap((variant): Offer[] => {
    const price = amount(variant['price']);
    const id = textIn(variant['id']);
    if (price === null || id === '' || typeof variant['available'] !== 'boolean') return [];
    const values = [variant['option1'], variant['option2'], variant['option3']].map(textIn);
    const options = values.flatMap((value, at) => (value === '' ? [] : [[names[at] || 'option', value] as const]));
    return [
      {
        id,
        sku: textIn(variant['sku']),
        gtin: textIn(variant['barcode']),
        options: Object.fromEntries(options),
        price,
        priorPrice: reducedFrom(price, amount(variant['compare_at_price'])),
        availability: stock(variant['available']),
        url: `${known.url.split('?')[0]}?variant=${id}`,
        imageUrl: null,
      },
    ];
  });
  const price = amount(read['price']);
  const told: Told = {
    price,
    priorPrice: price && reducedFrom(price, amount(read['compare_at_price'])),
    priceConflict: false,
    availability: stock(read['available']),
    offers: isChoiceless(offers) ? [] : offers,
  };
  const isWhole = price !== null && offers.length > 0;
  return isWhole && isBelievable(told, known) ? leading(known, told) : null;
}

/** `variations` is what the same endpoint lists under the product's id; empty for a product without variants. */
export function readWoo(product: Fields, variations: unknown, known: Product): Told | null {
  const own = wooState(product);
  const choices = new Map(
    listIn(product['variations']).map((one) => [
      textIn(one['id']),
      Object.fromEntries(
        listIn(one['attributes']).map((attribute) => [
          textIn(attribute['name']).toLowerCase(),
          textIn(attribute['value']),
        ]),
      ),
    ]),
  );
  const offers = listIn(variations).flatMap((variation): Offer[] => {
    const state = wooState(variation);
    const id = textIn(variation['id']);
    const options = choices.get(id);
    // versions that cannot list variations list other products in their place
    if (state === null || options === undefined) return [];
    const { price, priorPrice, availability } = state;
    const link = URL.parse(textIn(variation['permalink']), known.url);
    const url = link?.host === new URL(known.url).host ? link.href : known.url;
    return [
      { id, sku: textIn(variation['sku']), gtin: '', options, price, priorPrice, availability, url, imageUrl: null },
    ];
  });
  // its own stock is not that of any one of them
  if (own === null || (choices.size > 0 && offers.length === 0)) return null;
  const told: Told = { ...own, priceConflict: false, offers };
  return isBelievable(told, known) ? leading(known, told) : null;
}

/** The one product of a search by its slug, and where its variations are listed, if it has any. */
export function wooProduct(body: string, slugUrl: string): { product: Fields; variationsUrl: string | null } | null {
  const found = listIn(parsed(body));
  const slug = new URL(slugUrl).searchParams.get('slug') ?? '';
  // a variation may have its product's slug, and not every version says which is one
  const parts = new Set(found.flatMap((one) => listIn(one['variations']).map(({ id }) => textIn(id))));
  const [product, ...others] = found.filter((one) => one['type'] !== 'variation' && !parts.has(textIn(one['id'])));
  if (product === undefined || others.length > 0 || textIn(product['slug']) !== slug) return null;
  const id = textIn(product['id']);
  const hasVariations = listIn(product['variations']).length > 0 && /^\d+$/.test(id);
  const list = new URL(slugUrl);
  list.search = `type=variation&parent=${id}&per_page=100`;
  return { product, variationsUrl: hasVariations ? list.href : null };
}

/** What a list of variations says, or null. */
export const listOf = (body: string): unknown[] | null => {
  const read = parsed(body);
  return Array.isArray(read) ? read : null;
};

function wooState(item: Fields): Pick<Told, 'price' | 'priorPrice' | 'availability'> | null {
  const { prices } = item;
  if (!isFields(prices) || typeof item['is_in_stock'] !== 'boolean') return null;
  const minor = prices['currency_minor_unit'];
  const currency = textIn(prices['currency_code']);
  if (typeof minor !== 'number' || !(minor >= 0 && minor <= 4) || !/^[A-Z]{3}$/.test(currency)) return null;
  const amount = (value: unknown): Price | null =>
    /^\d{1,12}$/.test(textIn(value)) ? { amount: Number(textIn(value)) / 10 ** minor, currency } : null;
  const price = amount(prices['price']);
  if (price === null) return null;
  const availability: Availability =
    item['is_in_stock'] && item['is_on_backorder'] === true ? 'preorder' : stock(item['is_in_stock']);
  return { price, priorPrice: reducedFrom(price, amount(prices['regular_price'])), availability };
}

const stock = (isThere: boolean): Availability => (isThere ? 'in_stock' : 'out_of_stock');

const reducedFrom = (price: Price, prior: Price | null): Price | null =>
  prior !== null && prior.amount > price.amount ? prior : null;

/** Shopify calls the one thing of a product without choices so. */
const isChoiceless = (offers: readonly Offer[]): boolean =>
  offers.length === 1 &&
  offers.every(({ options }) => Object.values(options).every((value) => value === 'Default Title'));

function isBelievable({ price }: Told, known: Product): boolean {
  if (price === null || known.price === null || known.price.amount === 0) return true;
  if (price.currency !== known.price.currency) return false;
  const times = price.amount / known.price.amount;
  return times < believableTimes && times > 1 / believableTimes;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
