import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failure, refusal } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';
import { renderApp } from './testing/render-app.tsx';

test('2.3-05 5-07 forgot password wants a valid address before its button wakes', async () => {
  const { screen } = await renderApp('/forgot-password');
  const button = screen.getByRole('button', { name: 'Send Reset Link' });
  await expect.element(button).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('Email'), 'ana@');
  await expect.element(button).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('Email'), 'ana@shop.example');
  await expect.element(button).toBeEnabled();
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
});

test.each<[string, string, Script]>([
  ['8-05', 'Password reset email sent successfully!', { forgotPassword: () => ({ success: true }) }],
  ['8-06', 'Failed to send reset email. Please try again.', { forgotPassword: () => refusal('accounts.mail_failed') }],
  ['8-07', 'An error occurred. Please try again.', { forgotPassword: () => failure(null) }],
])('%s forgot password: %s', async (_number, text, script) => {
  const app = await renderApp('/forgot-password', { script });
  await userEvent.fill(app.screen.getByLabelText('Email'), ' ana@shop.example ');
  await userEvent.click(app.screen.getByRole('button', { name: 'Send Reset Link' }));
  await expect.element(app.screen.getByText(text)).toBeVisible();
  expect(app.api.bodies('forgotPassword')).toEqual([{ email: 'ana@shop.example' }]);
});

async function reset({ screen }: Awaited<ReturnType<typeof renderApp>>) {
  await userEvent.fill(screen.getByLabelText('New Password'), 'secret-2');
  await userEvent.fill(screen.getByLabelText('Confirm Password'), 'secret-2');
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
}

test('2.3-06 2.3-07 2.3-08 2.3-09 the reset page has its title, description, prompt and fields', async () => {
  const { screen } = await renderApp('/reset-password?token=abc');
  await expect.poll(() => document.title).toBe('Reset Your Password');
  await expect.element(screen.getByText('Vitrine')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await expect.element(screen.getByText('Enter your new password below')).toBeVisible();
  await expect.element(screen.getByLabelText('New Password')).toHaveAttribute('placeholder', 'Enter new password');
  await expect
    .element(screen.getByLabelText('Confirm Password'))
    .toHaveAttribute('placeholder', 'Confirm new password');
});

test('5-09 5-10 the reset button sleeps until both passwords are there and match', async () => {
  const { screen } = await renderApp('/reset-password?token=abc');
  const button = screen.getByRole('button', { name: 'Reset Password' });
  await expect.element(button).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('New Password'), 'secret-2');
  await userEvent.fill(screen.getByLabelText('Confirm Password'), 'secret-3');
  await userEvent.tab();
  await expect.element(screen.getByText('Passwords must match')).toBeVisible();
  await expect.element(button).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('Confirm Password'), 'secret-2');
  await expect.element(button).toBeEnabled();
});

test('3-27 4-08 8-08 T02 9-03 a reset sends the token and leads to login after two seconds', async () => {
  const app = await renderApp('/reset-password?token=abc', { script: { resetPassword: () => ({ success: true }) } });
  await reset(app);
  await expect.element(app.screen.getByText('Password reset successfully! You can log in now.')).toBeVisible();
  expect(app.api.bodies('resetPassword')).toEqual([{ userId: 'abc', password: 'secret-2' }]);
  expect(app.path()).toBe('/reset-password');
  await expect.poll(app.path, { timeout: 3000 }).toBe('/login');
});

test.each<[string, string, Script]>([
  ['8-09', 'Failed to reset password. Try again.', { resetPassword: () => refusal('accounts.password_weak') }],
  ['8-10', 'An error occurred. Please try again.', { resetPassword: () => failure(500) }],
])('%s reset: %s', async (_number, text, script) => {
  const app = await renderApp('/reset-password?token=abc', { script });
  await reset(app);
  await expect.element(app.screen.getByText(text)).toBeVisible();
});

test('RE-11 the token leaves the address bar and is still sent', async () => {
  const app = await renderApp('/reset-password?token=abc', { script: { resetPassword: () => ({ success: true }) } });
  await expect.poll(app.path).toBe('/reset-password');
  await reset(app);
  await expect.poll(() => app.api.bodies('resetPassword')).toHaveLength(1);
  expect(app.api.bodies('resetPassword')).toEqual([{ userId: 'abc', password: 'secret-2' }]);
});

test('2.3-10 2.3-11 5-10 while a password is reset its button shows a spinner in place of the label, and sends once', async () => {
  const app = await renderApp('/reset-password?token=abc', { script: { resetPassword: () => new Promise(() => {}) } });
  await reset(app);
  const button = app.screen.getByRole('button', { name: 'Reset Password' });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  const [label, wait] = [...button.element().children];
  expect(label === undefined ? '' : getComputedStyle(label).visibility).toBe('hidden');
  expect(wait?.getAnimations({ subtree: true }), 'something turns').toHaveLength(1);
  await userEvent.type(app.screen.getByLabelText('Confirm Password'), '{Enter}');
  expect(app.api.bodies('resetPassword')).toHaveLength(1);
});

test('2.3-11 while a link is asked for its button spins, and sends once', async () => {
  const app = await renderApp('/forgot-password', { script: { forgotPassword: () => new Promise(() => {}) } });
  await userEvent.fill(app.screen.getByLabelText('Email'), 'ana@shop.example');
  await userEvent.dblClick(app.screen.getByRole('button', { name: 'Send Reset Link' }));
  await expect
    .element(app.screen.getByRole('button', { name: 'Send Reset Link' }))
    .toHaveAttribute('aria-busy', 'true');
  expect(app.api.bodies('forgotPassword')).toHaveLength(1);
});

test('a reset link that was used says so and offers a new one', async () => {
  const script = { resetPassword: () => refusal('accounts.reset_token_invalid') };
  const app = await renderApp('/reset-password?token=abc', { script });
  await reset(app);
  await expect.element(app.screen.getByText(/This link was used before/)).toBeVisible();
  expect(app.screen.getByLabelText('New Password').query(), 'nothing to fill in in vain').toBeNull();
  await expect.element(app.screen.getByRole('link', { name: 'Ask for a new one' })).toHaveFocus();
  await userEvent.click(app.screen.getByRole('link', { name: 'Ask for a new one' }));
  await expect.poll(app.path).toBe('/forgot-password');
});

test('once a link was sent its page says to check the inbox, and sends it again', async () => {
  const app = await renderApp('/forgot-password', { script: { forgotPassword: () => ({ success: true }) } });
  await userEvent.fill(app.screen.getByLabelText('Email'), 'ana@shop.example');
  await userEvent.click(app.screen.getByRole('button', { name: 'Send Reset Link' }));
  await expect.element(app.screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
  await userEvent.click(app.screen.getByRole('button', { name: 'Send it again' }));
  await expect.poll(() => app.api.bodies('forgotPassword')).toHaveLength(2);
  await userEvent.click(app.screen.getByRole('button', { name: 'Use another address' }));
  await expect.element(app.screen.getByLabelText('Email')).toHaveValue('');
  await expect.element(app.screen.getByRole('heading', { name: 'Forgot Password' })).toHaveFocus();
});
