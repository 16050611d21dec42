/** What a page says in words outside of its content: free delivery in the bar on top, hours and address in the footer. One subject a line, each with its label, so that each can be found and quoted alone. */
import type { Element } from 'domhandler';
import { namesAccount } from '../lib/mask-personal.ts';
import { boldHeadings } from './line-headings.ts';
import { cutText } from './page-parts.ts';
import { isPaymentName, paymentNames } from './payment-names.ts';
import type { SitePart } from './site-parts.ts';
import { isRemnant } from './text-line.ts';
import type { TextLine } from './text-line.ts';
import { textLines } from './text-lines.ts';

const linesMax = 60;
const lineMaxLength = 600;
const labelMaxLength = 40;
const labelMaxWords = 5;
const shortMaxLength = 70;

interface Needs {
  parts: readonly SitePart[];
  language: string | null;
  isUnseen: (element: Element) => boolean;
}

export function siteLines({ parts, language, isUnseen }: Needs): string[] {
  const notices = new Set(parts.filter(({ role }) => role === 'notice').map(({ element }) => element));
  const said = new Set<string>();
  const days = weekdaysOf(language);
  for (const { element, role } of parts) {
    const isDropped = (one: Element) => isUnseen(one) || isControl(one) || (role !== 'notice' && notices.has(one));
    const lines = boldHeadings(textLines(element.children, isDropped));
    for (const line of subjects(lines, role, days)) {
      said.add(cutText(line, lineMaxLength));
    }
  }
  const payments = paymentNames(parts.filter(({ role }) => role !== 'notice').map(({ element }) => element));
  if (payments.length > 0) said.add(`${weAccept[language ?? ''] ?? 'We accept'}: ${payments.join(', ')}`);
  return [...said].slice(0, linesMax);
}

const weAccept: Record<string, string> = {
  de: 'Wir akzeptieren',
  es: 'Aceptamos',
  fr: 'Nous acceptons',
  id: 'Kami menerima pembayaran',
  it: 'Accettiamo',
  nl: 'Wij accepteren',
  pl: 'Akceptujemy',
  pt: 'Aceitamos',
  sv: 'Vi accepterar',
  tr: 'Kabul ediyoruz',
};

const controlName =
  /(^|[\s_-])(nav|navbar|navigation|menus?|mega-?menu|(mini|side|ajax|shopping)-?cart|cart|basket|drawer|modals?|pop-?ups?|search\w*|log-?in|accounts?|currency|currencies|locali[sz]ation|(language|country)-?\w*|social\w*|breadcrumbs?|skip-?\w*|copyright|powered-?by|dismiss|close)(?=$|[\s_-])/i;

