/** Recognises a page that was kept already: by the address it calls its own, by the very same words, or by nearly the same words at an address of the same pattern. */
import { createHash } from 'node:crypto';
import { belongsTo, normaliseUrl, pageKey } from '../../../crawling/site-identity.ts';
import type { Site } from '../../../crawling/site-identity.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';

/** `/en-ca/products/x` beside `/products/x` */
export const localePrefix = /^\/[a-z]{2}(?:[-_][a-z]{2})?(?=\/)/i;

/** A page of the site as it was read. */
export interface ReadPage {
  url: string;
  extracted: ExtractedPage;
}

const bits = 64;
const shingleWords = 3;
/** differing bits up to which two texts say nearly the same */
const nearBits = 3;
const leastWords = 30;
/** so many copies of one pattern, four fifths of all its pages, and the rest is not read */
const trapCopies = 20;
const trapShare = 0.8;

/** 16 hex digits that differ little where the words differ little; null for a page too short to judge. Numbers count for nothing: calendars differ in them. */
export function fingerprintOf(page: ExtractedPage): string | null {
  const words = page.blocks
    .flatMap(({ text }) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
    .slice(0, 2000);
  if (words.length < leastWords) return null;
  const votes = Array.from({ length: bits }, () => 0);
  for (let i = 0; i + shingleWords <= words.length; i += 1) {
    const hash = createHash('md5')
      .update(words.slice(i, i + shingleWords).join(' '))
      .digest()
      .readBigUInt64BE();
    for (let bit = 0; bit < bits; bit += 1) votes[bit] = (votes[bit] ?? 0) + ((hash >> BigInt(bit)) & 1n ? 1 : -1);
  }
  const print = votes.reduce((sum, vote, bit) => (vote > 0 ? sum | (1n << BigInt(bit)) : sum), 0n);
  return print.toString(16).padStart(16, '0');
}

function differingBits(a: string, b: string): number {
  let rest = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}

/** Addresses that differ in numbers and in the values of their query have one pattern; null when there is neither. */
function patternOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address);
  const path = pathname.replace(/\d+/g, '#').replace(/[0-9a-f#-]{16,}/gi, '#');
  const names = [...new Set(searchParams.keys())].toSorted().join('&');
  return names === '' && !path.includes('#') ? null : `${path}?${names}`;
}

interface Pattern {
  kept: { url: string; print: string }[];
  copies: number;
}

/** Pages that say nearly the same under addresses of one pattern: filters, calendars, session ids. Without a limit they would eat the plan. */
export function createNearCopies(known: readonly { url: string; fingerprint: string | null }[]) {
  const patterns = new Map<string, Pattern>();
  const patternFor = (key: string): Pattern => {
    const pattern = patterns.get(key) ?? { kept: [], copies: 0 };
    patterns.set(key, pattern);
    return pattern;
  };
  for (const { url, fingerprint } of known) {
    const key = patternOf(url);
    if (key !== null && fingerprint !== null) patternFor(key).kept.push({ url, print: fingerprint });
  }
  return {
    /** The kept page of this pattern that says nearly the same, or null; then this one is remembered. Products are never copies of each other. */
    original(url: string, page: ExtractedPage, print: string | null): string | null {
      const key = patternOf(url);
      if (key === null || print === null || page.products.length > 0) return null;
      const pattern = patternFor(key);
      const near = pattern.kept.find((one) => differingBits(one.print, print) <= nearBits);
      if (near) pattern.copies += 1;
      else pattern.kept.push({ url, print });
      return near?.url ?? null;
    },
    /** nothing new is to be expected at this address */
    isTrap(url: string): boolean {
      const pattern = patterns.get(patternOf(url) ?? '');
      if (pattern === undefined || pattern.copies < trapCopies) return false;
      return pattern.copies >= trapShare * (pattern.copies + pattern.kept.length);
    },
  };
}

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
