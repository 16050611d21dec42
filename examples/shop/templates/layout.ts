import { categories } from '../catalogue/categories.ts';
import { delivery, payment, returns, shop } from '../policies.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { jsonLd } from './json-ld.ts';
import type { Crumb, Page } from './page.ts';
import { formatPrice } from './price.ts';
import { breadcrumbData } from './structured-data.ts';

export type Site = { publicOrigin: string; widget?: { scriptUrl: string } };

const freeFrom = formatPrice(delivery.freeInEuFromCents);

const navigation = (current: string): Html =>
  html`<nav class="main-nav" aria-label="Shop">
    <ul>
      ${categories.map((category) => navigationLink(`/collections/${category.slug}`, category.name, current))}
      ${navigationLink('/sale', 'Sale', current)}
    </ul>
  </nav>`;

const navigationLink = (path: string, name: string, current: string): Html =>
  html`<li><a href="${path}" ${path === current && html` aria-current="page"`}>${name}</a></li>`;

const header = (page: Page): Html =>
  html`<header class="site-header">
    <p class="announcement">Free delivery in the EU from ${freeFrom} · ${returns.days} days to return</p>
    <div class="masthead">
      <a class="help-link" href="/contact">Help</a>
      <a class="logo" href="/"
        ><img src="/pictures/mark.svg" alt="" width="34" height="34" /><span>${shop.name}</span></a
      >
      <ul class="tools">
        <li><a href="/account/" rel="nofollow">Account</a></li>
        <li>
          <a href="/basket" rel="nofollow">Basket <span class="count">0</span></a>
        </li>
      </ul>
    </div>
    ${navigation(page.path)}
  </header>`;

const breadcrumbs = (crumbs: readonly Crumb[]): Html =>
  html`<nav class="breadcrumbs" aria-label="Breadcrumb">
    <ol>
      ${crumbs.map((crumb, index) =>
        index === crumbs.length - 1
          ? html`<li aria-current="page">${crumb.name}</li>`
          : html`<li><a href="${crumb.path}">${crumb.name}</a></li>`,
      )}
    </ol>
  </nav>`;

const footerColumn = (heading: string, links: readonly (readonly [path: string, name: string])[]): Html =>
  html`<div>
    <h2>${heading}</h2>
    <ul>
      ${links.map(([path, name]) => html`<li><a href="${path}">${name}</a></li>`)}
    </ul>
  </div>`;

const footer: Html = html`<footer class="site-footer">
  <div class="footer-columns">
    <div>
      <h2>${shop.name}</h2>
      <address>
        ${shop.address.street}<br />${shop.address.town}, ${shop.address.country}<br />
        <a href="mailto:${shop.mail}">${shop.mail}</a><br />
        <a href="tel:${shop.phone.replaceAll(' ', '')}">${shop.phone}</a>
      </address>
    </div>
    ${footerColumn(
      'Shop',
      categories.map((category) => [`/collections/${category.slug}`, category.name] as const),
    )}
    ${footerColumn('Help', [
      ['/delivery', 'Delivery'],
      ['/returns', 'Returns'],
      ['/faq', 'Questions and answers'],
      ['/size-guide', 'Size guide'],
      ['/care-guide', 'Care guide'],
      ['/warranty', 'Warranty'],
      ['/contact', 'Contact'],
    ])}
    ${footerColumn('More', [
      ['/about', 'About us'],
      ['/journal', 'Journal'],
      ['/gift-cards', 'Gift cards'],
      ['/sale', 'Sale'],
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms of sale'],
    ])}
  </div>
  <div class="small-print">
    <p>
      All prices are in euro and include VAT; delivery is added at the checkout unless it is free. Crossed-out prices
      are the lowest of the thirty days before the reduction. We take ${payment.join(', ')}.
    </p>
    <p>
      © 2026 ${shop.legalName}. An invented shop: it shows how Vitrine answers shoppers, and nothing in it can be
      bought.
    </p>
  </div>
</footer>`;

const head = (site: Site, page: Page): Html => {
  const title = page.path === '/' ? page.title : `${page.title} · ${shop.name}`;
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="${page.description}" />
    ${page.noindex && html`<meta name="robots" content="noindex" />`}
    <link rel="canonical" href="${site.publicOrigin}${page.canonicalPath ?? page.path}" />
    <link rel="icon" href="/pictures/mark.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/shop.css" />
    <meta property="og:site_name" content="${shop.name}" />
    <meta property="og:title" content="${page.title}" />
    <meta property="og:url" content="${site.publicOrigin}${page.canonicalPath ?? page.path}" />
    ${page.head}`;
};

export const layout = (site: Site, page: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        ${head(site, page)}
      </head>
      <body>
        <a class="skip-link" href="#main">Skip to the content</a>
        ${header(page)} ${page.crumbs && breadcrumbs(page.crumbs)}
        <main id="main">${page.main}</main>
        ${footer} ${site.widget && html`<script src="${site.widget.scriptUrl}" async></script>`}
      </body>
    </html>`.markup;

export const breadcrumbScript = (site: Site, crumbs: readonly Crumb[]): Html =>
  jsonLd({ '@context': 'https://schema.org', ...breadcrumbData(site.publicOrigin, crumbs) });
