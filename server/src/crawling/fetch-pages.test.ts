import { describe, expect, test } from 'vitest';
import { fetchPages, retryAfterMs, SiteUnreachable } from './fetch-pages.ts';
import type { FetchedPage } from './fetch-pages.ts';
import { createPoliteness } from './politeness.ts';
import { allowEverything, parseRobots } from './robots.ts';
import type { Robots } from './robots.ts';
import { createScriptedWeb } from './scripted-web.fixture.ts';

const site = { host: 'shop.example' };
const at = (path: string) => `https://shop.example${path}`;
const html = { headers: { 'content-type': 'text/html' }, body: '<p>hello' };

/** Time that passes only when somebody sleeps. */
function createClock() {
  let time = 0;
  return {
    now: () => time,
    sleep: async (ms: number) => {
      const until = time + ms;
      await Promise.resolve();
      time = Math.max(time, until);
    },
  };
}

async function fetchAll(
  script: Parameters<typeof createScriptedWeb>[0],
  paths: string[],
  { robots = allowEverything, local = true }: { robots?: Robots; local?: boolean } = {},
) {
  const clock = createClock();
  const { web, asked } = createScriptedWeb(script, local);
  const results: FetchedPage[] = [];
  const politeness = createPoliteness(clock.sleep, clock.now);
  for await (const page of fetchPages(
    { web, site, robots, politeness },
    paths.map((path) => ({ url: at(path) })),
  )) {
    results.push(page);
  }
  return {
    results,
    asked,
    elapsedMs: clock.now(),
    reasons: results.map((page) => (page.outcome === 'failed' ? page.reason : page.outcome)),
  };
}

describe('outcomes', () => {
  test('fetched, unchanged, and failed with a reason each', async () => {
    const { results } = await fetchAll(
      {
        [at('/a')]: html,
        [at('/b')]: { status: 304 },
        [at('/c')]: { status: 410 },
        [at('/d')]: { headers: { 'content-type': 'application/pdf' } },
        [at('/e')]: { ...html, url: 'https://evil.example/' },
        [at('/f')]: { error: 'too_large' },
      },
      ['/a', '/b', '/c', '/d', '/e', '/f'],
    );
    const byUrl = Object.fromEntries(results.map((page) => [page.url.slice(-1), page]));
    expect(byUrl).toMatchObject({
      a: { outcome: 'fetched', response: { status: 200 } },
      b: { outcome: 'unchanged' },
      c: { outcome: 'failed', status: 410, reason: 'The site answered with status 410.' },
      d: { outcome: 'failed', reason: 'It is not a page of text (application/pdf).' },
      e: { outcome: 'failed', reason: 'The address leads to another site.' },
      f: { outcome: 'failed', reason: 'failed: too_large' },
    });
  });

  test('CW-19 a page that robots.txt forbids is not asked for, nor kept when a redirect leads there', async () => {
    const robots = parseRobots(site, 'User-agent: *\nDisallow: /secret');
    const { asked, reasons } = await fetchAll({ [at('/go')]: { ...html, url: at('/secret/1') } }, ['/secret', '/go'], {
      robots,
    });
    expect(asked).toEqual([at('/go')]);
    expect(reasons.every((reason) => reason.includes('robots.txt'))).toBe(true);
  });
});

