import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freeOwner, newcomer } from '../testing/owners.ts';
import { renderApp } from '../testing/render-app.tsx';
import { panelOpens } from './panel-opens.ts';

test('2.2-01 2.2-02 9-06 the panel is 260 px wide with logo, menu and Logout, the bar 60 px high', async () => {
  const { screen } = await renderApp('/', { owner: freeOwner });
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const panel = screen.getByRole('navigation', { name: 'Main' }).element().parentElement;
  expect(panel?.getBoundingClientRect().width).toBe(260);
  expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBe(60);
  await expect.element(screen.getByRole('link', { name: 'Vitrine, to the dashboard' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('2.2-09 2.2-10 2.2-11 2.2-12 2.2-13 the menu, its order and its group', async () => {
  const { screen } = await renderApp('/', { owner: freeOwner });
  const menu = screen.getByRole('navigation', { name: 'Main' });
  const labels = () => [...menu.element().querySelectorAll('a, button')].map((entry) => entry.textContent);
  const outer = ['Dashboard', 'Conversations', 'Agent Design', 'Agent Profile', 'Knowledge Base'];
  await expect.poll(labels).toEqual([...outer, 'Advanced Features', 'Account', 'Need Help']);
  const group = screen.getByRole('button', { name: 'Advanced Features' });
  await userEvent.click(group);
  const inner = ['Custom Instructions', 'Integrations', 'Test your agent'];
  expect(labels()).toEqual([...outer, 'Advanced Features', ...inner, 'Account', 'Need Help']);
  await userEvent.click(group);
  expect(labels()).toHaveLength(8);
});

test('2.2-06 the current entry is underlined', async () => {
  const { screen } = await renderApp('/', { owner: freeOwner });
  const current = screen.getByRole('link', { name: 'Dashboard', exact: true });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  const line = (name: string) => {
    const label = screen.getByText(name, { exact: true }).element();
    return getComputedStyle(label).textDecorationLine;
  };
  expect(line('Dashboard')).toBe('underline');
  expect(line('Conversations')).toBe('none');
});

test('2.2-03 2.2-04 the toggle shuts the panel, and the next page opens it again', async () => {
  const app = await renderApp('/', { owner: freeOwner });
  const menu = app.screen.getByRole('navigation', { name: 'Main' });
  await userEvent.click(app.screen.getByRole('button', { name: 'Hide menu' }));
  await expect.element(menu).not.toBeInTheDocument();
  await userEvent.click(app.screen.getByRole('link', { name: 'Need more responses?' }));
  await expect.poll(app.path).toBe('/account');
});

test('2.2-05 6-02 without a verified payment there is no panel and no toggle, but logo and Logout in the bar', async () => {
  const { screen } = await renderApp('/onboarding', { owner: newcomer });
  const bar = screen.getByRole('banner');
  await expect.element(bar.getByText('Vitrine')).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' }).query()).toBeNull();
  expect(screen.getByRole('button', { name: /menu/ }).query()).toBeNull();
});

test('2.2-07 each new page begins at its top, smoothly', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const app = await renderApp('/', { owner: freeOwner });
  await userEvent.click(app.screen.getByRole('link', { name: 'Need Help' }));
  await expect.poll(app.path).toBe('/need-help');
  await expect.poll(() => scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  scrolled.mockRestore();
});

test('2.1-14 protected pages carry the title of an AI agent for e-commerce', async () => {
  await renderApp('/', { owner: freeOwner });
  await expect.poll(() => document.title).toBe('Vitrine · AI agent for e-commerce');
});

test('on a narrow screen the panel waits for its button', async () => {
  const { screen } = await renderApp('/login');
  await page.viewport(390, 844);
  expect(panelOpens({ verified: true, narrow: true })).toBe(false);
  expect(panelOpens({ verified: true, narrow: false })).toBe(true);
  expect(panelOpens({ verified: false, narrow: false })).toBe(false);
  await expect.element(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});
