/**
 * A reply's text as paragraphs, list items, bold words and links, for text nodes and anchors only: no HTML ever comes of it. Each
 * character is looked at a fixed number of times, so 100 kB of brackets cost no more than 100 kB of words (CH-08).
 */
import { placeBehind } from './shop-links.ts';
import type { MayLink } from './shop-links.ts';
import { visibleText } from './visible-text.ts';
import { parseLinkAddress } from './web-address.ts';

export interface ReplyPart {
  text: string;
  href?: string;
  isStrong?: true;
}

export interface ReplyBlock {
  kind: 'paragraph' | 'bullet' | 'number';
  parts: ReplyPart[];
}

const plainRun = /[^[\]*!]+/y;
const strongMark = Symbol('**');
const openBracket = Symbol('[');
type Item = string | typeof strongMark | typeof openBracket | { text: string; href: string };

/** What stands between the round brackets after a label. Square brackets end it, so two attempts never read the same characters. */
const destination = /\(\s*([^\s()[\]<>]*(?:\([^\s()[\]<>]*\)[^\s()[\]<>]*)*)\s*\)/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readItems(text: string, mayLink: MayLink): Item[] {
  const items: Item[] = [];
  const opened: number[] = [];
  let newestLink = -1;
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
    } else {
      items.push(text.charAt(at));
      at += 1;
    }
  }
  return items;
}

/** Marks count in pairs; one that is left over, like a bracket that never closes, is an ordinary character. */
function readParts(text: string, isHeading: boolean, mayLink: MayLink): ReplyPart[] {
  const items = readItems(text, mayLink);
  let marksLeft = items.filter((item) => item === strongMark).length;
  let isStrong = false;
  const parts: ReplyPart[] = [];

  function add(part: ReplyPart): void {
    const last = parts.at(-1);
    if (part.text === '') return;
    if (isStrong || isHeading) part.isStrong = true;
    if (last && !last.href && !part.href && last.isStrong === part.isStrong) last.text += part.text;
    else parts.push(part);
  }

  for (const item of items) {
    if (item === strongMark) {
      if (marksLeft > 1 || isStrong) isStrong = !isStrong;
      else add({ text: '**' });
      marksLeft -= 1;
    } else if (item === openBracket) add({ text: '[' });
    else if (typeof item === 'string') add({ text: item });
    else {
      add({ ...item });
      add({ text: placeBehind(item.text, item.href) });
    }
  }
  return parts;
}

const listMark = /^\s{0,8}(?:[-*•–]|(\d{1,3})[.)])\s+(?=\S)/;
const headingMark = /^#{1,6}\s+(?=\S)/;

/** What may not be linked is read as its label alone. */
export function readReplyText(text: string, mayLink: MayLink): ReplyBlock[] {
  const blocks: ReplyBlock[] = [];
  let isOpen = false;
  for (const line of visibleText(text).split('\n')) {
    const list = listMark.exec(line);
    const heading = headingMark.exec(line);
    const parts = readParts(line.slice((list ?? heading)?.[0].length ?? 0).trimEnd(), heading !== null, mayLink);
    const last = blocks.at(-1);
    if (parts.length === 0) isOpen = false;
    else if (list !== null) blocks.push({ kind: list[1] === undefined ? 'bullet' : 'number', parts });
    else if (isOpen && last?.kind === 'paragraph') last.parts.push({ text: '\n' }, ...parts);
    else blocks.push({ kind: 'paragraph', parts });
    if (parts.length > 0) isOpen = list === null && heading === null;
  }
  return blocks;
}

/** The reply as a screen reader hears it. */
export function plainReplyText(text: string, mayLink: MayLink): string {
  return readReplyText(text, mayLink)
    .map((block) => block.parts.map((part) => part.text).join(''))
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
