/** The owner's excluded addresses: prefixes, and `*` for anything. Never a regular expression, so none can be slow. */
import { normaliseUrl, pageKey } from './site-identity.ts';
import type { Site } from './site-identity.ts';

/** more than anybody needs, and few enough that 500 entries cost under a millisecond an address */
export const wildcardsMax = 50;

type Exclude = (key: string) => boolean;

export function createExcludes(site: Site, entries: readonly string[]): (url: string) => boolean {
  const excludes = entries.map((entry) => parseExclude(site, entry)).filter((exclude) => exclude !== null);
  return (url) => {
    const key = pageKey(url);
    return excludes.some((exclude) => exclude(key));
  };
}

function parseExclude(site: Site, entry: string): Exclude | null {
  const trimmed = entry.trim();
  if (trimmed === '') return null;
  const absolute = trimmed.startsWith('/')
    ? `https://${site.host}${trimmed}`
    : /^(https?:\/\/|\*)/i.test(trimmed)
      ? trimmed
      : `https://${trimmed}`;

  if (absolute.includes('*')) {
    const parts = pageKey(absolute.toLowerCase().replace(/\*{2,}/g, '*')).split('*');
    // cut short it would exclude more than was asked for; the door refuses such an entry
    if (parts.length - 1 > wildcardsMax) return null;
    return (key) => matchesInOrder(parts, key.toLowerCase());
  }
  const url = normaliseUrl(absolute);
  if (url === null) return null;
  const prefix = pageKey(url).toLowerCase();
  // the bare site means its home page: nobody excludes a whole shop on purpose
  if (prefix === `${site.host}/`) return (key) => key === prefix;
  if (/[/?=&]$/.test(prefix))
    return (key) => key.toLowerCase().startsWith(prefix) || `${key.toLowerCase()}/` === prefix;
  return (key) => key.toLowerCase().startsWith(prefix) && /^([/?#&]|$)/.test(key.slice(prefix.length));
}

/** As in robots.txt: the first part stands at the start, the others follow in order, what comes after is free. */
function matchesInOrder(parts: string[], key: string): boolean {
  const [first = '', ...others] = parts;
  if (!key.startsWith(first)) return false;
  let from = first.length;
  for (const part of others) {
    const at = key.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}
