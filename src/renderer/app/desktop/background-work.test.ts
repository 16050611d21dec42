import { expect, test } from 'vitest';
import { isQuiet, readAhead, readAheadRecord } from './background-work.ts';
import type { Ahead } from './background-work.ts';

/** Conversations by their last message, the newest first, and what was asked of them. */
function server(talks: { _id: string; lastMessageAt: string }[]) {
  const asked: string[] = [];
  let failing = '';
  return {
    asked,
    fail: (id: string) => (failing = id),
    async list(page: number) {
      asked.push(`page ${page}`);
      return talks.slice((page - 1) * 10, page * 10);
    },
    async fetch(id: string) {
      asked.push(id);
      if (id === failing) throw new Error('nobody answered');
    },
  };
}

const talksOf = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({ _id: `cnv_${index}`, lastMessageAt: `day ${count - index}` }));

async function run(from: ReturnType<typeof server>, before: Ahead | null, agentId = 'agt_1'): Promise<Ahead> {
  let kept: Ahead | null = null;
  from.asked.length = 0;
  const work = readAhead({
    ...from,
    agentId,
    before: readAheadRecord(JSON.parse(JSON.stringify(before))),
    keep: (now) => (kept = now),
    pause: async () => undefined,
    isOver: () => false,
  });
  await work.catch(() => undefined);
  if (kept === null) throw new Error('nothing was kept');
  return kept;
}

test('the newest five hundred are fetched, each once, and their lists', async () => {
  const from = server(talksOf(620));
  const kept = await run(from, null);
  expect(Object.keys(kept.fetched)).toHaveLength(500);
  expect([from.asked.filter((what) => what.startsWith('page')).length, new Set(from.asked).size]).toEqual([50, 550]);
  expect(from.asked.slice(0, 2)).toEqual(['page 1', 'cnv_0']);
});

test('what stands as it was is not fetched again; another account begins anew', async () => {
  const talks = talksOf(23);
  const kept = await run(server(talks), null);
  const same = server(talks);
  await run(same, kept);
  expect(same.asked).toEqual(['page 1']);
  const [first = { _id: '', lastMessageAt: '' }, ...rest] = talks;
  const changed = server([{ ...first, lastMessageAt: 'today' }, ...rest]);
  const next = await run(changed, kept);
  expect(changed.asked).toEqual(['page 1', 'cnv_0', 'page 2', 'page 3']);
  expect(next.fetched['cnv_0']).toBe('today');
  await run(same, kept, 'agt_2');
  expect(same.asked.length).toBe(3 + 23);
});

test('a run that broke off goes on where it was', async () => {
  const from = server(talksOf(23));
  from.fail('cnv_12');
  const kept = await run(from, null);
  expect([kept.isWhole, Object.keys(kept.fetched).length]).toEqual([false, 12]);
  from.fail('');
  await run(from, kept);
  expect(from.asked.filter((what) => what.startsWith('cnv'))).toHaveLength(11);
});

test.each([null, 'x', {}, { agentId: 'agt_1' }, { agentId: 1, fetched: {} }])('%j is no record', (stored) => {
  expect(readAheadRecord(stored)).toBeNull();
});

const night = { timeZone: 'Europe/Lisbon', from: 22 * 60, to: 7 * 60 };

test('quiet hours span midnight, in their own time zone', () => {
  const at = (time: string) => isQuiet(night, new Date(`2026-07-01T${time}:00Z`));
  // Lisbon is an hour ahead in July
  expect(['20:59', '21:00', '23:30', '05:59', '06:00'].map(at)).toEqual([false, true, true, true, false]);
  expect(isQuiet({ timeZone: 'UTC', from: 60, to: 120 }, new Date('2026-07-01T01:30:00Z'))).toBe(true);
  expect(isQuiet(null, new Date())).toBe(false);
  expect(isQuiet({ ...night, timeZone: 'Nowhere/Land' }, new Date())).toBe(false);
});
