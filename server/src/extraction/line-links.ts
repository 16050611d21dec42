/** Links of a page's lines: where they lead, and how much of a heading they are. */
import { isTag } from 'domhandler';
import type { AnyNode, Element } from 'domhandler';
import { inlineText } from './inline-text.ts';
import { isOneOfMany } from './page-kind.ts';
import type { TextLine } from './text-line.ts';

/** Where a link leads: to a page of this site or the shop's own of another, to one of many alike, or away. */
export function targetOf({ attribs }: Element, pageUrl: string | undefined): TextLine['leadsTo'] {
  const url = URL.parse(attribs['href'] ?? '', pageUrl ?? 'https://page.invalid/');
  if (url === null || !/^https?:$/.test(url.protocol)) return 'page';
  if (isOneOfMany(url.href)) return 'card';
  const host = pageUrl === undefined ? url.hostname : (URL.parse(pageUrl)?.hostname ?? '');
  const isHere = url.hostname.replace(/^www\./, '') === host.replace(/^www\./, '');
  return isHere || socialHost.test(url.hostname) ? 'page' : 'abroad';
}

const socialHost =
  /(^|\.)(facebook|instagram|twitter|x|pinterest|youtube|tiktok|linkedin|whatsapp|t|vimeo|shopify|myshopify)\.(com|me|be)$/i;

/** How much of a heading's text is links, 0 to 1. */
export function linkShareOf(heading: Element, text: string, isDropped: (element: Element) => boolean): number {
  let linked = 0;
  const visit = (node: AnyNode): void => {
    if (!isTag(node) || isDropped(node)) return;
    if (node.name === 'a') linked += inlineText(node.children, isDropped).length;
    else for (const child of node.children) visit(child);
  };
  if (heading.parent && isTag(heading.parent) && heading.parent.name === 'a') return 1;
  for (const child of heading.children) visit(child);
  return Math.min(1, linked / text.length);
}
