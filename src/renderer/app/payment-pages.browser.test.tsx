import { expect, test, vi } from 'vitest';
import { freeOwner, newcomer, renderApp } from './testing/render-app.tsx';
import { failure, refusal } from './testing/scripted-api.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

const paid = { validatePayment: () => ({ success: true as const }) };

test('2.9-07 4-40 9-03 /success validates, marks the user verified and leads to onboarding after 2 s', async () => {
  const app = await renderApp('/success?userId=usr_1', { owner: newcomer, script: paid });
  await expect.element(app.screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  const shownAt = performance.now();
  expect(app.path()).toBe('/success?userId=usr_1');
  expect(app.api.bodies('validatePayment')).toEqual([{ verifyPayment: true, userId: 'usr_1' }]);
  await expect.poll(() => app.platform.kept.record).toMatchObject({ payment: { verifyPayment: true } });
  await expect.poll(app.path, { timeout: 4000 }).toBe('/onboarding');
  expect(performance.now() - shownAt).toBeGreaterThan(1500);
});

test('a top-up’s page speaks of the top-up', async () => {
  const { screen } = await renderApp('/success?userId=usr_1&bought=top_up', { owner: freeOwner, script: paid });
  await expect.element(screen.getByText(/Your top-up of 100 AI interactions is on your account/)).toBeVisible();
  expect(screen.getByText(/Your plan is active/).query()).toBeNull();
});

test('PA-19 somebody else’s payment marks nobody here', async () => {
  const app = await renderApp('/success?userId=usr_2', { owner: newcomer, script: paid });
  await expect.element(app.screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect.poll(() => app.platform.kept.record).toMatchObject({ payment: { verifyPayment: false } });
});

test('T30 /success works from its address alone, in a browser that has no session', async () => {
  const app = await renderApp('/success?userId=usr_1', { script: paid });
  await expect.element(app.screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(app.api.asked.map(({ name }) => name)).toEqual(['validatePayment']);
});

test.each([
  ['refused', '/success?userId=usr_1', () => refusal('billing.not_paid')],
  ['not answered', '/success?userId=usr_1', () => failure(null)],
])('8-30 T04 a validation that is %s leads to /login and shows no success', async (_kind, path, validatePayment) => {
  const app = await renderApp(path, { script: { validatePayment } });
  await expect.poll(app.path).toBe('/login');
  expect(app.screen.getByText('Payment Successful').query()).toBeNull();
});

test('T04 without a user there is nothing to validate', async () => {
  const app = await renderApp('/success');
  await expect.poll(app.path).toBe('/login');
  expect(app.api.asked).toEqual([]);
});

test('4-40 until the server answers nothing is called a success', async () => {
  const { screen } = await renderApp('/success?userId=usr_1', {
    script: { validatePayment: () => new Promise<never>(() => {}) },
  });
  await expect.element(screen.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
});

test('2.9-07 4-41 9-03 /cancel tells the server and leads to onboarding after 2 s', async () => {
  const app = await renderApp('/cancel?userId=usr_1', {
    owner: newcomer,
    script: { cancelPayment: () => ({ success: true }) },
  });
  await expect.element(app.screen.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  const shownAt = performance.now();
  await expect.poll(() => app.api.bodies('cancelPayment')).toEqual([{ userId: 'usr_1' }]);
  await expect.poll(app.path, { timeout: 4000 }).toBe('/onboarding');
  expect(performance.now() - shownAt).toBeGreaterThan(1500);
});

test('8-29 a cancel that does not reach the server is only logged, and a paid owner stays one', async () => {
  logged.mockClear();
  const app = await renderApp('/cancel', { owner: freeOwner, script: { cancelPayment: () => failure(500) } });
  await expect
    .poll(() => logged.mock.calls)
    .toEqual([['The server was not told that the payment was cancelled', 'status 500']]);
  expect(app.api.bodies('cancelPayment')).toEqual([{ userId: 'usr_1' }]);
  expect(app.platform.kept.record).toMatchObject({ payment: { verifyPayment: true } });
  await expect.poll(app.path, { timeout: 4000 }).toBe('/onboarding');
});
