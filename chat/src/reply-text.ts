/**
 * A reply's text as paragraphs, list items, bold words and links, for text nodes and anchors only: no HTML ever comes of it. Each
 * character is looked at a fixed number of times, so 100 kB of brackets cost no more than 100 kB of words (CH-08).
 */
import { readBareLinks } from './bare-links.ts';
import { placeBehind } from './shop-links.ts';
import type { MayLink } from './shop-links.ts';
import { visibleText } from './visible-text.ts';
import { parseLinkAddress } from './web-address.ts';

export interface ReplyPart {
  text: string;
  href?: string;
  isStrong?: true;
  isEmphasis?: true;
  isCode?: true;
}

export interface ReplyBlock {
  kind: 'paragraph' | 'bullet' | 'number' | 'quote' | 'table';
  /** of a table none: it is shown whole */
  parts: ReplyPart[];
  /** a table's, each of cells; the first names the columns where a line stood under it */
  rows?: ReplyPart[][][];
  hasHead?: boolean;
}

const plainRun = /[^[\]*!`]+/y;
const strongMark = Symbol('**');
const emphasisMark = Symbol('*');
const openBracket = Symbol('[');
type Item =
  | string
  | typeof strongMark
  | typeof emphasisMark
  | typeof openBracket
  | { text: string; href: string }
  | { text: string; isCode: true };

/** What stands between the round brackets after a label. Square brackets end it, so two attempts never read the same characters. */
const destination = /\(\s*([^\s()[\]<>]*(?:\([^\s()[\]<>]*\)[^\s()[\]<>]*)*)\s*\)/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

interface Links {
  mayLink: MayLink;
  /** what may be linked where it is written out plainly */
  mayBare: MayLink;
}

/** An address was meant as a link's and may not be one: of a part of it that is left nothing is pressed. */
const hasBrokenLink = (text: string, mayLink: MayLink): boolean =>
  [...text.matchAll(/\]\s{0,8}(?=\()/g)].some(({ 0: mark, index }) => {
    const href = parseLinkAddress(matchAt(destination, text, index + mark.length)?.[1] ?? '');
    return href === undefined || !mayLink(href);
  });

/** `2 * 3` and `8*10` are no emphasis; `*really*` is. */
function standsAtWord(text: string, at: number): boolean {
  const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
  const isInner = /[\p{L}\p{N}]/u;
  return isInner.test(before) !== isInner.test(after);
}

function readItems(text: string, mayLink: MayLink): Item[] {
  const items: Item[] = [];
  const opened: number[] = [];
  let newestLink = -1;
  let isCodeOver = false;
  let at = 0;

  function closeBracket(): void {
    at += 1;
    const start = opened.pop();
    if (start === undefined) {
      items.push(']');
      return;
    }
    items[start] = '';
    const target = matchAt(destination, text, at);
    if (target === null) return;
    at += target[0].length;
    const href = parseLinkAddress(target[1] ?? '');
    if (href === undefined || newestLink >= start || !mayLink(href)) return;
    const label = items.splice(start).filter((item) => typeof item === 'string');
    newestLink = items.push({ text: label.join('').trim() || href, href }) - 1;
  }

  while (at < text.length) {
    const run = matchAt(plainRun, text, at)?.[0];
    if (run !== undefined) {
      items.push(run);
      at += run.length;
    } else if (text[at] === ']') {
      closeBracket();
    } else if (text[at] === '[' || text.startsWith('![', at)) {
      at += text[at] === '[' ? 1 : 2;
      opened.push(items.length);
      items.push(openBracket);
    } else if (text.startsWith('**', at)) {
      items.push(strongMark);
      at += 2;
    } else if (text[at] === '`' && !isCodeOver) {
      const end = text.indexOf('`', at + 1);
      // looked for once: a line of marks costs no more than one of words
      isCodeOver = end < 0;
      if (end > at + 1) items.push({ text: text.slice(at + 1, end), isCode: true });
      at = end > 0 ? end + 1 : at;
    } else {
      const isMark = text[at] === '*' && standsAtWord(text, at);
      items.push(isMark ? emphasisMark : text.charAt(at));
      at += 1;
    }
  }
  return items;
}

