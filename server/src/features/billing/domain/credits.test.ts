import { array, assert, boolean, constant, constantFrom, double, nat, oneof, property, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addTopUp,
  askBack,
  changePlan,
  emptyBalance,
  endPlan,
  hold,
  isEmpty,
  letterAfterHold,
  quotaOf,
  release,
  startFree,
  startPeriod,
} from './credits.ts';
import type { Balance, Change, Entry, Hold, Purchase } from './credits.ts';

const free = startFree(2).balance;
const basic = startPeriod(emptyBalance('Basic', 2), 'Basic', 'sub_1:1').balance;
const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

function use(balance: Balance, times: number): Balance {
  let now = balance;
  for (let i = 0; i < times; i += 1) now = hold(now, `h${i}`)?.balance ?? now;
  return now;
}

describe('the examples', () => {
  test('9-17 Free is 500 once, and then the agent pauses', () => {
    const used = use(free, 500);
    expect(used).toMatchObject({ rest: 0, offer: 500 });
    expect(isEmpty(used)).toBe(true);
    expect(hold(used, 'one more')).toBeNull();
  });

  test('9-21 PA-27 Basic goes on in blocks of 100: the first at 1501, the second at 1601, and not past the ceiling', () => {
    expect(use(basic, 1500)).toMatchObject({ rest: 0, extraBlocks: 0, offer: 1500 });
    expect(use(basic, 1501)).toMatchObject({ rest: 99, extraBlocks: 1, offer: 1600 });
    expect(use(basic, 1600)).toMatchObject({ rest: 0, extraBlocks: 1 });
    expect(use(basic, 1601)).toMatchObject({ rest: 99, extraBlocks: 2 });
    expect(use(basic, 3000)).toMatchObject({ rest: 0, extraBlocks: 2, offer: 1700 });
  });

  test('each letter of a period goes out once, and where it is true', () => {
    const letters = (from: Balance) => {
      const sent: string[] = [];
      let now = from;
      for (let used = 1; ; used += 1) {
        const next = hold(now, `h${used}`)?.balance;
        if (next === undefined) return sent;
        const letter = letterAfterHold(now, next);
        if (letter !== null) sent.push(`${letter} ${used}`);
        now = next;
      }
    };
    expect(letters(free)).toEqual(['credits-low 400', 'credits-gone 500']);
    expect(letters({ ...basic, extraBlocksMax: 10 })).toEqual([
      'credits-low 1200',
      'blocks-begun 1501',
      'blocks-soon 2201',
      'blocks-ceiling 2500',
    ]);
    expect(letters({ ...basic, extraBlocksMax: 1 }).slice(1)).toEqual(['blocks-begun 1501', 'blocks-ceiling 1600']);
    expect(letters({ ...basic, extraBlocksMax: 0 }).at(-1)).toBe('credits-gone 1500');
    expect(letters({ ...basic, status: 'past_due' }).at(-1)).toBe('credits-gone 1500');
  });

  test('a payment that is owed begins no block', () => {
    expect(use({ ...basic, status: 'past_due' }, 1501)).toMatchObject({ rest: 0, extraBlocks: 0 });
  });

  test('a top-up outlives the period, and is used after it', () => {
    const topped = addTopUp(use(basic, 10), 'pi_1', 100).balance;
    expect(topped).toMatchObject({ rest: 1590, lasting: 100, offer: 1600 });
    expect(startPeriod(topped, 'Basic', 'sub_1:2').balance).toMatchObject({ rest: 1600, lasting: 100, offer: 1600 });
    expect(use(topped, 1600)).toMatchObject({ rest: 90, lasting: 0, extraBlocks: 1 });
  });

  test('what is left of Free waits while a paid plan is on, and comes back', () => {
    const paid = startPeriod(use(free, 101), 'Basic', 'sub_1:1').balance;
    expect(paid).toMatchObject({ plan: 'Basic', rest: 1500, offer: 1500, freeLeft: 399 });
    expect(endPlan(paid).balance).toMatchObject({ plan: 'Free', rest: 399, offer: 500, freeLeft: 0 });
  });

  test('T05 Free is granted once in an account’s life, to one who begins with Basic after it ended', () => {
    const ended = endPlan(basic);
    expect(ended.balance).toMatchObject({ plan: 'Free', rest: 500 });
    expect(endPlan(startPeriod(use(ended.balance, 500), 'Basic', 'sub_2:1').balance).balance.rest).toBe(0);
  });

  test('PA-28 a larger plan in mid-period adds the difference, a smaller one takes what is unused of it', () => {
    const growth = changePlan(use(basic, 100), 'Growth', 'a').balance;
    expect(growth).toMatchObject({ rest: 4900, offer: 5000 });
    expect(changePlan(growth, 'Basic', 'b').balance).toMatchObject({ rest: 1400, offer: 1500 });
    expect(changePlan(use(growth, 4900), 'Basic', 'b').balance).toMatchObject({ rest: 0, offer: 5000 });
    expect(changePlan(changePlan(growth, 'Growth', 'c').balance, 'Growth', 'd').entries).toEqual([]);
  });

  test('PA-28 a credit held in one period and given back in the next ends with the first', () => {
    const held = hold(basic, 'h');
    if (held === null) throw new Error('nothing was held');
    const next = startPeriod(held.balance, 'Basic', 'sub_1:2').balance;
    const released = release(next, held.hold);
    expect(released.balance.rest).toBe(1500);
    expect(sumOf(released.entries)).toBe(0);
  });

  test('PA-14 a refund takes what is unused and never more; a dispute that is won gives it back', () => {
    const bought: Purchase = { id: 'pi_1', period: null, credits: 100, askedBack: 0, takenBack: 0 };
    const topped = addTopUp(use(free, 450), 'pi_1', 100).balance;
    const half = askBack(topped, bought, 50, 'a');
    expect(half).toMatchObject({ balance: { rest: 100, lasting: 50 }, takenBack: 50 });
    const used = use(topped, 130);
    const all = askBack(used, bought, 100, 'b');
    expect(all).toMatchObject({ balance: { rest: 0, lasting: 0 }, takenBack: 20 });
    const won = askBack(all.balance, { ...bought, askedBack: 100, takenBack: 20 }, 0, 'c');
    expect(won).toMatchObject({ balance: { rest: 20, lasting: 20 }, takenBack: 0 });
  });
});

