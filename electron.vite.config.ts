/** Builds the desktop app: its main process, the door (one CommonJS file, so that the sandbox can load it) and the same renderer as the browser's. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { rendererConfig } from './vite.web.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** electron-vite makes every address relative, and a page opened at a deep path would not find its scripts. */
const fromTheRoot: Plugin = {
  name: 'from-the-root',
  enforce: 'post',
  config: () => ({ base: '/' }),
};

export default defineConfig({
  main: {
    define: { BUILT_IN_SERVER: JSON.stringify(process.env['DESKTOP_SERVER_ORIGIN'] ?? 'http://localhost:4600') },
    build: {
      outDir: here('./out/main'),
      // our own workspace packages are sources, and so part of the bundle
      externalizeDeps: { exclude: ['@vitrine/contract'], include: ['keytar'] },
      rollupOptions: { input: here('./src/main/index.ts') },
    },
  },
  preload: {
    build: {
      outDir: here('./out/preload'),
      externalizeDeps: false,
      rollupOptions: {
        input: here('./src/preload/index.ts'),
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    ...rendererConfig,
    plugins: [...rendererConfig.plugins, fromTheRoot],
    build: {
      ...rendererConfig.build,
      outDir: here('./out/renderer'),
      minify: true,
      rollupOptions: { input: here('./src/renderer/index.html') },
    },
  },
});
