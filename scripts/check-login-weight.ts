/** The log-in page is the first moment with the app: all JavaScript that it loads has a budget. The HTTP client comes with the press of Log In. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from './build-parts.ts';
import { chunksOf, parseManifest } from './chunks-of.ts';
import { root } from './run.ts';

const budgetBytes = 150_000;

const code = await build({ onlyStale: true, part: 'owner app' });
if (code !== 0) process.exit(code);

const out = path.join(root, 'out/web');
const manifest = parseManifest(JSON.parse(await readFile(path.join(out, '.vite/manifest.json'), 'utf8')));
const files = chunksOf(manifest, 'index.html');
const sizes = await Promise.all(
  files.map(async (file) => ({ file, bytes: gzipSync(await readFile(path.join(out, file))).byteLength })),
);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
const verdict = `The log-in page’s JavaScript: ${total} of ${budgetBytes} bytes gzip in ${files.length} files`;
const heaviest = sizes.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5);
process.stdout.write(`${verdict}\n${heaviest.map(({ file, bytes }) => `  ${bytes} ${file}`).join('\n')}\n`);
process.exitCode = total <= budgetBytes ? 0 : 1;
