import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useAuth } from '../features/auth/auth-context.tsx';
import { failure } from './testing/scripted-api.ts';
import { freeOwner, newcomer, profileOf, renderApp } from './testing/render-app.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  logged.mockClear();
});

test('4-01 6-01 without a stored user nobody is signed in and nothing is asked', async () => {
  const app = await renderApp('/');
  await expect.poll(app.path).toBe('/login');
  expect(app.api.asked).toEqual([]);
});

test('4-02 T06 the stored user is fetched anew, merged with the token and saved back', async () => {
  const stored = { ...newcomer, user: { ...newcomer.user, token: 'kept' } };
  const app = await renderApp('/', { owner: stored, script: { getUser: () => profileOf(freeOwner) } });
  await expect.element(app.screen.getByRole('link', { name: 'Conversations' })).toBeVisible();
  expect(app.platform.kept.record).toEqual({ ...freeOwner, user: { ...freeOwner.user, token: 'kept' } });
});

test('AU-18 an edited verifyPayment opens nothing: the fetched one counts', async () => {
  const app = await renderApp('/', { owner: freeOwner, script: { getUser: () => profileOf(newcomer) } });
  await expect.poll(app.path).toBe('/onboarding');
});

test('4-03 8-31 a restore that fails ends with nobody, in French on the console, and can be tried again', async () => {
  const app = await renderApp('/', { owner: freeOwner, script: { getUser: () => failure(null) } });
  await expect.poll(app.path).toBe('/login');
  expect(logged).toHaveBeenCalledWith('Erreur lors de la récupération du profil', expect.any(String));
  expect(app.platform.kept.record).not.toBeNull();
  app.api.script.getUser = () => profileOf(freeOwner);
  await userEvent.click(app.screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(app.path).toBe('/');
});

test('T06 a stored user whom the server no longer knows is signed out for good', async () => {
  const app = await renderApp('/', { owner: freeOwner, script: { getUser: () => failure(401) } });
  await expect.poll(app.path).toBe('/login');
  expect(app.platform.kept.record).toBeNull();
});

test('4-07 2.2-01 logging out clears the session, its backup and the drafts, and leads to login', async () => {
  const app = await renderApp('/', { owner: freeOwner, script: { logout: () => ({ success: true }) } });
  app.platform.kept.backup = freeOwner;
  app.platform.kept.drafts.set('design', {});
  await userEvent.click(app.screen.getByRole('button', { name: 'Logout' }));
  await expect.poll(app.path).toBe('/login');
  expect(app.platform.kept).toMatchObject({ record: null, backup: null, pendingLogout: false });
  expect(app.platform.kept.drafts.size).toBe(0);
});

test('8-29 AU-17 a log-out that does not reach the server still logs out, and is said again later', async () => {
  const app = await renderApp('/', { owner: freeOwner, script: { logout: () => failure(null) } });
  await userEvent.click(app.screen.getByRole('button', { name: 'Logout' }));
  await expect.poll(app.path).toBe('/login');
  expect(app.platform.kept).toMatchObject({ record: null, pendingLogout: true });
});

test('AU-17 a log-out in another window shows here', async () => {
  const app = await renderApp('/', { owner: freeOwner });
  await expect.element(app.screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  app.platform.changeElsewhere(null);
  await expect.poll(app.path).toBe('/login');
});

test('a session that ends in mid-work leads to login and keeps the drafts', async () => {
  const app = await renderApp('/', { owner: freeOwner, script: { stats: () => failure(401) } });
  app.platform.kept.drafts.set('design', {});
  await expect.poll(app.path).toBe('/login');
  expect(app.platform.kept.record).toBeNull();
  expect(app.platform.kept.drafts.size).toBe(1);
});

test('8-32 the auth context outside its provider says so', async () => {
  function Lost() {
    useAuth();
    return null;
  }
  await expect(render(<Lost />)).rejects.toThrow('useAuth must be used within an AuthProvider');
});
