import type { Product, Variant } from '../catalogue/product.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

export const formatPrice = (cents: number): string => `€${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

export const plainAmount = (cents: number): string => (cents / 100).toFixed(2);

export const variantPrice = (product: Product, variant: Variant): number => variant.priceCents ?? product.priceCents;

export const priceRange = (product: Product): { lowCents: number; highCents: number } => {
  const all = product.options?.variants.map((variant) => variantPrice(product, variant)) ?? [product.priceCents];
  return { lowCents: Math.min(...all), highCents: Math.max(...all) };
};

export const priceWords = (product: Product): string => {
  const { lowCents, highCents } = priceRange(product);
  return lowCents === highCents ? formatPrice(lowCents) : `from ${formatPrice(lowCents)}`;
};

export const priceTag = (product: Product): Html => {
  if (product.priorPriceCents === undefined) return html`<p class="price">${priceWords(product)}</p>`;
  return html`<p class="price">
    <span class="visually-hidden">Sale price</span> <strong>${priceWords(product)}</strong>
    <span class="visually-hidden">Prior price</span> <s>${formatPrice(product.priorPriceCents)}</s>
  </p>`;
};
