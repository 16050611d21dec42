/** The plans of section 9 as everybody shows them; the server's billing catalogue decides with the same numbers. Prices are whole currency units a month. */
export const plans = [
  { plan: 'Free', price: 0, interactions: 500, pages: 1000, support: 'standard' },
  { plan: 'Basic', price: 24, interactions: 1500, pages: 5000, support: 'priority' },
  { plan: 'Growth', price: 79, interactions: 5000, pages: 10000, support: 'priority' },
] as const;

type Plan = (typeof plans)[number];
export type PlanName = Plan['plan'];
export type PaidPlanName = Exclude<PlanName, 'Free'>;
export type Currency = 'eur' | 'usd';

/** The one-time top-up (9-22). */
export const topUp = { interactions: 100, price: 5 } as const;

/** What Basic and Growth go on with when a period's interactions are used up: blocks, charged with the next invoice (9-21). */
export const extraBlock = { interactions: 100, price: 5 } as const;

/** How many extra blocks a period may have, unless the owner chooses another number. */
export const extraBlocksMaxDefault = 20;

/** Basic and Growth, once for each account (9-24). */
export const trialDays = 14;

/** Which addresses a payment call may lead to (PA-22): the provider's own pages over https, or our own origin, where the sandbox stands. */
const providerHosts: readonly string[] = ['checkout.stripe.com', 'billing.stripe.com', 'buy.stripe.com'];

const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** A server on the owner's own machine has several names. */
const isSameServer = (one: URL, other: URL) =>
  one.origin === other.origin ||
  (one.protocol === other.protocol &&
    one.port === other.port &&
    loopbackHosts.includes(one.hostname) &&
    loopbackHosts.includes(other.hostname));

/** The address when it may be followed, else null. It is read as a browser would, so that no spelling slips through. */
export function paymentAddress(url: string, ownOrigin: string): string | null {
  const address = URL.parse(url);
  const own = URL.parse(ownOrigin);
  if (address === null || address.username !== '' || address.password !== '') return null;
  const isProvider = address.protocol === 'https:' && address.port === '' && providerHosts.includes(address.hostname);
  const isOwn = own !== null && /^https?:$/.test(address.protocol) && isSameServer(address, own);
  return isProvider || isOwn ? address.href : null;
}
