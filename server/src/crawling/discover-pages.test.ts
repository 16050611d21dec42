import { describe, expect, test } from 'vitest';
import { discoverPages } from './discover-pages.ts';
import { createScriptedWeb } from './scripted-web.fixture.ts';

const site = { host: 'shop.example' };
const at = (path: string) => `https://shop.example${path}`;
const urlset = (...urls: string[]) => `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;
const index = (...urls: string[]) =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;

function discover(
  script: Parameters<typeof createScriptedWeb>[0],
  options: Partial<Parameters<typeof discoverPages>[0]> = {},
) {
  const { web, asked } = createScriptedWeb(script);
  return discoverPages({
    web,
    site,
    sitemapUrl: at('/sitemap.xml'),
    excludes: [],
    robotsSitemaps: [],
    pagesMax: 100,
    countMax: 1000,
    ...options,
  }).then((found) => ({ ...found, asked, urls: found.pages.map((page) => page.url) }));
}

describe('counting (product.md 4)', () => {
  test('CW-18 pages of the index count once however they are spelled; other hosts and the excluded do not', async () => {
    const found = await discover(
      {
        [at('/sitemap.xml')]: index(at('/1.xml'), at('/2.xml')),
        [at('/1.xml')]: urlset(
          at('/a'),
          'http://www.shop.example/a#x',
          at('/a?utm_source=m'),
          'https://evil.example/b',
          at('/blog/1'),
        ),
        [at('/2.xml')]: urlset('/relative', at('/b'), 'file:///etc/passwd'),
      },
      { excludes: [at('/blog')] },
    );
    expect(found).toMatchObject({ total: 3, foreign: 1, isMore: false, urls: [at('/a'), at('/relative'), at('/b')] });
  });

  test('CW-15 only so many pages are kept, the count goes on to its own limit', async () => {
    const many = urlset(...Array.from({ length: 50 }, (_, i) => at(`/${i}`)));
    expect(await discover({ [at('/sitemap.xml')]: many }, { pagesMax: 10 })).toMatchObject({
      total: 50,
      isMore: false,
    });
    const capped = await discover({ [at('/sitemap.xml')]: many }, { pagesMax: 10, countMax: 20 });
    expect(capped).toMatchObject({ total: 20, isMore: true });
    expect(capped.pages).toHaveLength(10);
  });

  test('every page excluded is said', async () => {
    const found = await discover({ [at('/sitemap.xml')]: urlset(at('/a')) }, { excludes: ['*'] });
    expect(found).toMatchObject({ total: 0, notices: ['Every page of the sitemap is excluded.'] });
  });
});

describe('CW-14 maps that name maps', () => {
  test('a map that names itself, and two that name each other, end', async () => {
    const found = await discover({
      [at('/sitemap.xml')]: index(at('/sitemap.xml'), at('/x.xml')),
      [at('/x.xml')]: index(at('/sitemap.xml'), at('/y.xml')),
      [at('/y.xml')]: urlset(at('/a')),
    });
    expect(found.urls).toEqual([at('/a')]);
    expect(found.asked).toHaveLength(3);
  });

  test('at most three levels and fifty children; foreign children are not asked', async () => {
    const script: Record<string, string> = {};
    for (let i = 0; i < 50; i += 1) script[at(`/l${i}.xml`)] = index(at(`/l${i + 1}.xml`));
    script[at('/sitemap.xml')] = index(at('/l0.xml'), 'https://evil.example/s.xml', 'http://169.254.169.254/');
    const deep = await discover(script);
    expect(deep.asked.filter((url) => url.includes('/l'))).toHaveLength(2);
    expect(deep.asked.every((url) => url.startsWith('https://shop.example/'))).toBe(true);

    const wide = await discover({
      [at('/sitemap.xml')]: index(...Array.from({ length: 1000 }, (_, i) => at(`/m${i}.xml`))),
      ...Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [at(`/m${i}.xml`), urlset(at(`/p${i}`))])),
    });
    expect(wide.asked.length).toBe(51);
    expect(wide).toMatchObject({ isMore: true, total: 50 });
  });
});

describe('CW-31 T20 a sitemap that is not there', () => {
  test('robots.txt names it, in its own letters', async () => {
    const found = await discover(
      { [at('/Sitemap_Main.xml')]: urlset(at('/A')) },
      { robotsSitemaps: [at('/Sitemap_Main.xml')], sitemapUrl: at('/sitemap_main.xml') },
    );
    expect(found.urls).toEqual([at('/A')]);
    expect(found.usedMap).toBe(at('/Sitemap_Main.xml'));
    expect(found.instead).toEqual({
      given: at('/sitemap_main.xml'),
      used: [at('/Sitemap_Main.xml')],
      why: 'The site answered with status 404.',
    });
  });

  test('a usual name is found; nothing found says why', async () => {
    expect((await discover({ [at('/wp-sitemap.xml')]: urlset(at('/a')) })).urls).toEqual([at('/a')]);
    const nothing = await discover({ [at('/sitemap.xml')]: { error: 'unreachable' } });
    expect(nothing).toMatchObject({ total: 0, pages: [], notices: [`${at('/sitemap.xml')}: failed: unreachable`] });
  });

  test('CW-06 a sitemap that leads to another site is not read', async () => {
    const found = await discover({
      [at('/sitemap.xml')]: { url: 'https://evil.example/sitemap.xml', body: urlset(at('/a')) },
    });
    expect(found).toMatchObject({ total: 0, notices: [`${at('/sitemap.xml')}: It leads to another site.`] });
  });

  test('one broken child does not spoil the others', async () => {
    const found = await discover({
      [at('/sitemap.xml')]: index(at('/bad.xml'), at('/good.xml')),
      [at('/bad.xml')]: '<html></html>',
      [at('/good.xml')]: urlset(at('/a')),
    });
    expect(found).toMatchObject({ urls: [at('/a')], notices: [`${at('/bad.xml')}: It is not a valid sitemap.`] });
  });
});
