import { expect, test } from 'vitest';
import { parseImageAddress, parseLinkAddress, parseWebAddress } from './web-address.ts';

test.each([
  ['https://shop.example/a?b=c#d', 'https://shop.example/a?b=c#d'],
  ['HTTP://Shop.Example', 'http://shop.example/'],
  [' https://ok.example ', 'https://ok.example/'],
  ['https://wa.me/4915112345', 'https://wa.me/4915112345'],
  ['mailto:hello@shop.example', 'mailto:hello@shop.example'],
  ['tel:+49-30-123456', 'tel:+49-30-123456'],
])('CH-05 %s becomes a link', (address, href) => expect(parseLinkAddress(address)).toBe(href));

const refused = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  '%6Aavascript:alert(1)',
  'data:text/html,<script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://shop.example/1',
  '//evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'https://shop.example\\@evil.example',
  'https://user:pass@evil.example',
  'https://shop.example/a b',
  'https://shop.example/\r\nSet-Cookie:x',
  `https://shop.example/${'a'.repeat(10_000)}`,
  'https://',
  'https://[::bad',
  '/relative',
  'mailto:',
  'mailto:a@b?bcc=c@d',
  'mailto:a@b\nc',
  'tel:javascript',
  '',
];

test.each(refused)('CH-05, PC-01 %j does not', (address) => expect(parseLinkAddress(address)).toBeUndefined());

test('PC-01 a product opens by http(s) only', () => {
  expect(parseWebAddress('mailto:a@b.example')).toBeUndefined();
  expect(parseWebAddress('http://shop.example/p')).toBe('http://shop.example/p');
});

test('PC-03 pictures come by https only', () => {
  expect(parseImageAddress('https://cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg');
  for (const address of [...refused, 'http://cdn.example/a.jpg', 'mailto:a@b.example']) {
    expect(parseImageAddress(address)).toBeUndefined();
  }
});
