import { expect, test } from 'vitest';
import { mendedSpelling } from './mended-spelling.ts';

test.each([
  ['do you ship to swtizerland', 'en', 'do you ship to Switzerland'],
  ['ship to Germny?', 'en', 'ship to Germany?'],
  ['Itlay?', 'en', 'Italy?'],
  ['Versand in die Shcweiz?', 'de', 'Versand in die Schweiz?'],
  ['gibt es das in Italein', 'de', 'gibt es das in Italien'],
  ['livrez vous en Belgiqeu', 'fr', 'livrez vous en Belgique'],
  ['kirim ke Polnadia?', 'id', 'kirim ke Polandia?'],
])('a country with a slip: %s', (typed, language, meant) => {
  expect(mendedSpelling(typed, language, () => false)).toBe(meant);
});

test('what is a word, a country of its own or the shop’s stays', () => {
  for (const text of ['a gold chain for a child', 'chili oil', 'islands in Ireland', 'ship to Swaziland'])
    expect(mendedSpelling(text, 'en', () => false)).toBe(text);
  expect(mendedSpelling('the irland blanket', 'en', (word) => word === 'irland')).toBe('the irland blanket');
});
