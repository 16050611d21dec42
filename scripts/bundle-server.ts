/** Bundles server/src into server/dist: drizzle alone costs a quarter of a gigabyte when it is loaded file by file. Packages that read files beside themselves or hold machine code stay packages. */
import { cp, glob, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './run.ts';

const bundled = /^(@vitrine\/|drizzle-orm|typebox)/;
const source = `${root}server/src`;
const out = `${root}server/dist`;

/** Worker threads are started by `new URL('./x.ts', import.meta.url)`: each such file is an entry, found beside main.js. */
const workerUrl = /new URL\(\s*'(\.[\w./-]+)\.ts',\s*import\.meta\.url,?\s*\)/g;

/** What a module reads beside itself lies beside the bundle, under its own name. */
const dataUrl = /new URL\('\.\/([\w-]+\.(?:json|bin))', import\.meta\.url\)/g;
const data = new Map<string, string>();

const entries: Record<string, string> = { main: `${source}/main.ts`, admin: `${source}/admin.ts` };
for await (const file of glob('**/*.ts', { cwd: source })) {
  if (file.endsWith('.test.ts')) continue;
  const text = await readFile(path.join(source, file), 'utf8');
  for (const [, worker = ''] of text.matchAll(workerUrl))
    entries[path.basename(worker)] = path.resolve(source, path.dirname(file), `${worker}.ts`);
  for (const [, name = ''] of text.matchAll(dataUrl)) {
    const from = path.resolve(source, path.dirname(file), name);
    if (data.has(name) && data.get(name) !== from) throw new Error(`two files that are read are called ${name}`);
    data.set(name, from);
  }
}

const bundle = await rolldown({
  input: entries,
  platform: 'node',
  external: (id, importer) => importer !== undefined && !/^[./]/.test(id) && !bundled.test(id),
  plugins: [
    {
      name: 'addresses-and-letters',
      transform(code) {
        const moved = code
          .replace(workerUrl, (_, worker: string) => `new URL('./${path.basename(worker)}.js', import.meta.url)`)
          // `charset` has to leave raw templates as they are: those are written for patterns, where an escape means the same
          .replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
        // only columns change, so the lines still fit
        return moved === code ? null : { code: moved, map: null };
      },
    },
  ],
});
await rm(out, { recursive: true, force: true });
await bundle.write({
  dir: out,
  format: 'esm',
  sourcemap: true,
  chunkFileNames: '[name]-[hash].js',
  // a process holds its program's text, and twice as much of it where one character is beyond Latin
  charset: 'ascii',
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
});
await bundle.close();
await cp(`${source}/database/migrations`, `${out}/migrations`, { recursive: true });
for (const [name, from] of data) await cp(from, `${out}/${name}`);
