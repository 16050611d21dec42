/**
 * Moves the styles of what is fetched later into its scripts, which add them to the page's own sheet as one rule: one request for each,
 * nothing that a strict CSP forbids, and nothing that Safari 16.0 lacks. The page's own styles stay a file, which goes into its HTML.
 */
import type { Plugin } from 'vite';

export function cssInScript(): Plugin {
  return {
    name: 'css-in-script',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const used = new Set<string>();
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.isEntry) continue;
          const styles: string[] = [];
          for (const name of file.viteMetadata?.importedCss ?? []) {
            const sheet = bundle[name];
            if (sheet?.type === 'asset') styles.push(sheet.source.toString());
            used.add(name);
          }
          file.viteMetadata?.importedCss.clear();
          if (styles.length === 0) continue;
          const css = JSON.stringify(styles.join('').replace(/\s*\/\*\$vite\$.*?\*\/\s*/g, ''));
          file.code += `{const s=document.styleSheets[0];s.insertRule("@media all{"+${css}+"}",s.cssRules.length)}`;
        }
        for (const name of used) delete bundle[name];
      },
    },
  };
}
