/** Prints what each built file weighs as it travels, and warns when one outgrows its budget. */
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** `budgets`: bytes after brotli, by how a file's name starts. */
export function printSizes(budgets: Record<string, number>): Plugin {
  return {
    name: 'print-sizes',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const content = file.type === 'chunk' ? file.code : file.source;
          const bytes = brotliCompressSync(content).length;
          const budget = Object.entries(budgets).find(([start]) => file.fileName.startsWith(start))?.[1];
          const line = `${file.fileName}: ${bytes} bytes brotli${budget === undefined ? '' : ` of ${budget}`}`;
          if (budget !== undefined && bytes > budget) this.warn(`over its budget: ${line}`);
          else this.info(line);
        }
      },
    },
  };
}
