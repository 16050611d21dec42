import { expect, test } from 'vitest';
import { withoutReach } from './without-reach.ts';

test.each([
  [
    'Can you repair umbrellas? anna@mail.example, +49 30 1234567, DE89 3704 0044 0532 0130 00',
    'Can you repair umbrellas?',
  ],
  ['My mail is anna.b@mail.example. Do you tune pianos?', 'My mail is. Do you tune pianos?'],
  ['Reach me at +49 (0)30 123-4567, please', 'Reach me at, please'],
  ['Wire it to GB29 NWBK 6016 1331 9268 19 please', 'Wire it to please'],
])('what reaches a visitor asks nothing: %s', (text, left) => {
  expect(withoutReach(text)).toBe(left);
});

test.each([
  'anna@mail.example',
  'anna@mail.example, +49 30 1234567',
  '3 pieces @ 5 EUR?',
  'Where is order #10432?',
  'Is the XL10 blue wool throw +10 EUR?',
  'Do you have article 1234567 or AB12 3456?',
  'Warm, soft; and red , blue?',
])('what may name a thing stays, and what is nothing else: %s', (text) => {
  expect(withoutReach(text)).toBe(text);
});
