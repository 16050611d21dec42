/** A tree as the lines a reader sees, each with its headings and how much of it is links. What is dropped is decided by the caller. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Element } from 'domhandler';
import { createPairReader, createRowTest, linkShareOf, tableLines, targetOf } from './block-lines.ts';
import type { Panels } from './focus.ts';
import {
  cleanLine,
  cutText,
  glue,
  headingLevel,
  holdsOther,
  hiddenAddress,
  inlineText,
  isBlock,
  isBold,
  linkedContact,
  parted,
  stands,
  withContact,
} from './page-parts.ts';
import { createTileTest } from './product-cards.ts';
import { joinBrokenLines } from './text-line.ts';
import type { TextLine } from './text-line.ts';

interface Options {
  panels?: Panels;
  /** its tables are read as they stand */
  isProse?: boolean;
  /** headings with nothing below them are lines too */
  keepsBareHeadings?: boolean;
  /** tells which links lead to another site */
  pageUrl?: string;
}

interface Place {
  isLink: boolean;
  isBold: boolean;
  isEntry: boolean;
}

interface Heading {
  level: number;
  text: string;
  linkShare: number;
}

const headingMaxLength = 140;
const labelMaxLength = 80;

export function textLines(
  nodes: AnyNode[],
  isDropped: (element: Element) => boolean,
  { panels, isProse = false, keepsBareHeadings = false, pageUrl }: Options = {},
): TextLine[] {
  const lines: TextLine[] = [];
  const isTile = createTileTest(isDropped);
  const pairIn = createPairReader(isDropped);
  const standsInRow = createRowTest(isDropped);
  let stack: Heading[] = [];
  /** headings of a panel end with it, and end none outside of it */
  let floor = 0;
  let headings: string[] = [];
  let isBare = false;
  let buffer = '';
  let linked = 0;
  let bold = 0;
  let gap: TextLine['gap'] = 'block';
  let mark = '';
  let leadsTo: TextLine['leadsTo'] = null;

  const push = (text: string, shares: { link: number; bold: number }) => {
    lines.push({ headings, text, linkShare: shares.link, boldShare: shares.bold, leadsTo, gap, isBareHeading: false });
    isBare = false;
    leadsTo = null;
  };
  const flush = (next: TextLine['gap'] = 'block') => {
    const text = cleanLine(buffer);
    if (text !== '') {
      push(mark + text, { link: Math.min(1, linked / text.length), bold: Math.min(1, bold / text.length) });
      mark = '';
      gap = next;
    } else if (next !== 'break' || gap === 'break') gap = gap === 'entry' ? gap : 'block';
    buffer = '';
    linked = 0;
    bold = 0;
  };
  const add = (text: string, place: Place) => {
    buffer += glue(buffer, text);
    if (!place.isLink && !place.isBold) return;
    const { length } = cleanLine(text);
    if (place.isLink) linked += length;
    if (place.isBold) bold += length;
  };
  const setStack = (next: Heading[]) => {
    const last = stack.at(-1);
    // what a bare heading says would be lost with it
    if (isBare && keepsBareHeadings && last && next.length <= stack.length) {
      lines.push({
        headings: stack.slice(0, -1).map((open) => open.text),
        text: last.text,
        linkShare: last.linkShare,
        boldShare: 0,
        leadsTo: null,
        gap: 'block',
        isBareHeading: true,
      });
    }
    isBare = false;
    stack = next;
    headings = stack.map((open) => open.text);
  };
  const openHeading = (heading: Heading) => {
    // a panel often repeats the words on its handle
    if (floor > 0 && stack.length === floor && stack.at(-1)?.text === heading.text) return;
    const outer = stack.slice(floor).filter((open) => open.level < heading.level);
    setStack([...stack.slice(0, floor), ...outer, heading]);
    isBare = true;
  };

  const visitApart = (node: Element, handle: string, place: Place) => {
    flush();
    const [before, floorBefore] = [stack, floor];
    const isNamed = stack.at(-1)?.text === handle;
    if (handle !== '' && !isNamed) openHeading({ level: 6, text: cutText(handle, headingMaxLength), linkShare: 0 });
    if (handle !== '') floor = stack.length;
    for (const child of node.children) visit(child, place);
    flush();
    const end = before.findIndex((open, at) => stack[at] !== open);
    setStack(before.slice(0, isNamed ? -1 : end < 0 ? before.length : end));
    floor = Math.min(floorBefore, stack.length);
  };

  const visit = (node: AnyNode, place: Place): void => {
    if (isText(node)) return add(node.data, place);
    if (!isTag(node) || isDropped(node)) return;
    if (buffer !== '' && stands(node)) buffer = parted(buffer, node, isDropped);
    const level = headingLevel(node);
    const title = level === null ? '' : inlineText(node.children, isDropped);
    // themes make headings of whole paragraphs and of addresses, for their size
    if (level !== null && title.length <= headingMaxLength && !holdsContact(title) && !isSentence(title)) {
      flush();
      if (title !== '') openHeading({ level, text: title, linkShare: linkShareOf(node, title, isDropped) });
      return;
    }
    const handle = panels?.names.get(node);
    if (handle !== undefined || node.name === 'details') return visitApart(node, handle ?? '', place);
    if (isTile(node)) return pushWhole(inlineText(node.children, isDropped));
    const pair = pairIn(node);
    if (pair !== null) return pushWhole(pair);
    if (node.name === 'table') {
      const rows = tableLines(node, (cell) => inlineText(cell.children, isDropped), isProse);
      if (rows !== null) {
        flush();
        for (const [at, row] of rows.entries()) {
          gap = at === 0 ? 'block' : 'entry';
          push(row, { link: place.isLink ? 1 : 0, bold: 0 });
        }
        gap = 'block';
        return;
      }
    }
    visitPlain(node, place);
  };

  const pushWhole = (text: string) => {
    flush();
    push(text, { link: 0, bold: 0 });
    gap = 'block';
  };

  const visitPlain = (node: Element, place: Place): void => {
    const isBreak = node.name === 'br';
    const isEntry = node.name === 'li';
    const breaks = isBreak || isBlock(node) || standsInRow(node);
    if (breaks && !(node.name === 'dd' && isLabel(buffer))) flush(isBreak ? 'break' : 'block');
    if (isEntry) {
      gap = 'entry';
      mark = isLedIn(node) ? '- ' : '';
    }
    const hidden = hiddenAddress(node);
    const contact = linkedContact(node);
    const inside: Place = {
      isLink: place.isLink || (node.name === 'a' && contact === null && hidden === null),
      isBold: place.isBold || isBold(node),
      isEntry: place.isEntry || isEntry,
    };
    if (inside.isLink && node.name === 'a') leadsTo = targetOf(node, pageUrl);
    const start = buffer.length;
    const before = stack;
    if (hidden === null) for (const child of node.children) visit(child, inside);
    else add(hidden, place);
    if (breaks && isBare && stack !== before && holdsOther(node, stack.at(-1)?.text ?? '')) {
      // the heading of a shelf of goods heads nothing that stands behind the shelf
      setStack(before);
    }
    // a button without words floats above any page, and is told for the whole site
    const isIcon = contact?.startsWith('WhatsApp') === true && !/\S/.test(buffer.slice(start));
    if (contact !== null && hidden === null && !isIcon)
      buffer = buffer.slice(0, start) + withContact(buffer.slice(start), contact);
    if (node.name === 'dt' && /\S/.test(buffer) && buffer.length < labelMaxLength && !/[?？]\W*$/u.test(buffer)) {
      buffer = `${buffer.trim().replace(/:$/, '')}: `;
    } else if (breaks && !isBreak) flush();
    else if (node.name === 'td' || node.name === 'th') buffer += ' ';
    if (isEntry) mark = '';
  };

  /** The entries of a list that a sentence ends into: `We accept:` */
  const ledIn = new Map<AnyNode, boolean>();
  const isLedIn = ({ parent }: Element): boolean => {
    if (!parent) return false;
    const known = ledIn.get(parent);
    if (known !== undefined) return known;
    const last = lines.at(-1);
    const isLed = last !== undefined && last.headings === headings && /[:：]$/.test(last.text);
    ledIn.set(parent, isLed);
    return isLed;
  };

  for (const node of nodes) visit(node, { isLink: false, isBold: false, isEntry: false });
  flush();
  setStack([]);
  return joinBrokenLines(lines);
}

/** builders set whole sentences as headings, for their size */
const isSentence = (text: string): boolean => /[.!]$/u.test(text) && text.split(/\s+/u).length >= sentenceMinWords;
const sentenceMinWords = 12;

const holdsContact = (text: string) => /\S@\S+\.\p{L}{2}/u.test(text) || /(?:\d[\s().-]{0,2}){9}/.test(text);

const isLabel = (text: string) => text.length <= 2 * labelMaxLength && text.trimEnd().endsWith(':');
