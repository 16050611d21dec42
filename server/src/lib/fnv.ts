/** FNV-1a over UTF-16 units: a fast hash of short texts, for lookups and never for secrets. */

const offset = 0x811c9dc5;
const prime = 0x01000193;

/** Starts a hash with a number, so that equal texts of different kinds differ. */
export const fnvBegin = (kind: number): number => Math.imul(offset ^ kind, prime);

/** Adds the units [from, to) of a text. */
export function fnvOn(hash: number, text: string, from = 0, to = text.length): number {
  let sum = hash;
  for (let at = from; at < to; at++) sum = Math.imul(sum ^ text.charCodeAt(at), prime);
  return sum;
}

/** 0 to 2³² - 1 */
export const fnv = (text: string): number => fnvOn(offset, text) >>> 0;
