/** Writes a .br and a .gz beside each text file of the folder argv[2], pressed as hard as possible: they are made once and fetched by every visitor. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = process.argv[2] ?? '';
const minBytes = 256;

for (const name of await readdir(folder)) {
  if (!/\.(js|css|svg|json|html)$/.test(name)) continue;
  const file = path.join(folder, name);
  const bytes = await readFile(file);
  if (bytes.length < minBytes) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const pressed = {
    br: await promisify(brotliCompress)(bytes, { params }),
    gz: await promisify(gzip)(bytes, { level: 9 }),
  };
  for (const [extension, smaller] of Object.entries(pressed)) {
    if (smaller.length < bytes.length) await writeFile(`${file}.${extension}`, smaller);
  }
}
