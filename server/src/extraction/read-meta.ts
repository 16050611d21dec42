/** What a page’s head says of it: title, description, language, its own address, OpenGraph, and whether the page may be kept. */
import { isTag } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { existsOne, findAll, findOne, textContent } from 'domutils';
import type { PageRefusal } from './extracted-page.ts';
import { cleanLine, cutText, lettersOf } from './page-parts.ts';
import { emptyOffer, emptyRecord } from './product-record.ts';
import type { ProductRecord } from './product-record.ts';

export interface PageMeta {
  title: string;
  siteName: string;
  description: string;
  language: string | null;
  canonicalUrl: string | null;
  /** the address by which it wants to be shared; '' for none */
  sharedUrl: string;
  isNoindex: boolean;
  isArticle: boolean;
  refreshUrl: string | null;
  /** what a shared link shows; '' for none */
  image: string;
  openGraph: ProductRecord | null;
}

export function readMeta(document: Document, pageUrl: string, headers: Readonly<Record<string, string>>): PageMeta {
  const metas = new Map<string, string[]>();
  for (const { attribs } of findAll((element) => element.name === 'meta', document.children)) {
    const name = (attribs['property'] ?? attribs['name'] ?? attribs['http-equiv'] ?? '').toLowerCase();
    const content = cleanLine(attribs['content'] ?? '');
    if (name !== '' && content !== '') metas.set(name, [...(metas.get(name) ?? []), content]);
  }
  const meta = (...names: string[]) =>
    names.map((name) => metas.get(name)?.[0]).find((value) => value !== undefined) ?? '';
  const html = findOne((element) => element.name === 'html', document.children);
  const robots = [...(metas.get('robots') ?? []), ...(metas.get('vitrinebot') ?? []), headers['x-robots-tag'] ?? ''];
  const siteName = meta('og:site_name');
  const names = [siteName, meta('application-name'), meta('apple-mobile-web-app-title')];
  const site = { names: names.filter((name) => name !== ''), host: URL.parse(pageUrl)?.hostname ?? '' };
  const ogTitle = meta('og:title', 'twitter:title');
  const ogType = meta('og:type').toLowerCase();
  return {
    title: titleWithout(titleOf(document) || ogTitle, site),
    siteName,
    description: meta('description', 'og:description'),
    language:
      languageOf(html?.attribs['lang'] ?? html?.attribs['xml:lang'] ?? '') ??
      languageOf(meta('content-language', 'og:locale')),
    canonicalUrl: canonicalOf(document, pageUrl),
    sharedUrl: meta('og:url'),
    isNoindex: robots.some((value) => /\b(noindex|none)\b/i.test(value)),
    isArticle: ogType === 'article' || metas.has('article:published_time'),
    refreshUrl: /^\s*\d+\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"\s]+)/i.exec(meta('refresh'))?.[1] ?? null,
    image: meta('og:image:secure_url', 'og:image', 'twitter:image'),
    openGraph: openGraphProduct(metas, meta, ogType, titleWithout(ogTitle, site)),
  };
}

const titleOf = (document: Document): string => {
  const title = findOne(
    (element) =>
      element.name === 'title' && !(element.parent && isTag(element.parent) && element.parent.name === 'svg'),
    document.children,
  );
  return title ? cutText(cleanLine(textContent(title.children)), 300) : '';
};

const languageOf = (tag: string): string | null =>
  /^([a-z]{2,3})(?:[-_]|$)/i.exec(tag.trim())?.[1]?.toLowerCase() ?? null;