describe('politeness', () => {
  const many = Array.from({ length: 10 }, (_, i) => `/${i}`);
  const all = Object.fromEntries(many.map((path) => [at(path), html]));

  test('CW-28 one page a second; a local site has no rate', async () => {
    expect((await fetchAll(all, many, { local: false })).elapsedMs).toBe(9000);
    expect((await fetchAll(all, many)).elapsedMs).toBe(0);
  });

  test('CW-19 Crawl-delay is kept by local sites too', async () => {
    expect((await fetchAll(all, many, { robots: { ...allowEverything, crawlDelayMs: 3000 } })).elapsedMs).toBe(27_000);
  });

  test('CW-21 429 and 503 pause the whole site as asked, capped, and give up after three tries', async () => {
    const busy = await fetchAll(
      { [at('/a')]: (nth) => (nth === 1 ? { status: 429, headers: { 'retry-after': '7' } } : html) },
      ['/a'],
    );
    expect(busy).toMatchObject({ elapsedMs: 7000, reasons: ['fetched'] });
    const closed = await fetchAll(
      { [at('/a')]: { status: 503, headers: { 'retry-after': '86400' } }, [at('/b')]: html },
      ['/b', '/a'],
    );
    expect(closed).toMatchObject({ elapsedMs: 120_000, reasons: ['fetched', 'The site answered with status 503.'] });
    expect(closed.asked.filter((url) => url === at('/a'))).toHaveLength(3);
    expect(retryAfterMs('Sat, 21 Nov 2026 10:00:05 GMT', 1, Date.UTC(2026, 10, 21, 10))).toBe(5000);
    expect(retryAfterMs('soon', 2)).toBe(4000);
  });
});

describe('CW-29 a site that goes away', () => {
  const paths = Array.from({ length: 30 }, (_, i) => `/${i}`);

  test('ten pages in a row without an answer end the run; they stay for later', async () => {
    const script = Object.fromEntries(
      paths.map((path, i) => [at(path), i < 8 ? html : { error: 'unreachable' as const }]),
    );
    const seen: FetchedPage[] = [];
    const clock = createClock();
    const run = async () => {
      const { web } = createScriptedWeb({ ...script, [at('/')]: { error: 'unreachable' } });
      const politeness = createPoliteness(clock.sleep, clock.now);
      for await (const page of fetchPages(
        { web, site, robots: allowEverything, politeness },
        paths.map((path) => ({ url: at(path) })),
      ))
        seen.push(page);
    };
    await expect(run()).rejects.toBeInstanceOf(SiteUnreachable);
    expect(seen.every((page) => page.outcome === 'fetched')).toBe(true);
    expect(seen).toHaveLength(8);
  });

  test('a broken part of a shop is only those pages, for its home page answers', async () => {
    const broken = Object.fromEntries(paths.map((path) => [at(path), { status: 500 }]));
    const { results, asked } = await fetchAll({ ...broken, [at('/')]: html, [at('/z')]: html }, [...paths, '/z']);
    expect(results.filter(({ outcome }) => outcome === 'failed')).toHaveLength(30);
    expect(asked.filter((url) => url === at('/')).length).toBeGreaterThan(0);
    await expect(fetchAll({ ...broken, [at('/')]: { status: 503 } }, paths)).rejects.toThrow('status 500');
  });

  test("a page without an answer among others is that page's failure", async () => {
    const { reasons, asked } = await fetchAll({ [at('/a')]: { error: 'timeout' }, [at('/b')]: html }, ['/a', '/b']);
    expect(reasons.toSorted()).toEqual(['failed: timeout', 'fetched']);
    expect(asked.filter((url) => url === at('/a'))).toHaveLength(2);
  });

  test('a small site of which no page answers is away too', async () => {
    await expect(fetchAll({ [at('/a')]: { error: 'unreachable' } }, ['/a'])).rejects.toThrow(
      'The site stopped answering.',
    );
  });

  test('the caller may stop it', async () => {
    const controller = new AbortController();
    const reason = new Error('shutting down');
    const { web } = createScriptedWeb(Object.fromEntries(paths.map((path) => [at(path), html])), false);
    const politeness = createPoliteness(async (_ms, signal) => {
      controller.abort(reason);
      signal?.throwIfAborted();
    });
    const run = async () => {
      for await (const page of fetchPages(
        { web, site, robots: allowEverything, politeness, signal: controller.signal },
        paths.map((path) => ({ url: at(path) })),
      ))
        expect(page.outcome).toBe('fetched');
    };
    await expect(run()).rejects.toBe(reason);
  });
});
