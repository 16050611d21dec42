import { expect, test } from 'vitest';
import { variantsMax } from './sieve.ts';
import { createWholes } from './whole-of.ts';

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
