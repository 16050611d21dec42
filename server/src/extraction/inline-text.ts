/** The words of an element as one line, as people read them: contacts that a link or a script hides behind it are among them. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Element } from 'domhandler';
import { cleanLine } from './clean-text.ts';
import { isBlock } from './page-parts.ts';

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
    (/\d$/.test(last) && /^\p{Lu}/u.test(first)) ||
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
