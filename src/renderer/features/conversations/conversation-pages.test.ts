import { expect, test } from 'vitest';
import { eachOnce, nextPage } from './conversation-pages.ts';

const item = (id: string) => ({ _id: id, createdAt: '2026-11-21T10:00:00.000Z', messages: [] });
const page = (count: number, currentPage = 1, totalPages = 9) => ({
  success: true as const,
  sessions: Array.from({ length: count }, (_none, at) => item(`c${currentPage}-${at}`)),
  totalPages,
  currentPage,
});

test('T24 a full page has a next one; a short, an empty and the last have none', () => {
  expect(nextPage(page(10))).toBe(2);
  expect(nextPage(page(9))).toBeUndefined();
  expect(nextPage(page(0))).toBeUndefined();
  expect(nextPage(page(10, 9, 9))).toBeUndefined();
});

test('T24 a conversation that new ones pushed onto the next page shows once', () => {
  const pages = [{ sessions: [item('a'), item('b')] }, { sessions: [item('b'), item('c')] }];
  expect(eachOnce(pages).map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
});
