import { expect, test } from 'vitest';
import { isOutOfCredits, wakesUp } from '../../shared/paused-words.ts';
import { ceilingWords, forecastWords, parseCeiling } from './extra-blocks.ts';

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
