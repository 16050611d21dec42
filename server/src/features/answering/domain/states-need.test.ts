import { expect, test } from 'vitest';
import { statesNeed } from './states-need.ts';

test.each([
  'which blank should i get for an old outboard',
  'what would you recommend for dry hair',
  'brühe von hand auf und mags fruchtig. was nehm ich da',
  'empfindlicher magen, welche bohnen wären da gut',
  'mulai gowes antar kota. sepedanya yg mana ya kak',
  'hi, after a first machine for somebody who never sewed',
  'suche was zum Mahlen im Zelt',
  'gibts was, wo der Espresso nebenher läuft?',
])('%s', (text) => {
  expect(statesNeed(text)).toBe(true);
});

test.each(['which payment methods can i use', 'how long after an order does it ship', 'was kostet der Versand'])(
  'no need: %s',
  (text) => {
    expect(statesNeed(text)).toBe(false);
  },
);
