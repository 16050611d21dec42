/** FNV-1a over UTF-16 units: a fast hash of short texts, for places in tables and never for secrets. */

const offset = 0x811c9dc5;
const prime = 0x01000193;

/** An unfinished hash that begins with a number, so that texts of different kinds differ. */
export const fnvBegin = (kind: number): number => Math.imul(offset ^ kind, prime);

/** Goes on with the units [from, to) of a text. */
export function fnvOn(hash: number, text: string, from = 0, to = text.length): number {
  let sum = hash;
  for (let at = from; at < to; at++) sum = Math.imul(sum ^ text.charCodeAt(at), prime);
  return sum;
}

/** 0 to 2³² - 1 */
export const fnv = (text: string): number => fnvOn(offset, text) >>> 0;
