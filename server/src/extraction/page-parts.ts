/** The parts of a page: which of them are seen, which are furniture around its content, and what text stands in them. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Element } from 'domhandler';

/** Characters that people cannot see can hide words from them but not from a model: they go. So do those of private use, with which fonts draw icons. */

const invisible =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uE000-\uF8FF\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/gu;

/** Joiners shape words of the Arabic and Indic scripts; elsewhere they are only hidden. */
const idleJoiner =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])[\u200C\u200D]/gu;

function stripInvisible(text: string): string {
  const stripped = text.toWellFormed().replace(invisible, '');
  return /[\u200C\u200D]/.test(stripped) ? stripped.replace(idleJoiner, '') : stripped;
}

/** One line: visible characters, single spaces. */
/** `T-Shirt, rot` and `t-shirt rot` are the same letters and digits. */
export const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

export const cleanLine = (text: string): string => stripInvisible(text).replace(/\s+/gu, ' ').trim();

/** At most so many characters, and never half of one: databases refuse those. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

/** Never text for readers. `form` itself stays: shops wrap whole products in one. */
const silentTags = new Set(
  'script style noscript template svg math iframe frame object embed applet canvas audio video map head select datalist option textarea input progress meter'.split(
    ' ',
  ),
);

const hiddenStyle =
  /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*(hidden|collapse)|opacity\s*:\s*0(\.0+)?\s*(;|$|!)|font-size\s*:\s*0)/i;
const hiddenClass =
  /(^|\s)(hide|hidden|d-none|is-hidden|visually-hidden|visuallyhidden|sr-only|screen-reader-text|screen-reader-only|u-hidden|element-invisible|skiptranslate)(\s|$)/i;

export const isSilent = (element: Element): boolean => silentTags.has(element.name);

export function isUnseen(element: Element): boolean {
  if (isSilent(element)) return true;
  const { hidden, style, 'aria-hidden': ariaHidden, class: classes } = element.attribs;
  if (hidden !== undefined && hidden !== 'until-found') return true;
  if (ariaHidden === 'true') return true;
  if (style !== undefined && hiddenStyle.test(style)) return true;
  return classes !== undefined && (hiddenClass.test(classes) || iconClass.test(classes));
}

/** a font draws the word as a picture: `<i class="material-icons">chat</i>` */
const iconClass = /(^|\s)material-(icons|symbols)(-[a-z]+)?(\s|$)/;

const furnitureTags = new Set(['nav', 'footer', 'dialog', 'menu']);
const furnitureRoles = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'search',
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
  'toolbar',
  'tooltip',
]);

/** Words that name furniture when they stand as a whole word of a class or id (`site-footer`, `cookieBanner`, `nav`). */
const furnitureWord =
  /(^|[\s_-])((cookie|consent|gdpr|ccpa)\w*|newsletter\w*|breadcrumbs?|(site|main|mega|top|mobile|side|off-?canvas|header|footer|dropdown)[_-]?(nav|navigation|menu|bar)|megamenu|nav|navbar|navigation|menu|(?<!(?:product|single|entry|summary|detail)[_-])footer|site[_-]?header|page[_-]?header|masthead|topbar|skip[_-]?(link|to\w*)|modals?|pop-?ups?|drawer|lightbox|mini-?cart|cart[_-]?(drawer|popup|dropdown|content|layout)|shopping-?cart|side-?bar|share|sharing|social\w*|addthis\w*|pagination|pager|toolbar|related[_-]?\w*|recommend\w*|recently[_-]?viewed\w*|upsells?|cross-?sells?|you-?may-?also\w*|advert\w*|ads?|sponsored|promo-?bar|comments?|disqus\w*|login\w*|sign-?up\w*|promo-?fixed|sales-?pop\w*|fomo\w*|toasts?|snackbars?|recent-?(purchase|order|sale)s?|widget-?area|cwginstock\w*|back[_-]?in[_-]?stock\w*|notify[_-]?me\w*|wait-?list\w*|(in)?stock[_-]?(notif\w*|alert\w*|subscri\w*)|(country|currency|locale|region)[_-]?(selectors?|switchers?|pickers?|select|dropdown|list)|locali[sz]ation[_-]\w*|geo-?(picker|switcher))(?=$|[\s_-])/i;

