import { expect, test } from 'vitest';
import { createPackedGroups, createPackedTexts, createWholes, textsOf } from './packed.ts';
import { variantsMax } from './sieve.ts';

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

test('each of a hundred thousand variations names its product, and one that none lists names none', () => {
  const wholes = createWholes();
  // numbers beside each other, far apart, and longer than 32 bits
  const id = (at: number) => String(1 + at * (at % 3 === 0 ? 1 : 262_144) + (at % 2) * 40_000_000_000);
  const ids = Array.from({ length: variantsMax }, (_, at) => id(at));
  expect(new Set(ids).size).toBe(variantsMax);
  for (const [at, one] of ids.entries()) wholes.note(one, String(900_000 + Math.floor(at / 10)));
  expect(ids.every((one, at) => wholes.of(one) === String(900_000 + Math.floor(at / 10)))).toBe(true);
  expect(['0', '', '-7', '9007199254740993', 'red'].map((one) => wholes.of(one))).toEqual(Array(5).fill(undefined));
});

test('a later listing of a variation holds, and one more than can be read is refused', () => {
  const wholes = createWholes();
  for (let at = 1; at <= variantsMax; at += 1) wholes.note(String(at), '7');
  wholes.note('5', '8');
  expect(wholes.of('5')).toBe('8');
  expect(() => wholes.note(String(variantsMax + 1), '7')).toThrow('100,000 variants');
});

test.each(['red', '-1', '1.5', '0'])('%s is no number of WooCommerce’s', (id) => {
  expect(() => createWholes().note(id, '7')).toThrow('not numbered');
  expect(() => createWholes().note('7', id)).toThrow('not numbered');
});
