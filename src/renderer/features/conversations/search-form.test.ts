import { expect, test } from 'vitest';
import { isSearching, noSearch, readSearch, sameSearch, searchQuery, writeSearch } from './search-form.tsx';

const search = { words: 'wool throw', from: '2026-11-01', to: '2026-11-20', page: '/products' };

test('a search survives its way through the address', () => {
  expect(writeSearch(search).toString()).toBe('q=wool+throw&from=2026-11-01&to=2026-11-20&page=%2Fproducts');
  expect(readSearch(writeSearch(search))).toEqual(search);
  expect(writeSearch({ ...noSearch, words: '  ' }).toString()).toBe('');
});

test('an address that somebody wrote by hand cannot break the page', () => {
  expect(readSearch(new URLSearchParams('from=soon&to=2026-13-45&q='))).toEqual(noSearch);
  expect(readSearch(new URLSearchParams('from=0001-01-01&to=2026-02-31'))).toEqual(noSearch);
  expect(isSearching(readSearch(new URLSearchParams('c=cnv_1')))).toBe(false);
  expect(sameSearch({ ...noSearch, from: '0002-01-01' }, noSearch)).toBe(true);
  const long = readSearch(new URLSearchParams({ q: 'x'.repeat(5000), page: 'y'.repeat(5000) }));
  expect([long.words.length, long.page.length]).toEqual([200, 2000]);
});

test('the server is asked for whole days of the reader’s own time, and for nothing that was left open', () => {
  expect(searchQuery(noSearch)).toEqual({});
  const { from, to, ...rest } = searchQuery(search);
  expect(rest).toEqual({ words: 'wool throw', path: '/products' });
  expect(new Date(from ?? '')).toEqual(new Date(2026, 10, 1));
  expect(new Date(to ?? '').getTime()).toBe(new Date(2026, 10, 21).getTime() - 1);
});
