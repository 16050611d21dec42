import { plans } from '@vitrine/contract/plans';
import type { Currency } from '@vitrine/contract/plans';

export type Plan = (typeof plans)[number];

/** The plans whose page limit holds the site (4-42); none for a site beyond all of them (T26). */
export const plansForPages = (pages: number): Plan[] => plans.filter((plan) => plan.pages >= pages);

/** Where nothing is sold Free is every plan there is, and reads as much of a large site as it covers. */
export const plansHere = (pages: number, onlyFree: boolean | undefined): Plan[] =>
  onlyFree === true ? [...plans] : plansForPages(pages);

export const isSoldHere = ({ price }: Plan, onlyFree: boolean | undefined): boolean => price === 0 || onlyFree !== true;

export const notSoldHere = 'Not sold on this server.';

/** The plans with more interactions than the current one that also hold the site (4-43). A plan bought in extra blocks is still that plan. */
export function upgradesFrom({
  plan,
  offer,
  pages,
}: {
  plan: string | null;
  offer: number | null;
  pages: number | null;
}) {
  const quota = plans.find((one) => one.plan === plan)?.interactions ?? offer ?? 0;
  return plansForPages(pages ?? 0).filter(({ interactions }) => interactions > quota);
}

/** Whole currency units, as the plans have them. */
export const priceText = (amount: number, currency: Currency): string => `${currency === 'eur' ? '€' : '$'}${amount}`;

/** The one-time top-up (9-22). */
export const topUp = { interactions: 100, price: 5 } as const;

/** What every plan lists (9-20). */
const inEveryPlan = ['100+ languages', 'Product recommendations', 'Quick and accurate responses'] as const;

/** What Enterprise is (9-23). */
export const inEnterprise = [
  'Unlimited websites',
  'Personalised onboarding',
  'Multiple agents and custom integrations',
  'Priority access to new features',
] as const;

const count = new Intl.NumberFormat('en-GB');

export const planLines = ({ plan, interactions, pages, support }: Plan, currency: Currency): string[] => [
  `${count.format(interactions)} AI interactions${plan === 'Free' ? '' : ' a month'}`,
  `Up to ${count.format(pages)} pages`,
  `${support === 'priority' ? 'Priority' : 'Standard'} support`,
  ...inEveryPlan,
  ...(plan === 'Free'
    ? []
    : [`Scales automatically: ${priceText(topUp.price, currency)} per ${topUp.interactions} extra interactions`]),
];
