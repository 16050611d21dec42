/** A page’s bytes as text, and its text as a tree of bounded depth and size: pages made to exhaust a parser lose their excess. */
import { DomHandler } from 'domhandler';
import type { Document } from 'domhandler';
import { Parser } from 'htmlparser2';
import type { PageRefusal } from './extracted-page.ts';

/** A page's bytes as text. What the bytes themselves show (byte order mark, valid UTF-8) goes before what the server or the page declares. */

const declaredInMarkup = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)|<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i;

export function decodeHtml(bytes: Uint8Array, contentType: string): string {
  return decoderFor(bytes, contentType).decode(bytes);
}

function decoderFor(bytes: Uint8Array, contentType: string): InstanceType<typeof TextDecoder> {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');

  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString('latin1');
  const [, inMeta, inXml] = declaredInMarkup.exec(head) ?? [];
  const inHeader = /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1];
  const declared = [inHeader, inMeta, inXml].map(parseLabel).find((decoder) => decoder !== null);
  if (declared?.encoding.startsWith('utf-16') === true && bytes.subarray(0, 200).includes(0)) return declared;
  // text that is valid UTF-8 beyond ASCII is never by accident in another charset
  if (isUtf8(bytes)) return declared?.encoding === 'iso-2022-jp' ? declared : new TextDecoder('utf-8');
  if (declared && declared.encoding !== 'utf-8') return declared;
  return new TextDecoder(declared ? 'utf-8' : 'windows-1252');
}

function parseLabel(label: string | undefined): InstanceType<typeof TextDecoder> | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const binaryStarts = ['%PDF', 'MZ', 'PK\u0003', '\u0089PNG', 'GIF8', '\u00ff\u00d8\u00ff', '\u007fELF'].map((start) => [
  ...Buffer.from(start, 'latin1'),
]);

/** tab, line feed, form feed, carriage return, and the escape of Japanese mails */
const spaces = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

/** Programs, pictures and documents that call themselves pages. */
export function looksBinary(bytes: Uint8Array): boolean {
  const [a, b] = bytes;
  const isUtf16 =
    (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || (a === 0x3c && b === 0) || (a === 0 && b === 0x3c);
  if (isUtf16) return false;
  const head = bytes.subarray(0, 1024);
  return (
    binaryStarts.some((start) => start.every((byte, i) => head[i] === byte)) ||
    head.filter((byte) => byte === 0).length > 8 ||
    // compressed: in no text is each twentieth character one that controls
    head.filter((byte) => byte < 0x20 && !spaces.has(byte)).length > head.length / 20
  );
}

const depthMax = 250;
const nodesMax = 300_000;
const textPieceMax = 200_000;
const silent = /^(script|style|noscript|template|textarea|iframe|svg|title|option)$/;

export class PageTooComplex extends Error {
  readonly refusal: Extract<PageRefusal, 'too_many_parts' | 'too_deep'>;

  constructor(refusal: PageTooComplex['refusal']) {
    super(`page refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** @throws PageTooComplex */
export function parseHtml(html: string): Document {
  const dom = new DomHandler();
  let depth = 0;
  let nodes = 0;
  /** the depth at which a script or the like begins that is nested too deeply for its tag to be kept */
  let silentFrom = Infinity;
  const count = () => {
    nodes += 1;
    if (nodes > nodesMax) throw new PageTooComplex('too_many_parts');
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count();
        depth += 1;
        if (depth > 20 * depthMax) throw new PageTooComplex('too_deep');
        // what is nested too deeply keeps its words and loses its tags
        if (depth <= depthMax) dom.onopentag(name, attributes);
        else if (silent.test(name)) silentFrom = Math.min(silentFrom, depth);
      },
      onclosetag() {
        if (depth <= depthMax) dom.onclosetag();
        depth -= 1;
        if (depth < silentFrom) silentFrom = Infinity;
      },
      ontext(text) {
        count();
        if (depth >= silentFrom) return;
        dom.ontext(text.length > textPieceMax ? text.slice(0, textPieceMax) : text);
      },
      onend: () => dom.onend(),
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return dom.root;
}
