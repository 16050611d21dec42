/**
 * Which product pages of a shop's export become a product with name and price, and why the others do not:
 * `node tests/bench/list-products.ts FOLDER`, a folder of .html files as `shared/eval/sites` packs them.
 */
import { extractPage } from '../../server/src/extraction/extract-page.ts';
import type { ExtractedPage } from '../../server/src/extraction/extracted-page.ts';
import { exportedPages } from '../eval/shop-knowledge.ts';

const [folder = ''] = process.argv.slice(2);
const isProductPage = (url: string) => /\/products?\/[^/]+$/.test(new URL(url).pathname);

function reasonOf({ refusal, products: [product] }: ExtractedPage): string | null {
  if (refusal !== null) return `refused: ${refusal}`;
  if (product === undefined) return 'no product was found';
  if (product.name === '') return 'no name';
  if (product.price !== null) return null;
  return product.priceConflict ? 'its sources disagree on the price' : 'the page gives no price';
}

const reasons = exportedPages(folder, 'shop.example')
  .filter(({ url }) => isProductPage(url))
  .map(({ url, body }) => {
    const page = extractPage({ url, headers: { 'content-type': 'text/html; charset=utf-8' }, body });
    return { url, reason: reasonOf(page) };
  });
const missing = reasons.filter(({ reason }) => reason !== null);
for (const { url, reason } of missing) process.stdout.write(`${reason}: ${url}\n`);
process.stdout.write(`${reasons.length - missing.length} of ${reasons.length} product pages\n`);
