import { productBySlug, products } from '../catalogue.ts';
import { categories } from '../catalogue/categories.ts';
import { posts } from '../pages/journal.ts';
import { picturePath } from '../pictures/picture-path.ts';
import { delivery, deliveryZones, returns, shop } from '../policies.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { jsonLd } from './json-ld.ts';
import type { Site } from './layout.ts';
import type { Page } from './page.ts';
import { formatPrice } from './price.ts';
import { productGrid } from './product-card.ts';
import { organizationData } from './structured-data.ts';

const hero: Html = html`<section class="hero">
  <div class="hero-words">
    <p class="kicker">Winter at the mill</p>
    <h1>Warm rooms, made slowly</h1>
    <p class="lead">
      Wool woven by the river in Kilkenny, linen, stoneware and good light from workshops that we know by name.
    </p>
    <p><a class="button" href="/collections/blankets-throws">See the blankets</a></p>
  </div>
  <img
    src="/pictures/room.svg"
    alt="A bed with a striped wool blanket beside a lit lamp, a stool and a window with bare branches"
    width="1200"
    height="900"
  />
</section>`;

const categoryTiles: Html = html`<section class="shelf" aria-labelledby="rooms-heading">
  <h2 id="rooms-heading">What we make and choose</h2>
  <ul class="tiles">
    ${categories.map(
      (category) =>
        html`<li class="tile">
          <img src="${picturePath(productBySlug(category.cover))}" alt="" width="800" height="800" loading="lazy" />
          <h3><a href="/collections/${category.slug}">${category.name}</a></h3>
          <p>${category.line}</p>
        </li>`,
    )}
    <li class="tile tile-words">
      <h3><a href="/gift-cards">Gift cards</a></h3>
      <p>For people with taste of their own</p>
    </li>
  </ul>
</section>`;

const promises: Html = html`<section class="promises" aria-label="Our promises">
  <ul>
    <li>
      <h2>Quick to arrive</h2>
      <p>${deliveryZones[0]?.time} in Ireland, free in the EU from ${formatPrice(delivery.freeInEuFromCents)}.</p>
    </li>
    <li>
      <h2>Easy to return</h2>
      <p>${returns.days} days to change your mind, free from Ireland.</p>
    </li>
    <li>
      <h2>Made to be mended</h2>
      <p>Blankets re-edged, lamps re-wired, spare parts for everything since ${shop.founded}.</p>
    </li>
  </ul>
</section>`;

const journal: Html = html`<section class="shelf journal" aria-labelledby="journal-heading">
  <h2 id="journal-heading">From the journal</h2>
  <ul>
    ${posts.map(
      (post) =>
        html`<li>
          <h3><a href="${post.path}">${post.heading}</a></h3>
          <p>${post.lead}</p>
        </li>`,
    )}
  </ul>
</section>`;

export const homePage = (site: Site): Page => {
  const onSale = products.filter((product) => product.priorPriceCents !== undefined && !product.soldOut);
  const favourites = ['hearthside-check-blanket', 'fern-bedside-reading-lamp', 'stoneware-mugs', 'oak-milking-stool'];
  return {
    path: '/',
    title: `${shop.name}: wool, linen, stoneware and light for warm rooms`,
    description: 'Home textiles, kitchen, lighting, bath, candles and small furniture from an old mill in Kilkenny.',
    updated: '2026-11-14',
    head: jsonLd({ '@context': 'https://schema.org', ...organizationData(site.publicOrigin) }),
    main: html`${hero} ${categoryTiles}
      <section class="shelf" aria-labelledby="sale-heading">
        <h2 id="sale-heading">Reduced in November</h2>
        ${productGrid(onSale.slice(0, 4), 3)}
        <p class="more"><a href="/sale">All that is reduced</a></p>
      </section>
      ${promises}
      <section class="shelf" aria-labelledby="favourites-heading">
        <h2 id="favourites-heading">What people come back for</h2>
        ${productGrid(favourites.map(productBySlug), 3)}
      </section>
      ${journal}`,
  };
};
