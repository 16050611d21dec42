/**
 * Shops whose stock and prices are other than when they were trained: made from exported shops' pages, with what their own software would
 * say of it now. Shopify's and WooCommerce's endpoint and a page's markup are written anew from one truth, so all three can be judged by it.
 */
import type { Offer, Product } from '../../server/src/extraction/extracted-page.ts';

export type Platform = 'shopify' | 'woocommerce' | 'page';

/** As the shop is now: the truth that answers are judged by. */
export interface TrueShop {
  platform: Platform;
  /** by address */
  now: Map<string, Product>;
}

/** Park and Miller's: the same shop each time. */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const soldOutShare = 0.35;
const raisedShare = 0.3;
const raisedBy = 1.12;

const cents = (amount: number): number => Math.round(amount * 100);

/** Products of several variants, all of which have a price: some sold out since, some dearer. */
export function shopNow(products: readonly Product[], platform: Platform, seed: number): TrueShop {
  const chance = createChance(seed);
  const now = new Map<string, Product>();
  for (const product of products) {
    if (product.offers.length < 2 || product.price === null || product.offers.some(({ price }) => price === null))
      continue;
    const times = chance() < raisedShare ? raisedBy : 1;
    const offers = product.offers.map((offer): Offer => {
      const price = offer.price && { ...offer.price, amount: cents(offer.price.amount * times) / 100 };
      return { ...offer, price, priorPrice: null, availability: chance() < soldOutShare ? 'out_of_stock' : 'in_stock' };
    });
    const isOpen = offers.some(({ availability }) => availability === 'in_stock');
    const price = { ...product.price, amount: cents(product.price.amount * times) / 100 };
    const availability = isOpen ? 'in_stock' : 'out_of_stock';
    now.set(product.url, { ...product, price, priorPrice: null, offers, availability });
  }
  return { platform, now };
}

const optionNames = ({ offers }: Product): string[] => [
  ...new Set(offers.flatMap(({ options }) => Object.keys(options))),
];

const isOpen = ({ availability }: Offer): boolean => availability === 'in_stock';
const amountOf = ({ price }: Offer): number => price?.amount ?? 0;
const idOf = ({ id }: Offer, at: number): string => (/^\d+$/.test(id) ? id : String(9000 + at));

/** What `/products/HANDLE.js` answers. */
export function shopifyEndpoint(product: Product): string {
  const names = optionNames(product);
  return JSON.stringify({
    title: product.name,
    available: product.offers.some(isOpen),
    price: Math.min(...product.offers.map((offer) => cents(amountOf(offer)))),
    compare_at_price: null,
    options: names.map((name) => ({ name })),
    variants: product.offers.map((offer, at) => ({
      id: Number(idOf(offer, at)),
      sku: offer.sku,
      option1: offer.options[names[0] ?? ''] ?? null,
      option2: offer.options[names[1] ?? ''] ?? null,
      option3: offer.options[names[2] ?? ''] ?? null,
      available: isOpen(offer),
      price: cents(amountOf(offer)),
      compare_at_price: null,
    })),
  });
}

/** What the Store API answers to a search by slug, and its list of variations. */
export function wooEndpoint(product: Product, slug: string): { product: string; variations: string } {
  const prices = (amount: number) => ({
    price: String(cents(amount)),
    regular_price: String(cents(amount)),
    sale_price: String(cents(amount)),
    currency_code: product.price?.currency ?? 'USD',
    currency_minor_unit: 2,
  });
  const attributes = ({ options }: Offer) => Object.entries(options).map(([name, value]) => ({ name, value }));
  const whole = {
    id: 77,
    slug,
    name: product.name,
    prices: prices(product.price?.amount ?? 0),
    is_in_stock: product.offers.some(isOpen),
    variations: product.offers.map((offer, at) => ({ id: Number(idOf(offer, at)), attributes: attributes(offer) })),
  };
  const variations = product.offers.map((offer, at) => ({
    id: Number(idOf(offer, at)),
    parent: 77,
    prices: prices(amountOf(offer)),
    is_in_stock: isOpen(offer),
    permalink: offer.url,
  }));
  return { product: JSON.stringify([whole]), variations: JSON.stringify(variations) };
}

/** A page as search engines read it. */
export function markedUpPage(product: Product): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url: product.url,
    description: product.description.slice(0, 500),
    ...(product.imageUrl !== null && { image: product.imageUrl }),
    offers: product.offers.map((offer) => ({
      '@type': 'Offer',
      name: `${product.name} - ${Object.values(offer.options).join(' / ')}`,
      sku: offer.sku,
      price: amountOf(offer).toFixed(2),
      priceCurrency: offer.price?.currency,
      availability: `https://schema.org/${isOpen(offer) ? 'InStock' : 'OutOfStock'}`,
      url: offer.url,
    })),
  };
  const script = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<html lang="en"><head><title>Product</title><script type="application/ld+json">${script}</script></head>
    <body><main><h1>${product.name.replaceAll('<', '&lt;')}</h1><p>Made with care, to be had in several kinds.</p></main></body></html>`;
}
