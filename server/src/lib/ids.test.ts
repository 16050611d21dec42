import { expect, test } from 'vitest';
import { newId, newSecret } from './ids.ts';

test('SE-01 a hundred thousand session ids are all different, follow no order and lean to no bit', () => {
  const count = 100_000;
  const ids = Array.from({ length: count }, newSecret);
  expect(new Set(ids).size).toBe(count);

  const ones = new Uint32Array(256);
  let rising = 0;
  let before = '';
  for (const id of ids) {
    const bytes = Buffer.from(id, 'base64url');
    expect(bytes.length).toBe(32);
    ones.forEach((_, bit) => {
      ones[bit] = (ones[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
    });
    if (id > before) rising += 1;
    before = id;
  }
  // ten standard deviations of a fair coin: never by chance, always with a time or a counter in it
  const farOff = 10 * Math.sqrt(count / 4);
  expect(Math.abs(rising - count / 2)).toBeLessThan(farOff);
  expect(ones.every((times) => Math.abs(times - count / 2) < farOff)).toBe(true);
});

test('ids that stand in addresses say what they name', () => {
  expect(newId('agt')).toMatch(/^agt_[0-9a-f]{32}$/);
});