/** Menus, carts, searches and log-ins, which say nothing. */
function isControl({ name, attribs }: Element): boolean {
  if (/^(nav|dialog|menu|label|legend)$/.test(name)) return true;
  if (name === 'button') return attribs['aria-expanded'] === undefined;
  if (/^(navigation|search|dialog|menu|menubar)$/.test(attribs['role'] ?? '')) return true;
  if (name === 'footer' || name === 'header') return false;
  return controlName.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`.replace(/([a-z])([A-Z])/g, '$1-$2'));
}

const isContact = (text: string) => /^(mail|phone)$/.test(subjectOf(text));
const wordCount = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const furnitureLine =
  /©|\(c\)\s*\d{4}|copyright|all rights reserved|alle rechte vorbehalten|tous droits|todos los derechos|tutti i diritti|powered by|designed by|^(follow|find|folge[nt]?|suivez|s[íi]guenos|seguici|volg)\b.{0,30}$/iu;

function mayBeSaid({ text, linkShare, isBareHeading }: TextLine, role: SitePart['role']): boolean {
  if (isBareHeading || furnitureLine.test(text) || isPaymentName(text) || isRemnant(text) || /[:：]$/.test(text))
    return false;
  if (linkShare >= 0.7 && !isContact(text)) return role === 'notice' && wordCount(text) >= 3;
  return /[\p{L}\p{N}]/u.test(text);
}

function saysEnough(text: string): boolean {
  if (isContact(text)) return true;
  // scripts without spaces count by their length
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)) return text.length >= 6;
  return wordCount(text) >= (/\d{2}/.test(text) ? 2 : 3);
}

type Subject = 'mail' | 'phone' | 'hours' | 'other';

const timeRange =
  /\d{1,2}\s*([:.h]\s*\d{2})?\s*([ap]\.?\s?m\.?|uhr|h)?\s*(-|–|—|to|till|until|bis|à|a|tot|do|s\/d|sampai|hingga)\s*\d{1,2}\s*([:.h]\s*\d{2}|[ap]\.?\s?m\b|uhr|h\b)/i;
/** below a day: `11 – 5` */
const bareRange = /^\d{1,2}\s*[-–—]\s*\d{1,2}$/;
const weekday = weekdaysIn(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'tr', 'pl', 'sv', 'id']);

/** The days of the week as a language writes them. */
function weekdaysIn(languages: string[]): RegExp {
  const formats = languages.map((one) => new Intl.DateTimeFormat(one, { weekday: 'long', timeZone: 'UTC' }));
  // the fourth of January 1970 was a Sunday, as good a week as any
  const names = Array.from({ length: 7 }, (_, day) => new Date((3 + day) * 86_400_000)).flatMap((day) =>
    formats.map((format) => format.format(day)),
  );
  return new RegExp(`(?<!\\p{L})(?:${names.map((name) => name.replace(/-feira$/, '')).join('|')})s?(?!\\p{L})`, 'iu');
}

const known = new Map<string, RegExp>();

function weekdaysOf(language: string | null): RegExp {
  if (language === null || !/^[a-z]{2,3}$/.test(language)) return weekday;
  const days = known.get(language) ?? weekdaysIn([language]);
  known.set(language, days);
  return days;
}

function subjectOf(text: string, days: RegExp = weekday): Subject {
  if (text.length > 300) return 'other';
  if (timeRange.test(text) || (days.test(text) && text.length <= shortMaxLength)) return 'hours';
  if (/\S@\S+\.\p{L}{2}/u.test(text)) return 'mail';
  if (namesAccount(text)) return 'other';
  const digits = /(?:\+|\(|\b)\d[\d\s().\u2010-\u2013-]{5,}\d/.exec(text)?.[0].replace(/\D/g, '').length ?? 0;
  return digits >= 7 && digits <= 15 && text.length <= shortMaxLength + 30 ? 'phone' : 'other';
}

/** what only sets a line off */
const edge = /^[\s|•·*~–—-]+(?=\S)|(?<=\S)\s*[|•·*~–—-]+$/gu;

interface Piece {
  text: string;
  subject: Subject;
  label: string;
  isOpen: boolean;
}

/** Lines of one subject under one label stand together, those of several are taken apart. */
function subjects(lines: readonly TextLine[], role: SitePart['role'], days: RegExp): string[] {
  const pieces: Piece[] = [];
  const ofHours = new Set<string>();
  for (const line of lines) {
    const heading = labelOf(line);
    for (const [at, text] of apart(line.text.replace(edge, '').replace(/(?<=\S)•(?=\S)/g, ' • ')).entries()) {
      const last = pieces.at(-1);
      const subject = last?.subject === 'hours' && bareRange.test(text) ? 'hours' : subjectOf(text, days);
      if (subject === 'hours') ofHours.add(heading);
      const label = subject !== 'hours' && ofHours.has(heading) ? '' : heading;
      const piece = { text, subject, label, isOpen: text.length <= shortMaxLength && !/[.!?]$/.test(text) };
      const isGap = subject === 'hours' || (subject === 'other' && line.gap === 'break');
      if (last && subject === 'hours' && headsHours(last, label)) {
        last.text += `: ${text}`;
        last.subject = subject;
      } else if (at === 0 && last && isGap && goesOn(last, piece)) last.text += `, ${text.replace(/^,\s*/, '')}`;
      else if (mayBeSaid({ ...line, text }, role)) pieces.push(piece);
    }
  }
  // the lines of an address say something together
  const said = pieces.filter(({ text }) => role === 'notice' || saysEnough(text));
  return said.map(({ text, label }) => (label === '' || hasLabel(text) ? text : `${label}: ${text}`));
}

/** `Customer support hours`, in a line of its own that is not set as a heading */
const headsHours = ({ text, subject, label }: Piece, labelOfHours: string): boolean =>
  subject === 'other' &&
  label === labelOfHours &&
  text.length <= labelMaxLength &&
  wordCount(text) <= labelMaxWords &&
  !/[\d.!?,;:]/.test(text);

const goesOn = (last: Piece, { subject, label, isOpen }: Piece) =>
  last.isOpen && isOpen && last.label === label && last.subject === subject;

function apart(text: string): string[] {
  if (furnitureLine.test(text)) return besideFurniture(text);
  if (text.length > sentencesFrom) {
    return [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter((segment) => segment !== '');
  }
  const parts = text.split(/\s+[|•·]\s+/).filter((part) => part !== '');
  const named = parts.map((part) => subjectOf(part)).filter((subject) => subject !== 'other');
  return new Set(named).size > 1 ? parts : [text];
}

/** "© 2027 Shop Ltd. Weaving courses every Saturday for €45." says something beside the shop's name: what has a number of its own. */
const besideFurniture = (text: string): string[] =>
  text
    .split(/\s+[|•·]\s+|(?<=[.!?])\s+/)
    .filter(
      (part) => !furnitureLine.test(part) && besideMin <= wordCount(part) && /\d/.test(part.replaceAll(year, '')),
    );
const besideMin = 4;
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const sentencesFrom = 160;

const hasLabel = (text: string) => /^[^:\d]{2,30}:\s/.test(text);

function labelOf({ headings, text }: TextLine): string {
  const heading = (headings.at(-1) ?? '').replace(/\s*:$/, '');
  const isSentence = text.length > shortMaxLength && /[.!?。！？]/.test(text);
  return heading.length > labelMaxLength || isSentence ? '' : heading;
}
