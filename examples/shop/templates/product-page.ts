import { productsIn } from '../catalogue.ts';
import { categories } from '../catalogue/categories.ts';
import type { Product, Variant } from '../catalogue/product.ts';
import { picturePath } from '../pictures/picture-path.ts';
import { delivery, deliveryZones, returns } from '../policies.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { jsonLd } from './json-ld.ts';
import type { Site } from './layout.ts';
import type { Crumb, Page } from './page.ts';
import { formatPrice, plainAmount, priceTag, variantPrice } from './price.ts';
import { productGrid } from './product-card.ts';
import { availability, productData } from './structured-data.ts';

const crumbsOf = (product: Product): Crumb[] => {
  const category = categories.find((candidate) => candidate.slug === product.category);
  return [
    { name: 'Home', path: '/' },
    { name: category?.name ?? '', path: `/collections/${product.category}` },
    { name: product.name, path: `/products/${product.slug}` },
  ];
};

const openGraph = (site: Site, product: Product): Html =>
  html`<meta property="og:type" content="product" />
    <meta property="og:image" content="${site.publicOrigin}${picturePath(product)}" />
    <meta property="og:description" content="${product.summary}" />
    ${product.dataStyle === 'opengraph' && openGraphOffer(product)}`;

const openGraphOffer = (product: Product): Html =>
  html`<meta property="product:brand" content="${product.brand}" />
    <meta property="product:retailer_item_id" content="${product.sku}" />
    <meta property="product:availability" content="${product.soldOut ? 'out of stock' : 'in stock'}" />
    <meta property="product:price:amount" content="${plainAmount(product.priceCents)}" />
    <meta property="product:price:currency" content="EUR" />
    ${
      product.priorPriceCents !== undefined &&
      html`<meta property="product:original_price:amount" content="${plainAmount(product.priorPriceCents)}" />
        <meta property="product:original_price:currency" content="EUR" />`
    }`;

const gallery = (product: Product): Html => {
  const coloured = product.options?.variants.filter((variant) => variant.colour) ?? [];
  if (coloured.length === 0) {
    return html`<div class="gallery">
      <img src="${picturePath(product)}" alt="${product.name}" width="800" height="800" />
    </div>`;
  }
  return html`<div class="gallery">
    ${coloured.map(
      (variant) =>
        html`<img
          src="${picturePath(product, variant)}"
          alt="${product.name} in ${variant.name}"
          width="800"
          height="800"
        />`,
    )}
  </div>`;
};

const optionInput = (product: Product, variant: Variant, index: number): Html => {
  const showsPrice = product.options?.label === 'Size';
  const id = `option-${index + 1}`;
  return html`<li>
    <input type="radio" name="sku" id="${id}" value="${variant.sku}" ${index === 0 && html` checked`} />
    <label for="${id}">
      ${variant.name}${showsPrice && html` <span class="muted">${formatPrice(variantPrice(product, variant))}</span>`}
      ${variant.soldOut && html` <span class="muted">sold out</span>`}
    </label>
  </li>`;
};

const options = (product: Product): Html | undefined =>
  product.options &&
  html`<fieldset class="options">
    <legend>${product.options.label}</legend>
    <ul>
      ${product.options.variants.map((variant, index) => optionInput(product, variant, index))}
    </ul>
  </fieldset>`;

const stockLine = (product: Product): Html =>
  product.soldOut
    ? html`<p class="stock stock-out">Sold out at the moment</p>`
    : html`<p class="stock">
        In stock${!product.large && html`, leaves our mill today if ordered before ${delivery.cutOff}`}
      </p>`;

const buyForm = (product: Product): Html =>
  html`<form class="buy" action="/basket" method="get">
    ${options(product)} ${stockLine(product)}
    <button type="submit" ${product.soldOut && html` disabled`}>
      ${product.soldOut ? 'Sold out' : 'Add to basket'}
    </button>
  </form>`;

const promise = (product: Product): Html => {
  const [home] = deliveryZones;
  if (product.large && home?.furniture) {
    return html`<ul class="promise">
      <li>
        Furniture delivery to the room you choose: <a href="/delivery">${home.furniture.time} in Ireland</a>,
        ${formatPrice(home.furniture.priceCents)}
      </li>
      <li><a href="/returns">${returns.days} days to return</a>, collected from your home</li>
    </ul>`;
  }
  return html`<ul class="promise">
    <li>
      <a href="/delivery">Delivered in ${home?.time} in Ireland</a>, free in the EU from
      ${formatPrice(delivery.freeInEuFromCents)}
    </li>
    <li><a href="/returns">${returns.days} days to return</a>, free from Ireland</li>
  </ul>`;
};

const details = (product: Product): Html =>
  html`<section class="details" aria-labelledby="details-heading">
    <h2 id="details-heading">Details</h2>
    <dl>
      <div>
        <dt>Brand</dt>
        <dd>${product.brand}</dd>
      </div>
      ${Object.entries(product.details).map(
        ([term, text]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${text}</dd>
          </div>`,
      )}
      <div>
        <dt>Article</dt>
        <dd>${product.sku}</dd>
      </div>
    </dl>
  </section>`;

const microdata = (site: Site, product: Product): Html =>
  html`<div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
      <meta itemprop="price" content="${plainAmount(product.priceCents)}" />
      <meta itemprop="priceCurrency" content="EUR" />
      <link itemprop="availability" href="${availability(product.soldOut === true)}" />
      <link itemprop="url" href="${site.publicOrigin}/products/${product.slug}" />
    </div>
    <link itemprop="image" href="${site.publicOrigin}${picturePath(product)}" />
    <meta itemprop="sku" content="${product.sku}" />`;

export const productPage = (site: Site, product: Product): Page => {
  const crumbs = crumbsOf(product);
  const byMicrodata = product.dataStyle === 'microdata';
  const property = (name: string) => byMicrodata && html` itemprop="${name}"`;
  const related = productsIn(product.category).filter((other) => other !== product);
  return {
    path: `/products/${product.slug}`,
    title: product.name,
    description: product.summary,
    updated: product.updated,
    crumbs,
    head: html`${openGraph(site, product)}${productData(site.publicOrigin, product, crumbs).map(jsonLd)}`,
    main: html`<article class="product"${byMicrodata && html` itemscope itemtype="https://schema.org/Product"`}>
        ${gallery(product)}
        <div class="buy-box">
          <p class="product-brand"${property('brand')}>${product.brand}</p>
          <h1${property('name')}>${product.name}</h1>
          <p class="lead">${product.summary}</p>
          ${priceTag(product)} ${buyForm(product)} ${promise(product)}
        </div>
        <div class="product-text">
          <section class="prose" aria-labelledby="description-heading">
            <h2 id="description-heading">Description</h2>
            <div${property('description')}>${product.description.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
          </section>
          ${details(product)} ${byMicrodata && microdata(site, product)}
        </div>
      </article>
      <section class="shelf" aria-labelledby="related-heading">
        <h2 id="related-heading">You may also like</h2>
        ${productGrid(related.slice(0, 4), 3)}
      </section>`,
  };
};
