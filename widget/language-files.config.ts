/**
 * Gives each language of the chat a file in one folder that is named after all of them, so that the page names a language and not
 * twenty hashes.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function languageFiles({ from, base }: { from: string; base: string }): Plugin {
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
