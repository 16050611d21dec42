import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, expectStep, openOnboarding as open, ownerAt } from './testing/onboarding.ts';
import { newcomer, profileOf } from './testing/render-app.tsx';
import { failure } from './testing/scripted-api.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const confirmed = { style: true, profile: true, knowledges: true, status: 'confirmed' } as const;
const trained = ownerAt(confirmed, { pagesNumberSite: 1200 });

test('2.5-13 4-42 9-24 Next Step in step 4 opens the plans that hold the site', async () => {
  const app = await open(trained);
  await userEvent.click(button(app, 'Next Step'));
  const dialog = app.screen.getByRole('dialog');
  await expect.element(dialog.getByText(/14-day free trial.*Switch or cancel anytime.*2 to 24 hours/)).toBeVisible();
  expect(
    dialog
      .getByRole('heading', { level: 3 })
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Basic', 'Growth', 'Enterprise']);
  await expect.element(dialog.getByRole('link', { name: 'Book a call' })).toHaveAttribute('target', '_blank');
});

test('8-23 without a page count the modal warns instead', async () => {
  const app = await open(ownerAt(trained.agent, { pagesNumberSite: 0 }));
  await userEvent.click(button(app, 'Next Step'));
  await expect.element(app.screen.getByRole('heading', { name: "We can't proceed with the payment" })).toBeVisible();
  await expect
    .element(app.screen.getByText(/^There's an issue validating your sitemap, contact support\./))
    .toBeVisible();
});

test('4-37 4-39 T05 Free is active at once: the record is fetched anew, and step 5 follows', async () => {
  const free = {
    ...ownerAt(trained.agent),
    payment: { ...newcomer.payment, verifyPayment: true, plan: 'Free' as const },
  };
  const app = await open(ownerAt(trained.agent, { pagesNumberSite: 70 }), {
    getPaymentUrl: () => ({ success: true, paymentUrl: null }),
  });
  await userEvent.click(button(app, 'Next Step'));
  app.api.script.getUser = () => profileOf(free);
  await userEvent.click(button(app, 'Start with Free'));
  await expectStep(app, 'Integration');
  expect(app.api.bodies('getPaymentUrl')).toEqual([
    { amount: 0, userId: 'usr_1', currency: 'eur', requestsNumber: 500, plan: 'Free' },
  ]);
  await expect.element(app.screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('4-38 9-16 a paid plan backs the user up and goes to the payment page', async () => {
  const app = await open(trained, {
    getPaymentUrl: () => ({ success: true, paymentUrl: 'https://checkout.stripe.com/c/pay/1' }),
  });
  await userEvent.click(button(app, 'Next Step'));
  await userEvent.click(app.screen.getByRole('radio', { name: 'USD' }));
  await userEvent.click(button(app, 'Try Basic for 14 days'));
  await expect.poll(() => app.platform.kept.opened).toEqual(['https://checkout.stripe.com/c/pay/1']);
  expect(app.platform.kept.backup).toMatchObject({ user: { _id: 'usr_1' } });
  expect(app.api.bodies('getPaymentUrl')).toMatchObject([{ amount: 24, currency: 'usd', requestsNumber: 1500 }]);
});

test('8-28 a payment that fails is silent and stops the spinner', async () => {
  const app = await open(trained, { getPaymentUrl: () => failure(500) });
  await userEvent.click(button(app, 'Next Step'));
  await userEvent.click(button(app, 'Try Growth for 14 days'));
  await expect.poll(() => app.api.bodies('getPaymentUrl')).toHaveLength(1);
  await expect.element(button(app, 'Try Growth for 14 days')).toBeEnabled();
  expect(app.screen.getByRole('alert').query()).toBeNull();
});

test('where nothing is sold Free is there for a large site too, and the others say that they are not', async () => {
  const app = await open({ ...trained, payment: { ...trained.payment, onlyFree: true } });
  await userEvent.click(button(app, 'Next Step'));
  const dialog = app.screen.getByRole('dialog');
  await expect.element(dialog.getByText(/sells no plans: yours is Free, which reads the first 1,000/)).toBeVisible();
  await expect.element(button(app, 'Start with Free')).toBeVisible();
  expect(dialog.getByText('Not sold on this server.').elements()).toHaveLength(2);
  expect(dialog.getByText(/free trial|cancel anytime/).query()).toBeNull();
  expect(dialog.getByRole('button', { name: /^Try/ }).query()).toBeNull();
});
