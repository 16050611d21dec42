import { expect, test } from 'vitest';
import { planLines, plansForPages, upgradesFrom } from './plan-choice.ts';

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
