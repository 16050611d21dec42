/** One sitemap file, read as it flows: urlset, index, RSS, Atom or plain text. Nothing is expanded, nothing else is loaded, and broken XML gives what can be read of it. */
import { SaxesParser } from 'saxes';
import { addressMaxLength } from './site-identity.ts';
import { sitemapText } from './sitemap-bytes.ts';
import type { Chunks } from './sitemap-bytes.ts';

export interface SitemapEntry {
  kind: 'map' | 'page';
  address: string;
  lastModified: string | null;
  /** the same page in other languages, which some sitemaps name nowhere else */
  languages?: string[];
}

export class SitemapError extends Error {}

const notASitemap = () => new SitemapError('It is not a valid sitemap.');
const sitemapMaxBytes = 50 * 1024 * 1024;
const depthMax = 20;
const languagesMax = 100;

/** @throws SitemapError, and the source's own errors */
export async function* readSitemap(source: Chunks, maxBytes = sitemapMaxBytes): AsyncGenerator<SitemapEntry, void> {
  let reader: ReturnType<typeof createXmlReader> | ReturnType<typeof createLineReader> | null = null;
  let start = '';
  for await (const piece of sitemapText(source, maxBytes)) {
    if (reader === null) {
      start = (start + piece).trimStart();
      if (start === '') continue;
      reader = start.startsWith('<') ? createXmlReader() : createLineReader();
      yield* reader.write(start);
    } else {
      yield* reader.write(piece);
    }
  }
  if (reader === null) throw new SitemapError('The sitemap is empty.');
  yield* reader.end();
}

function createLineReader() {
  let rest = '';
  let lines = 0;
  const parse = (line: string): SitemapEntry[] => {
    const address = line.trim();
    if (address === '') return [];
    lines += 1;
    if (/^https?:\/\/\S+$/i.test(address)) return [{ kind: 'page', address, lastModified: null }];
    // prose or JSON: not a list of addresses
    if (lines <= 3) throw notASitemap();
    return [];
  };
  return {
    write(text: string): SitemapEntry[] {
      const parts = (rest + text).split(/\r\n|\r|\n/);
      rest = (parts.pop() ?? '').slice(0, 2 * addressMaxLength);
      return parts.flatMap(parse);
    },
    end: () => parse(rest),
  };
}

/** Where an address and its date stand in each of the formats. */
const places: Record<string, { kind: SitemapEntry['kind']; item: string; address: string; date: string }> = {
  urlset: { kind: 'page', item: 'url', address: 'loc', date: 'lastmod' },
  sitemapindex: { kind: 'map', item: 'sitemap', address: 'loc', date: 'lastmod' },
  rss: { kind: 'page', item: 'item', address: 'link', date: 'pubdate' },
  feed: { kind: 'page', item: 'entry', address: 'link', date: 'updated' },
};

function createXmlReader() {
  const parser = new SaxesParser();
  const path: string[] = [];
  let found: SitemapEntry[] = [];
  let place: (typeof places)[string] | undefined;
  let address = '';
  let date = '';
  let languages: string[] = [];
  let pending = '';

  // without a handler saxes throws at the first fault; shops' sitemaps have many
  parser.on('error', () => {});
  parser.on('doctype', () => {
    throw notASitemap();
  });
  parser.on('opentag', (tag) => {
    const name = tag.name.slice(tag.name.indexOf(':') + 1).toLowerCase();
    if (path.length === 0 && place === undefined) {
      place = places[name];
      if (place === undefined) throw notASitemap();
    }
    path.push(name);
    if (path.length > depthMax) throw notASitemap();
    if (name === place?.item) {
      address = '';
      date = '';
      languages = [];
    } else if (name === 'link') {
      const { href, hreflang } = tag.attributes;
      if (typeof href !== 'string') return;
      if (path.at(-2) === 'entry' && address === '') address = href;
      else if (path.at(-2) === 'url' && hreflang !== undefined && languages.length < languagesMax) languages.push(href);
    }
  });
  const take = (text: string) => {
    const [parent, name] = path.slice(-2);
    if (parent !== place?.item) return;
    if (name === place?.address && address.length <= addressMaxLength) address += text;
    if (name === place?.date && date.length < 40) date += text;
  };
  parser.on('text', take);
  parser.on('cdata', (text) => take(text.replaceAll('&amp;', '&')));
  parser.on('closetag', (tag) => {
    const name = tag.name.slice(tag.name.indexOf(':') + 1).toLowerCase();
    const at = path.lastIndexOf(name);
    if (at >= 0) path.length = at;
    if (place === undefined || name !== place.item) return;
    const trimmed = address.trim();
    if (trimmed !== '') {
      const entry = { kind: place.kind, address: trimmed, lastModified: date.trim() || null };
      found.push(languages.length > 0 ? { ...entry, languages } : entry);
    }
    address = '';
  });

  const drain = () => {
    const entries = found;
    found = [];
    return entries;
  };
  return {
    write(text: string): SitemapEntry[] {
      const whole = pending + text;
      // an ampersand near the end may be half an entity: it waits for the next piece
      const cut = whole.lastIndexOf('&');
      const split = cut > whole.length - 12 && cut >= 0 ? cut : whole.length;
      pending = whole.slice(split);
      parser.write(escapeBareAmpersands(whole.slice(0, split)));
      return drain();
    },
    end(): SitemapEntry[] {
      parser.write(escapeBareAmpersands(pending)).close();
      if (place === undefined) throw notASitemap();
      return drain();
    },
  };
}

/** `?a=1&b=2`, unescaped, is the commonest fault; saxes would swallow the rest of the file looking for the semicolon. */
const escapeBareAmpersands = (xml: string) =>
  xml.replace(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;');
