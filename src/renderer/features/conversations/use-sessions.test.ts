import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneAtATime, pageAfter, uniqueItems, withFresh } from './use-sessions.ts';

const items = (...ids: number[]) => ids.map((id) => ({ _id: String(id) }));
const isAfter = (item: { _id: string }, other: { _id: string }) => Number(item._id) < Number(other._id);
const list = { isAfter, pageSize: 3 };

test('T24 a chat that arrives between two pages shows its neighbour once', () => {
  expect(uniqueItems([items(9, 8, 7), items(7, 6, 5)])).toEqual(items(9, 8, 7, 6, 5));
});

test('a fresh first page brings what is new and keeps what was pushed out of it', () => {
  const known = { pages: [items(9, 8, 7), items(6, 5, 4)], pageParams: [1, 2] };
  expect(withFresh(known, items(11, 10, 9), list)?.pages).toEqual([items(11, 10, 9, 8, 7), items(6, 5, 4)]);
});

test('what a visitor has deleted leaves the list, on whichever page its neighbours stand', () => {
  const known = { pages: [items(9, 8, 7), items(6, 5, 4)], pageParams: [1, 2] };
  const fresh = withFresh(known, items(9, 7, 6), list);
  expect(uniqueItems(fresh?.pages ?? [])).toEqual(items(9, 7, 6, 5, 4));
  expect(withFresh(known, items(9, 4), list)?.pages).toEqual([items(9, 4)]);
  expect(withFresh(known, [], list)?.pages).toEqual([[]]);
});

test('T24 one that moves up takes nobody’s place', () => {
  const at = (_id: string, last: number) => ({ _id, last });
  const order = { isAfter: (a: { last: number }, b: { last: number }) => a.last < b.last, pageSize: 3 };
  const known = {
    pages: [
      [at('a', 9), at('b', 8), at('c', 7)],
      [at('d', 6), at('e', 5), at('f', 4)],
    ],
    pageParams: [1, 2],
  };
  const fresh = withFresh(known, [at('e', 11), at('c', 10), at('a', 9)], order);
  expect(uniqueItems(fresh?.pages ?? []).map(({ _id }) => _id)).toEqual(['e', 'c', 'a', 'b', 'd', 'f']);
});

test('T24 the next page follows what is known, not how often was asked', () => {
  expect(pageAfter([items(9, 8, 7)], 1, 3)).toBe(2);
  expect(pageAfter([items(9, 8, 7), items(6, 5)], 2, 3)).toBeUndefined();
  expect(pageAfter([items(9, 8, 6), items(5, 4, 3)], 2, 3)).toBe(3);
  // one was deleted: page 3 would begin one too late
  expect(pageAfter([items(9, 7, 6), items(6, 5, 4)], 2, 3)).toBe(2);
  // three arrived unheard: page 2 brought what page 1 had, so only a later one can bring more
  expect(pageAfter([items(9, 8, 7), items(9, 8, 7)], 2, 3)).toBe(3);
});

test('T24 what its owner put away is not listed, and the page after it skips nobody', () => {
  const [nine, eight, seven] = items(9, 8, 7);
  const pages = [[nine ?? { _id: '' }, { _id: '8', ...eight, gone: true }, seven ?? { _id: '' }], items(6, 5, 4)];
  expect(uniqueItems(pages)).toEqual(items(9, 7, 6, 5, 4));
  // five are known of those that the server still has: its second page begins with the fourth
  expect(pageAfter(pages, 2, 3)).toBe(2);
});

test('messages stand oldest first, and the newest last', () => {
  const known = { pages: [items(1, 2, 3)], pageParams: [1] };
  expect(withFresh(known, items(2, 3, 4), { pageSize: 3 })?.pages).toEqual([items(1, 2, 3, 4)]);
});

test('a gap is never shown as if nothing stood there', () => {
  const known = { pages: [items(3, 2, 1)], pageParams: [1] };
  expect(withFresh(known, items(13, 12, 11), list)).toBeNull();
  expect(withFresh({ pages: [[]], pageParams: [1] }, items(3, 2, 1), list)?.pages).toEqual([items(3, 2, 1)]);
});

test('T24 whatever arrives while an owner scrolls, each conversation stands once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 12 }), (arrivals) => {
      let newest = 25;
      const page = (number: number) =>
        Array.from({ length: 10 }, (_, at) => newest - (number - 1) * 10 - at)
          .filter((id) => id > 0)
          .map((id) => ({ _id: String(id) }));
      let known = { pages: [page(1)], pageParams: [1] as unknown[] };
      for (const [at, count] of arrivals.entries()) {
        newest += count;
        known = withFresh(known, page(1), { isAfter, pageSize: 10 }) ?? known;
        known = { pages: [...known.pages, page(at + 2)], pageParams: [...known.pageParams, at + 2] };
      }
      const ids = uniqueItems(known.pages).map(({ _id }) => Number(_id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      expect(ids[0]).toBe(newest);
    }),
  );
});

test('T24 what is asked for while it runs happens once more, and never beside itself', async () => {
  let running = 0;
  let runs = 0;
  const ends: (() => void)[] = [];
  const refresh = oneAtATime(async () => {
    runs += 1;
    running += 1;
    expect(running).toBe(1);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  });
  const all = [refresh(), refresh(), refresh()];
  expect(runs).toBe(1);
  ends.shift()?.();
  await expect.poll(() => runs).toBe(2);
  ends.shift()?.();
  await Promise.all(all);
  expect(runs).toBe(2);
  void refresh();
  expect(runs).toBe(3);
  ends.shift()?.();
});

test('a run that fails ends the waiting, and the next one runs', async () => {
  let runs = 0;
  const refresh = oneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
  });
  await expect(refresh()).rejects.toThrow('away');
  await refresh();
  expect(runs).toBe(2);
});
