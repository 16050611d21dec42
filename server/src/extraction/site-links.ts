/** This site's own pages that a page's header, footer and menus lead to: what tells the shop's terms first, for no sitemap may name it. */
import { isTag } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { inlineText } from './inline-text.ts';
import { readableAddress, isShopPage, tellsTerms } from './page-names.ts';
import { isSilent } from './page-parts.ts';
import type { SitePart } from './site-parts.ts';

const linksMax = 200;
const lookedAtMax = 5000;
const addressMaxLength = 500;

/** never a page to read: what is for one visitor, or changes something */
const privatePath =
  /(^|\/)(cart|basket|checkout|checkouts|account|accounts|login|logout|signin|sign-in|register|registration|search|wishlist|compare|challenge|my-account|warenkorb|kasse|konto|anmelden|panier|mon-compte|connexion|carrito|cuenta|carrello|winkelwagen|sepet|koszyk|cdn-cgi|wp-admin|wp-login\.php|tools)(\/|$)/i;
const otherFile = /\.(jpe?g|png|gif|webp|svg|pdf|zip|mp4|css|js|json|xml|ico|docx?|xlsx?)$/i;

interface Found {
  url: string;
  rank: number;
}

export function siteLinks(document: Document, parts: readonly SitePart[], pageUrl: string): string[] {
  const site = hostOf(pageUrl);
  const footers = new Set(parts.filter(({ role }) => role === 'footer').map(({ element }) => element));
  const sites = new Set(parts.map(({ element }) => element));
  const isHome = URL.parse(pageUrl)?.pathname === '/';
  const found = new Map<string, Found>();
  let looked = 0;
  const visit = (node: AnyNode, place: 'footer' | 'site' | 'page'): void => {
    if (looked > lookedAtMax || !('children' in node)) return;
    let within = place;
    if (isTag(node)) {
      if (isSilent(node)) return;
      if (footers.has(node)) within = 'footer';
      else if (place === 'page' && (sites.has(node) || node.name === 'nav' || node.attribs['role'] === 'navigation')) {
        within = 'site';
      }
      if (node.name === 'a') {
        looked += 1;
        look(node, within);
      }
    }
    for (const child of node.children) visit(child, within);
  };
  const look = (link: Element, place: 'footer' | 'site' | 'page') => {
    const url = pageAddress(link.attribs['href'] ?? '', pageUrl, site);
    if (url === null) return;
    const named = `${readableAddress(url)} ${inlineText(link.children, isSilent).slice(0, 80)}`;
    const terms = tellsTerms(named) ? 0 : isShopPage(named) ? 1 : 2;
    if (place === 'page' && !(isHome && terms < 2)) return;
    const rank = terms < 2 ? terms : place === 'footer' ? 2 : 3;
    const known = found.get(url);
    if (known === undefined) found.set(url, { url, rank });
    else known.rank = Math.min(known.rank, rank);
  };
  visit(document, 'page');
  return [...found.values()]
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, linksMax)
    .map(({ url }) => url);
}

function pageAddress(href: string, base: string, site: string): string | null {
  if (href === '' || href.length > addressMaxLength || href.startsWith('#')) return null;
  const url = URL.parse(href, base);
  if (url === null || !/^https?:$/.test(url.protocol) || hostOf(url.href) !== site) return null;
  if (url.search !== '' || url.pathname === '/' || privatePath.test(url.pathname) || otherFile.test(url.pathname)) {
    return null;
  }
  url.hash = '';
  return url.href;
}

const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
