import { expect, test, vi } from 'vitest';
import { protectedPaths } from '../shared/paths.ts';
import { freeOwner, renderApp } from './testing/render-app.tsx';

vi.spyOn(console, 'error').mockImplementation(() => {});

test.each([
  ['2.1-01', '/login', 'Sign In'],
  ['2.1-02', '/register', 'Sign Up'],
  ['2.1-03', '/forgot-password', 'Forgot Password'],
  ['2.1-04', '/reset-password?token=abc', 'Reset Password'],
  ['2.1-05', '/success?userId=usr_1', 'Checking your payment'],
  ['2.1-06', '/cancel?userId=usr_1', 'Payment Failed'],
])('%s 6-01 %s is open to everybody', async (_number, path, heading) => {
  const { screen } = await renderApp(path, { script: { validatePayment: () => new Promise(() => {}) } });
  await expect.element(screen.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
});

test.each(protectedPaths)('2.1-09 2.2-08 %s stands inside the common layout, with its help box', async (path) => {
  const app = await renderApp(path, { owner: freeOwner });
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(app.screen.getByRole('banner')).toBeVisible();
  await expect.element(app.screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const help = app.screen.getByRole('complementary', { name: 'Help' }).getByRole('link');
  await expect.element(help).toHaveAttribute('href', 'mailto:help@operator.example');
  expect(app.path()).toBe(path);
});

test('2.2-08 without a contact the help box leads to the page that says who runs the server', async () => {
  const none = { email: null, phone: null, whatsApp: null, bookingUrl: null };
  const script = { getSupport: () => ({ success: true as const, server: 'https://agents.example', ...none }) };
  const { screen, path } = await renderApp('/account', { owner: freeOwner, script });
  await screen.getByRole('complementary', { name: 'Help' }).getByRole('link').click();
  await expect.poll(path).toBe('/need-help');
  await expect.element(screen.getByText('No contact has been set')).toBeVisible();
  await expect.element(screen.getByText(/run by whoever set up agents.example/)).toBeVisible();
  expect(screen.container.querySelectorAll('[href^="mailto:"], [href^="tel:"]')).toHaveLength(0);
});
