import { expect, test } from 'vitest';
import { readable } from './composed.ts';

test.each([
  ['117*68*40 mm', '117×68×40 mm'],
  ['117 * 68 mm', '117 × 68 mm'],
  ['**Free** returns*', 'Free returns'],
  ['[Sale] from 5 €', 'Sale from 5 €'],
])('a page says %s, and is quoted as %s', (said, quoted) => {
  expect(readable(said)).toBe(quoted);
});
