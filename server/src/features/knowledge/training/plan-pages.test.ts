import { expect, test } from 'vitest';
import { planPages } from './plan-pages.ts';
import type { KnownPage } from './plan-pages.ts';
import { whyHeldBack } from './publish-run.ts';
import { pauseFor } from './train-agent.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const url = (i: number) => `https://shop.example/${i}`;
const known = (i: number, more: Partial<KnownPage> = {}): KnownPage => ({
  url: url(i),
  state: 'kept',
  sitemapModified: '2026-11-01',
  fetchedAt: hoursAgo(5),
  isProduct: false,
  copyOf: null,
  ...more,
});
const many = Array.from({ length: 100 }, (_, i) => i);
/** the last page's plan, with so many others before it that it is no sample */
const planOf = (page: KnownPage | null, lastModified: string | null) => {
  const others = many.map((i) => known(i));
  const found = [...many.map((i) => ({ url: url(i), lastModified: '2026-11-01' })), { url: url(100), lastModified }];
  return planPages(found, page ? [...others, page] : others, now).at(-1)?.state;
};

test.each([
  ['stands still', known(100), '2026-11-01', 'carried'],
  ['is new', null, '2026-11-01', 'waiting'],
  ['has no date', known(100, { sitemapModified: null }), null, 'waiting'],
  ['has another date', known(100), '2026-11-20', 'waiting'],
  ['was read on the day of its date', known(100, { sitemapModified: '2026-11-21' }), '2026-11-21', 'waiting'],
  ['was confirmed too long ago', known(100, { fetchedAt: hoursAgo(8 * 24) }), '2026-11-01', 'waiting'],
  [
    'sells something, and was confirmed yesterday',
    known(100, { isProduct: true, fetchedAt: hoursAgo(20) }),
    '2026-11-01',
    'waiting',
  ],
  ['is a copy of a page that is gone', known(100, { state: 'skipped', copyOf: url(999) }), '2026-11-01', 'waiting'],
  ['is a copy of a page that stands', known(100, { state: 'skipped', copyOf: url(1) }), '2026-11-01', 'carried'],
] as const)('a page that %s', (_what, page, lastModified, state) => {
  expect(planOf(page, lastModified)).toBe(state);
});

test('twenty believed pages are asked all the same', () => {
  const found = many.map((i) => ({ url: url(i), lastModified: '2026-11-01' }));
  const planned = planPages(
    found,
    many.map((i) => known(i)),
    now,
  );
  expect(planned.filter(({ state }) => state === 'waiting')).toHaveLength(20);
});

test.each([
  ['a first training', { before: 0, read: 3, stale: 0, isExpected: false }, false],
  ['a small shop', { before: 9, read: 1, stale: 0, isExpected: false }, false],
  ['a few pages less', { before: 100, read: 70, stale: 0, isExpected: false }, false],
  ['five pages instead of five thousand', { before: 5000, read: 5, stale: 0, isExpected: false }, true],
  ['what the owner asked for', { before: 5000, read: 5, stale: 0, isExpected: true }, false],
  ['pages that could not be asked', { before: 100, read: 40, stale: 60, isExpected: true }, true],
])('CW-30 %s', (_what, counts, isHeldBack) => expect(whyHeldBack(counts) !== null).toBe(isHeldBack));

test('CW-29 a site that is away is asked soon, then seldom, and given up after six hours', () => {
  const minute = 60_000;
  expect([0, 2, 10, 60, 350].map((minutes) => pauseFor(minutes * minute))).toEqual([
    15_000,
    30_000,
    2 * minute,
    15 * minute,
    15 * minute,
  ]);
  expect(pauseFor(361 * minute)).toBeNull();
});
