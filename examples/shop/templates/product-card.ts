import type { Product } from '../catalogue/product.ts';
import { picturePath } from '../pictures/picture-path.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { priceTag } from './price.ts';

const badge = (product: Product): Html | false => {
  if (product.soldOut) return html`<span class="badge">Sold out</span>`;
  return product.priorPriceCents !== undefined && html`<span class="badge badge-sale">Sale</span>`;
};

const choices = (product: Product): string | undefined => {
  if (!product.options) return undefined;
  const { label, variants } = product.options;
  return `${variants.length} ${label === 'Colour' ? 'colours' : 'sizes'}`;
};

const productCard = (product: Product, headingLevel: 2 | 3): Html => {
  const name = html`<a href="/products/${product.slug}">${product.name}</a>`;
  return html`<li class="card">
    <div class="card-picture">
      <img src="${picturePath(product)}" alt="" width="800" height="800" loading="lazy" />${badge(product)}
    </div>
    ${headingLevel === 2 ? html`<h2 class="card-name">${name}</h2>` : html`<h3 class="card-name">${name}</h3>`}
    <p class="card-brand">${product.brand}${product.options && html` · ${choices(product)}`}</p>
    ${priceTag(product)}
  </li>`;
};

export const productGrid = (products: readonly Product[], headingLevel: 2 | 3): Html =>
  html`<ul class="product-grid">
    ${products.map((product) => productCard(product, headingLevel))}
  </ul>`;
