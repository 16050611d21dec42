import { expect, test } from 'vitest';
import { creditsOf, paymentWith } from './subscription.ts';

test.each([
  [500, 500, { left: 500, offer: 500, used: 0, extra: 0 }],
  [500, 188, { left: 188, offer: 500, used: 312, extra: 0 }],
  [1500, 0, { left: 0, offer: 1500, used: 1500, extra: 0 }],
  [1500, -12, { left: 0, offer: 1500, used: 1500, extra: 12 }],
  [500, 560, { left: 560, offer: 500, used: 0, extra: 0 }],
  [null, null, { left: 0, offer: 0, used: 0, extra: 0 }],
])('T22 of %s offered, %s remaining', (offer, restToConsume, credits) => {
  expect(creditsOf({ offer, restToConsume })).toEqual(credits);
});

const payment = {
  verifyPayment: true,
  plan: 'Free',
  offer: 500,
  currency: 'eur',
  restToConsume: 499,
  updatedAt: null,
} as const;

test('the newest payment goes into the record, and what it does not say stays', () => {
  const wire = { plan: 'Basic', offer: 1500, currency: 'usd', restToConsume: 1400 } as const;
  expect(paymentWith(payment, wire)).toEqual({ ...payment, onlyFree: false, ...wire });
  expect(paymentWith(payment, { ...wire, plan: 'Mystery' })).toEqual(payment);
});
