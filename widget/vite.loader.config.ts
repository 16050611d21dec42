/** Builds `chatbox.js`: one classic script without dependencies. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { printSizes } from './build-plugins.config.ts';

export default defineConfig({
  root: fileURLToPath(new URL('loader', import.meta.url)),
  plugins: [printSizes({ 'chatbox.js': 3_072 })],
  build: {
    outDir: '../dist',
    emptyOutDir: false,
    reportCompressedSize: false,
    target: ['chrome109', 'firefox115', 'safari16'],
    lib: { entry: 'chatbox.ts', formats: ['iife'], name: 'chatbox', fileName: () => 'chatbox.js' },
  },
});
