import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import { failure, refusal } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

const on = (payment: Partial<SessionRecord['payment']>): SessionRecord => ({
  ...freeOwner,
  payment: { ...freeOwner.payment, ...payment },
});

const basicOwner = on({ plan: 'Basic', offer: 1500, restToConsume: 1200 });

const open = (owner: SessionRecord, script: Script = {}) => {
  const { plan, offer, currency, restToConsume } = owner.payment;
  return renderApp('/account', {
    owner,
    script: {
      getPayment: () => ({ success: true, payement: { plan, offer, currency, restToConsume } }),
      getSignIns: () => ({ success: true, signIns: [] }),
      getRetention: ({ params }) => ({
        success: true,
        retention: { agentId: params.id, days: null, beginsAt: null, older: 0 },
      }),
      ...script,
    },
  });
};

type Opened = Awaited<ReturnType<typeof open>>;

const button = (app: Opened, name: string) => app.screen.getByRole('button', { name, exact: true });

const cardNames = (app: Opened) =>
  [...app.screen.container.querySelectorAll('section h3')].map((one) => one.textContent);

test('2.6-05 2.9-09 the account page says what the plan is and what is left of it', async () => {
  const { screen } = await open(on({ restToConsume: 188 }));
  await expect.element(screen.getByRole('heading', { name: 'Your Subscription Plan' })).toBeVisible();
  const plan = screen.getByRole('region', { name: 'Current plan' });
  await expect.element(plan.getByText('188 / 500')).toBeVisible();
  await expect.element(plan.getByText('312 used')).toBeVisible();
  await expect.element(plan.getByText('Given once, yours until they are used')).toBeVisible();
  expect(plan.getByText(/Renews/).query()).toBeNull();
});

test('O13 2.9-09 a paid plan says when its credits come anew', async () => {
  const { screen } = await open(basicOwner);
  await expect.element(screen.getByText(/^Renews on 1 \w+ \d{4} \(UTC\)$/)).toBeVisible();
});

test('4-43 4-44 9-22 Free may top up and upgrade, and has nothing to manage', async () => {
  const app = await open(freeOwner);
  await expect.element(app.screen.getByText(/100 AI interactions for €5/)).toBeVisible();
  await expect.element(button(app, 'Upgrade to Basic')).toBeVisible();
  expect(cardNames(app)).toEqual(expect.arrayContaining(['Basic', 'Growth', 'Enterprise']));
  expect(button(app, 'Manage Subscription').query()).toBeNull();
});

test('4-43 4-44 who pays manages, and sees only what is larger', async () => {
  const app = await open(basicOwner);
  await expect.element(button(app, 'Manage Subscription')).toBeVisible();
  await expect.element(button(app, 'Upgrade to Growth')).toBeVisible();
  expect(button(app, 'Upgrade to Basic').query()).toBeNull();
  expect(button(app, 'Top up').query()).toBeNull();
});

