/** A response's body, decoded as it flows and cut off at its cap, so that neither an endless page nor a compressed bomb is ever held. */
import { pipeline } from 'node:stream';
import type { Readable, Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { toWebError, webError } from './guarded-web-errors.ts';

const encodingsMax = 2;

// a body that ends early is kept as far as it came, as browsers do
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };

const decoders: Record<string, () => Transform> = {
  gzip: () => createGunzip(lenient),
  'x-gzip': () => createGunzip(lenient),
  deflate: () => createInflate(lenient),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

function decodersFor(contentEncoding: string): Transform[] {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  const create = names.map((name) => decoders[name]);
  if (names.length > encodingsMax || create.includes(undefined)) throw webError('bad_response');
  return create.flatMap((make) => make?.() ?? []).toReversed();
}

/** @throws WebError `too_large` after maxBytes, of what was sent as well as of what it decodes to */
export async function* readBody(
  raw: Readable,
  contentEncoding: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void> {
  let sentBytes = 0;
  let decodedBytes = 0;
  try {
    let decoded = raw;
    for (const decoder of decodersFor(contentEncoding)) {
      const source = decoded;
      // a failure anywhere destroys the whole chain; the reader below sees it
      pipeline(source, decoder, () => {});
      decoded = decoder;
    }
    if (decoded !== raw) {
      raw.on('data', (chunk: Uint8Array) => {
        sentBytes += chunk.length;
        if (sentBytes > maxBytes) raw.destroy(webError('too_large'));
      });
    }
    for await (const chunk of decoded as AsyncIterable<Uint8Array>) {
      decodedBytes += chunk.length;
      if (decodedBytes > maxBytes) throw webError('too_large');
      yield chunk;
    }
  } catch (error) {
    throw toWebError(error);
  } finally {
    raw.on('error', () => {}).destroy();
  }
}
