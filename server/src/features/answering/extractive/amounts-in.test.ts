import { expect, test } from 'vitest';
import { amountsIn } from './amounts-in.ts';

test.each([
  ['half a kilo please', 500],
  ['setengah kilo', 500],
  ['medio kilo', 500],
  ['ein halbes Kilo', 500],
  ['the 0,5 kg bag', 500],
  ['sekilo berapa', 1000],
  ['un kilo', 1000],
  ['was kostet n kilo davon', 1000],
  ['250 gr', 250],
  ['yg sekiloan ready?', 1000],
])('%s', (text, value) => {
  expect(amountsIn(text)).toMatchObject([{ kind: 'weight', value }]);
});

test('one in a colour is no inch', () => {
  expect(amountsIn('is there still one in black')).toEqual([]);
});

test('the sides of an area are no lengths', () => {
  expect(amountsIn('40 x 40 cm')).toEqual([]);
});
