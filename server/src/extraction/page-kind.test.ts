import { expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const kindOf = (path: string, html = '') =>
  extractPage({
    url: `https://shop.example${path}`,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(html),
  }).kind;
const record = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const product = record({ '@type': 'Product', name: 'Throw', offers: { price: '10', priceCurrency: 'EUR' } });

test.each([
  ['/', '', 'home'],
  ['/de-at/', '', 'home'],
  ['/index.php', product, 'home'],
  ['/products/throw', '', 'product'],
  ['/collections/wool/products/throw', product, 'product'],
  ['/17', product, 'product'],
  ['/collections/wool', '', 'collection'],
  ['/kategorie/decken', product.repeat(2), 'collection'],
  ['/x', record({ '@type': 'CollectionPage' }), 'collection'],
  ['/policies/x', '', 'policy'],
  ['/pages/shipping-returns', '', 'policy'],
  ['/17', '<title>Versand und Rückgabe</title>', 'policy'],
  ['/17', '<title>送料について</title>', 'policy'],
  ['/x', record({ '@type': 'FAQPage' }), 'policy'],
  ['/blogs/news/our-return-to-the-loom', '', 'article'],
  ['/2024/05/wool', '', 'article'],
  ['/x', `${record({ '@type': 'BlogPosting' })}${product}`, 'article'],
  ['/x', '<meta property="og:type" content="article"><title>Delivery</title>', 'article'],
  ['/cara-order', '<meta property="og:type" content="article"><body class="page page-id-12">', 'policy'],
  ['/tentang-kami', `${record({ '@type': 'Article' })}<body class="page-template-default page page-id-7">`, 'page'],
  ['/cara-order-kopi', `${record({ '@type': 'Article' })}<body class="single single-post postid-7">`, 'article'],
  ['/pages/about-us', '<title>About us</title>', 'page'],
] as const)('%s %s is %s', (path, html, kind) => expect(kindOf(path, html)).toBe(kind));
