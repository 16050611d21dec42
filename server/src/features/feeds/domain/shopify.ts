/** Shopify’s `/products.json`: prices in the main unit, without their currency. */
import { isNode, list, words } from '../../../extraction/json-nodes.ts';
import type { Node } from '../../../extraction/json-nodes.ts';
import { amountOf } from './sieve.ts';
import type { RawProduct, RawVariant } from './sieve.ts';

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
    image: imageOf(list(item['images'])[0]),
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
    image: imageOf(variant['featured_image']),
  };
}

const imageOf = (image: unknown): string => (isNode(image) ? text(image['src']) : '');
