/**
 * Builds the chat page: the shared React components of `chat/`, with Preact under them. Only hooks and elements of React are used there, so
 * Preact's compatibility layer (2 kB) is not needed.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cssInScript } from './css-in-script.config.ts';
import { languageFiles } from './language-files.config.ts';
import { inlineEntry } from './inline-entry.config.ts';
import { plainImport } from './plain-import.config.ts';
import { printSizes } from './print-sizes.config.ts';

const base = '/widget-assets/';
const homes = new Map<string, string>();

/** The page holds nothing but the chat, so a class needs no other name than its own, as long as no two files choose the same. */
function ownClassName(name: string, file: string): string {
  const home = homes.get(name) ?? file;
  if (home !== file) throw new Error(`.${name} stands in ${home} and in ${file}`);
  homes.set(name, file);
  return name;
}

export default defineConfig({
  root: fileURLToPath(new URL('page', import.meta.url)),
  base,
  plugins: [
    plainImport(),
    languageFiles({ from: fileURLToPath(new URL('../chat/src/languages/', import.meta.url)), base }),
    cssInScript(),
    inlineEntry({ base, shell: 'shell', early: ['rest', 'reply-view'] }),
    printSizes({ 'index.html': 6_144, 'assets/index': 12_288 }),
  ],
  resolve: {
    alias: [
      { find: 'react-dom/client', replacement: fileURLToPath(new URL('page/preact-root.ts', import.meta.url)) },
      { find: /^react$/, replacement: fileURLToPath(new URL('page/react-on-preact.ts', import.meta.url)) },
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
    ],
  },
  css: { modules: { generateScopedName: ownClassName } },
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    modulePreload: false,
    // the floors of what is supported; what they lack is written in older words
    target: ['chrome109', 'firefox115', 'safari16'],
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: /page\/shell\.ts$/ }] } } },
  },
});
