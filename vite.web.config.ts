/** Builds the owner app for the browser. The desktop build takes the same `rendererConfig`. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Style sheets of pages arrive in any order, and the first to name a layer ranks it: so each begins with the whole order. Done last, because
 * the minifier drops the statement where a single file does not need it.
 */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = `@layer vendor,tokens,base,ui,feature,app;${String(file.source)}`;
    }
  },
};

export const rendererConfig = {
  root: here('./src/renderer'),
  plugins: [react(), layerOrder],
  build: {
    target: 'es2023',
    // The page's CSP is default-src 'self': nothing may arrive as a data: address or an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Read by the check of the log-in page's weight.
    manifest: true,
  },
} satisfies UserConfig;

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4600';

export default defineConfig({
  ...rendererConfig,
  build: {
    ...rendererConfig.build,
    outDir: here('./out/web'),
    emptyOutDir: true,
    // The first script lists all others, and nothing shortens the letters of a hash: as few as the bundler allows tell one build's file from the next.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    port: 4601,
    strictPort: true,
    // With the server's own origin: it refuses cookies that come from any other.
    proxy: Object.fromEntries(
      ['/api', '/videos', '/widget-chat', '/widget-assets', '/chatbox.js'].map((path) => [
        path,
        { target: server, headers: { origin: server } },
      ]),
    ),
  },
});
