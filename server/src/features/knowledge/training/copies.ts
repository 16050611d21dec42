/** Recognises a page that was kept already: by the address it calls its own, or by the very same words. */
import { createHash } from 'node:crypto';
import { belongsTo, normaliseUrl, pageKey } from '../../../crawling/site-identity.ts';
import type { Site } from '../../../crawling/site-identity.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';

export function contentHash(page: ExtractedPage): string {
  const words = page.blocks.map((block) => [...block.headings, block.text].join('\n')).join('\n');
  // Products of one series often share every word but their names.
  const products = page.products.map(({ name, sku, price }) => `${name} ${sku} ${price?.amount ?? ''}`).join('\n');
  return createHash('sha256').update(`${page.title}\n${products}\n${words}`).digest('hex');
}

export function createCopies(site: Site, known: readonly { url: string; contentHash: string | null }[]) {
  const keys = new Set(known.map((page) => pageKey(page.url)));
  const hashes = new Set(known.flatMap((page) => page.contentHash ?? []));

  return {
    /** Why the page is a copy, or null; a page that is none is remembered. */
    reasonFor(url: string, page: ExtractedPage, hash: string): string | null {
      const canonical = page.canonicalUrl === null ? null : normaliseUrl(page.canonicalUrl);
      const own = canonical !== null && belongsTo(site, canonical) ? canonical : url;
      if (keys.has(pageKey(own))) return `It is a copy of ${own}.`;
      if (hashes.has(hash)) return 'Another page holds the very same text.';
      keys.add(pageKey(own));
      hashes.add(hash);
      return null;
    },
  };
}
