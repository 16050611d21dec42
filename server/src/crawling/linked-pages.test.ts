import { expect, test } from 'vitest';
import { linkedPages, linkedPagesMax, spellingsOf } from './linked-pages.ts';
import { allowEverything } from './robots.ts';

const at = (path: string) => `https://shop.example${path}`;
const choose = (links: string[], more: Partial<Parameters<typeof linkedPages>[1]> = {}) =>
  linkedPages(links, { site: { host: 'shop.example' }, excludes: [], robots: allowEverything, ...more });

test('terms and other pages once each; no products, queries or other sites', () => {
  expect(
    choose([
      at('/policies/refund-policy'),
      'http://www.shop.example/policies/refund-policy#top',
      at('/pages/about?x=1'),
      at('/pages/about'),
      at('/products/throw'),
      at('/collections/wool/red'),
      at('/blogs/news/post'),
      'https://other.example/policies/x',
      'javascript:void(0)',
    ]),
  ).toEqual([at('/policies/refund-policy'), at('/pages/about')]);
});

test('neither what the owner excluded nor what robots.txt forbids', () => {
  const links = [at('/pages/a'), at('/pages/b'), at('/pages/c')];
  const robots = { allows: (url: string) => !url.endsWith('/b') };
  expect(choose(links, { excludes: [at('/pages/c')], robots })).toEqual([at('/pages/a')]);
});

test('a site that links to everything does not lead us there', () => {
  expect(choose(Array.from({ length: 500 }, (_, i) => at(`/pages/${i}`)))).toHaveLength(linkedPagesMax);
});

test('one page has many spellings', () => {
  for (const spelling of ['/a', '/a/', '/a.html', '/a/index.html']) {
    expect(spellingsOf('http://www.shop.example/a.html')).toContain(at(spelling));
    expect(spellingsOf(at(spelling))).toContain('https://www.shop.example/a');
  }
  expect(spellingsOf(at('/index.html'))).toContain(at('/'));
  expect(choose([at('/a'), at('/a/'), at('/a.html')])).toEqual([at('/a')]);
});
