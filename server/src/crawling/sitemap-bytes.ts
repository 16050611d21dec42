/** A sitemap's bytes as text, whatever they are packed in: gzip by content (not by name), any charset the file names. */
import { pipeline, Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { constants, createGunzip } from 'node:zlib';

export type Chunks = AsyncIterable<Uint8Array>;

/** @throws the source's own errors; stops quietly after maxBytes of decoded text */
export async function* sitemapText(source: Chunks, maxBytes: number): AsyncGenerator<string, void> {
  const [start, chunks] = await peek(source, 2);
  const plain = start[0] === 0x1f && start[1] === 0x8b ? gunzip(chunks) : chunks;

  const [head, bytes] = await peek(plain, 200);
  const decoder = createDecoder(charsetOf(head));
  let read = 0;
  for await (const chunk of bytes) {
    read += chunk.length;
    yield decoder.some(chunk);
    if (read > maxBytes) return;
  }
  yield decoder.rest();
}

/** What is in UTF-8, as nearly all is, takes half the room or less when it is not decoded by way of UTF-16. */
function createDecoder(charset: string) {
  if (charset !== 'utf-8') {
    const decoder = new TextDecoder(charset);
    return { some: (bytes: Uint8Array) => decoder.decode(bytes, { stream: true }), rest: () => decoder.decode() };
  }
  const decoder = new StringDecoder('utf8');
  let isBegun = false;
  const some = (bytes: Uint8Array) => {
    const text = decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    const isMarked = !isBegun && text.startsWith('\uFEFF');
    isBegun ||= text !== '';
    return isMarked ? text.slice(1) : text;
  };
  return { some, rest: () => decoder.end() };
}

function gunzip(chunks: Chunks): Chunks {
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  // a failure or an early end on either side reaches the other
  pipeline(Readable.from(chunks), gunzip, () => {});
  return gunzip;
}

async function peek(source: Chunks, bytes: number): Promise<[Uint8Array, Chunks]> {
  const iterator = source[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array();
  while (head.length < bytes) {
    const next = await iterator.next();
    if (next.done === true) break;
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  async function* whole() {
    try {
      yield head;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return [head, whole()];
}

function charsetOf(head: Uint8Array): string {
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be';
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le';
  const named = /^[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(Buffer.from(head).toString('latin1'))?.[1];
  // a declaration that could be read byte by byte is not in UTF-16, whatever it says
  if (named === undefined || /^utf-?16|^ucs/i.test(named)) return 'utf-8';
  try {
    return new TextDecoder(named).encoding;
  } catch {
    return 'utf-8';
  }
}
