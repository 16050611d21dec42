/** Google Merchant’s fields: one item a variant, put together by `item_group_id`. */
import type { Availability } from '../../../extraction/extracted-page.ts';
import { currencyOf, parsePrice } from '../../../extraction/parse-price.ts';
import type { MerchantItem } from './merchant-items.ts';
import type { Amount, RawProduct, RawVariant } from './sieve.ts';

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
