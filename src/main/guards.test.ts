import { expect, test } from 'vitest';
import { deepLinkOf, mayAsk, mayNavigate, mayUse, outsideAddress, outsidePayment, parseDeepLink } from './guards.ts';

const serverOrigin = 'http://localhost:4600';

test.each([
  ['https://shop.example/products?a=1#b', 'https://shop.example/products?a=1#b'],
  ['HTTPS://SHOP.example', 'https://shop.example/'],
  ['http://localhost:4600/widget-chat/agt_1', 'http://localhost:4600/widget-chat/agt_1'],
  ['mailto:help@shop.example', 'mailto:help@shop.example'],
  ['mailto:help@shop.example?subject=Hello%20there', 'mailto:help@shop.example?subject=Hello%20there'],
  ['tel:+33123456789', 'tel:+33123456789'],
])('DE-05 %s is opened', (url, opened) => expect(outsideAddress(url, serverOrigin)).toBe(opened));

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
])('DE-05 %s is refused', (url) => expect(outsideAddress(url, serverOrigin)).toBeNull());

test('T30 DE-05 payments leave only for the provider and our own server', () => {
  expect(outsidePayment('https://checkout.stripe.com/c/pay/cs_1', serverOrigin)).toBe(
    'https://checkout.stripe.com/c/pay/cs_1',
  );
  expect(outsidePayment('http://localhost:4600/sandbox/checkout/1', serverOrigin)).toBe(
    'http://localhost:4600/sandbox/checkout/1',
  );
  expect(outsidePayment('https://checkout.stripe.com.evil.test/', serverOrigin)).toBeNull();
  expect(outsidePayment('https://shop.example/', serverOrigin)).toBeNull();
});

test('T30 the two ways back from a payment', () => {
  expect(parseDeepLink('vitrine://payment/success?userId=usr_1')).toEqual({ kind: 'payment', outcome: 'success' });
  expect(parseDeepLink('vitrine://payment/cancel')).toEqual({ kind: 'payment', outcome: 'cancel' });
});

test('a link leads to a conversation, by its id alone', () => {
  expect(parseDeepLink('vitrine://conversation/cnv_1?id=cnv_2')).toEqual({ kind: 'conversation', id: 'cnv_1' });
  for (const odd of ['', '/', '/cnv_1/x', '/a%20b', '/..%2fx', `/${'a'.repeat(201)}`])
    expect(parseDeepLink(`vitrine://conversation${odd}`)).toBeNull();
});

test.each([
  'vitrine://../../x',
  `vitrine://payment/success?token=${'a'.repeat(1_000_000)}`,
  'vitrine://payment/success%0d%0aX: y',
  'vitrine://payment/../success/x',
  'vitrine://evil/success',
  'vitrine://payment:80/success',
  'vitrine://user@payment/success',
  'vitrine://reset?token=1',
  'vitrine:payment/success',
  'https://payment/success',
  '',
])('DE-06 %s leads nowhere', (link) => expect(parseDeepLink(link)).toBeNull());

test('DE-06 DE-13 of a second start’s arguments only a link of ours is taken', () => {
  const argv = [
    '/opt/Vitrine/vitrine',
    '--inspect=9229',
    '--gpu-launcher=sh',
    'vitrine://evil/x',
    'vitrine://payment/cancel',
  ];
  expect(deepLinkOf(argv)).toEqual({ kind: 'payment', outcome: 'cancel' });
  expect(deepLinkOf(['--gpu-launcher=vitrine://payment/success'])).toBeNull();
});

const server = 'https://vitrine.example';

test.each([
  ['app://owner/conversations', true, true],
  ['app://other-host/', true, false],
  ['https://evil.test/', true, false],
  ['https://vitrine.example/', true, false],
  ['file:///etc/passwd', true, false],
  ['data:text/html,x', true, false],
  ['javascript:alert(1)', true, false],
  ['https://vitrine.example/widget-chat/agt_1', false, true],
  ['https://evil.test/', false, false],
  ['app://owner/', false, false],
  ['about:blank', false, false],
])('DE-04 %s (top frame: %s) may be shown: %s', (url, isMainFrame, allowed) => {
  expect(mayNavigate(url, isMainFrame, server)).toBe(allowed);
});

test('DE-10 only copying by a button is granted, and only to our page', () => {
  expect(mayUse('clipboard-sanitized-write', 'app://owner/integrations')).toBe(true);
  expect(mayUse('clipboard-sanitized-write', 'https://vitrine.example/')).toBe(false);
  for (const permission of ['media', 'geolocation', 'notifications', 'clipboard-read', 'midi', 'usb', 'serial', 'hid'])
    expect(mayUse(permission, 'app://owner/'), permission).toBe(false);
});

test('DE-03 only the top frame of our own window is heard', () => {
  const top = { url: 'app://owner/account', parent: null };
  expect(mayAsk({ frame: top, windowId: 1 }, 1)).toBe(true);
  expect(mayAsk({ frame: top, windowId: 2 }, 1)).toBe(false);
  expect(mayAsk({ frame: top, windowId: 1 }, null)).toBe(false);
  expect(mayAsk({ frame: { ...top, parent: top }, windowId: 1 }, 1)).toBe(false);
  expect(mayAsk({ frame: { url: 'https://evil.test/', parent: null }, windowId: 1 }, 1)).toBe(false);
  expect(mayAsk({ frame: { url: 'devtools://devtools/', parent: null }, windowId: 1 }, 1)).toBe(false);
  expect(mayAsk({ frame: null, windowId: 1 }, 1)).toBe(false);
});
