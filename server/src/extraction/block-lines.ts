/** Blocks that become lines of their own: tables, boxes of a label and its value, rows of short texts, and links. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Element } from 'domhandler';
import { isOneOfMany } from './page-kind.ts';
import { cleanLine, headingLevel, inlineText, isBold } from './page-parts.ts';
import type { TextLine } from './text-line.ts';

/** A table of data as lines that keep their meaning when they are quoted alone: `Chest: 96 cm`, or `Size M | Chest: 96 cm | Waist: 82 cm` under a header row. */
const cellMaxLength = 400;
const nameMaxLength = 60;
const shortMaxLength = 12;
const numbersShare = 0.7;

type TextOf = (cell: Element) => string;

/**
 * null when the table only arranges the page
 * @param isProse an article's tables are read as they stand, unless their names are marked as such
 */
export function tableLines(table: Element, textOf: TextOf, isProse = false): string[] | null {
  const rows = rowsOf(table);
  if (rows === null || rows.length === 0) return null;
  const cells = rows.map((row) =>
    row.map((cell) => ({ isMarked: cell.name === 'th', isHeader: isHeader(cell), text: cleanLine(textOf(cell)) })),
  );
  const columns = Math.max(...cells.map((row) => row.length));
  if (columns < 2 || cells.flat().some((cell) => cell.text.length > cellMaxLength)) return null;

  const [first = [], ...others] = cells;
  const isWhole = others.length > 0 && first.length === columns;
  const isHeaded =
    isWhole && (isProse ? columns > 2 && first.every(({ isMarked }) => isMarked) : namesColumns(first, others));
  const names = isHeaded ? first.map((cell, column) => (isProse && column === 0 ? '' : cell.text)) : [];
  return (isHeaded ? others : cells)
    .map((row) =>
      rowLine(
        row.map((cell) => cell.text),
        names,
      ),
    )
    .filter((line) => line !== '');
}

interface Cell {
  isMarked: boolean;
  isHeader: boolean;
  text: string;
}

/** Marked as such or, as in many size charts, words above numbers. */
function namesColumns(first: readonly Cell[], others: readonly Cell[][]): boolean {
  const said = first.filter(({ text }) => text !== '');
  if (said.length < 2 || said.some(({ text }) => text.length > nameMaxLength)) return false;
  if (said.every((cell) => cell.isHeader)) return !others.every((row) => row.every((cell) => cell.isHeader));
  const values = others.flatMap((row) => row.slice(1)).filter(({ text }) => text !== '');
  return (
    first.length > 2 &&
    said.every(({ text }) => !/\d/.test(text)) &&
    values.filter(({ text }) => /\d/.test(text)).length > numbersShare * values.length
  );
}

const isHeader = (cell: Element): boolean => {
  if (cell.name === 'th') return true;
  const row = cell.parent;
  if (row?.parent && isTag(row.parent) && row.parent.name === 'thead') return true;
  const inner = cell.children.filter((child) => isTag(child) || (isText(child) && child.data.trim() !== ''));
  return inner.length > 0 && inner.every((child) => isTag(child) && isBold(child));
};

function rowLine(texts: string[], names: string[]): string {
  const [first = '', second = ''] = texts;
  if (names.length === 0) {
    const filled = texts.filter((text) => text !== '');
    if (texts.length === 2 && filled.length === 2) return `${first.replace(/\s*:$/, '')}: ${second}`;
    return filled.join(' | ');
  }
  return texts
    .map((text, column) => {
      const name = names[column] ?? '';
      if (text === '' || name === '') return text;
      const label = name.replace(/\s*:$/, '');
      // `Size M`
      const isShort = column === 0 && !/\s/.test(label) && text.length <= shortMaxLength;
      return isShort ? `${label} ${text}` : `${label}: ${text}`;
    })
    .filter((text) => text !== '')
    .join(' | ');
}

/** null when another table stands inside */
export function rowsOf(table: Element): Element[][] | null {
  const rows: Element[][] = [];
  const visit = (nodes: AnyNode[]): boolean =>
    nodes.every((node) => {
      if (!isTag(node)) return true;
      if (node.name === 'table') return false;
      if (node.name !== 'tr') return visit(node.children);
      const cells = node.children.filter((child) => isTag(child) && (child.name === 'td' || child.name === 'th'));
      rows.push(cells.filter((cell) => isTag(cell)));
      return cells.every((cell) => isTag(cell) && !holdsTable(cell));
    });
  return visit(table.children) ? spread(rows.filter((row) => row.length > 0)) : null;
}

const spanMax = 40;
const spanOf = (cell: Element, name: 'rowspan' | 'colspan'): number =>
  Math.min(spanMax, Math.max(1, Number.parseInt(cell.attribs[name] ?? '1', 10) || 1));

/** A cell as `tableLines` writes it, without its column's name: `Price: €11.90` */
export const withoutColumn = (cell: string): string => cell.replace(/^[^:：]{1,40}[:：]\s+/u, '').trim();

/** A cell that reaches over several rows or columns stands in each of them: "Belgium" is where both of its services go. */
function spread(rows: readonly Element[][]): Element[][] {
  const isPlain = rows.every((row) =>
    row.every((cell) => spanOf(cell, 'rowspan') === 1 && (row.length === 1 || spanOf(cell, 'colspan') === 1)),
  );
  if (isPlain) return [...rows];
  let reaching: ({ cell: Element; left: number } | undefined)[] = [];
  return rows.map((row) => {
    const cells: Element[] = [];
    const next: typeof reaching = [];
    const own = [...row];
    const put = (cell: Element, left: number) => {
      if (left > 0) next[cells.length] = { cell, left };
      cells.push(cell);
    };
    while (own.length > 0 || reaching[cells.length] !== undefined) {
      const above = reaching[cells.length];
      if (above !== undefined) {
        put(above.cell, above.left - 1);
        continue;
      }
      const cell = own.shift();
      if (cell === undefined) break;
      const columns = row.length === 1 ? 1 : spanOf(cell, 'colspan');
      for (let at = 0; at < columns && cells.length < spanMax; at += 1) put(cell, spanOf(cell, 'rowspan') - 1);
    }
    reaching = next;
    return cells;
  });
}

