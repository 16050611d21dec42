import { expect, test } from 'vitest';
import { createShownAddress } from './shown-address.ts';

test('a demo’s shop is shown from where it lives', () => {
  const shown = createShownAddress('{"shop.example":"http://127.0.0.1:4700"}');
  expect(shown('https://shop.example/a/b.svg?x=1')).toBe('http://127.0.0.1:4700/a/b.svg?x=1');
  expect(shown('https://other.example/a.svg')).toBe('https://other.example/a.svg');
  expect(shown('no address')).toBe('no address');
});

test.each([undefined, '', '{', '[]', '{"a":7}', '{"shop.example":"not an address"}'])(
  'the mark %j moves nothing',
  (mark) => {
    expect(createShownAddress(mark)('https://shop.example/a')).toBe('https://shop.example/a');
  },
);
