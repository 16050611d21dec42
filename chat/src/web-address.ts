/** Which addresses from replies and cards may become links and pictures (CH-05, PC-01, PC-03, T14). What is refused stays text. */
import type { limits } from '@vitrine/contract/limits';
import { parseUrl } from './parse-url.ts';

/** The contract's own number: the types see to that, so the list of all limits need not travel to visitors. */
const maxLength: typeof limits.urlMax = 2000;

const webPattern = /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i;
const mailPattern = /^mailto:[^\s@<>()[\]\\,;:?"]+@[^\s@<>()[\]\\,;:?"]+$/i;
const phonePattern = /^tel:\+?[\d().-]{3,30}$/i;

export function parseWebAddress(value: string): string | undefined {
  const address = value.trim();
  if (address.length > maxLength || !webPattern.test(address)) return undefined;
  return parseUrl(address)?.href;
}

export function parseImageAddress(value: string): string | undefined {
  const address = parseWebAddress(value);
  return address?.startsWith('https:') === true ? address : undefined;
}

export function parseLinkAddress(value: string): string | undefined {
  const address = value.trim();
  if (address.length <= maxLength && (mailPattern.test(address) || phonePattern.test(address))) return address;
  return parseWebAddress(address);
}
