/** What a page's head says of it: title, description, language, its own address, whether it may be indexed, and OpenGraph. */
import { isTag } from 'domhandler';
import type { Document } from 'domhandler';
import { findAll, findOne, textContent } from 'domutils';
import { cleanLine, cutText } from './clean-text.ts';
import { titleWithout } from './page-title.ts';
import { emptyOffer, emptyRecord } from './product-record.ts';
import type { ProductRecord } from './product-record.ts';

export interface PageMeta {
  title: string;
  siteName: string;
  description: string;
  language: string | null;
  canonicalUrl: string | null;
  /** the address by which it wants to be shared; '' for none */
  sharedUrl: string;
  isNoindex: boolean;
  isArticle: boolean;
  refreshUrl: string | null;
  /** what a shared link shows; '' for none */
  image: string;
  openGraph: ProductRecord | null;
}

export function readMeta(document: Document, pageUrl: string, headers: Readonly<Record<string, string>>): PageMeta {
  const metas = new Map<string, string[]>();
  for (const { attribs } of findAll((element) => element.name === 'meta', document.children)) {
    const name = (attribs['property'] ?? attribs['name'] ?? attribs['http-equiv'] ?? '').toLowerCase();
    const content = cleanLine(attribs['content'] ?? '');
    if (name !== '' && content !== '') metas.set(name, [...(metas.get(name) ?? []), content]);
  }
  const meta = (...names: string[]) =>
    names.map((name) => metas.get(name)?.[0]).find((value) => value !== undefined) ?? '';
  const html = findOne((element) => element.name === 'html', document.children);
  const robots = [...(metas.get('robots') ?? []), ...(metas.get('vitrinebot') ?? []), headers['x-robots-tag'] ?? ''];
  const siteName = meta('og:site_name');
  const names = [siteName, meta('application-name'), meta('apple-mobile-web-app-title')];
  const site = { names: names.filter((name) => name !== ''), host: URL.parse(pageUrl)?.hostname ?? '' };
  const ogTitle = meta('og:title', 'twitter:title');
  const ogType = meta('og:type').toLowerCase();
  return {
    title: titleWithout(titleOf(document) || ogTitle, site),
    siteName,
    description: meta('description', 'og:description'),
    language:
      languageOf(html?.attribs['lang'] ?? html?.attribs['xml:lang'] ?? '') ??
      languageOf(meta('content-language', 'og:locale')),
    canonicalUrl: canonicalOf(document, pageUrl),
    sharedUrl: meta('og:url'),
    isNoindex: robots.some((value) => /\b(noindex|none)\b/i.test(value)),
    isArticle: ogType === 'article' || metas.has('article:published_time'),
    refreshUrl: /^\s*\d+\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"\s]+)/i.exec(meta('refresh'))?.[1] ?? null,
    image: meta('og:image:secure_url', 'og:image', 'twitter:image'),
    openGraph: openGraphProduct(metas, meta, ogType, titleWithout(ogTitle, site)),
  };
}

const titleOf = (document: Document): string => {
  const title = findOne(
    (element) =>
      element.name === 'title' && !(element.parent && isTag(element.parent) && element.parent.name === 'svg'),
    document.children,
  );
  return title ? cutText(cleanLine(textContent(title.children)), 300) : '';
};

const languageOf = (tag: string): string | null =>
  /^([a-z]{2,3})(?:[-_]|$)/i.exec(tag.trim())?.[1]?.toLowerCase() ?? null;

function canonicalOf(document: Document, pageUrl: string): string | null {
  const link = findOne(
    (element) => element.name === 'link' && /(^|\s)canonical(\s|$)/i.test(element.attribs['rel'] ?? ''),
    document.children,
  );
  const href = link?.attribs['href'] ?? '';
  const url = href === '' ? null : URL.parse(href, pageUrl);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

function openGraphProduct(
  metas: ReadonlyMap<string, string[]>,
  meta: (...names: string[]) => string,
  type: string,
  title: string,
): ProductRecord | null {
  const price = meta('product:sale_price:amount', 'product:price:amount', 'og:price:amount');
  if (title === '' || (price === '' && !/^(og:)?product(\.item)?$/.test(type))) return null;
  return {
    ...emptyRecord(),
    name: title,
    description: meta('og:description', 'description'),
    brand: meta('product:brand', 'og:brand'),
    sku: meta('product:retailer_item_id', 'product:sku'),
    images: [...(metas.get('og:image:secure_url') ?? []), ...(metas.get('og:image') ?? [])].slice(0, 5),
    urls: metas.get('og:url') ?? [],
    categories: meta('product:category')
      .split(/\s*>\s*/)
      .filter(Boolean),
    offers:
      price === ''
        ? []
        : [
            {
              ...emptyOffer(),
              price,
              currency: meta('product:sale_price:currency', 'product:price:currency', 'og:price:currency'),
              availability: meta('product:availability', 'og:availability'),
            },
          ],
  };
}
