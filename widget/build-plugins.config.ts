import { brotliCompressSync } from 'node:zlib';
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

const shared = 'window.vitrineShell';
/** Almost all of it runs at once: engines that know the hint read it whole beside the page's own thread, not function by function in it. */
const readWhole = '//# allFunctionsCalledOnLoad\n';
const baseName = (fileName: string) => fileName.replace(/^.*\//, '');

/** Makes `code` take what it imports from `file` from the page's name for it. */
function takeFromPage(code: string, file: string): string {
  const taken = new RegExp(`import${names}from\\s*["'\`]\\./${baseName(file).replaceAll('.', String.raw`\.`)}["'\`];?`);
  return code.replace(
    taken,
    (_all, list: string) => `const{${rename(list, (outside, inside) => `${outside}:${inside}`)}}=${shared};`,
  );
}

function giveToPage(code: string): string {
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

/** The files of these names, and all that they import. */
function withImports(bundle: Rolldown.OutputBundle, wanted: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    file.imports.forEach(add);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && wanted.includes(file.name)) add(file.fileName);
  return [...found];
}

interface Wishes {
  base: string;
  shell: string;
  /** what comes with the first use, fetched beside the large script */
  early: readonly string[];
}

/**
 * Puts the chat page's style and its shell's script into its HTML: one small document that can be written into when it has been read. The
 * shell fetches the large script, and what comes with the first use together with it, not after it. The server allows what stands in the
 * HTML by its hash. Scripts that take something from the shell take it from one name of the page.
 */
export function inlineEntry({ base, shell, early }: Wishes): Plugin {
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
        const fetched = withImports(bundle, [entry.name, ...early]).filter((name) => name !== first.fileName);
        for (const file of files) {
          if (file.type !== 'chunk' || file === first) continue;
          file.code = readWhole + takeFromPage(file.code, first.fileName);
          if (file.code.includes(baseName(first.fileName)))
            throw new Error(`${file.fileName} still imports ${first.fileName}`);
        }
        const addresses = JSON.stringify(fetched.map((name) => base + name));
        const code = giveToPage(first.code).replace(/\bFILES\b/, () => addresses);
        const style = `<style>${takeStyle(bundle)}</style>`;
        const script = `<script>{${checkInline(code)}}</script>`;
        page.source = page.source
          .toString()
          .replace(/<script [^>]*><\/script>|<!--.*?-->/gs, '')
          .replace(/\s+/g, ' ')
          .replace(/> </g, '><')
          .replace(/<link rel="stylesheet"[^>]*>/, () => style)
          .replace('</main>', () => `</main>${script}`);
        delete bundle[first.fileName];
      },
    },
  };
}

/** Prints what each built file weighs as it travels, and warns when one outgrows its budget: bytes after brotli, by how a file's name starts. */
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
