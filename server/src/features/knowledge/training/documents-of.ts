/** All kept pages of a site as what its index is built from: repeated lines leave the pages and live on once, products are listed once. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { siteOf } from '../../../crawling/site-identity.ts';
import type { Product } from '../../../extraction/extracted-page.ts';
import { createRepeatedLines } from '../../../extraction/repeated-lines.ts';
import { splitPassages } from '../../../extraction/split-passages.ts';
import { createThemeAttributes } from '../../../extraction/theme-attributes.ts';
import type { IndexDocuments, Passage } from '../../../search/documents.ts';
import { withoutDoubles } from './near-doubles.ts';
import { pageLanguages } from './page-languages.ts';
import type { ReadPage } from './read-page.ts';
import { sitePassages } from './site-passages.ts';
import { createTitleCleaner } from './site-titles.ts';
import { withListed } from './with-listed.ts';

/** so many pages at a stretch; then whoever waits for an answer is served */
const pagesAtOnce = 25;

export async function documentsOf(read: readonly ReadPage[]): Promise<IndexDocuments> {
  const cleanTitle = createTitleCleaner(read.map(({ extracted }) => extracted.title));
  const languages = pageLanguages(read.map(({ extracted }) => extracted));
  const named = read.map(({ url, extracted }, at) => ({
    url,
    extracted: { ...extracted, title: cleanTitle(extracted.title), language: languages[at] ?? null },
  }));
  const pages = withoutDoubles(named);
  const repeated = createRepeatedLines();
  const theme = createThemeAttributes();
  for (const [i, page] of pages.entries()) {
    if (i % pagesAtOnce === 0) await letOthersRun();
    repeated.count(page.extracted);
    for (const product of page.extracted.products) theme.count(product);
  }
  const passages: Passage[] = [];
  const products: Product[] = [];
  const own = new Set(pages.map(({ url }) => url));
  for (const [i, { url, extracted }] of pages.entries()) {
    if (i % pagesAtOnce === 0) await letOthersRun();
    const stripped = repeated.strip(extracted);
    passages.push(...splitPassages(stripped, url));
    for (const product of stripped.products.map((one) => theme.strip(one)))
      products.push(own.has(product.url) ? product : { ...product, readOn: url });
  }
  const home = homeOf(pages);
  if (home) {
    const { title, language } = home.extracted;
    const charts = theme.charts(language).map((block) => ({ ...block, kind: 'site' as const }));
    for (const block of [...repeated.shared(), ...charts]) {
      passages.push(...splitPassages({ title, language, kind: block.kind, blocks: [block] }, home.url));
    }
    passages.push(...sitePassages(pages, home));
  }
  return { passages, products: withListed(withoutLocaleCopies(uniqueProducts(products)), pages) };
}

/** What every page says is quoted from the home page. */
function homeOf(pages: readonly ReadPage[]): ReadPage | undefined {
  const host = pages[0] ? siteOf(pages[0].url)?.host : undefined;
  return pages.find(({ url }) => URL.parse(url)?.pathname === '/' && siteOf(url)?.host === host) ?? pages[0];
}

/** A product that several pages list stands once, as the page that says most of it does. */
function uniqueProducts(products: readonly Product[]): Product[] {
  const byUrl = new Map<string, Product>();
  for (const product of products) {
    const known = byUrl.get(product.url);
    if (!known || product.description.length > known.description.length) byUrl.set(product.url, product);
  }
  return [...byUrl.values()];
}

/** `/en-ca/products/x` beside `/products/x` */
const localePrefix = /^\/[a-z]{2}(?:[-_][a-z]{2})?(?=\/)/i;

/**
 * A shop that sells to several countries lists each product under each: cards keep to the one without a country in its address, and so to its
 * currency; where there is none, to the country that most of its products stand under.
 */
function withoutLocaleCopies(products: readonly Product[]): Product[] {
  const pathOf = ({ url }: Product) => URL.parse(url)?.pathname ?? '';
  const localeOf = (product: Product) => localePrefix.exec(pathOf(product))?.[0] ?? '';
  const counts = Map.groupBy(products, localeOf);
  const rank = (product: Product) =>
    localeOf(product) === '' ? Infinity : (counts.get(localeOf(product))?.length ?? 0);
  const best = new Map<string, Product>();
  for (const product of products) {
    const key = pathOf(product).replace(localePrefix, '');
    const known = best.get(key);
    if (known === undefined || rank(product) > rank(known)) best.set(key, product);
  }
  return products.filter((product) => {
    const kept = best.get(pathOf(product).replace(localePrefix, ''));
    return kept === undefined || localeOf(kept) === localeOf(product);
  });
}
