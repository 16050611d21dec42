import { productBySlug } from '../catalogue.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { priceWords } from './price.ts';

export const productLink = (slug: string): Html => html`<a href="/products/${slug}">${productBySlug(slug).name}</a>`;

export const productLinkWithPrice = (slug: string): Html => {
  const product = productBySlug(slug);
  return html`${productLink(slug)} (${priceWords(product)}${product.soldOut && ', sold out at the moment'})`;
};
