import { describe, expect, test } from 'vitest';
import { extremeChoice, measuredChoices, missingAmount, wordedChoice } from './choice-words.ts';

const weights = ['200 gram', '500 gram', '1 kg'];
const named = (text: string, values: readonly string[], name = 'Hill coffee') =>
  measuredChoices(text, values, { name, isNamed: false });

describe('a choice is named', () => {
  test('by its weight, however it is written', () => {
    expect(named('how much is half a kilo?', weights)).toEqual(['500 gram']);
    expect(named('berapa yang sekilo', weights)).toEqual(['1 kg']);
    expect(named('is 250 g there?', weights)).toEqual([]);
  });

  test('by its sides, with or without spaces', () => {
    expect(named('the 45x45 cover', ['40 x 40 cm', '45 × 45 cm'])).toEqual(['45 × 45 cm']);
  });

  test('by what it alone counts, in another language too, and not by how many are wanted', () => {
    const candles = ['120 g', '480 g, tres mechas'];
    expect(named('the one with three wicks', candles, 'Patio candle')).toEqual(['480 g, tres mechas']);
    expect(named('three candles please', candles, 'Patio candle')).toEqual([]);
  });
});

test('a weight that none of the choices has is said, and one that none is sold by is not', () => {
  expect(missingAmount('is there a 250 g bag', weights)).toBe('250 g');
  expect(missingAmount('half a kilo', weights)).toBeNull();
  expect(missingAmount('250 g', ['Red', 'Blue'])).toBeNull();
  expect(missingAmount('how many calories per 100 g?', weights)).toBeNull();
});

describe('the largest and the smallest', () => {
  test.each([
    ['how much is the big one', '1 kg'],
    ['la pequeña', '200 gram'],
    ['yang besar', '1 kg'],
    ['and the bigger one?', '1 kg'],
    ["what's the price of a smaller bag", '200 gram'],
    ['which is bigger', null],
    ['how much is it', null],
  ])('%s', (text, value) => {
    expect(extremeChoice(text, weights, 'Hill coffee')).toBe(value);
  });

  test('of fluid ounces', () => {
    expect(extremeChoice('the larger bottle', ['0.5 fl oz', '1 fl oz'], 'Face oil')).toBe('1 fl oz');
  });

  test('of areas, and not where the name says it', () => {
    expect(extremeChoice('the large one', ['30 x 20 cm', '48 x 32 cm', '38 x 26 cm'], 'Board')).toBe('48 x 32 cm');
    expect(extremeChoice('the large board', ['30 x 20 cm', '48 x 32 cm'], 'Large board')).toBeNull();
  });
});

test('a word of one label alone names it, and one that labels or the product share does not', () => {
  const soaps = ['Lavender', 'Oat without scent', 'Rose without thorns'];
  const named = (text: string) => wordedChoice(text, soaps, { name: 'Olive soap', language: 'en' });
  expect(named('is the oat soap left')).toBeNull();
  expect(named('one with thorns')).toBe('Rose without thorns');
  expect(named('the one without anything')).toBeNull();
  expect(named('olive soap')).toBeNull();
});
