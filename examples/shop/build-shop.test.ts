import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildShop } from './build-shop.ts';
import { products } from './catalogue.ts';
import { categories } from './catalogue/categories.ts';
import { goneProduct, redirects } from './moved-addresses.ts';
import { delivery, deliveryZones, giftCards, returns, shop, warranty } from './policies.ts';
import { formatPrice, plainAmount, priceRange } from './templates/price.ts';

const publicOrigin = 'https://hearthandloom.example';
const files = buildShop({ publicOrigin });

const bodyOf = (path: string): string => {
  const file = files.get(path);
  if (!file) throw new Error(`the shop has no ${path}`);
  return file.contentType === 'application/gzip' ? gunzipSync(file.body).toString() : Buffer.from(file.body).toString();
};

const pages = [...files].filter(([, file]) => file.contentType.startsWith('text/html')).map(([path]) => path);

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const textOf = (path: string): string =>
  (matches(bodyOf(path), /<main[^>]*>([\s\S]*)<\/main>/g)[0] ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

type Data = { '@type'?: string; '@graph'?: Data[]; [key: string]: unknown };

const dataOf = (path: string): Data[] =>
  matches(bodyOf(path), /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).flatMap((script) => {
    const data: Data = JSON.parse(script);
    return data['@graph'] ?? [data];
  });

const dataOfType = (path: string, type: string): Data | undefined =>
  dataOf(path).find((data) => data['@type'] === type);

const elementsBalance = (markup: string): boolean => {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of markup.matchAll(/<(\/?)([a-zA-Z][\w:-]*)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!selfClosing) open.push(name);
  }
  return open.length === 0;
};

test('some forty products in seven categories, each with its own slug, article number and name', () => {
  expect(products.length).toBeGreaterThanOrEqual(38);
  expect(products.length).toBeLessThanOrEqual(46);
  expect(categories).toHaveLength(7);
  for (const key of ['slug', 'sku', 'name'] as const) {
    expect(new Set(products.map((product) => product[key])).size).toBe(products.length);
  }
  const skus = products.flatMap((product) => product.options?.variants.map((variant) => variant.sku) ?? []);
  expect(new Set(skus).size).toBe(skus.length);
});

test('about a quarter is on sale, below its prior price, and some things are sold out', () => {
  const onSale = products.filter((product) => product.priorPriceCents !== undefined);
  expect(onSale.length / products.length).toBeGreaterThan(0.2);
  expect(onSale.length / products.length).toBeLessThan(0.3);
  for (const product of onSale) expect(product.priorPriceCents).toBeGreaterThan(product.priceCents);
  expect(products.filter((product) => product.soldOut).length).toBeGreaterThanOrEqual(3);
});

test('each description has between 60 and 150 words and no price of its own', () => {
  for (const product of products) {
    const text = product.description.join(' ');
    const words = text.split(/\s+/).length;
    expect([product.slug, words >= 60 && words <= 150, words]).toEqual([product.slug, true, words]);
    expect(text).not.toContain('€');
  }
});

test('the price of a product is the lowest of its variants', () => {
  for (const product of products)
    expect([product.slug, priceRange(product).lowCents]).toEqual([product.slug, product.priceCents]);
});

