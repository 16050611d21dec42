/**
 * Builds the chat page: the shared React components of `chat/`, with Preact under them. Only hooks and elements of React are used there, so
 * Preact's compatibility layer (2 kB) is not needed.
 */
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { inlineEntry, printSizes } from './build-plugins.config.ts';

/**
 * Moves the styles of what is fetched later into its scripts, which add them to the page's own sheet as one rule: one request for each,
 * nothing that a strict CSP forbids, and nothing that Safari 16.0 lacks. The page's own styles stay a file, which goes into its HTML.
 */
function cssInScript(): Plugin {
  return {
    name: 'css-in-script',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const used = new Set<string>();
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.isEntry) continue;
          const styles: string[] = [];
          for (const name of file.viteMetadata?.importedCss ?? []) {
            const sheet = bundle[name];
            if (sheet?.type === 'asset') styles.push(sheet.source.toString());
            used.add(name);
          }
          file.viteMetadata?.importedCss.clear();
          if (styles.length === 0) continue;
          const css = JSON.stringify(styles.join('').replace(/\s*\/\*\$vite\$.*?\*\/\s*/g, ''));
          file.code += `{const s=document.styleSheets[0];s.insertRule("@media all{"+${css}+"}",s.cssRules.length)}`;
        }
        for (const name of used) delete bundle[name];
      },
    },
  };
}

/**
 * Gives each language of the chat a file in one folder that is named after all of them, so that the page names a language and not
 * twenty hashes.
 */
function languageFiles({ from, base }: { from: string; base: string }): Plugin {
  const names = readdirSync(from).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const hash = createHash('sha256');
  for (const name of names) hash.update(readFileSync(from + name));
  const folder = `assets/words-${hash.digest('base64url').slice(0, 8)}/`;
  return {
    name: 'language-files',
    config: () => ({ define: { WORDS_FOLDER: JSON.stringify(base + folder) } }),
    buildStart() {
      for (const name of names) {
        const fileName = `${folder}${name.replace('.ts', '.js')}`;
        this.emitFile({ type: 'chunk', id: from + name, fileName, preserveSignature: 'strict' });
      }
    },
  };
}

/** Lets `import()` be the browser's own: Vite's helper around it preloads styles and modules, of which the chat page has none, for 0.7 kB. */
function plainImport(): Plugin {
  return {
    name: 'plain-import',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}

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
      {
        find: /^react(-dom\/client)?$/,
        replacement: fileURLToPath(new URL('page/react-on-preact.ts', import.meta.url)),
      },
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
