/** The plans of section 9 as everybody shows them; the server's billing catalogue decides with the same numbers. Prices are whole currency units a month. */
export const plans = [
  { plan: 'Free', price: 0, interactions: 500, pages: 1000, support: 'standard' },
  { plan: 'Basic', price: 24, interactions: 1500, pages: 5000, support: 'priority' },
  { plan: 'Growth', price: 79, interactions: 5000, pages: 10000, support: 'priority' },
] as const;

export type PlanName = (typeof plans)[number]['plan'];
export type Currency = 'eur' | 'usd';