test('4-45 9-23 Enterprise opens a booking calendar in a new tab', async () => {
  const { screen } = await open(on({ plan: 'Growth', offer: 5000, restToConsume: 5000 }));
  const link = screen.getByRole('link', { name: 'Book a call' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
  await expect.element(link).toHaveAttribute('target', '_blank');
  for (const line of ['Unlimited websites', 'Personalised onboarding', 'Priority access to new features'])
    await expect.element(screen.getByText(line)).toBeVisible();
});

test('T22 an overrun shows as nothing left, and stands apart', async () => {
  const { screen } = await open(on({ plan: 'Basic', offer: 1500, restToConsume: -12 }));
  await expect.element(screen.getByText('0 / 1,500')).toBeVisible();
  await expect.element(screen.getByText('12 extra interactions, billed at 5 per 100')).toBeVisible();
  expect(screen.getByText(/is paused/).query()).toBeNull();
});

test('T22 Free without a credit says that the agent is paused', async () => {
  const { screen } = await open(on({ restToConsume: 0 }));
  await expect.element(screen.getByText(/No credit is left, so your agent is paused/)).toBeVisible();
});

test('9-21 a paid plan shows its extra blocks, their cost and the ceiling, which its owner sets', async () => {
  let extraBlocksMax = 20;
  const terms = { status: 'active' as const, renewsAt: '2026-12-01T00:00:00.000Z', extraBlocks: 2 };
  const app = await open(basicOwner, {
    getPayment: () => ({
      success: true,
      payement: { plan: 'Basic', offer: 1700, currency: 'eur', restToConsume: 40, ...terms, extraBlocksMax },
    }),
    setExtraBlocks: ({ body }) => {
      ({ extraBlocksMax } = body);
      return { success: true };
    },
  });
  const card = app.screen.getByRole('region', { name: 'Extra interactions' });
  for (const figure of ['2 of 20', '€10', '€100'])
    await expect.element(card.getByText(figure, { exact: true })).toBeVisible();
  const field = card.getByRole('textbox', { name: 'Ceiling, in blocks a period' });
  await userEvent.fill(field, 'many');
  await userEvent.click(card.getByRole('button', { name: 'Save the ceiling' }));
  await expect.element(card.getByText('Please type a whole number from 0 to 1000.')).toBeVisible();
  expect(app.api.bodies('setExtraBlocks')).toEqual([]);
  await userEvent.fill(field, '5');
  await userEvent.click(card.getByRole('button', { name: 'Save the ceiling' }));
  await expect.element(card.getByText('2 of 5', { exact: true })).toBeVisible();
  expect(app.api.bodies('setExtraBlocks')).toEqual([{ userId: 'usr_1', extraBlocksMax: 5 }]);
});

test('a payment that is owed says what to do', async () => {
  const payment = { status: 'past_due' as const, extraBlocks: 0, extraBlocksMax: 20 };
  const owner = on({ plan: 'Basic', offer: 1500, restToConsume: 0, ...payment });
  const { screen } = await open(owner, { getPayment: () => failure(500) });
  // one notice, which does not speak of credits that are left
  const notice = screen.getByRole('alert').filter({ hasText: 'Press “Manage Subscription”' });
  await expect.element(notice.filter({ hasText: 'your agent is paused' })).toBeVisible();
  await expect.element(notice.filter({ hasText: 'No credit is left: once it is paid' })).toBeVisible();
  expect(screen.getByText(/credits that are left/).query()).toBeNull();
  expect(screen.getByText(/takes no messages/).query()).toBeNull();
});

test('what the server says anew goes into the record', async () => {
  const app = await open(freeOwner, {
    getPayment: () => ({ success: true, payement: { plan: 'Free', offer: 500, currency: 'eur', restToConsume: 77 } }),
  });
  await expect.element(app.screen.getByText('77 / 500')).toBeVisible();
  await expect
    .poll(() => app.platform.kept.record)
    .toMatchObject({ payment: { restToConsume: 77, verifyPayment: true } });
});

test('7-26 without an answer the page shows what the record says', async () => {
  const { screen } = await open(freeOwner, { getPayment: () => failure(500) });
  await expect.element(screen.getByText('499 / 500')).toBeVisible();
});

test('4-38 4-39 9-04 T30 an upgrade backs the user up, then leads to the provider, after 300 ms', async () => {
  const url = 'https://checkout.stripe.com/c/pay/1';
  const app = await open(freeOwner, { getPaymentUrl: () => ({ success: true, paymentUrl: url }) });
  await userEvent.click(app.screen.getByRole('radio', { name: 'USD' }));
  await expect.element(app.screen.getByText('$24')).toBeVisible();
  const clickedAt = performance.now();
  await userEvent.click(button(app, 'Upgrade to Basic'));
  await expect.element(button(app, 'Upgrade to Growth')).toBeDisabled();
  await expect.poll(() => app.platform.kept.opened, { interval: 10 }).toEqual([url]);
  expect(performance.now() - clickedAt).toBeGreaterThan(300);
  expect(app.platform.kept.backup).toMatchObject({ user: { _id: 'usr_1' } });
  expect(app.api.bodies('getPaymentUrl')).toEqual([
    { amount: 24, userId: 'usr_1', currency: 'usd', requestsNumber: 1500, plan: 'Basic' },
  ]);
});

test.each(['javascript:alert(1)', 'https://evil.example/pay', 'http://checkout.stripe.com/c/pay/1'])(
  'PA-22 %s is not followed, and no copy of the user is left behind',
  async (paymentUrl) => {
    const app = await open(freeOwner, { getPaymentUrl: () => ({ success: true, paymentUrl }) });
    await userEvent.click(button(app, 'Upgrade to Basic'));
    await expect.poll(() => app.api.bodies('getPaymentUrl')).toHaveLength(1);
    await expect.element(button(app, 'Upgrade to Basic')).toBeEnabled();
    expect(app.platform.kept).toMatchObject({ opened: [], backup: null });
  },
);

test('7-28 a top-up opens in a new tab, with a link for browsers that hold it back', async () => {
  const url = 'https://vitrine.example/sandbox-checkout/1';
  const app = await open(freeOwner, { topUp: () => ({ success: true, response: url }) });
  await userEvent.click(button(app, 'Top up'));
  await expect.element(app.screen.getByRole('link', { name: 'open it here' })).toHaveAttribute('href', url);
  expect(app.platform.kept.opened).toEqual([url]);
  expect(app.api.bodies('topUp')).toEqual([{ userId: 'usr_1', currency: 'eur' }]);
});

test('7-27 Manage Subscription opens the provider’s portal in a new tab', async () => {
  const url = 'https://billing.stripe.com/p/session/1';
  const app = await open(basicOwner, { getPortalUrl: () => ({ success: true, answer: url }) });
  await userEvent.click(button(app, 'Manage Subscription'));
  await expect.poll(() => app.platform.kept.opened).toEqual([url]);
  expect(app.api.bodies('getPortalUrl')).toEqual([{ userId: 'usr_1' }]);
});

test('8-28 a top-up that fails is silent: logged, and the spinner stops', async () => {
  logged.mockClear();
  const app = await open(freeOwner, { topUp: () => failure(502) });
  await userEvent.click(button(app, 'Top up'));
  await expect.poll(() => logged.mock.calls).toEqual([['The payment call came to nothing', 'status 502']]);
  await expect.element(button(app, 'Top up')).toBeEnabled();
  expect(app.screen.getByRole('alert').query()).toBeNull();
  expect(app.screen.getByRole('status').query()).toBeNull();
});

test('8-28 a server that sells nothing yet is not mistaken for a broken button', async () => {
  const words = 'Paid plans are not available on this server yet.';
  const app = await open(freeOwner, { topUp: () => refusal('billing.not_sold_here', words) });
  await userEvent.click(button(app, 'Top up'));
  await expect.element(app.screen.getByText(words)).toBeVisible();
  await expect.element(button(app, 'Top up')).toBeEnabled();
});

test('where nothing is sold the plans say so, and nothing is there to press', async () => {
  const owner = on({ onlyFree: true });
  const { plan, offer, currency, restToConsume } = owner.payment;
  const payement = { plan, offer, currency, restToConsume, onlyFree: true };
  const app = await open(owner, { getPayment: () => ({ success: true, payement }) });
  // the top-up, Basic and Growth
  await expect.poll(() => app.screen.getByText('Not sold on this server.').elements()).toHaveLength(3);
  for (const name of ['Top up', 'Upgrade to Basic', 'Upgrade to Growth']) expect(button(app, name).query()).toBeNull();
});
