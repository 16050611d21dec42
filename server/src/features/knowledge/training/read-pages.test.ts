/** What an owner reads of a page that is not read: extraction says it as a code, and the words are made here. */
import { expect, test } from 'vitest';
import { refusedPage } from '../../../extraction/extracted-page.ts';
import type { PageRefusal } from '../../../extraction/extracted-page.ts';
import { createCopies } from './copies.ts';
import { pageResult } from './read-pages.ts';
import type { WaitingPage } from './training-store.ts';

const url = 'https://shop.example/a';
const now = new Date('2026-11-21T12:00:00Z');
const before: WaitingPage['known'] = {
  state: 'kept',
  etag: null,
  lastModified: null,
  sitemapModified: null,
  contentHash: null,
  fetchedAt: new Date('2026-11-20T12:00:00Z'),
};

function resultOf(refusal: PageRefusal, known: WaitingPage['known'] = null) {
  const response = { url, status: 200, headers: {}, body: Buffer.from('') };
  const needs = { extractPage: () => refusedPage(refusal), copies: createCopies({ host: 'shop.example' }, []), now };
  return pageResult(needs, { outcome: 'fetched', url, response }, known);
}

test.each<[PageRefusal, string, string]>([
  ['noindex', 'skipped', 'The page asks not to be indexed.'],
  ['buying', 'skipped', 'It is a page to buy or sign in on.'],
  ['log_in', 'failed', 'The page asks for a log-in.'],
  ['too_deep', 'failed', 'The page is nested too deeply to be read.'],
])('%s: the page is %s, and why is said', async (refusal, state, reason) => {
  expect(await resultOf(refusal)).toMatchObject({ state, reason, isKept: false });
  expect(await resultOf(refusal, before)).toMatchObject({ state, reason });
});

test('where robots are turned away the older reading is kept', async () => {
  const reason = 'The site answered with a check for robots instead of the page.';
  expect(await resultOf('robot_check')).toMatchObject({ state: 'failed', reason });
  expect(await resultOf('robot_check', before)).toMatchObject({
    state: 'carried',
    reason: `${reason} What it said on 20 November is kept.`,
    isKept: true,
  });
});
