/** Addresses that a reply writes out plainly: those of the shop, and its own e-mail address and telephone number, can be pressed. */
import type { MayLink } from './shop-links.ts';
import { parseLinkAddress } from './web-address.ts';

interface Piece {
  text: string;
  href?: string;
}

/** Every repetition is bounded, so each character is looked at a fixed number of times (CH-08). */
const address =
  /(https?:\/\/[^\s<>()[\]"'`]{3,2000}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}|\+?\d[\d ()./-]{5,24}\d)/gi;

function hrefOf(found: string): string | undefined {
  if (/^https?:/i.test(found)) return parseLinkAddress(found);
  return parseLinkAddress(found.includes('@') ? `mailto:${found}` : `tel:${found.replace(/[^\d+]/g, '')}`);
}

/** `text` without marks; what may not be linked stays as it is. */
export function readBareLinks(text: string, mayLink: MayLink): Piece[] {
  const parts: Piece[] = [];
  // what stands between are the odd pieces of a split by one group
  for (const [at, piece] of text.split(address).entries()) {
    if (piece === '') continue;
    const last = parts.at(-1);
    const found = at % 2 === 1 ? piece.replace(/[.,;:!?]+$/, '') : '';
    const href = found === '' ? undefined : hrefOf(found);
    if (href !== undefined && mayLink(href)) {
      parts.push({ text: found, href });
      if (found !== piece) parts.push({ text: piece.slice(found.length) });
    } else if (last !== undefined && last.href === undefined) last.text += piece;
    else parts.push({ text: piece });
  }
  return parts;
}
