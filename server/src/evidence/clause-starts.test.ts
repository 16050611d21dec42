import { expect, test } from 'vitest';
import { clausesOf } from './clause-starts.ts';

const run =
  'gunting dapur serbaguna panjang 22 cm berat 180 gram bahan baja tahan karat gagang karet tidak licin bisa dibuka jadi dua gampang dicuci cocok untuk ayam dan sayur dapat sarung pelindung garansi 1 tahun';

test('a description without a stop falls into clauses that lose none of its words', () => {
  const clauses = clausesOf(run);
  expect(clauses.length).toBeGreaterThan(4);
  expect(clauses.join(' ')).toBe(run);
  expect(clauses.some((clause) => clause.startsWith('berat 180 gram'))).toBe(true);
  expect(Math.max(...clauses.map((clause) => clause.split(' ').length))).toBeLessThanOrEqual(20);
});

test('sentences, lists and short lines stay whole, as long as they may be', () => {
  const sentence =
    'My shop will replace a product that was received damaged or defective and was reported to us within ten days of its receipt with an exact replacement of the same product and with nothing else.';
  expect(clausesOf(sentence)).toEqual([sentence]);
  const list = `${'red wool, blue cotton, green linen, '.repeat(12)}and white silk`;
  expect(clausesOf(list)).toEqual([list]);
  expect(clausesOf('berat 180 gram panjang 22 cm')).toHaveLength(1);
});

test('a run of any length is read in a moment and never lost', () => {
  const words = Array.from({ length: 5000 }, (_, at) => `kata${at}`).join(' ');
  expect(clausesOf(words).join(' ')).toBe(words);
});
