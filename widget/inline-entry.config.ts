/**
 * Puts the chat page's own scripts and style into its HTML: one round trip fewer before the chat can be used, which on a slow network is
 * half of the wait. The shell's script comes first and runs at once; the large one behind it runs when the page has been read. The server
 * allows both by their hashes. Scripts that take something from one of them take it from one name of the page.
 */
import type { Plugin, Rolldown } from 'vite';

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

const baseName = (fileName: string) => fileName.replace(/^.*\//, '');

/** Makes `code` take what it imports from `file` from the page's name for it. */
function takeFromPage(code: string, file: string, shared: string): string {
  const taken = new RegExp(`import${names}from\\s*["'\`]\\./${baseName(file).replaceAll('.', String.raw`\.`)}["'\`];?`);
  return code.replace(
    taken,
    (_all, list: string) => `const{${rename(list, (outside, inside) => `${outside}:${inside}`)}}=${shared};`,
  );
}

function giveToPage(code: string, shared: string): string {
  return code.replace(
    new RegExp(`export${names};?`),
    (_all, list: string) => `${shared}={${rename(list, (inside, outside) => `${outside}:${inside}`)}};`,
  );
}

function checkInline(code: string): string {
  if (/\bexport\s*\{|\bimport\s*\{|["'`]\.\//.test(code))
    throw new Error('a script of the page cannot stand in HTML as it is');
  return code.replaceAll('</script', String.raw`<\/script`).replaceAll('<!--', String.raw`<\!--`);
}

function takeStyle(bundle: Rolldown.OutputBundle): string {
  const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (sheet?.type !== 'asset' || sheets.length > 1) throw new Error('the page has not one style');
  delete bundle[sheet.fileName];
  return sheet.source
    .toString()
    .replace(/\s*\/\*\$vite\$.*?\*\/\s*/g, '')
    .trim();
}

export function inlineEntry({ base, shell }: { base: string; shell: string }): Plugin {
  return {
    name: 'inline-entry',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
        const first = files.find((file) => file.type === 'chunk' && file.name === shell);
        const page = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.html'));
        if (entry?.type !== 'chunk' || first?.type !== 'chunk' || page?.type !== 'asset')
          throw new Error('no entry, no shell or no page to put them into');
        const inlined = [
          { file: first, shared: 'window.vitrineShell' },
          { file: entry, shared: 'window.vitrinePage' },
        ];
        for (const file of files) {
          if (file.type !== 'chunk') continue;
          for (const { file: own, shared } of inlined) {
            if (file !== own) file.code = takeFromPage(file.code, own.fileName, shared);
            if (file !== own && file.code.includes(baseName(own.fileName)))
              throw new Error(`${file.fileName} still imports ${own.fileName}`);
          }
        }
        const folder = base + entry.fileName.replace(/[^/]*$/, '');
        const main = giveToPage(entry.code, 'window.vitrinePage').replace(
          /\bimport\((["'`])\.\//g,
          (_all, quote: string) => `import(${quote}${folder}`,
        );
        const early = giveToPage(first.code, 'window.vitrineShell');
        const scripts = `<script>{${checkInline(early)}}</script><script type="module">${checkInline(main)}</script>`;
        const style = `<style>${takeStyle(bundle)}</style>`;
        page.source = page.source
          .toString()
          .replace(/<script [^>]*><\/script>|<!--.*?-->/gs, '')
          .replace(/\s+/g, ' ')
          .replace(/> </g, '><')
          .replace(/<link rel="stylesheet"[^>]*>/, () => style)
          .replace('</main>', () => `</main>${scripts}`);
        delete bundle[entry.fileName];
        delete bundle[first.fileName];
      },
    },
  };
}
