/** A file of an owner's as passages. It runs in a thread of its own: a file made to exhaust us fails by itself. */
import { extractText, getDocumentProxy } from 'unpdf';
import type { TextBlock } from '../../../extraction/extracted-page.ts';
import { splitPassages } from '../../../extraction/split-passages.ts';
import { oneString } from '../../../lib/one-string.ts';

export interface DocumentFile {
  name: string;
  bytes: Uint8Array;
}

export interface DocumentPassage {
  headings: string[];
  text: string;
}

/** Words for its owner where it cannot be read. */
export type ReadDocument = { passages: DocumentPassage[] } | { refusal: string };

const pagesMax = 300;
const textMaxLength = 1_500_000;
/** a line on so many pages is their header or footer */
const repeatedOnPages = 3;

export async function readDocument({ name, bytes }: DocumentFile): Promise<ReadDocument> {
  const isPdf = /\.pdf$/i.test(name);
  const read = isPdf ? await textOfPdf(bytes) : textOfFile(bytes);
  if (typeof read !== 'string') return read;
  if (read.length > textMaxLength)
    return { refusal: 'The document is too long: give the parts that visitors ask about.' };
  const blocks = blocksOfText(oneString(read), /\.md$/i.test(name));
  const passages = splitPassages({ title: '', language: null, kind: 'policy', blocks }, '').map(
    ({ headings, text }) => ({
      headings,
      text: text.toWellFormed(),
    }),
  );
  if (passages.length > 0) return { passages };
  return {
    refusal: isPdf ? 'There is no text in this document: it may be a scan.' : 'The document is empty.',
  };
}

async function textOfPdf(bytes: Uint8Array): Promise<string | { refusal: string }> {
  if (Buffer.from(bytes.subarray(0, 1024)).indexOf('%PDF-') === -1) return { refusal: 'This is not a PDF document.' };
  const pdf = await getDocumentProxy(bytes, { stopAtErrors: false, verbosity: 0 });
  if (pdf.numPages > pagesMax) return { refusal: `The document has more than ${pagesMax} pages.` };
  const { text } = await extractText(pdf, { mergePages: false });
  const pages = text.map((page) => page.split('\n').map((line) => line.trim()));
  const held = new Map<string, number>();
  for (const page of pages) for (const line of new Set(page)) held.set(line, (held.get(line) ?? 0) + 1);
  return pages
    .map((page) =>
      page
        .filter((line) => line !== '' && (held.get(line) ?? 0) < repeatedOnPages && !/^\W*\d{1,4}\W*$/.test(line))
        .join('\n'),
    )
    .join('\n');
}

function textOfFile(bytes: Uint8Array): string | { refusal: string } {
  if (bytes.includes(0)) return { refusal: 'This is not text: give a .md, .txt or .pdf document.' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const headingMaxLength = 80;
const levels = 6;

/** A document's plain text under its headings: marked ones, and short lines that stand above a text as headings do. */
function blocksOfText(text: string, isMarkdown: boolean): TextBlock[] {
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
