/** A document's plain text under its headings: marked ones, and short lines that stand above a text as headings do. */
import type { TextBlock } from '../../../extraction/extracted-page.ts';

const headingMaxLength = 80;
const levels = 6;

export function blocksOfText(text: string, isMarkdown: boolean): TextBlock[] {
  const blocks: TextBlock[] = [];
  const headings: string[] = [];
  let lines: string[] = [];
  const close = () => {
    const said = lines.join('\n').trim();
    if (said !== '') blocks.push({ headings: headings.filter((one) => one !== ''), text: said, voice: 'shop' });
    lines = [];
  };
  const all = joinBroken(text.split('\n').map((line) => line.trim()));
  for (const [at, line] of all.entries()) {
    const marked = isMarkdown ? /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) : null;
    const level = marked?.[1]?.length ?? (isHeading(line, all[at + 1] ?? '') ? 2 : 0);
    if (level === 0) lines.push(isMarkdown ? unmarked(line) : line);
    else {
      close();
      headings.length = Math.min(headings.length, level - 1);
      while (headings.length < level - 1) headings.push('');
      headings.push(unmarked(marked?.[2] ?? line).slice(0, headingMaxLength));
      headings.length = Math.min(headings.length, levels);
    }
  }
  close();
  return blocks;
}

/** `1. Returns` above a sentence; a question above its answer. */
function isHeading(line: string, next: string): boolean {
  if (line.length < 3 || line.length > headingMaxLength || next.length <= line.length) return false;
  if (/[?？؟]$/u.test(line)) return true;
  return /^(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+)?\p{Lu}/u.test(line) && !/[.!:;,…"”)]$/u.test(line) && /[.!?:]/u.test(next);
}

const unmarked = (line: string): string =>
  line
    .replace(/^[*+]\s+/, '- ')
    .replaceAll(/(\*\*|__|`)/g, '')
    .replaceAll(/!?\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1');

/** Lines of a page that were broken where the page ends go on: `within 30` and `days of delivery`. */
function joinBroken(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && last !== '' && /^[\p{Ll}(€$£]/u.test(line) && !/[.!?:;]$/u.test(last))
      joined[joined.length - 1] = /\p{L}-$/u.test(last) ? last.slice(0, -1) + line : `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
}
