import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoOwnerEmail } from '@vitrine/contract/choices';
import { freeOwner, newcomer, renderApp } from '../testing/render-app.tsx';
import { panelOpens } from './layout.tsx';

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

test('on a narrow screen the menu is a dialog: focus in and back, Tab inside, Escape, and it goes when the screen widens', async () => {
  const { screen } = await renderApp('/need-help', { owner: freeOwner });
  await page.viewport(390, 844);
  const toggle = screen.getByRole('button', { name: 'Show menu' });
  await userEvent.click(toggle);
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  await expect.element(menu).toBeVisible();
  const isInside = () => menu.element().contains(document.activeElement);
  expect(isInside()).toBe(true);
  const stops = menu.element().querySelectorAll('a, button').length;
  for (let press = 0; press < stops; press += 1) {
    await userEvent.keyboard('{Tab}');
    // past the last stop a browser leads to its own bar, and nowhere in the page
    expect(isInside() || document.activeElement === document.body, `Tab ${press + 1}`).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  expect(document.activeElement).toBe(toggle.element());
  await userEvent.click(toggle);
  await expect.element(menu).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the focus goes to the new page’s heading, and a narrow menu is gone with its page', async () => {
  const app = await renderApp('/', { owner: freeOwner });
  await page.viewport(390, 844);
  await userEvent.click(app.screen.getByRole('button', { name: 'Show menu' }));
  await userEvent.click(app.screen.getByRole('link', { name: 'Need Help' }));
  await expect.poll(app.path).toBe('/need-help');
  await expect.element(app.screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  await page.viewport(1280, 800);
  await userEvent.click(app.screen.getByRole('link', { name: 'Agent Design' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Agent Design');
});

test('the demo says what it is on every page, and its conversations go with one press, unless that is taken back', async () => {
  const demo = { ...freeOwner, user: { ...freeOwner.user, email: demoOwnerEmail } };
  let conversations = 70;
  const { screen, api } = await renderApp('/need-help', {
    owner: demo,
    script: {
      getDemo: () => ({ success: true, conversations }),
      removeDemo: () => {
        conversations = 0;
        return { success: true };
      },
    },
  });
  const notice = screen.getByRole('complementary', { name: 'Demo' });
  await expect.element(notice.getByText(/are made up/)).toBeVisible();
  await userEvent.click(notice.getByRole('button', { name: 'Remove the conversations' }));
  await expect.element(notice).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(notice.getByRole('button', { name: 'Remove the conversations' }));
  expect(api.bodies('removeDemo')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'close' }).last());
  await expect.poll(() => api.bodies('removeDemo')).toEqual([{ agentId: demo.agent._id }]);
  await expect.element(notice).not.toBeInTheDocument();
});

test('nobody else is asked about a demo', async () => {
  const { screen, api } = await renderApp('/need-help', { owner: freeOwner });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(api.asked.some(({ name }) => name === 'getDemo')).toBe(false);
});
