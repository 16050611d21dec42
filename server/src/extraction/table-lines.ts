/** A table of data as lines that keep their meaning when they are quoted alone: `Chest: 96 cm`, or `Size M | Chest: 96 cm | Waist: 82 cm` under a header row. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Element } from 'domhandler';
import { cleanLine } from './clean-text.ts';
import { isBold } from './page-parts.ts';

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
  return visit(table.children) ? rows.filter((row) => row.length > 0) : null;
}

const holdsTable = (element: Element): boolean =>
  element.children.some((child) => isTag(child) && (child.name === 'table' || holdsTable(child)));
