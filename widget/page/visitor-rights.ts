/** What a visitor may ask for: their chat as a file of their own, and its end for good. Fetched when they ask. */
import type { calls } from '@vitrine/contract/calls';
import { fieldOf } from '@vitrine/contract/field-of';
import { anyLink } from '@vitrine/chat/shop-links';
import { readReplyText } from '@vitrine/chat/reply-text';
import type { ReplyPart } from '@vitrine/chat/reply-text';
import { call } from './calls.ts';

type Right = 'downloadChat' | 'deleteChat';

/** The contract's own paths, as in `calls.ts`; the page needs them only here. */
const paths: { [Name in Right]: (typeof calls)[Name]['path'] } = {
  downloadChat: '/agents/download_chat',
  deleteChat: '/agents/delete_chat',
};

export async function downloadChat(agentId: string, sessionId: string): Promise<boolean> {
  const { status, body } = await call(paths.downloadChat, { body: { agentId, sessionId } });
  const chat = fieldOf(body, 'chat');
  if (status !== 200 || chat === undefined) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([describeChat(chat)], { type: 'text/plain;charset=utf-8' }));
  link.download = `chat-${new Date().toISOString().slice(0, 10)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** A chat that the server does not know is as good as deleted. */
export async function eraseChat(agentId: string, sessionId: string): Promise<boolean> {
  const { status } = await call(paths.deleteChat, { body: { agentId, sessionId } });
  return status === 200 || status === 404;
}

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

/** A downloaded chat as lines that anybody can read. */
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
