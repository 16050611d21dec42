import { expect, test } from 'vitest';
import { checkKnowledge } from './knowledge-fields.ts';

const fields = {
  region: 'eu' as const,
  websiteUrl: 'shop.example',
  sitemapUrl: 'https://shop.example/sitemap.xml',
  excludeUrls: [],
};

test.each([
  ['shop.example', 'https://shop.example/sitemap.xml'],
  ['shop.example/de', 'https://shop.example/de/sitemap.xml'],
  ['my-shop.co.uk', 'https://my-shop.co.uk/a/b.xml.gz'],
  ['bücher.example', 'https://bücher.example/sitemap.xml'],
])('5-20 5-21 %s with %s is taken', (websiteUrl, sitemapUrl) => {
  expect(checkKnowledge({ ...fields, websiteUrl, sitemapUrl })).toMatchObject({ websiteUrl, sitemapUrl });
});

test('T20 www and a scheme are taken off, apex and www are one site', () => {
  const checked = checkKnowledge({
    ...fields,
    websiteUrl: ' https://www.shop.example ',
    sitemapUrl: 'https://www.shop.example/sitemap.xml',
    excludeUrls: [' /cart* ', ''],
  });
  expect(checked).toEqual({
    region: 'eu',
    websiteUrl: 'shop.example',
    sitemapUrl: 'https://www.shop.example/sitemap.xml',
    excludeUrls: ['/cart*'],
  });
});

test.each([
  ['shop', fields.sitemapUrl, 'Invalid website URL'],
  ['', fields.sitemapUrl, 'Invalid website URL'],
  ['shop.example', 'http://shop.example/sitemap.xml', 'Invalid Website Sitemap URL'],
  ['shop.example', 'https://shop.example', 'Invalid Website Sitemap URL'],
  ['shop.example', 'shop.example/sitemap.xml', 'Invalid Website Sitemap URL'],
  ['shop.example', 'https://other.example/sitemap.xml', 'Please verifier your sitemap'],
  ['shop.example', 'https://shop.example.evil.test/sitemap.xml', 'Please verifier your sitemap'],
])('5-20 to 5-22 %s with %s is refused: %s', (websiteUrl, sitemapUrl, wrong) => {
  expect(checkKnowledge({ ...fields, websiteUrl, sitemapUrl })).toEqual({ wrong: expect.stringContaining(wrong) });
});