/** Marks count in pairs; one that is left over, like a bracket that never closes, is an ordinary character. */
function readParts(text: string, isHeading: boolean, { mayLink, mayBare }: Links): ReplyPart[] {
  const items = readItems(text, mayLink);
  let marksLeft = items.filter((item) => item === strongMark).length;
  let starsLeft = items.filter((item) => item === emphasisMark).length;
  let isStrong = false;
  let isEmphasis = false;
  const parts: ReplyPart[] = [];

  function add(part: ReplyPart): void {
    const last = parts.at(-1);
    if (part.text === '') return;
    if (isStrong || isHeading) part.isStrong = true;
    if (isEmphasis) part.isEmphasis = true;
    if (last && isAlike(last, part)) last.text += part.text;
    else parts.push(part);
  }

  for (const item of items) {
    if (item === strongMark) {
      if (marksLeft > 1 || isStrong) isStrong = !isStrong;
      else add({ text: '**' });
      marksLeft -= 1;
    } else if (item === emphasisMark) {
      if (starsLeft > 1 || isEmphasis) isEmphasis = !isEmphasis;
      else add({ text: '*' });
      starsLeft -= 1;
    } else if (item === openBracket) add({ text: '[' });
    else if (typeof item === 'string') add({ text: item });
    else if ('isCode' in item) add({ ...item });
    else {
      add({ ...item });
      add({ text: placeBehind(item.text, item.href) });
    }
  }
  return parts.flatMap((part, at) => {
    if (part.href !== undefined || part.isCode) return [part];
    // what names a link's place is none itself
    const place = parts[at - 1]?.href === undefined ? '' : (/^ \([^)]*\)/.exec(part.text)?.[0] ?? '');
    const pieces = readBareLinks(part.text.slice(place.length), mayBare);
    const [first] = pieces;
    if (first && first.href === undefined) first.text = place + first.text;
    else if (place !== '') pieces.unshift({ text: place });
    return pieces.map((piece) => ({ ...part, ...piece }));
  });
}

const isAlike = (one: ReplyPart, other: ReplyPart): boolean =>
  !(one.href ?? other.href ?? one.isCode ?? other.isCode) &&
  one.isStrong === other.isStrong &&
  one.isEmphasis === other.isEmphasis;

const columnsMax = 8;
const rowsMax = 40;

/** Lines of cells between bars; a line of dashes under the first makes it a head. */
function addRow(blocks: ReplyBlock[], line: string, links: Links): void {
  const last = blocks.at(-1);
  const table: ReplyBlock = last?.kind === 'table' ? last : { kind: 'table', parts: [], rows: [] };
  if (table !== last) blocks.push(table);
  if (/^[\s|:-]+$/.test(line)) table.hasHead = true;
  else if ((table.rows?.length ?? 0) < rowsMax)
    table.rows?.push(
      line
        .trim()
        .slice(1, -1)
        .split('|', columnsMax)
        .map((cell) => readParts(cell.trim(), false, links)),
    );
}

const listMark = /^\s{0,8}(?:[-*•–]|(\d{1,3})[.)])\s+(?=\S)/;
const headingMark = /^#{1,6}\s+(?=\S)/;
const quoteMark = /^\s{0,3}>\s?/;
const tableRow = /^\s{0,3}\|.+\|\s*$/;

/** What may not be linked is read as its label alone. */
export function readReplyText(text: string, mayLink: MayLink): ReplyBlock[] {
  const blocks: ReplyBlock[] = [];
  const shown = visibleText(text);
  const links: Links = { mayLink, mayBare: hasBrokenLink(shown, mayLink) ? () => false : mayLink };
  let isOpen = false;
  for (const line of shown.split('\n')) {
    if (tableRow.test(line)) {
      addRow(blocks, line, links);
      isOpen = false;
      continue;
    }
    const list = listMark.exec(line);
    const heading = headingMark.exec(line);
    const quote = quoteMark.exec(line);
    const mark = list ?? heading ?? quote;
    const parts = readParts(line.slice(mark?.[0].length ?? 0).trimEnd(), heading !== null, links);
    const last = blocks.at(-1);
    if (parts.length === 0) isOpen = false;
    else if (quote !== null && mark === quote) {
      if (last?.kind === 'quote') last.parts.push({ text: '\n' }, ...parts);
      else blocks.push({ kind: 'quote', parts });
    } else if (list !== null) blocks.push({ kind: list[1] === undefined ? 'bullet' : 'number', parts });
    else if (isOpen && last?.kind === 'paragraph') last.parts.push({ text: '\n' }, ...parts);
    else blocks.push({ kind: 'paragraph', parts });
    if (parts.length > 0) isOpen = mark === null;
  }
  return blocks;
}

const wordsOf = (parts: readonly ReplyPart[]) => parts.map(({ text }) => text).join('');

/** The reply as a screen reader hears it. */
export function plainReplyText(text: string, mayLink: MayLink): string {
  return readReplyText(text, mayLink)
    .flatMap(({ parts, rows }) => rows?.map((row) => row.map(wordsOf).join(', ')) ?? [wordsOf(parts)])
    .join('\n');
}

/**
 * How much of a text that is still arriving can be shown: a link or bold phrase that is not complete yet waits, so that no visitor sees
 * its marks turn into something else.
 */
export function settledLength(text: string): number {
  const lineStart = text.lastIndexOf('\n') + 1;
  const line = text.slice(lineStart);
  const bracket = line.lastIndexOf('[');
  const isBracketOpen = bracket !== -1 && /^\[[^\]]*(?:\](?:\([^)]*)?)?$/.test(line.slice(bracket));
  const strong = line.split('**');
  const strongStart = strong.length % 2 === 0 ? line.lastIndexOf('**') : line.length - (line.endsWith('*') ? 1 : 0);
  return lineStart + Math.min(isBracketOpen ? bracket : line.length, Math.max(0, strongStart));
}
