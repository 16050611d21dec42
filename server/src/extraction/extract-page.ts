/** One fetched page's bytes to what is worth finding in it. Pure; may be slow on hostile pages, so run it where it can be stopped. */
import { decodeHtml, looksBinary } from './decode-html.ts';
import { refusedPage } from './extracted-page.ts';
import type { ExtractedPage } from './extracted-page.ts';
import { mainText } from './main-text.ts';
import { refusalOf } from './page-refusal.ts';
import { PageTooComplex, parseHtml } from './parse-html.ts';
import { readJsonLd } from './read-json-ld.ts';
import { readMeta } from './read-meta.ts';
import { readMicrodata } from './read-microdata.ts';
import { readProducts } from './read-products.ts';

export interface PageBytes {
  url: string;
  /** lower-case names */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

const articleTypes = ['Article', 'NewsArticle', 'BlogPosting', 'Report'];

export function extractPage(page: PageBytes): ExtractedPage {
  try {
    return readPage(page);
  } catch (error) {
    if (error instanceof PageTooComplex) return refusedPage(error.message);
    throw error;
  }
}

function readPage({ url, headers, body }: PageBytes): ExtractedPage {
  if (looksBinary(body)) return refusedPage('It is not a page of text.');
  const html = decodeHtml(body, headers['content-type'] ?? '');
  const document = parseHtml(html);
  const meta = readMeta(document, url, headers);
  const jsonLd = readJsonLd(document);
  const products = readProducts({ document, pageUrl: url, meta, jsonLd, microdata: readMicrodata(document) });
  const isArticle = meta.isArticle || articleTypes.some((type) => jsonLd.types.has(type));
  const blocks = mainText(document, products.length > 0 ? 'product' : isArticle ? 'article' : 'page');
  const text = blocks.map((block) => block.text).join('\n');
  return {
    title: meta.title || (blocks[0]?.headings[0] ?? ''),
    description: meta.description,
    language: meta.language,
    canonicalUrl: meta.canonicalUrl,
    refusal: refusalOf(document, html, meta, text, products.length > 0),
    kind: products.length > 0 ? 'product' : isArticle ? 'article' : 'page',
    blocks,
    siteLines: [],
    siteLinks: [],
    products,
  };
}
