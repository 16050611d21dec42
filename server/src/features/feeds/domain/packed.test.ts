import { expect, test } from 'vitest';
import { createPackedGroups, createPackedTexts, textsOf } from './packed.ts';

const texts = Array.from({ length: 4_000 }, (_, at) =>
  JSON.stringify({ at, said: `Größe ${at} 🧶`, more: 'x'.repeat(at % 90) }),
);
const long = JSON.stringify({ said: 'ß'.repeat(100_000) });

test('texts come back as they were and in their order, each time they are asked for, the longest too', async () => {
  const packed = createPackedTexts();
  const all = [...texts.slice(0, 2_000), long, ...texts.slice(2_000)];
  for (const text of all) await packed.add(text);
  const back = async () => (await Array.fromAsync(packed.pieces())).flatMap(textsOf);
  expect(await back()).toEqual(all);
  // one who stops in the middle harms nobody
  for await (const _ of packed.pieces()) break;
  expect(await back()).toEqual(all);
});

test('texts of a group stand together in their order, of each no more than the first ones', async () => {
  const groupOf = (at: number) => `group\t${at % 700}`;
  const held = async (order: readonly number[]) => {
    const packed = createPackedGroups(5);
    for (const at of order) await packed.add(groupOf(at), texts[at] ?? '');
    return Array.fromAsync(packed.groups());
  };
  const order = [...texts.keys()];
  const groups = await held(order);
  expect(groups).toHaveLength(700);
  expect(new Set(groups.map((group) => group.join()))).toEqual(
    new Set(
      Array.from({ length: 700 }, (_, group) =>
        order
          .filter((at) => at % 700 === group)
          .slice(0, 5)
          .map((at) => texts[at])
          .join(),
      ),
    ),
  );
});
