import { expect, test } from 'vitest';
import { greeting } from './home-page.tsx';

test.each([
  [0, 'Good evening, Ana'],
  [5, 'Good morning, Ana'],
  [12, 'Good afternoon, Ana'],
  [18, 'Good evening, Ana'],
])('at %i: %s', (hour, words) => {
  expect(greeting(' Ana Sousa ', hour)).toBe(words);
});

test('nobody is greeted by an empty name', () => {
  expect(greeting(' ', 9)).toBe('Good morning');
});
