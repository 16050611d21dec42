/** Builds the example shop as files in memory, so that a server or a test can use it without a folder on disk. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { products } from './catalogue.ts';
import { categories } from './catalogue/categories.ts';
import { goneProduct, redirects } from './moved-addresses.ts';
import { listedTextPages, unlistedTextPages } from './pages/text-pages.ts';
import { picturePath } from './pictures/picture-path.ts';
import { shopPictures } from './pictures/shop-pictures.ts';
import { categoryPage, salePage } from './templates/category-page.ts';
import { homePage } from './templates/home-page.ts';
import { layout } from './templates/layout.ts';
import type { Site } from './templates/layout.ts';
import { notFoundPage } from './templates/not-found-page.ts';
import type { Page } from './templates/page.ts';
import { productPage } from './templates/product-page.ts';
import { sitemapIndex, urlSet } from './templates/sitemap.ts';
import { textPage } from './templates/text-page.ts';

export type ShopFile = { contentType: string; body: string | Uint8Array; lastModified: Date };

const styleSheet = readFileSync(new URL('./shop.css', import.meta.url), 'utf8');
const opened = '2026-01-19';

const newest = (pages: readonly { updated: string }[]): string =>
  pages.reduce((latest, { updated }) => (updated > latest ? updated : latest), opened);

const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /account/', 'Disallow: /basket', '', `Sitemap: ${origin}/sitemap_index.xml`, ''].join(
    '\n',
  );

export const buildShop = (options: Site): Map<string, ShopFile> => {
  const origin = options.publicOrigin;
  const files = new Map<string, ShopFile>();
  const put = (path: string, contentType: string, body: string | Uint8Array, updated: string) =>
    files.set(path, { contentType, body, lastModified: new Date(`${updated}T06:00:00Z`) });
  const putPage = (page: Page) => put(page.path, 'text/html; charset=utf-8', layout(options, page), page.updated);

  const productPages = products.map((product) => productPage(options, product));
  const listedPages = [
    homePage(options),
    ...categories.map((category) => categoryPage(options, category)),
    salePage(options),
    ...listedTextPages.map((page) => textPage(options, page)),
  ];
  const unlistedPages = [...unlistedTextPages.map((page) => textPage(options, page)), notFoundPage];
  [...listedPages, ...productPages, ...unlistedPages].forEach(putPage);

  for (const [path, picture] of shopPictures()) put(path, 'image/svg+xml', picture, opened);
  put('/shop.css', 'text/css; charset=utf-8', styleSheet, opened);

  const productEntries = [
    ...products.map((product) => ({
      address: `${origin}/products/${product.slug}`,
      updated: product.updated,
      image: origin + picturePath(product),
    })),
    ...[...redirects.keys()].map((path) => ({ address: origin + path, updated: opened })),
    { address: origin + goneProduct.path, updated: goneProduct.updated },
  ];
  const pageEntries = listedPages.map((page) => ({ address: origin + page.path, updated: page.updated }));
  put('/sitemap_products.xml', 'application/xml', urlSet(productEntries), newest(productEntries));
  put('/sitemap_pages.xml.gz', 'application/gzip', gzipSync(urlSet(pageEntries)), newest(pageEntries));
  put(
    '/sitemap_index.xml',
    'application/xml',
    sitemapIndex([
      { address: `${origin}/sitemap_products.xml`, updated: newest(productEntries) },
      { address: `${origin}/sitemap_pages.xml.gz`, updated: newest(pageEntries) },
    ]),
    newest([...productEntries, ...pageEntries]),
  );
  put('/robots.txt', 'text/plain; charset=utf-8', robots(origin), opened);
  return files;
};
