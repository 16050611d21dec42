/** A shop whose pages change from one training to the next, and that answers conditional questions as a good server does. */
import type { Script } from '../../../server/src/crawling/scripted-web.fixture.ts';
import { at, siteWith } from './training-bench.ts';

export interface LivingPage {
  text: string;
  lastmod: string;
  header?: string;
  price?: string;
  status?: number;
}

const longAgo = '2026-01-05T08:00:00Z';
const words = 'wool linen cotton silk hemp felt velvet canvas denim lace tweed satin'.split(' ');
/** Forty pages that say different things: two of rules, the others of products. */
export function livingShop() {
  const pages = new Map<string, LivingPage>();
  for (let i = 0; i < 38; i += 1) {
    const text = `Number ${i} is woven of ${words[i % 12]} and ${words[(i * 5 + 3) % 12]}, for ${words[(i * 7 + 1) % 12]} lovers. Batch ${i * 31}.`;
    pages.set(`/products/p${String(i).padStart(2, '0')}`, { text, lastmod: longAgo, price: `${20 + i}.00` });
  }
  pages.set('/policies/returns', {
    text: 'You may return anything unused. The time for it is thirty days.',
    lastmod: longAgo,
  });
  pages.set('/policies/shipping', {
    text: 'Parcels leave within two days. Express costs nine euros.',
    lastmod: longAgo,
  });
  return pages;
}

/** With pages of its own beside or in place of the others. */
export const shopWith = (pages: Record<string, string>) =>
  new Map<string, LivingPage>([
    ...livingShop(),
    ...Object.entries(pages).map(([path, text]): [string, LivingPage] => [path, { text, lastmod: longAgo }]),
  ]);

const html = (path: string, { text, price, header }: LivingPage) => {
  const name = `Thing ${path.slice(-2)}`;
  const data = { '@type': 'Product', name, offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } };
  const record = price === undefined ? '' : `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  return `<title>${price === undefined ? path : name}</title>${record}${header === undefined ? '' : `<header><p>${header}</p></header>`}<main><h1>${name}</h1><p>${text}</p>${price === undefined ? '' : `<p>Price €${price}</p>`}</main>`;
};

export function siteOf(pages: Map<string, LivingPage>, listed = [...pages.keys()]) {
  const answers: Script = Object.fromEntries(
    [...pages].map(([path, page]) => [
      at(path),
      (_nth, request) => {
        const etag = `"${page.text.length}-${page.text.slice(-12)}-${page.price}-${page.header?.length}"`;
        if (page.status !== undefined) return { status: page.status };
        if (request.etag === etag) return { status: 304 };
        return { headers: { 'content-type': 'text/html', etag }, body: html(path, page) };
      },
    ]),
  );
  const urls = listed.map((path) => `<url><loc>${at(path)}</loc><lastmod>${pages.get(path)?.lastmod}</lastmod></url>`);
  return siteWith({ ...answers, [at('/sitemap.xml')]: `<urlset>${urls.join('')}</urlset>` });
}

export const copyOf = (pages: Map<string, LivingPage>) =>
  new Map([...pages].map(([path, page]) => [path, { ...page }]));
export const change = (pages: Map<string, LivingPage>, path: string, to: Partial<LivingPage>) => {
  const page = pages.get(path);
  if (page) pages.set(path, { ...page, ...to });
};
