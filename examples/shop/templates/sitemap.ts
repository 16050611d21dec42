import { escapeText } from './html.ts';

export type SitemapEntry = { address: string; updated: string; image?: string };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlElement = ({ address, updated, image }: SitemapEntry): string =>
  [
    `  <url><loc>${escapeText(address)}</loc><lastmod>${updated}</lastmod>`,
    image ? `<image:image><image:loc>${escapeText(image)}</image:loc></image:image>` : '',
    '</url>\n',
  ].join('');

export const urlSet = (entries: readonly SitemapEntry[]): string =>
  `${declaration}<urlset ${namespace} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries
    .map(urlElement)
    .join('')}</urlset>\n`;

export const sitemapIndex = (entries: readonly SitemapEntry[]): string =>
  `${declaration}<sitemapindex ${namespace}>\n${entries
    .map(
      ({ address, updated }) => `  <sitemap><loc>${escapeText(address)}</loc><lastmod>${updated}</lastmod></sitemap>\n`,
    )
    .join('')}</sitemapindex>\n`;
