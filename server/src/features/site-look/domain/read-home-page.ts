/** What a shop's page says of the shop itself: its name, logo, colour, contacts, language and what it sells. Guesses, for an owner to refuse. */
import { limits } from '@vitrine/contract/limits';
import type { Document, Element } from 'domhandler';
import { findAll, textContent } from 'domutils';
import { cleanLine, cutText, lettersOf } from '../../../extraction/page-parts.ts';
import { parseHtml } from '../../../extraction/parse-html.ts';
import { readJsonLd } from '../../../extraction/read-json-ld.ts';
import { readMeta, titleEdges } from '../../../extraction/read-meta.ts';
import { readOrganisation } from '../../../extraction/site-contacts.ts';
import { emailsIn } from '../../../facts/contact-shapes.ts';

interface ShopContacts {
  mail: string | null;
  phone: string | null;
  whatsApp: string | null;
}

export interface HomePage {
  name: string | null;
  logoUrl: string | null;
  /** those that the page itself names, the likeliest first */
  colours: string[];
  /** the first few, where colours may stand that the page does not name */
  styleSheets: string[];
  contacts: ShopContacts;
  language: string | null;
  sells: string[];
  /** where the shop says how it is reached; null where it links no such page */
  contactPage: string | null;
}

const styleSheetsMax = 3;
const sellsMax = 6;
const sellsTextMax = 40;

/** @throws PageTooComplex */
export function readHomePage(html: string, url: string): HomePage {
  const document = parseHtml(html);
  const { siteName, language } = readMeta(document, url, {});
  const { siteNames, organisations } = readJsonLd(document);
  const organisation = readOrganisation(organisations, language);
  const elements = findAll(() => true, document.children);
  const links = elements.filter(({ name, attribs }) => name === 'a' && attribs['href'] !== undefined);
  const said = [siteName, ...siteNames, titlePart(elements, url)].map(cleanLine).find((one) => one !== '');
  const contacts = contactsIn(elements);
  return {
    name: said === undefined ? null : cutText(said, limits.brandNameMax),
    logoUrl: secure(organisation.logo, url) ?? logoIn(elements, url),
    colours: coloursNamed(document),
    styleSheets: styleSheetsIn(elements, url),
    contacts: {
      ...contacts,
      mail: contacts.mail ?? emailsIn(organisation.mail)[0] ?? null,
      phone: contacts.phone ?? phoneOf(organisation.phone),
    },
    language,
    sells: sellsIn(links, url),
    contactPage: contactPageIn(links, url),
  };
}

/** Of a further page, the contacts alone. */
export const readContacts = (html: string): ShopContacts => contactsIn(findAll(() => true, parseHtml(html).children));

function contactsIn(elements: readonly Element[]): ShopContacts {
  const contacts: ShopContacts = { mail: null, phone: null, whatsApp: null };
  for (const { attribs } of elements) {
    const href = attribs['href']?.trim() ?? '';
    if (href.length > 500) continue;
    if (/^mailto:/i.test(href)) contacts.mail ??= emailsIn(decoded(href.slice(7)))[0] ?? null;
    else if (/^tel:/i.test(href)) contacts.phone ??= phoneOf(decoded(href.slice(4)));
    else contacts.whatsApp ??= whatsAppOf(href);
  }
  return contacts.mail === null ? { ...contacts, mail: writtenMail(elements) } : contacts;
}

