import { expect, test } from 'vitest';
import { createSafeStorage, readJson } from './platform.ts';

const blocked = createSafeStorage(() => {
  throw new DOMException('denied', 'SecurityError');
});

test('a blocked storage still remembers while the page lives', () => {
  blocked.set('a', '1');
  expect(blocked.get('a')).toBe('1');
  expect(blocked.keys()).toEqual(['a']);
  blocked.remove('a');
  expect(blocked.get('a')).toBeNull();
});

test('AU-18 what is not JSON reads as nothing', () => {
  blocked.set('bad', '{"a":');
  expect(readJson(blocked, 'bad')).toBeNull();
  expect(readJson(blocked, 'absent')).toBeNull();
  blocked.set('good', '{"a":1}');
  expect(readJson(blocked, 'good')).toEqual({ a: 1 });
});