const holdsTable = (element: Element): boolean =>
  element.children.some((child) => isTag(child) && (child.name === 'table' || holdsTable(child)));

/** Boxes that hold a label and its value, `Calories` above `180`: in lines of their own nobody would know what 180 is. */
const pairsMin = 3;
const labelMax = 40;
const valueMax = 40;

/** The pair as one line, `Calories: 180`, where it stands amid others that look alike and most of them hold a figure; null for all else. */
export function createPairReader(isDropped: (element: Element) => boolean): (element: Element) => string | null {
  const read = new Map<Element, ReadonlyMap<Element, string>>();
  const pairsIn = (parent: Element): ReadonlyMap<Element, string> => {
    const children = parent.children.filter((child): child is Element => isTag(child) && pairTag.test(child.name));
    const pairs = children.flatMap((child) => {
      const pair = pairOf(child, isDropped);
      return pair === null ? [] : [{ child, ...pair }];
    });
    const figures = pairs.filter(({ value }) => /\d/.test(value)).length;
    return pairs.length < pairsMin || 2 * figures < pairs.length || 2 * pairs.length < children.length
      ? new Map()
      : new Map(pairs.map(({ child, label, value }) => [child, `${label}: ${value}`]));
  };
  return (element) => {
    const { parent } = element;
    if (!pairTag.test(element.name) || parent === null || !isTag(parent)) return null;
    const known = read.get(parent) ?? pairsIn(parent);
    read.set(parent, known);
    return known.get(element) ?? null;
  };
}

const pairTag = /^(div|li)$/;

function pairOf(element: Element, isDropped: (element: Element) => boolean): { label: string; value: string } | null {
  const inside = element.children.filter((child): child is Element => isTag(child) && !isDropped(child));
  const [first, second, third] = inside;
  if (first === undefined || second === undefined || third !== undefined) return null;
  if (inside.some((one) => one.name === 'a' || headingLevel(one) !== null)) return null;
  const label = inlineText(first.children, isDropped).replace(/\s*:$/, '');
  const value = inlineText(second.children, isDropped);
  const isPair =
    /^\p{L}[^\d.!?]+$/u.test(label) && label.length <= labelMax && value !== '' && value.length <= valueMax;
  return isPair && !/[.!?]$/.test(value) ? { label, value } : null;
}

/** Spans that stand beside each other, each with a few words and none around them: `Free delivery`, `30 days to return` */
export function createRowTest(isDropped: (element: Element) => boolean): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  const isRow = (parent: Element): boolean => {
    const inside = parent.children.filter((child) =>
      isTag(child) ? !isDropped(child) : isText(child) && /\S/.test(child.data),
    );
    return (
      inside.length >= rowMin &&
      inside.length <= rowMax &&
      inside.every(
        (child) => isTag(child) && child.name === 'span' && rowEntry.test(inlineText(child.children, isDropped)),
      )
    );
  };
  return ({ name, parent }) => {
    if (name !== 'span' || !parent || !isTag(parent) || !/^(div|section|header|aside|footer)$/.test(parent.name))
      return false;
    const stands = known.get(parent) ?? isRow(parent);
    known.set(parent, stands);
    return stands;
  };
}

/** begins as a sentence does, has a few words and is none: a point may stand in an address or a short word */
const rowEntry = /^(?=.{3,80}$)(?!.*\p{L}{5}[.!?]\s+\p{Lu})[^\p{Ll}\s.,;:!?)].*\s\S.*[^.]$/u;
const rowMin = 3;
const rowMax = 12;

/** Links of a page's lines: where they lead, and how much of a heading they are. */

/** Where a link leads: to a page of this site or the shop's own of another, to one of many alike, or away. */
export function targetOf({ attribs }: Element, pageUrl: string | undefined): TextLine['leadsTo'] {
  const url = URL.parse(attribs['href'] ?? '', pageUrl ?? 'https://page.invalid/');
  if (url === null || !/^https?:$/.test(url.protocol)) return 'page';
  if (isOneOfMany(url.href)) return 'card';
  const host = pageUrl === undefined ? url.hostname : (URL.parse(pageUrl)?.hostname ?? '');
  const isHere = url.hostname.replace(/^www\./, '') === host.replace(/^www\./, '');
  return isHere || socialHost.test(url.hostname) ? 'page' : 'abroad';
}

const socialHost =
  /(^|\.)(facebook|instagram|twitter|x|pinterest|youtube|tiktok|linkedin|whatsapp|t|vimeo|shopify|myshopify)\.(com|me|be)$/i;

/** How much of a heading's text is links, 0 to 1. */
export function linkShareOf(heading: Element, text: string, isDropped: (element: Element) => boolean): number {
  let linked = 0;
  const visit = (node: AnyNode): void => {
    if (!isTag(node) || isDropped(node)) return;
    if (node.name === 'a') linked += inlineText(node.children, isDropped).length;
    else for (const child of node.children) visit(child);
  };
  if (heading.parent && isTag(heading.parent) && heading.parent.name === 'a') return 1;
  for (const child of heading.children) visit(child);
  return Math.min(1, linked / text.length);
}