export const furnitureName = (element: Element): string | null => {
  if (furnitureTags.has(element.name)) return element.name;
  const { role, class: classes = '', id = '' } = element.attribs;
  if (role !== undefined && furnitureRoles.has(role)) return role;
  if (element.name === 'body' || element.name === 'html' || element.name === 'main' || element.name === 'article')
    return null;
  const separated = `${classes} ${id}`.replace(/([a-z])([A-Z])/g, '$1-$2');
  return furnitureWord.exec(separated)?.[2] ?? null;
};

const dialogName =
  /(^|[\s_-])(modals?|dialogs?|pop-?ups?|popovers?|drawers?|overlays?|lightbox|off-?canvas)(?=$|[\s_-])/i;

/** Opens above the page, on a click or by itself. */
export const isDialog = ({ name, attribs }: Element): boolean =>
  name === 'dialog' ||
  /^(alert)?dialog$/.test(attribs['role'] ?? '') ||
  (name !== 'body' && name !== 'html' && dialogName.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`));

const blockTags = new Set(
  'address article aside blockquote body button caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

export const isBlock = (element: Element): boolean => blockTags.has(element.name);

export const isBold = ({ name, attribs }: Element): boolean =>
  name === 'b' || name === 'strong' || /font-weight\s*:\s*(bold|[6-9]00)/i.test(attribs['style'] ?? '');

/** 1 to 6, or null */
export function headingLevel(element: Element): number | null {
  const byTag = /^h([1-6])$/.exec(element.name)?.[1];
  if (byTag !== undefined) return Number(byTag);
  if (element.name === 'summary') {
    const inner = element.children.find((child) => isTag(child) && /^h[1-6]$/.test(child.name));
    return inner && isTag(inner) ? headingLevel(inner) : 6;
  }
  if (element.attribs['role'] !== 'heading') return null;
  const level = Number(element.attribs['aria-level'] ?? 2);
  return level >= 1 && level <= 6 ? Math.floor(level) : 2;
}

/** The words of an element as one line, as people read them: contacts that a link or a script hides behind it are among them. */
const pieceMaxLength = 20_000;

export function inlineText(nodes: readonly AnyNode[], isDropped: (element: Element) => boolean): string {
  let text = '';
  const visit = (node: AnyNode): void => {
    if (text.length > pieceMaxLength) return;
    if (isText(node)) text += glue(text, node.data);
    else if (isTag(node) && !isDropped(node)) {
      const hidden = hiddenAddress(node);
      if (hidden !== null) {
        text += hidden;
        return;
      }
      if (stands(node)) text = parted(text, node, isDropped);
      const apart = node.name === 'br' || node.name === 'td' || isBlock(node) ? ' ' : '';
      text += apart;
      for (const child of node.children) visit(child);
      text += apart;
    }
  };
  for (const node of nodes) visit(node);
  return cleanLine(text);
}

/** Words that only styles keep apart: `Europe<small>Germany` is no `EuropeGermany`. */
export const glue = (before: string, data: string): string =>
  /\p{Ll}/u.test(before.at(-1) ?? '') && /^\p{Lu}/u.test(data) ? ` ${data}` : data;

/** Right after another element, and no part of a word: `H<sub>2</sub>O` is one. */
export const stands = ({ name, prev }: Element): boolean =>
  prev !== null &&
  (name === 'small' || (isTag(prev) && !/^(sub|sup|wbr)$/.test(name) && !/^(sub|sup|wbr)$/.test(prev.name)));

const firstLength = 12;

/** Elements that only styles keep apart: `Height` and `155 cm`, `Rp 85.000` and `Rp 79.000`, a price and the former one. */
export function parted(before: string, next: Element, isDropped: (element: Element) => boolean): string {
  const last = before.slice(-2);
  if (!/[\p{L}\p{N}€$£¥*%)]$/u.test(last)) return before;
  const first = firstText(next, isDropped);
  const isApart =
    (/\p{L}{2}$/u.test(last) && (/^\d/.test(first) || (next.name === 'small' && /^\p{Lu}/u.test(first)))) ||
    (/\d$/.test(last) && /^(?:\p{Lu}|\p{Ll}{3})/u.test(first)) ||
    (/[€$£¥*%)]$/.test(last) && /^[\p{L}\d(]/u.test(first));
  return isApart ? `${before} ` : before;
}

function firstText(node: Element, isDropped: (element: Element) => boolean): string {
  if (isDropped(node)) return '';
  for (const child of node.children) {
    const text = isText(child) ? child.data : isTag(child) ? firstText(child, isDropped) : '';
    if (text !== '') return text.slice(0, firstLength);
  }
  return '';
}

/** Cloudflare hides e-mail addresses from robots: the first byte is the key of the others. */
export function hiddenAddress({ attribs }: Element): string | null {
  const code = attribs['data-cfemail'];
  if (code === undefined || !/^([0-9a-f]{2}){4,120}$/i.test(code)) return null;
  const [key = 0, ...bytes] = Buffer.from(code, 'hex');
  const address = Buffer.from(bytes.map((byte) => byte ^ key)).toString();
  return isMailAddress(address) ? address : null;
}

/** links to chats carry a whole greeting */
const hrefMaxLength = 1000;

/** What a link dials or writes to, or null. */
export function linkedContact({ name, attribs }: Element): string | null {
  const href = attribs['href']?.trim() ?? '';
  if (name !== 'a' || href.length > hrefMaxLength) return null;
  const address = /^mailto:([^?]+)/i.exec(href)?.[1]?.trim();
  if (address !== undefined) return isMailAddress(address) ? address : null;
  const number = /^tel:([\d\s+().%/-]+)$/i.exec(href)?.[1]?.replaceAll('%20', ' ').trim();
  if (number !== undefined) return digitsOf(number).length >= 6 ? number : null;
  return whatsAppOf(href);
}

const whatsAppLink =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web|www)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=|whatsapp:\/\/send\/?\?(?:[^#]*&)?phone=)(?:%2B|\+| )?(\d[\d-]{7,16}\d)(?!\d)/i;

/** `+62812…`: the number that a link opens a chat with, or null; links that share a page have none. */
export function whatsAppOf(href: string): string | null {
  const digits = digitsOf(whatsAppLink.exec(href.trim())?.[1] ?? '');
  if (digits.length < 9 || digits.length > 15) return null;
  return chatNumber(digits);
}

/** `WhatsApp +62812…`; what begins with a nought is dialled at home. */
export const chatNumber = (digits: string): string => `WhatsApp ${digits.startsWith('0') ? '' : '+'}${digits}`;

/** What a link says and whom it reaches, neither twice: `Chat on WhatsApp (+62812…)`. */
export function withContact(words: string, contact: string): string {
  if (saysContact(words, contact)) return words;
  const named = /whats ?app|(?<!\p{L})wa(?!\p{L})/iu.test(words) ? contact.replace(/^WhatsApp /, '') : contact;
  return words.trim() === '' ? `${words}${named}` : `${words} (${named})`;
}

/** The words already say it, in whatever spelling. */
const saysContact = (words: string, contact: string): boolean =>
  contact.includes('@')
    ? words.toLowerCase().includes(contact.toLowerCase())
    : digitsOf(words).includes(digitsOf(contact).slice(-7));

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const isMailAddress = (text: string): boolean =>
  text.length <= 120 && /^[^\s@<>"]{1,64}@[^\s@<>"]{1,60}\.[a-z]{2,}$/i.test(text);

/** More than the heading, though nothing of it was kept. */
export const holdsOther = (node: Element, heading: string): boolean =>
  /^(?:section|div|aside)$/.test(node.name) &&
  inlineText(node.children, isSilent).length > heading.length + otherMinLength;
const otherMinLength = 60;
