/** Builds the owner app for the browser. The desktop build takes the same `rendererConfig`. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const rendererConfig = {
  root: here('./src/renderer'),
  plugins: [react()],
  build: {
    target: 'es2023',
    // The page's CSP is default-src 'self': nothing may arrive as a data: address or an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig;

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4600';

export default defineConfig({
  ...rendererConfig,
  build: { ...rendererConfig.build, outDir: here('./out/web'), emptyOutDir: true },
  server: {
    port: 4601,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/videos', '/widget-chat', '/chatbox.js'].map((path) => [path, server])),
  },
});
