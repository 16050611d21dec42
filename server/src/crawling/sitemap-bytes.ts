/** A sitemap's bytes as text, whatever they are packed in: gzip by content (not by name), any charset the file names. */
import { pipeline, Readable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';

/** longer texts are kept where the engine clears up last */
const decodedAtOnce = 16 * 1024;

export type Chunks = AsyncIterable<Uint8Array>;

/** @throws the source's own errors; stops quietly after maxBytes of decoded text */
export async function* sitemapText(source: Chunks, maxBytes: number): AsyncGenerator<string, void> {
  const [start, chunks] = await peek(source, 2);
  const plain = start[0] === 0x1f && start[1] === 0x8b ? gunzip(chunks) : chunks;

  const [head, bytes] = await peek(plain, 200);
  const decoder = new TextDecoder(charsetOf(head));
  let read = 0;
  for await (const chunk of bytes) {
    read += chunk.length;
    for (let at = 0; at < chunk.length; at += decodedAtOnce)
      yield decoder.decode(chunk.subarray(at, at + decodedAtOnce), { stream: true });
    if (read > maxBytes) return;
  }
  yield decoder.decode();
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
