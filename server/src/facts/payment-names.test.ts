import { expect, test } from 'vitest';
import { paymentNamesAsked, paymentNamesIn } from './payment-names.ts';

test('ways to pay are known by the name that each language gives them', () => {
  expect(paymentNamesIn('Contrarreembolso: solo península')).toEqual(['cash on delivery']);
  expect(paymentNamesIn('Nous ne prenons pas les chèques.')).toEqual(['cheque']);
  expect(paymentNamesIn('Op rekening voor bedrijven')).toEqual(['invoice']);
  expect(paymentNamesIn('代金引換は承っておりません。')).toEqual(['cash on delivery']);
});

test('visitors write names as they come, but a word is no name', () => {
  expect(paymentNamesAsked('can i pay with paypal or KLARNA')).toEqual(['klarna', 'paypal']);
  expect(paymentNamesAsked('bayar pakai dana darurat')).toEqual([]);
  expect(paymentNamesAsked('promo code?')).toEqual([]);
  expect(paymentNamesIn('CODE10 gives 10 % off')).toEqual([]);
});
