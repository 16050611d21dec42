import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failure, refusal } from './testing/scripted-api.ts';
import { freeOwner, newcomer, renderApp } from './testing/render-app.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  logged.mockClear();
});

async function logIn({ screen }: Awaited<ReturnType<typeof renderApp>>, email: string, password: string) {
  await userEvent.fill(screen.getByLabelText('Email'), email);
  await userEvent.fill(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
}

test('2.3-01 2.3-02 the login screen has its title, fields and links', async () => {
  const { screen } = await renderApp('/login');
  await expect.element(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect.element(screen.getByLabelText('Email')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Forgot Password?' }))
    .toHaveAttribute('href', '/forgot-password');
  await expect.element(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  const password = screen.getByLabelText('Password');
  await expect.element(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show what is typed' }));
  await expect.element(password).toHaveAttribute('type', 'text');
});

test('5-03 2.3-12 Log In wakes once a field was touched and all is valid; errors wait for touch', async () => {
  const { screen } = await renderApp('/login');
  const button = screen.getByRole('button', { name: 'Log In' });
  await expect.element(button).toBeDisabled();
  expect(screen.getByText('Email is required').query()).toBeNull();
  await userEvent.click(screen.getByLabelText('Email'));
  await userEvent.tab();
  await expect.element(screen.getByText('Email is required')).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Email'), 'ana@shop.example');
  await userEvent.fill(screen.getByLabelText('Password'), '12345');
  await expect.element(button).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('Password'), '123456');
  await expect.element(button).toBeEnabled();
});

test('3-27 4-05 5-01 login trims the address, stores the session and goes to /', async () => {
  const app = await renderApp('/login', { script: { login: () => freeOwner } });
  await logIn(app, '  ana@shop.example ', 'secret-1');
  await expect.poll(app.path).toBe('/');
  expect(app.api.bodies('login')).toEqual([{ email: 'ana@shop.example', password: 'secret-1' }]);
  expect(app.platform.kept.record).toMatchObject({ user: { _id: 'usr_1' } });
});

test('4-05 an unverified owner goes to onboarding', async () => {
  const app = await renderApp('/login', { script: { login: () => newcomer } });
  await logIn(app, 'ana@shop.example', 'secret-1');
  await expect.poll(app.path).toBe('/onboarding');
});

test('2.1-10 T27 who was sent to log in comes back to where they wanted to go', async () => {
  const app = await renderApp('/account?tab=plan', { script: { login: () => freeOwner } });
  await expect.poll(app.path).toBe('/login');
  await logIn(app, 'ana@shop.example', 'secret-1');
  await expect.poll(app.path).toBe('/account?tab=plan');
});

test('8-01 T07 a refusal says that address or password are wrong', async () => {
  const app = await renderApp('/login', { script: { login: () => refusal('accounts.wrong_credentials') } });
  await logIn(app, 'ana@shop.example', 'secret-1');
  await expect.element(app.screen.getByText('Invalid email or password')).toBeVisible();
  expect(app.path()).toBe('/login');
});

test.each([null, 429, 500])('8-02 T07 a login that fails with %s says so', async (status) => {
  const app = await renderApp('/login', { script: { login: () => failure(status) } });
  await logIn(app, 'ana@shop.example', 'secret-1');
  await expect.element(app.screen.getByText('An error occurred. Please try again.')).toBeVisible();
});

test('2.3-11 while the login runs its button spins, and a double click sends once', async () => {
  let answer = (_record: typeof freeOwner) => {};
  const app = await renderApp('/login', {
    script: { login: () => new Promise((resolve) => (answer = resolve)) },
  });
  await userEvent.fill(app.screen.getByLabelText('Email'), 'ana@shop.example');
  await userEvent.fill(app.screen.getByLabelText('Password'), 'secret-1');
  await userEvent.dblClick(app.screen.getByRole('button', { name: 'Log In' }));
  const button = app.screen.getByRole('button', { name: 'Log In' });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(app.api.bodies('login')).toHaveLength(1);
  answer(freeOwner);
  await expect.poll(app.path).toBe('/');
});

test('2.3-03 T28 9-02 what the browser filled in is picked up after 700 ms', async () => {
  const app = await renderApp('/login', { script: { login: () => freeOwner } });
  for (const [label, value] of [
    ['Email', 'ana@shop.example'],
    ['Password', 'kept-by-browser'],
  ] as const) {
    const input = app.screen.getByLabelText(label).element();
    // Past React, as an autofill that it does not hear of.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  }
  await expect.element(app.screen.getByRole('button', { name: 'Log In' })).toBeDisabled();
  await expect.element(app.screen.getByRole('button', { name: 'Log In' })).toBeEnabled();
  await userEvent.click(app.screen.getByRole('button', { name: 'Log In' }));
  await expect
    .poll(() => app.api.bodies('login'))
    .toEqual([{ email: 'ana@shop.example', password: 'kept-by-browser' }]);
});

test('AU-21 typed text wins over what the browser fills in', async () => {
  const app = await renderApp('/login');
  await userEvent.fill(app.screen.getByLabelText('Email'), 'typed@shop.example');
  await new Promise((resolve) => setTimeout(resolve, 900));
  await expect.element(app.screen.getByLabelText('Email')).toHaveValue('typed@shop.example');
});

async function register({ screen }: Awaited<ReturnType<typeof renderApp>>) {
  await userEvent.fill(screen.getByLabelText('Name'), ' Ana Sousa ');
  await userEvent.fill(screen.getByLabelText('Email'), ' ana@shop.example ');
  await userEvent.fill(screen.getByLabelText('Password'), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Registre' }));
}

test('2.3-04 3-27 4-06 registering stores the session and leads to onboarding', async () => {
  const app = await renderApp('/register', { script: { register: () => newcomer } });
  await expect.element(app.screen.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await expect.element(app.screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await register(app);
  await expect.poll(app.path).toBe('/onboarding');
  expect(app.api.bodies('register')).toEqual([{ name: 'Ana Sousa', email: 'ana@shop.example', password: 'secret-1' }]);
  expect(app.platform.kept.record).toMatchObject({ agent: { _id: 'agt_1' } });
});

test('8-03 T34 a taken address is said under its field, beside the toast', async () => {
  const app = await renderApp('/register', { script: { register: () => refusal('accounts.address_taken') } });
  await register(app);
  await expect.element(app.screen.getByText('Error Notification!')).toBeVisible();
  await expect.element(app.screen.getByText(/has an account already/)).toBeVisible();
  await expect.element(app.screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('8-04 a registration that fails says so, and logs it', async () => {
  const app = await renderApp('/register', { script: { register: () => failure(500) } });
  await register(app);
  await expect.element(app.screen.getByText('An error occurred during registration.')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('The registration failed', expect.any(String));
});

test('2.3-11 while a registration runs its button spins, and a double click sends once', async () => {
  const app = await renderApp('/register', { script: { register: () => new Promise(() => {}) } });
  await register(app);
  await userEvent.type(app.screen.getByLabelText('Password'), '{Enter}');
  await expect.element(app.screen.getByRole('button', { name: 'Registre' })).toHaveAttribute('aria-busy', 'true');
  expect(app.api.bodies('register')).toHaveLength(1);
});
