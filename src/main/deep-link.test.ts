import { expect, test } from 'vitest';
import { deepLinkOf, parseDeepLink } from './deep-link.ts';

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
