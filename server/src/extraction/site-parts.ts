/** The parts of a page that speak of the whole site: notices on top, header and footer. */
import { isTag } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { existsOne, findAll } from 'domutils';
import { isShopPage, readableAddress, tellsTerms } from './page-kind.ts';
import { furnitureName, inlineText, isDialog, isSilent, isUnseen } from './page-parts.ts';

export interface SitePart {
  element: Element;
  role: 'notice' | 'header' | 'footer';
}

const partsMax = 40;

const noticeName =
  /(^|[\s_-])(announcements?|announce|header-banner|store-notice|demo_store|(notice|promo|top|info|usps?|benefits?|trust|message|utility|shipping)[_-]?bar|topbar|usps|marquee|ticker)(?=$|[\s_-])/i;
const headerName = /(^|[\s_-])((site|main|page|shop|store|global|location)-?header|masthead)(?=$|[\s_-])/i;
const footerName = /(^|[\s_-])((site|main|page|shop|store|global)-?footer|footer|colophon|impressum)(?=$|[\s_-])/i;

/** Outermost first; a notice inside of a header is a part of its own. */
export function findSiteParts(document: Document): SitePart[] {
  const parts: SitePart[] = [];
  const visit = (node: AnyNode, isInHeader: boolean): void => {
    if (!('children' in node) || parts.length >= partsMax) return;
    let isHeader = isInHeader;
    if (isTag(node)) {
      if (isMain(node)) {
        parts.push(...framedParts(node));
        return;
      }
      if (/^(article|dialog|blockquote|figure|nav|form|script|style|template|head)$/.test(node.name)) return;
      if (node.attribs['role'] === 'dialog') return;
      const role = roleOf(node);
      if (role !== null && !(isInHeader && role === 'header') && !holdsContent(node, role)) {
        parts.push({ element: node, role });
        if (role !== 'header') return;
        isHeader = true;
      }
    }
    for (const child of node.children) visit(child, isHeader);
  };
  visit(document, false);
  return [...parts, ...besideMain(document, parts)];
}

const isMain = ({ name, attribs }: Element): boolean => name === 'main' || attribs['role'] === 'main';

/** Some themes lay header and footer inside of the main part: both, named as such, around what is in between. */
function framedParts(main: Element): SitePart[] {
  const children = main.children.filter((child) => isTag(child));
  const header = children.find((child) => child.name === 'header' && roleOf(child) === 'header');
  const footer = children.findLast((child) => child.name === 'footer' && roleOf(child) === 'footer');
  if (header === undefined || footer === undefined || header === footer) return [];
  return holdsContent(header, 'header') || holdsContent(footer, 'footer')
    ? []
    : [
        ...noticesIn(header).map((element): SitePart => ({ element, role: 'notice' })),
        { element: header, role: 'header' },
        { element: footer, role: 'footer' },
      ];
}

const noticesIn = (header: Element): Element[] =>
  findAll((element) => noticeName.test(element.attribs['class'] ?? ''), header.children).slice(0, partsMax);

const besideMaxLength = 1500;
const mainMinLength = 200;

/** Where a page says what its content is, short blocks beside that are the site's too: `Free delivery`, `Secure payment`. */
function besideMain(document: Document, parts: readonly SitePart[]): SitePart[] {
  const mains = findAll((element) => element.name === 'main' || element.attribs['role'] === 'main', document.children);
  const [main] = mains;
  if (main === undefined || mains.length > 1 || inlineText(main.children, isUnseen).length < mainMinLength) return [];
  const known = new Set(parts.map(({ element }) => element));
  const beside: SitePart[] = [];
  for (let up: Element = main; up.parent && isTag(up.parent); up = up.parent) {
    for (const element of up.parent.children) {
      if (!isTag(element) || element === up || beside.length >= partsMax) continue;
      if (!/^(div|section|aside|p|ul)$/.test(element.name) || isUnseen(element) || isDialog(element)) continue;
      if (!isPlain(element) || holdsAny(element, known)) continue;
      if (inlineText(element.children, isUnseen).length <= besideMaxLength) beside.push({ element, role: 'footer' });
    }
  }
  return beside;
}

/** a sidebar may say when the shop is open */
const isPlain = (element: Element): boolean => /^(side-?bar|widget-?area)$/i.test(furnitureName(element) ?? 'sidebar');

const holdsAny = (element: Element, known: ReadonlySet<Element>): boolean =>
  known.has(element) || existsOne((one) => known.has(one), element.children);

function roleOf(element: Element): SitePart['role'] | null {
  const { name, attribs } = element;
  if (name === 'body' || name === 'html') return null;
  const names = `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`.replace(/([a-z])([A-Z])/g, '$1-$2');
  if (noticeName.test(names)) return 'notice';
  const isOfSection = isInSection(element);
  if (attribs['role'] === 'banner' || headerName.test(names) || (name === 'header' && !isOfSection)) return 'header';
  if (attribs['role'] === 'contentinfo' || (name === 'footer' && !isOfSection)) return 'footer';
  return footerName.test(names) ? 'footer' : null;
}

/** `<section><header>` heads that section, unless the section itself is called so. */
function isInSection(element: Element): boolean {
  for (let up = element.parent; up && isTag(up); up = up.parent) {
    if (up.name !== 'section' && up.name !== 'aside' && up.name !== 'li') continue;
    return !/header|footer|announce/i.test(`${up.attribs['class'] ?? ''} ${up.attribs['id'] ?? ''}`);
  }
  return false;
}

/** A theme may call its whole page `footer-fixed`; a page's own heading makes its header content, a shop's logo does not. */
function holdsContent(part: Element, role: SitePart['role']): boolean {
  return existsOne(
    (element) =>
      element.name === 'main' ||
      element.attribs['role'] === 'main' ||
      element.attribs['itemprop'] === 'description' ||
      (role === 'footer' && element.name === 'article') ||
      (element.name === 'h1' && !isLogo(element)),
    part.children,
  );
}

const isLogo = (heading: Element): boolean =>
  existsOne((element) => element.name === 'a' || element.name === 'img' || element.name === 'svg', heading.children) ||
  /logo|brand|site-?(name|title)/i.test(heading.attribs['class'] ?? '');

/** This site's own pages that a page's header, footer and menus lead to: what tells the shop's terms first, for no sitemap may name it. */
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
