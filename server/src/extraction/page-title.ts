/** A page's title without the shop's name around it: `Warm Blanket – Shop` is `Warm Blanket`. */

interface SiteNames {
  /** what the site calls itself */
  names: readonly string[];
  /** its host spells its name too */
  host: string;
}

const separator = /\s+[–—|·•»‹›:/-]+\s+|\s*[|｜]\s*|:\s+/u;
const nameMinLength = 3;

/** First and last part, each with what is left without it; none where a title has one part. */
export function titleEdges(title: string): { part: string; rest: string }[] {
  const found = [...title.matchAll(new RegExp(separator, 'gu'))];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return [];
  return [
    { part: title.slice(last.index + last[0].length), rest: title.slice(0, last.index) },
    { part: title.slice(0, first.index), rest: title.slice(first.index + first[0].length) },
  ].map(({ part, rest }) => ({ part: part.trim(), rest: rest.trim() }));
}

export function titleWithout(title: string, { names, host }: SiteNames): string {
  const keys = new Set(names.map(nameKey).filter((key) => key.length >= nameMinLength));
  const bare = host.replace(/^www\./, '');
  const hostKey = nameKey(bare.replace(/\.[^.]+(\.(uk|au|br|nz|jp|za|tr))?$/, ''));
  const isSite = (part: string) => {
    const key = nameKey(part);
    return keys.has(key) || (key.length >= nameMinLength && (key === hostKey || key === nameKey(bare)));
  };
  let rest = title;
  // a name may stand on both sides, or hold a separator itself
  for (const name of names) rest = withoutAffix(rest, name);
  for (const edge of titleEdges(rest)) if (edge.rest !== '' && isSite(edge.part)) return edge.rest;
  return rest;
}

function withoutAffix(title: string, name: string): string {
  if (name.length < nameMinLength || title.length <= name.length) return title;
  const lower = [title.toLowerCase(), name.toLowerCase()] as const;
  if (lower[0].endsWith(lower[1])) {
    const before = title.slice(0, title.length - name.length);
    const kept = before.replace(/(\s+[–—|·•»‹›:/-]+|[|｜:])\s*$/u, '');
    if (kept !== before && kept !== '') return kept;
  }
  if (lower[0].startsWith(lower[1])) {
    const after = title.slice(name.length);
    const kept = after.replace(/^\s*[–—|·•»‹›:/-]+\s+/u, '');
    if (kept !== after && kept !== '') return kept;
  }
  return title;
}

export const nameKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
