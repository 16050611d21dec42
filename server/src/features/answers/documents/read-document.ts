/** A file of an owner's as passages. It runs in a thread of its own: a file made to exhaust us fails by itself. */
import { extractText, getDocumentProxy } from 'unpdf';
import { splitPassages } from '../../../extraction/split-passages.ts';
import { oneString } from '../../../lib/one-string.ts';
import { blocksOfText } from './document-blocks.ts';

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
