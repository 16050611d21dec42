/** Opening the provider's payment page: one of a kind is open for an account, so that two clicks or two tabs pay once (PA-23). */
import type { Currency, PaidPlanName } from '@vitrine/contract/plans';
import { newId } from '../../lib/ids.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import type { Order, Payments, Subject } from '../../ports/payments.ts';
import type { BillingStore, CheckoutRow } from './store.ts';

/** an open page is shown again this long */
const freshMs = 20 * 60_000;

interface Needs {
  store: BillingStore;
  payments: Payments;
  hadPaidPlan: (accountId: string) => Promise<boolean>;
  /** applies what the provider says of a subject */
  look: (accountId: string, subject: Subject) => Promise<void>;
}

interface Wanted {
  kind: 'plan' | 'top_up';
  plan: PaidPlanName | null;
  currency: Currency;
  /** the subscription it takes the place of */
  replaces: string | null;
}

export function createCheckout({ store, payments, hadPaidPlan, look }: Needs) {
  async function customerOf(accountId: string): Promise<string> {
    const known = await store.customerOf(accountId);
    if (known !== null) return known;
    const account = await store.account(accountId);
    if (account === null) throw notFound();
    await store.keepCustomer(accountId, await payments.createCustomer({ accountId, ...account }));
    return (await store.customerOf(accountId)) ?? '';
  }

  async function orderOf({ plan, currency, replaces }: Wanted, accountId: string): Promise<Order> {
    if (plan === null) return { kind: 'top_up', currency };
    return { kind: 'plan', plan, currency, trial: !(await hadPaidPlan(accountId)), replaces };
  }

  async function claim(accountId: string, { kind, plan, currency }: Wanted): Promise<CheckoutRow> {
    for (let tries = 0; tries < 3; tries += 1) {
      const added = await store.addCheckout({ id: newId('chk'), accountId, kind, plan, currency });
      if (added !== null) return added;
      const open = (await store.openCheckouts(accountId)).find((one) => one.kind === kind);
      if (!open) continue;
      const isSame = open.plan === plan && open.currency === currency;
      if (isSame && Date.now() - open.createdAt.getTime() < freshMs) return open;
      await close(open);
    }
    throw isBeingOpened();
  }

  async function close({ id, accountId, providerId }: CheckoutRow): Promise<void> {
    if (providerId !== null && (await payments.closeCheckout(providerId)) === 'paid') {
      await look(accountId, { kind: 'checkout', id: providerId });
      throw wasJustPaid();
    }
    await store.closeCheckout(id);
  }

  /** What was ordered before this checkout was claimed may have been paid since. */
  async function isStill(accountId: string, { kind, replaces }: Wanted): Promise<boolean> {
    if (kind === 'top_up') return true;
    return ((await store.subscription(accountId))?.providerSubscription ?? null) === replaces;
  }

  return {
    close,

    async open(accountId: string, wanted: Wanted): Promise<string> {
      const checkout = await claim(accountId, wanted);
      if (!(await isStill(accountId, wanted))) {
        await close(checkout);
        throw wasJustPaid();
      }
      if (checkout.url !== null) return checkout.url;
      const customer = await customerOf(accountId);
      const order = await orderOf(wanted, accountId);
      const page = await payments.openCheckout({ checkoutId: checkout.id, accountId, customer, order });
      if (await store.setCheckoutPage(checkout.id, page)) return page.url;
      // an order of another plan has closed this one, which nobody may pay then
      await payments.closeCheckout(page.providerId);
      throw isBeingOpened();
    },
  };
}

const isBeingOpened = () =>
  new Refused('request.conflict', 'Another payment page is just being opened.', { retryAfterSeconds: 1 });
const wasJustPaid = () => new Refused('billing.plan_refused', 'This was just paid for. Please reload the page.');
