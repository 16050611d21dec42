import { expect, test } from 'vitest';
import { createAlikeGroups } from './alike-groups.ts';

/** One who says the same first letter is alike; the second says how much. */
const alike = createAlikeGroups('en', (a, b) => {
  const [one = '', other = ''] = [a, b].map(({ telling }) => telling[0]?.word.term ?? '');
  return table[[one, other].toSorted().join(' ')] ?? 0;
});
const table: Record<string, number> = {
  'parcel track': 0.5,
  'return track': 0.16,
  'parcel return': 0.05,
  'refund return': 0.2,
  'refund track': 0.01,
  'parcel refund': 0.01,
};

test('a question joins the most alike group, and none where none is alike', async () => {
  const groups = [{ texts: ['refund'] }, { texts: ['parcel'] }];
  expect(await alike.groupOf(groups, 'track')).toBe(groups[1]);
  expect(await alike.groupOf([{ texts: ['blanket'] }], 'track')).toBeNull();
});

test('groups that a question brought near each other become one', async () => {
  const [parcels, refunds] = [{ texts: ['parcel'] }, { texts: ['refund'] }];
  expect(await alike.drawnTo({ texts: ['track'] }, [refunds, parcels])).toEqual({ united: [parcels], moved: [] });
});

test('a question that fits the grown group better than its own is seated there, and no other', async () => {
  const [own, single] = [{ texts: ['track', 'blanket', 'refund'] }, { texts: ['blanket'] }];
  const { united, moved } = await alike.drawnTo({ texts: ['parcel', 'return'] }, [own, single]);
  expect(united).toEqual([]);
  expect(moved).toEqual([{ from: own, texts: ['track'] }]);
});
