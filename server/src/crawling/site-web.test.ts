import { expect, test } from 'vitest';
import { createScriptedWeb } from './scripted-web.fixture.ts';
import type { ScriptedAnswer } from './scripted-web.fixture.ts';
import { createSiteWeb } from './site-web.ts';

const site = { host: 'shop.example' };
const origin = 'https://www.shop.example';

const through = (script: Record<string, ScriptedAnswer>, local = false) => {
  const { web, asked } = createScriptedWeb(script, local);
  return { asked, site: createSiteWeb(web, site, origin) };
};

test('T20 an address whose own host does not answer is asked for where the site answers, and the silent host only once', async () => {
  const { asked, site: web } = through({
    'https://shop.example/a': { error: 'not_found' },
    [`${origin}/a`]: {},
    [`${origin}/b?c=1`]: {},
  });
  expect(await web.stream({ url: 'https://shop.example/a' })).toMatchObject({ status: 200, url: `${origin}/a` });
  expect(await web.stream({ url: 'https://shop.example/b?c=1' })).toMatchObject({ status: 200 });
  expect(asked).toEqual(['https://shop.example/a', `${origin}/a`, `${origin}/b?c=1`]);
});

test('an answer is an answer, and other sites are left alone', async () => {
  const { asked, site: web } = through({
    'https://shop.example/a': { status: 404 },
    'https://other.example/a': { error: 'unreachable' },
  });
  expect(await web.stream({ url: 'https://shop.example/a' })).toMatchObject({ status: 404 });
  await expect(web.stream({ url: 'https://other.example/a' })).rejects.toThrow('unreachable');
  expect(asked).toHaveLength(2);
});

test('a site that the installation itself serves is never looked for outside', async () => {
  const { asked, site: web } = through({ [`${origin}/a`]: {} }, true);
  await web.stream({ url: 'http://shop.example/a' });
  expect(asked).toEqual([`${origin}/a`]);
  expect(web.isLocal('shop.example')).toBe(true);
});