/** An address that stands in the page as text; files such as `logo@2x.png` are none. */
function writtenMail(elements: readonly Element[]): string | null {
  const body = elements.find(({ name }) => name === 'body');
  const text = body === undefined ? '' : textContent(body).slice(0, 300_000);
  return emailsIn(text).find((mail) => !/\.(?:png|jpe?g|gif|svg|webp|js|css)$/.test(mail)) ?? null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function phoneOf(written: string): string | null {
  const digits = written.replace(/^\s*00/, '+').replaceAll(/\(0\)|[^+\d]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? digits : null;
}

function whatsAppOf(href: string): string | null {
  const link = URL.parse(href);
  if (link?.protocol !== 'https:') return null;
  const isWhatsApp = link.hostname === 'wa.me' || link.hostname === 'api.whatsapp.com';
  const digits = (link.searchParams.get('phone') ?? link.pathname).replaceAll(/\D/g, '');
  return isWhatsApp && /^\d{6,15}$/.test(digits) ? `https://wa.me/${digits}` : null;
}

/** The part of the title that the host spells too. */
function titlePart(elements: readonly Element[], url: string): string {
  const element = elements.find(({ name }) => name === 'title');
  const title = element === undefined ? '' : cutText(cleanLine(textContent(element)), 300);
  const hostKey = lettersOf(
    URL.parse(url)
      ?.hostname.replace(/^www\./, '')
      .split('.')[0] ?? '',
  );
  const parts = [title, ...titleEdges(title).map(({ part }) => part)];
  return parts.find((part) => part !== '' && lettersOf(part) === hostKey) ?? '';
}

function logoIn(elements: readonly Element[], url: string): string | null {
  for (const { name, attribs } of elements) {
    if (name !== 'img') continue;
    const marks = [attribs['class'], attribs['id'], attribs['alt'], attribs['src']].join(' ').slice(0, 1000);
    const source = attribs['src'] ?? '';
    const address = source === '' || source.startsWith('data:') ? (attribs['data-src'] ?? '') : source;
    const found = /logo/i.test(marks) ? secure(address, url) : null;
    if (found !== null) return found;
  }
  const icon = elements.find(({ name, attribs }) => name === 'link' && /apple-touch-icon/i.test(attribs['rel'] ?? ''));
  return icon === undefined ? null : secure(icon.attribs['href'] ?? '', url);
}

function secure(address: string, base: string): string | null {
  const found = address.trim() === '' ? null : URL.parse(address.trim(), base);
  return found?.protocol === 'https:' && found.href.length <= limits.urlMax ? found.href : null;
}

function styleSheetsIn(elements: readonly Element[], url: string): string[] {
  const addresses = elements.flatMap(({ name, attribs }) => {
    if (name !== 'link' || !/^\s*stylesheet\s*$/i.test(attribs['rel'] ?? '')) return [];
    const sheet = URL.parse(attribs['href']?.trim() ?? '', url);
    const isWeb = sheet?.protocol === 'https:' || sheet?.protocol === 'http:';
    return isWeb && sheet.href.length <= limits.urlMax && !fontHosts.test(sheet.hostname) ? [sheet.href] : [];
  });
  return [...new Set(addresses)].slice(0, styleSheetsMax);
}

const fontHosts = /^(?:fonts\.googleapis\.com|use\.typekit\.net|fonts\.bunny\.net)$/;

const shelf = /\/(?:collections?|categor(?:y|ies)|product-category|categorie|kategorie|shop|c)\/[^/?#]{2,}/i;
const everything = /\/(?:all|frontpage|sale|new|shop-all|all-products)\/?$/i;

/** Words of a menu, no kind of goods. */
const waysIn = /^(?:(?:shop|view|see|browse|all)\b|by\s)/i;

function sellsIn(links: readonly Element[], url: string): string[] {
  const found = new Map<string, string>();
  for (const link of links) {
    const path = URL.parse(link.attribs['href'] ?? '', url)?.pathname ?? '';
    const text = cleanLine(textContent(link));
    if (text === '' || text.length > sellsTextMax || !shelf.test(path) || everything.test(path)) continue;
    if (waysIn.test(text)) continue;
    if (!found.has(lettersOf(text))) found.set(lettersOf(text), text);
    if (found.size === sellsMax) break;
  }
  return [...found.values()];
}

function contactPageIn(links: readonly Element[], url: string): string | null {
  const own = URL.parse(url)?.hostname;
  for (const { attribs } of links) {
    const link = URL.parse(attribs['href'] ?? '', url);
    if (link === null || link.hostname !== own || !/^https?:$/.test(link.protocol)) continue;
    if (/\/[^/]{0,20}(?:contact|kontakt|contatt|impressum|imprint)[^/]{0,20}\/?$/i.test(link.pathname))
      return link.href;
  }
  return null;
}

/** The colour that a shop's page names as its own: for browsers' frames, else in the theme's own properties. */
export const styleMax = 200_000;
const property =
  /--[\w-]{0,40}(?:primary|accent|brand|button)[\w-]{0,40}\s{0,4}:\s{0,4}(#[0-9a-f]{3,8}|(?:rgba?\()?\d{1,3}[\s,]{1,3}\d{1,3}[\s,]{1,3}\d{1,3})/gi;
const ground =
  /background(?:-color)?\s{0,4}:\s{0,4}(#[0-9a-f]{3,8}|rgba?\(\d{1,3}[\s,]{1,3}\d{1,3}[\s,]{1,3}\d{1,3}|var\(\s{0,4}--[\w-]{1,60})/i;
const variable = /(--[\w-]{1,60})\s{0,4}:\s{0,4}(#[0-9a-f]{3,8}|rgba?\(\d{1,3}[\s,]{1,3}\d{1,3}[\s,]{1,3}\d{1,3})/gi;

/** The colours that a page names, the frame's first: `#rrggbb`. */
function coloursNamed(document: Document): string[] {
  const named = findAll(
    ({ name, attribs }) => name === 'meta' && /^(?:theme-color|msapplication-tilecolor)$/i.test(attribs['name'] ?? ''),
    document.children,
  ).map(({ attribs }) => attribs['content'] ?? '');
  const styles = findAll(({ name }) => name === 'style', document.children)
    .map((style) => textContent(style.children))
    .join('\n');
  return [...named.map(hexOf).filter((colour) => colour !== null), ...coloursInStyles(styles)];
}

/** Those of a style sheet: the theme's own properties, then what its buttons stand on. */
export function coloursInStyles(css: string): string[] {
  const text = css.slice(0, styleMax);
  const properties = [...text.matchAll(property)].slice(0, 40).map(([, value = '']) => value);
  const variables = new Map([...text.matchAll(variable)].map(([, name = '', value = '']) => [name, value]));
  const buttons = text.split('}').flatMap((rule) => {
    const [selector = '', body = ''] = rule.split('{').slice(-2);
    const isButton = /btn|button/i.test(selector.slice(-300));
    const behind = isButton ? ground.exec(body.slice(0, 2000))?.[1] : undefined;
    return behind === undefined ? [] : (variables.get(behind.replace(/^var\(\s*/i, '')) ?? behind);
  });
  return [...properties, ...buttons.slice(0, 40)].map(hexOf).filter((colour) => colour !== null);
}

/** The first that is no grey, else the first that is not nearly white, else null. */
export const mainColour = (colours: readonly string[]): string | null =>
  colours.find(isColourful) ?? colours.find((colour) => lightness(colour) < 200) ?? null;

function hexOf(written: string): string | null {
  const text = written.trim().toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  const long = /^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(text);
  if (long) return `#${long[1]}`;
  const parts = (/(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text) ?? []).slice(1).map(Number);
  if (parts.length !== 3 || parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (hex: string): [number, number, number] => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};
const lightness = (hex: string): number => Math.max(...channels(hex));
/** told from grey by an eye */
export const isColourful = (hex: string): boolean => Math.max(...channels(hex)) - Math.min(...channels(hex)) > 40;
