import { expect, test } from 'vitest';
import { freeOwner, newcomer, renderApp } from './testing/render-app.tsx';

test.each([
  ['nobody', undefined, '/onboarding'],
  ['an owner without knowledge', newcomer, '/onboarding'],
  ['an owner with knowledge', freeOwner, '/'],
])('2.1-12 2.1-13 O02 an unknown path tells %s so, with a way home', async (_who, owner, home) => {
  const { screen } = await renderApp('/no/such/page', owner && { owner });
  await expect.element(screen.getByText('404 - Page Not Found')).toBeVisible();
  await expect.element(screen.getByText('The page you are looking for does not exist.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go back to Home' })).toHaveAttribute('href', home);
});
