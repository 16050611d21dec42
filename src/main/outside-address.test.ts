import { expect, test } from 'vitest';
import { outsideAddress, outsidePayment } from './outside-address.ts';

const server = 'http://localhost:4600';

test.each([
  ['https://shop.example/products?a=1#b', 'https://shop.example/products?a=1#b'],
  ['HTTPS://SHOP.example', 'https://shop.example/'],
  ['http://localhost:4600/widget-chat/agt_1', 'http://localhost:4600/widget-chat/agt_1'],
  ['mailto:help@shop.example', 'mailto:help@shop.example'],
  ['mailto:help@shop.example?subject=Hello%20there', 'mailto:help@shop.example?subject=Hello%20there'],
  ['tel:+33123456789', 'tel:+33123456789'],
])('DE-05 %s is opened', (url, opened) => expect(outsideAddress(url, server)).toBe(opened));

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'file:///etc/passwd',
  'smb://evil/share',
  '\\\\evil\\share',
  'ms-msdt:/id PCWDiagnostic',
  'search-ms:query=x',
  'vscode://file/etc/passwd',
  'vitrine://payment/success',
  'app://owner/',
  'data:text/html,<script>1</script>',
  'http://evil.test/',
  'http://localhost:4601/',
  'https://user:secret@evil.test/',
  'mailto:a@b.example?attach=/etc/passwd',
  'mailto:',
  'tel:*#06#',
  'tel:123;ext=`id`',
  '',
  'not an address',
  `https://shop.example/${'a'.repeat(3000)}`,
])('DE-05 %s is refused', (url) => expect(outsideAddress(url, server)).toBeNull());

test('T30 DE-05 payments leave only for the provider and our own server', () => {
  expect(outsidePayment('https://checkout.stripe.com/c/pay/cs_1', server)).toBe(
    'https://checkout.stripe.com/c/pay/cs_1',
  );
  expect(outsidePayment('http://localhost:4600/sandbox/checkout/1', server)).toBe(
    'http://localhost:4600/sandbox/checkout/1',
  );
  expect(outsidePayment('https://checkout.stripe.com.evil.test/', server)).toBeNull();
  expect(outsidePayment('https://shop.example/', server)).toBeNull();
});
