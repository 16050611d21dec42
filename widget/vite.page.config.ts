/**
 * Builds the chat page: the shared React components of `chat/`, with Preact under them. Only hooks and elements of React are used there, so
 * Preact's compatibility layer (2 kB) is not needed.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cssInScript } from './css-in-script.config.ts';
import { plainImport } from './plain-import.config.ts';
import { printSizes } from './print-sizes.config.ts';

/** Short names, one for each class of each file: a name is asked for as often as it occurs. */
const classNames = new Map<string, string>();

function shortClassName(name: string, file: string): string {
  const known = classNames.get(`${file} ${name}`) ?? `c${classNames.size.toString(36)}`;
  classNames.set(`${file} ${name}`, known);
  return known;
}

export default defineConfig({
  root: fileURLToPath(new URL('page', import.meta.url)),
  base: '/widget-assets/',
  plugins: [plainImport(), cssInScript(), printSizes({ 'assets/index-': 16_000 })],
  resolve: {
    alias: [
      { find: 'react-dom/client', replacement: fileURLToPath(new URL('page/preact-root.ts', import.meta.url)) },
      { find: /^react$/, replacement: 'preact/hooks' },
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
    ],
  },
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    modulePreload: false,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
  },
});