test.each(pages)('%s links only to what exists', (path) => {
  const links = matches(bodyOf(path), /(?:href|src|action)="(\/[^"]*)"/g);
  const broken = links.filter((link) => !files.has(link.split('#', 1)[0] ?? ''));
  expect(links.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

test.each(pages)('%s has one main heading, headings in order, a title and balanced elements', (path) => {
  const markup = bodyOf(path);
  const levels = matches(markup, /<h([1-6])[\s>]/g).map(Number);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  expect(matches(markup, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
  const withoutVoid = markup
    .replace(/<script type[\s\S]*?<\/script>/g, '')
    .replace(/<(meta|link|img|input|br)\b[^>]*>/g, '')
    .replace('<!doctype html>', '');
  expect(elementsBalance(withoutVoid)).toBe(true);
  for (const picture of matches(markup, /(<img\b[^>]*>)/g)) expect(picture).toMatch(/\balt="/);
});

test.each(pages)('%s states data that parses, with addresses of the public origin', (path) => {
  for (const data of dataOf(path)) {
    const addresses = matches(JSON.stringify(data), /"(?:url|item|image|@id)":"([^"]+)"/g);
    for (const address of addresses) expect(address.startsWith(`${publicOrigin}/`)).toBe(true);
  }
  expect(bodyOf(path)).toContain(`<link rel="canonical" href="${publicOrigin}/`);
});

test('each way of stating a product is used', () => {
  const styles = products.map((product) => product.dataStyle ?? 'product');
  const count = (style: string) => styles.filter((each) => each === style).length;
  expect(count('product')).toBeGreaterThan(products.length / 2);
  expect(count('graph')).toBeGreaterThanOrEqual(2);
  expect(count('group')).toBeGreaterThanOrEqual(2);
  expect(count('aggregate')).toBeGreaterThanOrEqual(2);
  expect(count('microdata')).toBe(2);
  expect(count('opengraph')).toBe(2);
});

test.each(products.map((product) => product.slug))('%s says the same in words and in data', (slug) => {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(slug);
  const path = `/products/${slug}`;
  const { lowCents, highCents } = priceRange(product);
  const price = plainAmount(product.priceCents);
  expect(textOf(path)).toContain(formatPrice(product.priceCents));
  if (product.priorPriceCents !== undefined)
    expect(bodyOf(path)).toContain(`<s>${formatPrice(product.priorPriceCents)}</s>`);
  const data = dataOfType(path, 'Product');
  const stock = `https://schema.org/${product.soldOut ? 'OutOfStock' : 'InStock'}`;
  switch (product.dataStyle ?? 'product') {
    case 'product':
    case 'graph':
      expect(data).toMatchObject({ name: product.name, offers: { price, priceCurrency: 'EUR', availability: stock } });
      expect(JSON.stringify(data).includes('StrikethroughPrice')).toBe(product.priorPriceCents !== undefined);
      break;
    case 'aggregate':
      expect(data).toMatchObject({ offers: { lowPrice: plainAmount(lowCents), highPrice: plainAmount(highCents) } });
      break;
    case 'group':
      expect(dataOfType(path, 'ProductGroup')).toMatchObject({
        hasVariant: product.options?.variants.map((variant) => ({
          sku: variant.sku,
          offers: { price: plainAmount(variant.priceCents ?? product.priceCents) },
        })),
      });
      break;
    case 'microdata':
      expect(data).toBeUndefined();
      expect(bodyOf(path)).toContain(`<meta itemprop="price" content="${price}" />`);
      break;
    case 'opengraph':
      expect(data).toBeUndefined();
      expect(bodyOf(path)).not.toContain('itemprop');
      expect(bodyOf(path)).toContain(`<meta property="product:price:amount" content="${price}" />`);
  }
});

test('delivery: the pages that speak of it agree', () => {
  const page = textOf('/delivery');
  for (const zone of deliveryZones) {
    expect(page).toContain(zone.time);
    expect(page).toContain(formatPrice(zone.priceCents));
    expect([delivery.freeInEuFromCents, delivery.freeElsewhereFromCents]).toContain(zone.freeFromCents);
  }
  const free = formatPrice(delivery.freeInEuFromCents);
  for (const path of ['/delivery', '/faq', '/', '/products/aran-wool-throw']) expect(textOf(path)).toContain(free);
  expect(textOf('/shipping')).toBe(page);
});

test('returns, warranty, gift cards and contact stand where people look for them', () => {
  for (const path of ['/returns', '/faq', '/terms', '/products/aran-wool-throw']) {
    expect(textOf(path)).toContain(`${returns.days} days`);
  }
  const periods = [returns.days, returns.withdrawalDays, returns.damageReportDays].map(String);
  for (const path of ['/returns', '/faq', '/terms', '/gift-cards']) {
    for (const period of matches(textOf(path), /(\d+) days/g)) expect(periods).toContain(period);
  }
  expect(textOf('/returns')).toContain('A blanket that has been worn, used or washed cannot be returned');
  expect(textOf('/warranty')).toContain(`${warranty.castIronYears} years`);
  expect(textOf('/gift-cards')).toContain(`${giftCards.validYears} years`);
  for (const path of pages) expect(bodyOf(path)).toContain(shop.mail);
});

test('there are warm wool blankets for less than a hundred euro and for more', () => {
  const warm = products.filter(
    (product) => product.category === 'blankets-throws' && /^(Warm|Very warm)/.test(product.details.Warmth ?? ''),
  );
  const cheap = warm.filter((product) => product.priceCents < 10_000).map((product) => product.slug);
  expect(cheap).toEqual(['aran-wool-throw', 'hearthside-check-blanket']);
  expect(warm.length).toBeGreaterThan(cheap.length);
});

test('the size guide names a size that its example is sold in', () => {
  const rows = matches(bodyOf('/size-guide'), /<tr>((?:(?!<\/tr>)[\s\S])*\/products\/(?:(?!<\/tr>)[\s\S])*)<\/tr>/g);
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    const [size = ''] = matches(row, /(\d+ × \d+ cm)/g);
    const [slug] = matches(row, /\/products\/([\w-]+)/g);
    const product = products.find((candidate) => candidate.slug === slug);
    expect(product?.details.Size).toContain(size);
  }
});

test('the sitemaps list what exists, one address that is gone and one that moved', () => {
  const maps = matches(bodyOf('/sitemap_index.xml'), /<loc>([^<]+)<\/loc>/g);
  expect(maps).toEqual([`${publicOrigin}/sitemap_products.xml`, `${publicOrigin}/sitemap_pages.xml.gz`]);
  const paths = maps.flatMap((address) =>
    matches(bodyOf(address.slice(publicOrigin.length)), /<loc>([^<]+)<\/loc>/g).map((each) =>
      each.slice(publicOrigin.length),
    ),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !files.has(path))).toEqual([...redirects.keys(), goneProduct.path]);
  for (const target of redirects.values()) expect(files.has(target)).toBe(true);
  const unlisted = pages.filter((path) => !paths.includes(path));
  expect(unlisted).toEqual(['/basket', '/account/', '/account/orders', '/404.html']);
});

test('robots are told the sitemap and the private area, noindex and the canonical copy are marked', () => {
  expect(bodyOf('/robots.txt')).toContain(`Sitemap: ${publicOrigin}/sitemap_index.xml`);
  expect(bodyOf('/robots.txt')).toContain('Disallow: /account/');
  expect(bodyOf('/letters/november')).toContain('<meta name="robots" content="noindex" />');
  expect(bodyOf('/shipping')).toContain(`<link rel="canonical" href="${publicOrigin}/delivery" />`);
});

test('pictures are well-formed and no two are the same', () => {
  const pictures = [...files].filter(([, file]) => file.contentType === 'image/svg+xml').map(([path]) => bodyOf(path));
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) {
    expect(elementsBalance(picture)).toBe(true);
    expect(picture.replace(/<[a-zA-Z/][^<>]*>/g, '').trim()).toBe('');
    expect(picture).not.toMatch(/NaN|undefined|&(?!\w+;|#)/);
    const ids = matches(picture, /\sid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(matches(picture, /url\(#([^)]+)\)/g).filter((id) => !ids.includes(id))).toEqual([]);
  }
});

test('a widget stands at the end of each page, and nowhere without one', () => {
  const scriptUrl = 'http://localhost:4600/chatbox.js?id=agt_1&v="2"';
  const dressed = buildShop({ publicOrigin, widget: { scriptUrl } });
  for (const path of pages) {
    const tag = '<script src="http://localhost:4600/chatbox.js?id=agt_1&amp;v=&quot;2&quot;" async></script>';
    expect(String(dressed.get(path)?.body)).toMatch(/async><\/script>\s*<\/body>/);
    expect(String(dressed.get(path)?.body)).toContain(tag);
    expect(bodyOf(path)).not.toContain('<script src');
  }
});
