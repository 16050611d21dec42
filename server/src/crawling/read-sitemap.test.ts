import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readSitemap, SitemapError } from './read-sitemap.ts';
import { chunked } from './scripted-web.fixture.ts';

const read = (body: string | Uint8Array, size?: number) =>
  Array.fromAsync(readSitemap(chunked(typeof body === 'string' ? Buffer.from(body) : body, size)));
const addresses = async (body: string | Uint8Array, size?: number) =>
  (await read(body, size)).map((entry) => entry.address);

const urlset = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`;
const two = urlset(
  '<url><loc>https://shop.example/a</loc><lastmod>2026-01-02</lastmod></url><url><loc> https://shop.example/b </loc></url>',
);

describe('formats', () => {
  test('urlset with dates, index', async () => {
    expect(await read(two)).toEqual([
      { kind: 'page', address: 'https://shop.example/a', lastModified: '2026-01-02' },
      { kind: 'page', address: 'https://shop.example/b', lastModified: null },
    ]);
    expect(await read('<sitemapindex><sitemap><loc>https://shop.example/1.xml</loc></sitemap></sitemapindex>')).toEqual(
      [{ kind: 'map', address: 'https://shop.example/1.xml', lastModified: null }],
    );
  });

  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
  test.each<[string, string | Uint8Array]>([
    ['gzip', gzipSync(two)],
    ['a byte order mark', `\uFEFF${two}`],
    ['UTF-16', utf16(two.replace('UTF-8', 'UTF-16'))],
    ['UTF-16 big endian', utf16(two).swap16()],
    ['a wrong declared charset', two.replace('UTF-8', 'UTF-16')],
    ['an unknown declared charset', two.replace('UTF-8', 'klingon')],
    ['prefixes', two.replaceAll(/<(\/?)(urlset|url|loc|lastmod)\b/g, '<$1sm:$2')],
    ['CDATA', two.replace(/<loc>(.*?)<\/loc>/, '<loc><![CDATA[$1]]></loc>')],
    ['comments in loc', two.replace('shop.example/a', 'shop.exa<!-- x -->mple/a')],
    ['an unclosed end', two.replace('</urlset>', '')],
    ['lines of text', 'https://shop.example/a\r\n\r\nhttps://shop.example/b'],
    [
      'RSS',
      '<rss><channel><link>https://shop.example/</link><item><link>https://shop.example/a</link></item><item><link>https://shop.example/b</link></item></channel></rss>',
    ],
    [
      'Atom',
      '<feed><link href="https://shop.example/"/><entry><link href="https://shop.example/a"/></entry><entry><link href="https://shop.example/b"/></entry></feed>',
    ],
  ])('CW-17 %s', async (_name, body) => {
    for (const size of [1, 7, 100_000]) {
      expect(await addresses(body, size)).toEqual(['https://shop.example/a', 'https://shop.example/b']);
    }
  });

  test('CW-18 an ampersand that nobody escaped, pictures and languages beside the address', async () => {
    const body = urlset(
      '<url><loc>https://shop.example/?a=1&b=2&amp;c=3</loc><image:image><image:loc>https://cdn.example/1.png</image:loc></image:image><xhtml:link rel="alternate" hreflang="de" href="https://shop.example/de"/></url><url><loc>https://shop.example/z</loc></url>',
    );
    for (const size of [1, 5, 10_000]) {
      expect(await addresses(body, size)).toEqual(['https://shop.example/?a=1&b=2&c=3', 'https://shop.example/z']);
    }
  });
});

describe('refusals', () => {
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i} "&a;&a;&a;&a;">`).join('')}]>`;
  test.each([
    [
      'CW-16 XXE',
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${urlset('<url><loc>https://shop.example/&e;</loc></url>')}`,
    ],
    ['CW-16 an external DTD', `<!DOCTYPE urlset SYSTEM "http://127.0.0.1/x.dtd">${two}`],
    ['CW-16 billion laughs', `${laughs}${urlset('<url><loc>&a29;</loc></url>')}`],
    ['CW-16 parameter entities', `<!DOCTYPE x [<!ENTITY % p SYSTEM "http://127.0.0.1/">%p;]>${two}`],
    ['CW-17 HTML', '<!doctype html><html><body>404</body></html>'],
    ['CW-17 HTML without doctype', '<html><body>404</body></html>'],
    ['CW-17 JSON', '{"a":1}'],
    ['CW-17 nothing', ' \n '],
    ['depth', '<urlset>'.repeat(100)],
  ])('%s', async (_name, body) => {
    await expect(read(body)).rejects.toBeInstanceOf(SitemapError);
  });

  test('CW-16 a flood of character references is only text', async () => {
    expect(
      await addresses(
        urlset(`<url><loc>${'&#x10FFFF;'.repeat(50_000)}</loc></url><url><loc>https://shop.example/a</loc></url>`),
      ),
    ).toContain('https://shop.example/a');
  });

  test('CW-15 an endless map ends at its cap, and stopping early stops the source', async () => {
    let sent = 0;
    let stopped = false;
    async function* endless() {
      try {
        yield Buffer.from('<urlset>');
        for (;;) {
          const piece = Buffer.from(`<url><loc>https://shop.example/${sent}</loc></url>`.repeat(200));
          sent += piece.length;
          yield piece;
        }
      } finally {
        stopped = true;
      }
    }
    let count = 0;
    for await (const entry of readSitemap(endless(), 1_000_000)) count += entry.kind === 'page' ? 1 : 0;
    expect(count).toBeGreaterThan(1000);
    expect(sent).toBeLessThan(1_200_000);
    expect(stopped).toBe(true);
  });

  test('CW-11 a gzip bomb ends at the decoded cap', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from('<urlset>'), Buffer.alloc(60_000_000, ' ')]));
    expect(await Array.fromAsync(readSitemap(chunked(bomb), 1_000_000))).toEqual([]);
  });
});
