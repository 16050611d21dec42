import { expect, test, vi } from 'vitest';
import { WebError } from '../../../ports/web.ts';
import type { KnowledgeRow } from '../store.ts';
import { choosePages, createReadPreview } from './read-preview.ts';

const site = { host: 'shop.example' };
const at = (path: string) => `https://shop.example/${path}`;

test('rules come first, then some of everything, never more than the home page leaves', () => {
  const products = Array.from({ length: 300 }, (_, i) => at(`p/${i}`));
  const chosen = choosePages([at(''), ...products, at('returns')], [at('policies/shipping'), at('blog')], site);
  expect(chosen).toHaveLength(29);
  expect(chosen.slice(0, 2)).toEqual([at('policies/shipping'), at('returns')]);
  expect(chosen).not.toContain(at(''));
  expect(chosen).toContain(at('p/269'));
});

test('a small shop is read whole, each page once', () => {
  expect(choosePages([at('a'), 'http://www.shop.example/a', at('b')], [at('b'), at('c')], site)).toEqual([
    'http://www.shop.example/a',
    at('b'),
    at('c'),
  ]);
});

test('CW-28 a preview that is begun again, because its process died, is counted once', async () => {
  const knowledge = { websiteUrl: 'away.example', sitemapUrl: 'https://away.example/sitemap.xml', excludeUrls: [] };
  const mayRead = vi.fn(async () => true);
  const fail = vi.fn(async () => {});
  const unused = () => Promise.reject(new Error('not asked for'));
  const away = () => Promise.reject(new WebError('unreachable', 'Nobody answers.'));
  const read = createReadPreview({
    web: { get: away, stream: away, txtRecords: unused, refusalOf: () => null, isLocal: () => false },
    sleep: async () => {},
    politeness: { turn: async () => {}, pause: async () => {} },
    extractPage: unused,
    documentsOf: unused,
    buildIndex: unused,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a preview reads of it
    knowledge: async () => knowledge as unknown as KnowledgeRow,
    store: {
      newest: unused,
      add: unused,
      isUnderWay: async () => true,
      fail,
      keep: unused,
      throwAwayOld: unused,
    },
    mayRead,
  });
  const key = { agentId: 'agt_1', runId: 'run_1' };
  for (const attempt of [1, 2, 3]) await read(key, attempt, new AbortController().signal);
  expect(mayRead).toHaveBeenCalledExactlyOnceWith('agt_1', 'away.example');
  expect(fail).toHaveBeenCalledTimes(3);
});
