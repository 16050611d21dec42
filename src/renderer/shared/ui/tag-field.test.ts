import { expect, test } from 'vitest';
import { withTag } from './tag-field.tsx';

test('5-28 an entry is trimmed and added at the end', () => {
  expect(withTag(['shoes'], '  hats ')).toEqual(['shoes', 'hats']);
});

test('5-28 empties and repetitions change nothing', () => {
  const tags = ['shoes'];
  expect(withTag(tags, '   ')).toBe(tags);
  expect(withTag(tags, ' shoes')).toBe(tags);
});
