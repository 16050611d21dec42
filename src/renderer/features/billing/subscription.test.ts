import { expect, test } from 'vitest';
import { isOutOfCredits, wakesUp } from '../../shared/paused.tsx';
import {
  ceilingWords,
  creditsOf,
  forecastWords,
  nextRenewal,
  parseCeiling,
  paymentWith,
  planLines,
  plansForPages,
  upgradesFrom,
} from './subscription.ts';

test.each([
  ['2026-11-01T10:00:00.000Z', '2026-11-21T00:00:00Z', '2026-12-01T10:00:00.000Z'],
  ['2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00Z', '2026-12-21T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', '2026-02-01T00:00:00Z', '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', '2026-03-01T00:00:00Z', '2026-03-31T10:00:00.000Z'],
  ['2025-12-15T10:00:00.000Z', '2026-11-21T00:00:00Z', '2026-12-15T10:00:00.000Z'],
  ['2026-12-01T00:00:05.000Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:05.000Z'],
])('O13 credits that began on %s renew, seen on %s, on %s', (beganAt, now, renewal) => {
  expect(nextRenewal(beganAt, new Date(now))?.toISOString()).toBe(renewal);
});

test.each([null, 'soon'])('O13 %s names no day', (beganAt) => {
  expect(nextRenewal(beganAt, new Date())).toBeNull();
});

const now = new Date('2026-11-21T00:00:00.000Z');
const basic = {
  verifyPayment: true,
  plan: 'Basic' as const,
  offer: 1500,
  currency: 'usd' as const,
  restToConsume: 200,
  updatedAt: null,
  renewsAt: '2026-12-01T00:00:00.000Z',
  extraBlocks: 0,
  extraBlocksMax: 3,
};
const at = (perDay: number) => ({ perDay, lastsUntil: null });

test('the forecast says what the pace costs, and where the ceiling ends it', () => {
  expect(forecastWords(basic, at(0), now)).toContain('No credits were used');
  expect(forecastWords(basic, at(20), now)).toMatch(/what is left lasts until it renews on 1 December\.$/);
  expect(forecastWords(basic, at(30), now)).toMatch(/1 more block begins by 1 December: \$5\.$/);
  expect(forecastWords(basic, at(45.5), now)).toMatch(/^At about 45\.5 .* 3 more blocks begin by 1 December: \$15\.$/);
  expect(forecastWords(basic, at(100), now)).toMatch(/reaches the ceiling and pauses around 26 November\.$/);
  expect(forecastWords({ ...basic, status: 'past_due' }, at(100), now)).toMatch(/yours last until 23 November\.$/);
  expect(forecastWords({ ...basic, restToConsume: 0, extraBlocks: 3 }, at(100), now)).toBeNull();
  const free = { ...basic, plan: 'Free' as const, renewsAt: null };
  expect(forecastWords(free, { perDay: 10, lastsUntil: '2026-12-11T00:00:00.000Z' }, now)).toMatch(/until 11 December/);
});

test('a ceiling is a whole number from 0 to 1,000', () => {
  expect(['0', ' 20 ', '1000'].map(parseCeiling)).toEqual([0, 20, 1000]);
  expect(['', '-1', '1.5', '1001', '1e3', 'many'].map(parseCeiling)).toEqual(Array<null>(6).fill(null));
  expect(ceilingWords({ ...basic, extraBlocksMax: 0 })).toContain('You allow none');
  expect(ceilingWords(basic)).toContain('until your credits renew on 1 December');
});

test('only who is paused is called so, and is told what they can have', () => {
  expect(isOutOfCredits(basic)).toBe(false);
  expect(isOutOfCredits({ ...basic, restToConsume: 0 })).toBe(false);
  const reached = { ...basic, restToConsume: 0, extraBlocks: 3 };
  expect(isOutOfCredits(reached)).toBe(true);
  expect(wakesUp(reached)).toMatch(/Every extra block .* larger plan/);
  expect(wakesUp({ ...reached, plan: 'Growth' })).not.toContain('larger plan');
  expect(wakesUp({ ...reached, extraBlocks: 0, extraBlocksMax: 0 })).toContain('You allow no extra blocks');
  const owed = { ...basic, restToConsume: 0, status: 'past_due' as const };
  expect([isOutOfCredits(owed), wakesUp(owed)]).toEqual([true, expect.stringContaining('Manage Subscription')]);
  for (const payment of [reached, owed]) expect(wakesUp(payment)).not.toContain('top-up');
});

test.each([
  [1, ['Free', 'Basic', 'Growth']],
  [1000, ['Free', 'Basic', 'Growth']],
  [1001, ['Basic', 'Growth']],
  [5001, ['Growth']],
  [10_000, ['Growth']],
  [10_001, []],
])('4-42 T26 a site of %i pages may choose %j', (pages, names) => {
  expect(plansForPages(pages).map(({ plan }) => plan)).toEqual(names);
});

test('9-17 9-18 9-19 9-20 9-21 what the plans list', () => {
  const [free, basic, growth] = plansForPages(1);
  const everywhere = ['100+ languages', 'Product recommendations', 'Quick and accurate responses'];
  const scaling = 'Scales automatically: $5 per 100 extra interactions';
  expect(free && planLines(free, 'usd')).toEqual([
    '500 AI interactions',
    'Up to 1,000 pages',
    'Standard support',
    ...everywhere,
  ]);
  expect(basic && planLines(basic, 'usd')).toEqual([
    '1,500 AI interactions a month',
    'Up to 5,000 pages',
    'Priority support',
    ...everywhere,
    scaling,
  ]);
  expect(growth && planLines(growth, 'usd')).toContain('5,000 AI interactions a month');
  expect([free, basic, growth].map((plan) => plan?.price)).toEqual([0, 24, 79]);
});

test.each([
  [{ plan: 'Free', offer: 500, pages: 42 }, ['Basic', 'Growth']],
  [{ plan: 'Basic', offer: 1500, pages: 42 }, ['Growth']],
  [{ plan: 'Growth', offer: 5000, pages: 42 }, []],
  [{ plan: 'Free', offer: 1600, pages: 42 }, ['Basic', 'Growth']],
  [{ plan: 'Free', offer: 500, pages: 6000 }, ['Growth']],
  [{ plan: null, offer: null, pages: null }, ['Free', 'Basic', 'Growth']],
])('4-43 from %j the upgrades are %j', (current, names) => {
  expect(upgradesFrom(current).map(({ plan }) => plan)).toEqual(names);
});

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
