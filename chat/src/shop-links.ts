/**
 * Which addresses of a reply may lead somewhere: the server says which are the shop's, and whatever else a text holds stays text, even
 * if nobody had looked at it before. Nobody said so: none.
 */
import { parseUrl } from './parse-url.ts';

export type MayLink = (href: string) => boolean;

/** What an owner writes may lead anywhere. */
export const anyLink: MayLink = () => true;

const withoutWww = (host: string) => host.replace(/^www\./, '');

export function createMayLink(links: readonly unknown[]): MayLink {
  const known = new Set<unknown>(links);
  return (href) => {
    if (known.has(href)) return true;
    const url = parseUrl(href);
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
    return isWeb && url.username === '' && url.password === '' && known.has(withoutWww(url.hostname));
  };
}

/** Where an address leads, as people read it. */
function placeOf(href: string): string {
  return /^(?:mailto|tel):(.*)$/i.exec(href)?.[1] ?? withoutWww(parseUrl(href)?.host ?? href);
}

const plain = (text: string) => text.toLowerCase().replace(/[\s().-]/g, '');

/** What stands behind a link whose text does not say where it leads; '' where it does. */
export function placeBehind(label: string, href: string): string {
  const place = placeOf(href);
  return plain(label).includes(plain(place)) ? '' : ` (${place})`;
}
