import { expect, test } from 'vitest';
import { createResolveUrl } from './resolve-url.ts';

test('a demo shop’s name leads to where it lives', () => {
  const resolve = createResolveUrl('{"shop.example":"http://127.0.0.1:4700"}');
  expect(resolve('https://shop.example/a/b?c=d#e')).toBe('http://127.0.0.1:4700/a/b?c=d#e');
  expect(resolve('https://other.example/a')).toBe('https://other.example/a');
  expect(resolve('https://shop.example.evil/a')).toBe('https://shop.example.evil/a');
  expect(resolve('mailto:a@shop.example')).toBe('mailto:a@shop.example');
  expect(resolve('https://shop.example//evil.example/a')).toBe('http://127.0.0.1:4700//evil.example/a');
});

test.each([undefined, null, '', 'x', '[]', '{"shop.example":5}', '{"shop.example":"nowhere"}'])(
  '%j maps nothing',
  (mark) => expect(createResolveUrl(mark)('https://shop.example/a')).toBe('https://shop.example/a'),
);
