import { plans } from '@vitrine/contract/plans';

export type Plan = (typeof plans)[number];

/** The plans whose page limit holds the site (4-42); none for a site beyond all of them (T26). */
export const plansForPages = (pages: number): Plan[] => plans.filter((plan) => plan.pages >= pages);

/** What every plan lists (9-20). */
export const inEveryPlan = ['100+ languages', 'Product recommendations', 'Quick and accurate responses'] as const;

/** What Enterprise is (9-23). */
export const inEnterprise = [
  'Unlimited websites',
  'Personalised onboarding',
  'Multiple agents and custom integrations',
  'Priority access to new features',
] as const;

const count = new Intl.NumberFormat('en-GB');

export const planLines = ({ plan, interactions, pages, support }: Plan): string[] => [
  `${count.format(interactions)} AI interactions a month`,
  `Up to ${count.format(pages)} pages`,
  `${support === 'priority' ? 'Priority' : 'Standard'} support`,
  ...inEveryPlan,
  ...(plan === 'Free' ? [] : ['Scales automatically: 5 per 100 extra interactions']),
];
