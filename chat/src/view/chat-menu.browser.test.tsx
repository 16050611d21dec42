import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { show } from './chat.fixture.tsx';
import { MenuButton } from './menu-button.tsx';

function menu(actions: Partial<Parameters<typeof MenuButton>[0]['actions']> = {}) {
  const all = { newChat: vi.fn(), download: vi.fn(async () => true), erase: vi.fn(async () => true), ...actions };
  return { actions: all, view: show({ menu: <MenuButton actions={all} /> }) };
}

test('the menu begins a new chat, and closes', async () => {
  const { actions, view } = menu();
  const screen = await render(view);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'New chat' }));
  expect(actions.newChat).toHaveBeenCalledTimes(1);
  await expect.poll(() => screen.getByRole('menuitem', { name: 'New chat' }).query()).toBeNull();
});

test('SE-08 a chat is deleted only after a question, and keeping it is the nearer answer', async () => {
  const { actions, view } = menu();
  const screen = await render(view);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete my chat' }));
  expect(actions.erase).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('menu', { name: 'Delete this chat for good?' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Keep it' })).toHaveFocus();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete', exact: true }));
  expect(actions.erase).toHaveBeenCalledTimes(1);
  await expect.poll(() => screen.getByRole('menu', { name: 'Delete this chat for good?' }).query()).toBeNull();
});

test('what did not work is said, and can be tried again', async () => {
  const { actions, view } = menu({ download: vi.fn(async () => false) });
  const screen = await render(view);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Download my chat' }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('That did not work. Please try again.');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Download my chat' }));
  expect(actions.download).toHaveBeenCalledTimes(2);
});

test('the menu is walked by arrow keys, and Escape gives the cursor back to its button', async () => {
  const screen = await render(menu().view);
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  const item = (name: string) => screen.getByRole('menuitem', { name, exact: true });
  await expect.element(item('New chat')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowDown', 'Download my chat'],
    ['End', 'Delete my chat'],
    ['ArrowDown', 'New chat'],
    ['ArrowUp', 'Delete my chat'],
    ['Home', 'New chat'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(item(name)).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.poll(() => item('New chat').query()).toBeNull();
});

test('an arrow opens the menu, and Tab goes on past it', async () => {
  const screen = await render(menu().view);
  const button = screen.getByRole('button', { name: 'More' });
  button.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'New chat' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => screen.getByRole('menu').query()).toBeNull();
  await expect.element(screen.getByRole('log')).toHaveFocus();
});
