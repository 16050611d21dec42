import { expect, test } from 'vitest';
import { intentOf } from './intent.ts';

test.each([
  ['Hi, how long is delivery?', 'en', 'policy'],
  ['Suche ein Geschenk', 'de', 'shopping'],
  ['where is my parcel', 'en', 'order'],
  ['where is order #1234', 'en', 'order'],
  ['track order 1234', 'en', 'order'],
  ['has my parcel 1234 shipped', 'en', 'order'],
  ['my order A-1234 has not moved', 'en', 'order'],
  ['kargom nerede', 'tr', 'order'],
  ['Is the wool from sheep?', 'en', 'question'],
  ['can I talk to a human', 'en', 'human'],
  ['agent please', 'en', 'human'],
  ['Bir insanla konuşmak istiyorum', 'tr', 'human'],
  ['my order arrived broken', 'en', 'complaint'],
  // as it is typed without marks; a word without its marks may be another elsewhere
  ['me llego roto', 'es', 'complaint'],
  ['ou est ma commande', 'fr', 'order'],
  ['jedes gramm zählt', 'de', 'question'],
  // a language without a pack is read as English
  ['where is my parcel', 'eo', 'order'],
])('%s (%s) is %s', (text, language, intent) => {
  expect(intentOf(text, language)).toBe(intent);
});

test('who wants a person gets one, whatever else is said', () => {
  expect(intentOf('My order arrived broken, let me talk to a human', 'en')).toBe('human');
});
