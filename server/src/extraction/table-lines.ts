/** A table of data as lines that keep their meaning when they are quoted alone: `Chest: 96 cm`, or `M | Chest: 96 cm | Waist: 82 cm` under a header row. */
import { isTag } from 'domhandler';
import type { AnyNode, Element } from 'domhandler';
import { cleanLine } from './clean-text.ts';

const cellMaxLength = 400;

type TextOf = (cell: Element) => string;

/** null when the table only arranges the page */
export function tableLines(table: Element, textOf: TextOf): string[] | null {
  const rows = rowsOf(table);
  if (rows === null || rows.length === 0) return null;
  const cells = rows.map((row) => row.map((cell) => ({ isHeader: cell.name === 'th', text: cleanLine(textOf(cell)) })));
  const columns = Math.max(...cells.map((row) => row.length));
  if (columns < 2 || cells.flat().some((cell) => cell.text.length > cellMaxLength)) return null;

  const [first = [], ...others] = cells;
  const isHeaded =
    others.length > 0 && columns > 2 ? first.length === columns && first.every((cell) => cell.isHeader) : false;
  const names = isHeaded ? first.map((cell) => cell.text) : [];
  return (isHeaded ? others : cells)
    .map((row) =>
      rowLine(
        row.map((cell) => cell.text),
        names,
      ),
    )
    .filter((line) => line !== '');
}

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
      return text === '' || name === '' || column === 0 ? text : `${name.replace(/\s*:$/, '')}: ${text}`;
    })
    .filter((text) => text !== '')
    .join(' | ');
}

/** null when another table stands inside */
function rowsOf(table: Element): Element[][] | null {
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
