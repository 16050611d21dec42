/**
 * Puts the chat page's own script into its HTML: one round trip fewer before the chat can be used, which on a slow network is half of
 * the wait. The server allows that script by its hash. The files fetched later take what they share with it from one name of the page.
 */
import type { Plugin } from 'vite';

const shared = 'window.vitrinePage';
const names = String.raw`\{([^{}]*)\}`;

/** `a as b,c` with the given mark between the two names of each */
function rename(list: string, order: (inside: string, outside: string) => string): string {
  return list
    .split(',')
    .map((entry) => {
      const [first = '', second = first] = entry.trim().split(/\s+as\s+/);
      return order(first, second);
    })
    .join(',');
}

export function inlineEntry({ base }: { base: string }): Plugin {
  return {
    name: 'inline-entry',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
        const page = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.html'));
        if (entry?.type !== 'chunk' || page?.type !== 'asset') throw new Error('no entry or no page to put it into');

        const own = entry.fileName.replace(/^.*\//, './').replaceAll('.', String.raw`\.`);
        const taken = new RegExp(`import${names}from\\s*["'\`]${own}["'\`]`);
        for (const file of files) {
          if (file.type !== 'chunk' || file === entry) continue;
          file.code = file.code.replace(
            taken,
            (_all, list: string) => `const{${rename(list, (out, inside) => `${out}:${inside}`)}}=${shared}`,
          );
          if (file.code.includes(entry.fileName.replace(/^.*\//, '')))
            throw new Error(`${file.fileName} still imports the page's script`);
        }
        const folder = base + entry.fileName.replace(/[^/]*$/, '');
        const code = entry.code
          .replace(
            new RegExp(`export${names};?`),
            (_all, list: string) => `${shared}={${rename(list, (inside, out) => `${out}:${inside}`)}};`,
          )
          .replace(/\bimport\((["'`])\.\//g, (_all, quote: string) => `import(${quote}${folder}`)
          .replaceAll('</script', String.raw`<\/script`)
          .replaceAll('<!--', String.raw`<\!--`);
        if (/\bexport\s*\{|["'`]\.\//.test(code)) throw new Error('the page’s script cannot stand in HTML as it is');

        page.source = page.source
          .toString()
          .replace(/\s*<script [^>]*><\/script>/, '')
          .replace('</main>', () => `</main><script type="module">${code}</script>`)
          .replace(/>\s+</g, '><');
        delete bundle[entry.fileName];
      },
    },
  };
}
