/**
 * Moves the styles of what is fetched later into its scripts as constructed sheets: one request for each, and nothing that a strict CSP
 * forbids. The page's own styles stay a file, which goes into its HTML.
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
          file.code += `{const s=new CSSStyleSheet;s.replaceSync(${css});document.adoptedStyleSheets.push(s)}`;
        }
        for (const name of used) delete bundle[name];
      },
    },
  };
}