type Step =
  | { do: 'hold' }
  | { do: 'settle' | 'release'; at: number }
  | { do: 'period' | 'plan'; plan: 'Basic' | 'Growth' }
  | { do: 'end' | 'owe' | 'pay' | 'topUp' }
  | { do: 'askBack'; at: number; share: number };

const plan = constantFrom('Basic' as const, 'Growth' as const);
const at = nat(40);
const step: Arbitrary<Step> = oneof(
  { weight: 12, arbitrary: constant<Step>({ do: 'hold' }) },
  { weight: 6, arbitrary: record({ do: constantFrom('settle' as const, 'release' as const), at }) },
  { weight: 2, arbitrary: record({ do: constantFrom('period' as const, 'plan' as const), plan }) },
  { weight: 3, arbitrary: constantFrom<Step>({ do: 'end' }, { do: 'owe' }, { do: 'pay' }, { do: 'topUp' }) },
  {
    weight: 1,
    arbitrary: record({
      do: constant('askBack' as const),
      at,
      share: double({ min: 0, max: 1, noNaN: true }),
    }),
  },
);

test('R4 T22 over any history the balance is the sum of the ledger, no cause stands twice, nothing is negative', () => {
  assert(
    property(boolean(), array(step, { maxLength: 120 }), nat(1499), (beginsFree, steps, usedBefore) => {
      const begun = beginsFree ? startFree(2) : startPeriod(emptyBalance('Basic', 2), 'Basic', 'sub:first');
      let { balance } = begun;
      const ledger: Entry[] = [...begun.entries];
      const holds: Hold[] = [];
      const purchases: Purchase[] = [];
      const take = (change: Change) => {
        ledger.push(...change.entries);
        ({ balance } = change);
      };
      const jump = Math.min(usedBefore, balance.rest);
      take({ balance: { ...balance, rest: balance.rest - jump }, entries: [{ source: 'before', amount: -jump }] });

      for (const [n, one] of steps.entries()) {
        if (one.do === 'hold') {
          const held = hold(balance, `h${n}`);
          expect(held === null).toBe(isEmpty(balance));
          if (held) take(held);
          if (held) holds.push(held.hold);
        } else if (one.do === 'settle' || one.do === 'release') {
          const [held] = holds.splice(one.at % Math.max(1, holds.length), 1);
          if (held && one.do === 'release') take(release(balance, held));
        } else if (one.do === 'period') {
          take(startPeriod(balance, one.plan, `sub:${n}`));
          purchases.push({
            id: `in_${n}`,
            period: `sub:${n}`,
            credits: quotaOf(one.plan),
            askedBack: 0,
            takenBack: 0,
          });
        } else if (one.do === 'plan') {
          if (balance.plan !== 'Free') take(changePlan(balance, one.plan, `p${n}`));
        } else if (one.do === 'end') {
          if (balance.plan !== 'Free') take(endPlan(balance));
        } else if (one.do === 'topUp') {
          take(addTopUp(balance, `pi_${n}`, 100));
          purchases.push({ id: `pi_${n}`, period: null, credits: 100, askedBack: 0, takenBack: 0 });
        } else if (one.do === 'askBack') {
          const bought = purchases[one.at % Math.max(1, purchases.length)];
          if (!bought) continue;
          const askedBack = Math.round(bought.credits * one.share);
          const { takenBack, ...change } = askBack(balance, bought, askedBack, `e${n}`);
          take(change);
          Object.assign(bought, { askedBack, takenBack });
        } else {
          balance = { ...balance, status: one.do === 'owe' ? 'past_due' : 'active' };
        }
        expect(sumOf(ledger)).toBe(balance.rest);
        expect(balance.rest).toBeGreaterThanOrEqual(balance.lasting);
        expect(balance.lasting).toBeGreaterThanOrEqual(0);
        expect(balance.rest).toBeLessThanOrEqual(balance.offer);
        if (balance.plan === 'Free') expect(balance.extraBlocks).toBe(0);
      }
      const sources = ledger.map(({ source }) => source);
      expect(new Set(sources).size).toBe(sources.length);
      expect(ledger.filter(({ source }) => source === 'grant:free').length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 1000 },
  );
});