function canonicalOf(document: Document, pageUrl: string): string | null {
  const link = findOne(
    (element) => element.name === 'link' && /(^|\s)canonical(\s|$)/i.test(element.attribs['rel'] ?? ''),
    document.children,
  );
  const href = link?.attribs['href'] ?? '';
  const url = href === '' ? null : URL.parse(href, pageUrl);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

function openGraphProduct(
  metas: ReadonlyMap<string, string[]>,
  meta: (...names: string[]) => string,
  type: string,
  title: string,
): ProductRecord | null {
  const price = meta('product:sale_price:amount', 'product:price:amount', 'og:price:amount');
  if (title === '' || (price === '' && !/^(og:)?product(\.item)?$/.test(type))) return null;
  return {
    ...emptyRecord(),
    name: title,
    description: meta('og:description', 'description'),
    brand: meta('product:brand', 'og:brand'),
    sku: meta('product:retailer_item_id', 'product:sku'),
    images: [...(metas.get('og:image:secure_url') ?? []), ...(metas.get('og:image') ?? [])].slice(0, 5),
    urls: metas.get('og:url') ?? [],
    categories: meta('product:category')
      .split(/\s*>\s*/)
      .filter(Boolean),
    offers:
      price === ''
        ? []
        : [
            {
              ...emptyOffer(),
              price,
              currency: meta('product:sale_price:currency', 'product:price:currency', 'og:price:currency'),
              availability: meta('product:availability', 'og:availability'),
            },
          ],
  };
}

/** A page's title without the shop's name around it: `Warm Blanket – Shop` is `Warm Blanket`. */

interface SiteNames {
  /** what the site calls itself */
  names: readonly string[];
  /** its host spells its name too */
  host: string;
}

const separator = /\s+[–—|·•»‹›:/-]+\s+|\s*[|｜]\s*|:\s+/u;
const nameMinLength = 3;

/** First and last part, each with what is left without it; none where a title has one part. */
export function titleEdges(title: string): { part: string; rest: string }[] {
  const found = [...title.matchAll(new RegExp(separator, 'gu'))];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return [];
  return [
    { part: title.slice(last.index + last[0].length), rest: title.slice(0, last.index) },
    { part: title.slice(0, first.index), rest: title.slice(first.index + first[0].length) },
  ].map(({ part, rest }) => ({ part: part.trim(), rest: rest.trim() }));
}

export function titleWithout(title: string, { names, host }: SiteNames): string {
  const keys = new Set(names.map(lettersOf).filter((key) => key.length >= nameMinLength));
  const bare = host.replace(/^www\./, '');
  const hostKey = lettersOf(bare.replace(/\.[^.]+(\.(uk|au|br|nz|jp|za|tr))?$/, ''));
  const isSite = (part: string) => {
    const key = lettersOf(part);
    return keys.has(key) || (key.length >= nameMinLength && (key === hostKey || key === lettersOf(bare)));
  };
  let rest = title;
  // a name may stand on both sides, or hold a separator itself
  for (const name of names) rest = withoutAffix(rest, name);
  for (const edge of titleEdges(rest)) if (edge.rest !== '' && isSite(edge.part)) return edge.rest;
  return rest;
}

function withoutAffix(title: string, name: string): string {
  if (name.length < nameMinLength || title.length <= name.length) return title;
  const lower = [title.toLowerCase(), name.toLowerCase()] as const;
  if (lower[0].endsWith(lower[1])) {
    const before = title.slice(0, title.length - name.length);
    const kept = before.replace(/(\s+[–—|·•»‹›:/-]+|[|｜:])\s*$/u, '');
    if (kept !== before && kept !== '') return kept;
  }
  if (lower[0].startsWith(lower[1])) {
    const after = title.slice(name.length);
    const kept = after.replace(/^\s*[–—|·•»‹›:/-]+\s+/u, '');
    if (kept !== after && kept !== '') return kept;
  }
  return title;
}

/** Pages that answer 200 and say nothing of the shop: walls, challenges, empty shells, pages that are not there. */
const littleText = 700;
const almostNoText = 40;

const challengeTitle =
  /^(just a moment|attention required|access denied|security check|are you (a )?(human|robot)|verifying you are human|please wait|one moment|ddos protection|checking your browser|pardon our interruption|bot verification|request unsuccessful|human verification)/i;
const challengeMarkup =
  /cf[-_]chl|cf-browser-verification|challenge-platform|captcha-delivery\.com|px-captcha|_Incapsula_Resource|sgcaptcha|g-recaptcha|h-captcha|cf-turnstile/i;
const missingTitle =
  /^(404|error 404|page not found|not found|seite nicht gefunden|page introuvable|página no encontrada|pagina non trovata|strona nie została znaleziona)\b|(^|\W)404(\W|$)/i;
/** a title of nothing else, however much of the shop the page shows around it */
const onlyMissing =
  /^(?:error\s+)?(?:404\s*[-–—:|]?\s*(?:page\s+|file\s+)?(?:not\s+found|error)|page\s+not\s+found)\b/i;

/** carts, tills, accounts and lists of wishes, in a shop's own words for them */
const buyingPath =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/)?(?:(?:shop|store|pages?|toko)\/)?(?:cart|checkouts?|basket|shopping-?cart|warenkorb|kasse|panier|commande|carrito|carrello|cassa|winkelwagen|winkelmand|afrekenen|koszyk|zamowienie|sepet(?:im)?|odeme|carrinho|keranjang(?:-belanja)?|my-?account|account|customer\/account|mein-konto|mon-compte|mi-cuenta|akun(?:-saya)?|login|log-in|sign-?in|register|lost-password|wish-?list|wunsch(?:liste|zettel)|favou?rites|compare|vergleich)(?:\/|\.\w+$|$)/i;

interface Read {
  url: string;
  document: Document;
  html: string;
  meta: PageMeta;
  /** of its content */
  text: string;
  hasProduct: boolean;
  /** unseen, or of the site: a log-in there opens on a click and keeps nobody from the page */
  isApart: (element: Element) => boolean;
}

export function refusalOf({ url, document, html, meta, text, hasProduct, isApart }: Read): PageRefusal | null {
  if (meta.isNoindex) return 'noindex';
  if (isData(html, text)) return 'data';
  if (buyingPath.test(URL.parse(url)?.pathname ?? '')) return 'buying';
  if (onlyMissing.test(meta.title)) return 'missing';
  if (hasProduct) return null;
  const { length } = text;
  const isShort = length < littleText;
  if (isShort && (challengeTitle.test(meta.title) || (length < 300 && challengeMarkup.test(html)))) {
    return 'robot_check';
  }
  if (isShort && missingTitle.test(meta.title)) return 'missing';
  if (isShort && asksPassword(document, isApart)) return 'log_in';
  if (length < almostNoText) {
    if (meta.refreshUrl !== null) return 'onward';
    return needsScripts(document) ? 'needs_scripts' : 'no_text';
  }
  return null;
}

const dataStart = /^\s*(?:[{[]\s*[{["]|<\?xml\b[^>]*>\s*<(?!!doctype|html))/i;

/** Shops offer their products as JSON, embeds and feeds beside the pages; some sitemaps and exports name them. */
const isData = (html: string, text: string): boolean =>
  dataStart.test(html.slice(0, 300)) || /^[{[]\s*"\w+"\s*:/.test(text);

const asksPassword = (node: AnyNode, isApart: (element: Element) => boolean): boolean =>
  isTag(node) && node.name === 'input'
    ? node.attribs['type'] === 'password'
    : 'children' in node &&
      !(isTag(node) && isApart(node)) &&
      node.children.some((child) => asksPassword(child, isApart));

const needsScripts = (document: Document): boolean =>
  findAll((element) => element.name === 'noscript', document.children).some((one) =>
    /javascript/i.test(textContent(one.children)),
  ) ||
  existsOne((element) => /^(root|app|__next|__nuxt|___gatsby)$/.test(element.attribs['id'] ?? ''), document.children);
