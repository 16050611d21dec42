/** A tree as the lines a reader sees, each with its headings and how much of it is links. What is dropped is decided by the caller. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Element } from 'domhandler';
import { cleanLine, cutText } from './clean-text.ts';
import { headingLevel, isBlock } from './page-parts.ts';
import { tableLines } from './table-lines.ts';

export interface TextLine {
  /** outermost first; the same array for the lines of one section */
  headings: string[];
  text: string;
  /** 0 to 1 */
  linkShare: number;
}

const headingMaxLength = 200;

export function textLines(nodes: AnyNode[], isDropped: (element: Element) => boolean): TextLine[] {
  const lines: TextLine[] = [];
  let stack: { level: number; text: string }[] = [];
  let headings: string[] = [];
  let buffer = '';
  let linked = 0;

  const push = (text: string, linkShare: number) => lines.push({ headings, text, linkShare });
  const flush = () => {
    const text = cleanLine(buffer);
    if (text !== '') push(text, Math.min(1, linked / text.length));
    buffer = '';
    linked = 0;
  };
  const inlineText = (element: Element) =>
    textLines(element.children, isDropped)
      .map((line) => line.text)
      .join(' ');

  const visit = (node: AnyNode, inLink: boolean): void => {
    if (isText(node)) {
      // words that only styles keep apart: `Europe<small>Germany` is no `EuropeGermany`
      const isGlued = /\p{Ll}$/u.test(buffer) && /^\p{Lu}/u.test(node.data);
      buffer += isGlued ? ` ${node.data}` : node.data;
      if (inLink) linked += cleanLine(node.data).length;
      return;
    }
    if (!isTag(node) || isDropped(node)) return;
    const level = headingLevel(node);
    if (level !== null) {
      flush();
      const text = cutText(inlineText(node), headingMaxLength);
      if (text === '') {
        // an accordion's summary around a heading
        for (const child of node.children) if (isTag(child) && headingLevel(child) !== null) visit(child, inLink);
        return;
      }
      stack = [...stack.filter((open) => open.level < level), { level, text }];
      headings = stack.map((open) => open.text);
      return;
    }
    if (node.name === 'table') {
      const rows = tableLines(node, inlineText);
      if (rows !== null) {
        flush();
        for (const row of rows) push(row, inLink ? 1 : 0);
        return;
      }
    }
    const breaks = node.name === 'br' || isBlock(node);
    if (breaks && !(node.name === 'dd' && /: \s*$/.test(buffer))) flush();
    for (const child of node.children) visit(child, inLink || node.name === 'a');
    if (node.name === 'dt' && /\S/.test(buffer) && buffer.length < 80) buffer = `${buffer.trim().replace(/:$/, '')}: `;
    else if (breaks) flush();
    else if (node.name === 'td' || node.name === 'th') buffer += ' ';
  };

  for (const node of nodes) visit(node, false);
  flush();
  return lines;
}
