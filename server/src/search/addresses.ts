/** Which documents a page's address has: so the page that a visitor is on points into the index, and is never fetched. */
import { fnv } from '../lib/fnv.ts';

/** `https://www.Shop.example/a/b.html?x` and `shop.example/a/b/` are one: `/a/b`. Takes an address, or host and path. */
export function pathOf(address: string): string {
  const path = address
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^[^/]*/, '');
  return (
    path
      .toLowerCase()
      .replace(/(?:\.html?|\.php)$/, '')
      .replace(/\/+$/, '') || '/'
  );
}

/** A shop offers one product under several collections; the last part of its path names it. */
const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The pages of one product, under whichever collections. */
export const endAlike = (one: string, other: string): boolean => nameIn(pathOf(one)) === nameIn(pathOf(other));

/** Two numbers for each address: its path, and the path's last part. */
export function hashAddresses(addresses: readonly string[]): Uint32Array {
  return Uint32Array.from(
    addresses.flatMap((address) => {
      const path = pathOf(address);
      return [fnv(path), fnv(nameIn(path))];
    }),
  );
}

/** Positions of the documents at this address, else of those whose path ends alike. */
export function positionsAt(hashes: Uint32Array, address: string): number[] {
  const path = pathOf(address);
  if (path === '/') return [];
  for (const [offset, wanted] of [fnv(path), fnv(nameIn(path))].entries()) {
    const found: number[] = [];
    for (let at = offset; at < hashes.length; at += 2) if (hashes[at] === wanted) found.push(at >> 1);
    if (found.length > 0) return found;
  }
  return [];
}
