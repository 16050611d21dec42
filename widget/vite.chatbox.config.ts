/**
 * Builds what the loader fetches later: `chatbox/visit.js` with the first use, `chatbox/unasked.js` where an owner wants what
 * it does, and `chatbox/{language}.js` when the page is idle, each language's words in a file of its own that needs no other.
 */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import type { Words } from '../chat/src/words.ts';
import { english } from '../chat/src/words.ts';
import { printSizes } from './build-plugins.config.ts';

const folder = new URL('../chat/src/languages/', import.meta.url);

async function allWords(): Promise<Words[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const files: { words: Words }[] = await Promise.all(names.map((name) => import(new URL(name, folder).href)));
  return [english, ...files.map(({ words }) => words)];
}

/** One file a language in the place of the one without words. */
function inEachLanguage(): Plugin {
  return {
    name: 'in-each-language',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const plain = bundle['later.js'];
        if (plain?.type !== 'chunk') return;
        delete bundle['later.js'];
        for (const { language, away, tryAgain, close } of await allWords()) {
          const source = plain.code.replace(/\bWORDS\b/, () => JSON.stringify([away, tryAgain, close]));
          this.emitFile({ type: 'asset', fileName: `${language}.js`, source });
        }
      },
    },
  };
}

const parts = ['later', 'visit', 'unasked'];

export default defineConfig({
  root: fileURLToPath(new URL('loader', import.meta.url)),
  plugins: [inEachLanguage(), printSizes({ visit: 3_000, unasked: 1_536, '': 1_500 })],
  build: {
    outDir: '../dist/chatbox',
    emptyOutDir: true,
    reportCompressedSize: false,
    target: ['chrome109', 'firefox115', 'safari16'],
    // a library's whitespace is kept without it
    rolldownOptions: { output: { minify: true } },
    lib: {
      entry: Object.fromEntries(parts.map((name) => [name, `${name}.ts`])),
      formats: ['es'],
      fileName: (_format, name) => `${name}.js`,
    },
  },
});
