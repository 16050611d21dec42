import { expect, test } from 'vitest';
import { respelled } from './respelled.ts';

const products = [{ name: '"Harmony" Boho Pendant' }, { name: 'Proyektor Mini Layar' }, { name: 'Buche Servierbrett' }];
const known = new Set(['pendant', 'mini']);
const put = (asked: string) => respelled(asked, products, (word) => known.has(word));

test('a name that is typed as it sounds is put as the product is called', () => {
  expect(put('do you have the harmny pendant')).toBe('do you have the harmony pendant');
  expect(put('harga proyektr mini')).toBe('harga proyektor mini');
  expect(put('is the hramony one gold')).toBe('is the harmony one gold');
});

test('words of their own, other beginnings and words that the shop knows stay as they are', () => {
  expect(put('suche was zum servieren')).toBe('suche was zum servieren');
  expect(put('symphony')).toBe('symphony');
  expect(put('pendants')).toBe('pendants');
  expect(respelled('harmny', products, () => true)).toBe('harmny');
});

test('a long message costs no more than its first words', () => {
  const long = Array.from({ length: 2000 }, (_, at) => `harmny${at}`).join(' ');
  expect(put(long)).toContain('harmny1999');
});

test('a measure is put as a found name writes it', () => {
  const lamps = [{ name: 'LED Bulb Bright 9W' }, { name: 'Water tank 20L' }];
  const of = (asked: string) => respelled(asked, lamps, () => true);
  expect(of('lampu 9 watt berapa')).toBe('lampu 9w berapa');
  expect(of('the 20 litre tank')).toBe('the 20l tank');
  expect(of('the 12 watt one')).toBe('the 12 watt one');
});
