/** Where a search found its words in a message. */
import { oneLine } from '../../../lib/one-line.ts';

export interface Excerpt {
  text: string;
  /** spans of the found words, in UTF-16 units */
  marks: { from: number; to: number }[];
}

const charactersAtMost = 140;
/** what is short anyway is read from its beginning */
const charactersShort = 60;
/** few, so that a line of the list shows the word before it ends */
const charactersBefore = 16;
const word = /[\p{L}\p{N}\p{M}]+/gu;

/** @param words as they were sought: small letters, beginnings of words */
export function excerptOf(content: string, words: readonly string[]): Excerpt {
  const line = oneLine(content);
  const found = [...line.matchAll(word)]
    .filter(({ 0: said }) => words.some((sought) => said.toLowerCase().startsWith(sought)))
    .map(({ 0: said, index }) => ({ from: index, to: index + said.length }));
  const first = found[0]?.from ?? 0;
  const isWhole = line.length <= charactersShort || first <= charactersBefore;
  const from = isWhole ? 0 : wordAfter(line, first - charactersBefore, first);
  const to = line.length - from <= charactersAtMost ? line.length : wordBefore(line, from + charactersAtMost);
  const before = from > 0 ? '… ' : '';
  const shift = before.length - from;
  return {
    text: `${before}${line.slice(from, to)}${to < line.length ? ' …' : ''}`,
    marks: found.filter((mark) => mark.to <= to).map((mark) => ({ from: mark.from + shift, to: mark.to + shift })),
  };
}

function wordAfter(line: string, at: number, first: number): number {
  const space = line.indexOf(' ', at);
  return space === -1 || space >= first ? first : space + 1;
}

function wordBefore(line: string, at: number): number {
  const space = line.lastIndexOf(' ', at);
  return space > at - charactersBefore ? space : at;
}

/** What an owner typed into the search, as the index can be asked for it. */
const wordsAtMost = 8;

/** Each word once; the index holds letters and digits only. */
export function searchWords(typed: string): string[] {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, wordsAtMost);
}

/** `https://shop.example/a?x`, `shop.example/a`, `/a` and `a` all mean the pages whose path begins with `/a`. */
export function searchPath(typed: string): string {
  const [address = ''] = typed.trim().split(/[?#]/, 1);
  const withoutScheme = address.replace(/^[a-z]+:\/\//i, '');
  const slash = withoutScheme.indexOf('/');
  if (slash !== -1) return withoutScheme.slice(slash);
  return withoutScheme === address && !address.includes('.') ? `/${address}` : '/';
}

/** A text as the beginning of a LIKE pattern. */
export const likeBeginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
