import { expect, test, vi } from 'vitest';
import type { KnowledgeRow } from '../store.ts';
import { createCountPages } from './training-needs.ts';

test('CW-13 a site that never says how many pages it has is given up, and that is said', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), 20);
    return late.signal;
  });
  const knowledge = { websiteUrl: 'slow.example', sitemapUrl: 'https://slow.example/sitemap.xml', excludeUrls: [] };
  const said = vi.fn<(agentId: string, pages: number | null, reason: string | null) => Promise<void>>();
  const unused = () => Promise.reject(new Error('not asked for'));
  const count = createCountPages({
    web: {
      get: unused,
      txtRecords: unused,
      refusalOf: () => null,
      isLocal: () => false,
      stream: ({ signal }) =>
        new Promise((_resolve, reject) => {
          if (signal?.aborted === true) reject(signal.reason);
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    },
    sleep: async () => {},
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a count reads of it
    knowledge: async () => knowledge as unknown as KnowledgeRow,
    setPageCount: said,
  });
  await count('agt_1', new AbortController().signal);
  expect(said).toHaveBeenCalledExactlyOnceWith('agt_1', null, 'The site took too long to name its pages.');

  const stopped = AbortSignal.abort(new Error('the worker stops'));
  await expect(count('agt_1', stopped)).rejects.toThrow('the worker stops');
  vi.restoreAllMocks();
});
