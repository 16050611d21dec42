import { describe, expect, test } from 'vitest';
import { excludedIn, withoutExcluded } from './excluded-words.ts';

describe('what is not wanted', () => {
  test.each([
    ['blankets without wool in blue', 'en', ['wool']],
    ['jeans not by Maux or Weppa', 'en', ['maux', 'weppa']],
    ['hand towels, not sets', 'en', ['sets']],
    ["shorts only, i don't want capris or skirts", 'en', ['capris', 'skirts']],
    ["a gift that isn't food", 'en', ['food']],
    ['bottles without lotion pump', 'en', ['lotion pump']],
    ['a fragrance-free candle', 'en', ['fragrance']],
    ['Decken ohne Wolle', 'de', ['wolle']],
    ['parfümfreie Seife', 'de', ['parfüm']],
    ['mantas sin lana, por favor', 'es', ['lana']],
    ['sabun tanpa parfum', 'id', ['parfum']],
    ['jam tanpa baterai warna hitam ada?', 'id', ['baterai']],
    ['a clock without battery, colour black', 'en', ['battery']],
    ['eine Uhr ohne Batterie Farbe Schwarz', 'de', ['batterie']],
    ['jam tanpa baterai hitam ready?', 'id', ['baterai']],
    ['jeans without black stitching', 'en', ['black stitching']],
    ['parfümsüz sabun', 'tr', ['parfüm']],
  ])('%s', (text, language, groups) => {
    expect(excludedIn(text, language)).toEqual(groups);
  });

  test.each([
    'is it not available',
    'why do you not ship to Norway',
    'free shipping',
    'do you have it in blue',
    'i dont want to wait',
  ])('nothing in “%s”', (text) => {
    expect(excludedIn(text, 'en')).toEqual([]);
  });

  test('a text that is without something does not speak of it', () => {
    expect(withoutExcluded('A soap without perfume in green', 'en')).toBe('A soap in green');
    expect(withoutExcluded('Fragrance-free soap', 'en').trim()).toBe('soap');
  });

  test('endless text costs little time', () => {
    expect(() => excludedIn('without not '.repeat(20_000), 'en')).not.toThrow();
    expect(() => withoutExcluded('without a-free '.repeat(2_000), 'en')).not.toThrow();
  });
});
