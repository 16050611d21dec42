import type { InlineHashes } from './page-file.ts';

/** The Content-Security-Policy of our own pages: no inline script or style but the build's own, by hash; pictures of products come from shops, over https alone outside demos. */
export function pagePolicy(
  crawlResolve: ReadonlyMap<string, string>,
  frameAncestors: string | null,
  inline: InlineHashes = { scripts: '', styles: '' },
): string {
  const resolved = [...new Set(crawlResolve.values())].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self'${inline.scripts}`,
    `style-src 'self'${inline.styles}`,
    `img-src 'self' data: https: ${resolved}`.trim(),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    // React and Preact write text and attributes: no text becomes markup or a script, so there is no policy to make
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(frameAncestors === null ? [] : [`frame-ancestors ${frameAncestors}`]),
  ].join('; ');
}
