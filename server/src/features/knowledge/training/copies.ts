/** Recognises a page that was kept already: by the address it calls its own, by the very same words, or by nearly the same words at an address of the same pattern. */
import { createHash } from 'node:crypto';
import { belongsTo, normaliseUrl, pageKey } from '../../../crawling/site-identity.ts';
import type { Site } from '../../../crawling/site-identity.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import { createNearCopies } from './near-copies.ts';

/** Of what the page itself says, and behind it of what stands around it. */
export function contentHash(page: ExtractedPage): string {
  const words = page.blocks.map((block) => [...block.headings, block.text].join('\n')).join('\n');
  // Products of one series often share every word but their names.
  const products = page.products
    .map(({ name, sku, price, availability }) => `${name} ${sku} ${price?.amount ?? ''} ${availability}`)
    .join('\n');
  // the second page of a list says nothing but other products; what a product's page shows beside it is no matter
  const listed = page.products.length > 0 ? '' : (page.listed ?? []).map(({ url }) => url).join('\n');
  return digestOf(`${page.title}\n${products}\n${listed}\n${words}`) + digestOf(page.siteLines.join('\n'));
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A copy may stand under another header. */
const withoutSite = (hash: string): string => hash.slice(0, digestOf('').length);

interface KeptPage {
  url: string;
  canonicalUrl: string | null;
  contentHash: string | null;
  fingerprint: string | null;
}

interface Copy {
  of: string;
  reason: string;
}

/** `listed` are the addresses that this training reads. */
export function createCopies(site: Site, known: readonly KeptPage[], listed: readonly string[] = []) {
  const listedByKey = new Map(listed.map((url) => [pageKey(url), url]));
  const keys = new Map<string, string>();
  const hashes = new Map<string, string>();
  /** two pages that each name the other are not both left out */
  const awaited = new Set<string>();
  const near = createNearCopies(known);
  const remember = (url: string, own: string, hash: string | null) => {
    keys.set(pageKey(own), url);
    if (hash !== null) hashes.set(withoutSite(hash), url);
  };
  for (const page of known) remember(page.url, ownAddress(site, page.url, page.canonicalUrl), page.contentHash);

  return {
    /** What the page is a copy of, or null; a page that is none is remembered. `answeredAt` is its address after redirects. */
    copyOf(
      { url, answeredAt }: { url: string; answeredAt: string },
      page: ExtractedPage,
      hash: string,
      print: string | null,
    ): Copy | null {
      const own = ownAddress(site, answeredAt, page.canonicalUrl);
      const itself = listedByKey.get(pageKey(own));
      // its own address is read too, and is the one to send people to
      if (itself !== undefined && itself !== url && !awaited.has(url)) {
        awaited.add(itself);
        return { of: itself, reason: `It is a copy of ${own}.` };
      }
      const sameAddress = keys.get(pageKey(own));
      if (sameAddress !== undefined) return { of: sameAddress, reason: `It is a copy of ${own}.` };
      const sameWords = hashes.get(withoutSite(hash));
      if (sameWords !== undefined) return { of: sameWords, reason: `It has the very same text as ${sameWords}.` };
      const nearly = near.original(url, page, print);
      if (nearly !== null) return { of: nearly, reason: `It says nearly the same as ${nearly}.` };
      remember(url, own, hash);
      return null;
    },
    isTrap: (url: string) => near.isTrap(url),
  };
}

/** The address a page calls its own. A shop whose every page names the home page made a mistake, and means no copies. */
function ownAddress(site: Site, address: string, canonicalUrl: string | null): string {
  const url = normaliseUrl(address) ?? address;
  const canonical = canonicalUrl === null ? null : normaliseUrl(canonicalUrl);
  if (canonical === null || !belongsTo(site, canonical)) return url;
  return isHome(canonical) && !isHome(url) ? url : canonical;
}

const isHome = (url: string) => /^\/((index|home|default)(\.\w+)?\/?)?$/i.test(new URL(url).pathname);
