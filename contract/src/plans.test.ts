import { expect, test } from 'vitest';
import { paymentAddress } from './plans.ts';

const own = 'https://vitrine.example';

test.each([
  'https://checkout.stripe.com/c/pay/cs_test_1#fid',
  'https://billing.stripe.com/p/session/1',
  'https://vitrine.example/sandbox-checkout/1',
])('PA-22 %s is followed', (url) => {
  expect(paymentAddress(url, own)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hello',
  'http://checkout.stripe.com/c/pay',
  'http://vitrine.example/sandbox-checkout/1',
  'https://vitrine.example:8443/sandbox-checkout/1',
  'https://evil.example/pay',
  'https://checkout.stripe.com.evil.example/',
  'https://evil-checkout.stripe.com/',
  'https://checkout.stripe.com@evil.example/',
  'https://evil.example@checkout.stripe.com/',
  'https://checkout.stripe.com:8443/',
  '//evil.example/pay',
  '/sandbox-checkout/1',
  '',
])('PA-22 %s is not', (url) => {
  expect(paymentAddress(url, own)).toBeNull();
});

test('a server on this machine has several names, but one port', () => {
  const local = 'http://127.0.0.1:4600';
  expect(paymentAddress('http://localhost:4600/sandbox-checkout/1', local)).toBe(
    'http://localhost:4600/sandbox-checkout/1',
  );
  expect(paymentAddress('http://localhost:4700/sandbox-checkout/1', local)).toBeNull();
});
