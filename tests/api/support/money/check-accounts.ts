/** What must hold of an account's money at the end of any history. */
import { expect } from 'vitest';
import type { Context } from './random-steps.ts';

export async function checkAccounts({ shop }: Context): Promise<void> {
  const entries = await shop.entries();
  const row = await shop.row();
  const sumOf = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  const countOf = (kind: string) => entries.filter((entry) => entry.kind === kind).length;

  // R4: the balance is the ledger's sum; the database itself refuses a negative one
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(row?.['rest_to_consume'] ?? 0));

  // one debit per answered message: every hold was spent on a message or came back
  expect(await shop.rows('credit_holds')).toEqual([]);
  expect(sumOf('hold') + sumOf('release') + countOf('message')).toBe(0);

  // one grant per purchase and per paid period
  const toppedUp = (await shop.sessions()).filter(({ mode, isPaid }) => mode === 'payment' && isPaid);
  expect(sumOf('top_up')).toBe(100 * toppedUp.length);
  expect(countOf('top_up')).toBe(toppedUp.length);
  expect(entries.filter(({ source }) => source === 'grant:free').length).toBeLessThanOrEqual(1);
  const subscriptions = await shop.subscriptions();
  const periods = entries.filter(({ kind, source }) => kind === 'grant' && source !== 'grant:free');
  for (const { source } of periods)
    expect(subscriptions.some(({ id }) => source.startsWith(`grant:${id}:`))).toBe(true);

  // no more was taken back than was asked back, nor asked back than bought
  for (const bought of await shop.rows('purchases')) {
    expect(Number(bought['taken_back'])).toBeLessThanOrEqual(Number(bought['asked_back']));
    expect(Number(bought['asked_back'])).toBeLessThanOrEqual(Number(bought['credits']));
  }

  // each extra block that began is charged once
  expect(await shop.blocksTold()).toBe(countOf('extra'));

  // what Stripe says is so
  const living = subscriptions.findLast(({ status }) => status !== 'canceled');
  if (living && living.invoice.status === 'paid')
    expect(row).toMatchObject({
      plan: living.prices[0]?.lookupKey === 'vitrine_basic_eur' ? 'Basic' : 'Growth',
      status: living.status,
      provider_subscription: living.id,
      ends_with_period: living.endsWithPeriod,
      period: `${living.id}:${living.beganAt}`,
    });
  if (!living && row) expect(row).toMatchObject({ plan: 'Free', provider_subscription: null, extra_blocks: 0 });
}

/** Once months have passed and its messages are rolled up, the ledger still adds up to the balance, and what was bought and granted stands one by one. */
export async function checkRolledUp({ shop }: Context): Promise<void> {
  const entries = await shop.entries();
  const row = await shop.row();
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(row?.['rest_to_consume'] ?? 0));
  expect(entries.filter(({ kind }) => ['hold', 'message', 'release'].includes(kind))).toEqual([]);
}
