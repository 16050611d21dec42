/** Pages that say nearly the same under addresses of one pattern: filters, calendars, session ids. Without a limit they would eat the plan. */
import { createHash } from 'node:crypto';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';

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
