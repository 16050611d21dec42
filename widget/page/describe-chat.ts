/** A downloaded chat as lines that anybody can read. */
import { anyLink } from '@vitrine/chat/shop-links';
import type { ReplyPart } from '@vitrine/chat/reply-text';
import { readReplyText } from '@vitrine/chat/reply-text';
import { fieldOf } from '@vitrine/contract/field-of';

function textOf(data: unknown, name: string): string {
  const value = fieldOf(data, name);
  return typeof value === 'string' ? value : '';
}

function listOf(data: unknown, name: string): unknown[] {
  const value = fieldOf(data, name);
  return Array.isArray(value) ? value : [];
}

/** Where a link leads stands behind it whole, instead of the place alone that the chat names there. */
const partWords = ({ text, href }: ReplyPart, before: ReplyPart | undefined): string => {
  if (href !== undefined) return href.includes(text) ? href.replace(/^(?:mailto|tel):/, '') : `${text} (${href})`;
  return before?.href === undefined ? text : text.replace(/^ \([^)]*\)/, '');
};
const lineOf = (parts: readonly ReplyPart[]) => parts.map((part, at) => partWords(part, parts[at - 1])).join('');

/** A reply without its marks: lists keep a dash, tables a comma between their cells. */
function plainReply(text: string): string {
  const blocks = readReplyText(text, anyLink);
  const lines = blocks.map(({ kind, parts, rows }) => {
    if (rows !== undefined) return rows.map((row) => row.map(lineOf).join(', ')).join('\n');
    return `${kind === 'bullet' || kind === 'number' ? '- ' : ''}${lineOf(parts)}`;
  });
  return lines.join('\n');
}

const minuteOf = (instant: string) => instant.slice(0, 16).replace('T', ' ');

export function describeChat(chat: unknown): string {
  const agent = textOf(chat, 'agent');
  const lines = [agent, ''];
  for (const message of listOf(chat, 'messages')) {
    const isVisitors = textOf(message, 'from') === 'visitor';
    const page = textOf(message, 'page');
    const said = textOf(message, 'text');
    lines.push(
      `${minuteOf(textOf(message, 'at'))} UTC  ${isVisitors ? '>' : agent}${page && `  (${page})`}`,
      isVisitors ? said : plainReply(said),
    );
    for (const product of listOf(message, 'products')) {
      lines.push(`  * ${['title', 'price', 'url'].map((name) => textOf(product, name)).join('  ')}`);
    }
    lines.push('');
  }
  return lines.join('\n');
}
