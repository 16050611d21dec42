import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/base.css';
import { leaveToasts, notify } from './notify.ts';
import { Toasts } from './toasts.tsx';

test('9-07 a toast comes at the top right, light, for 5000 ms, waits under the pointer, and Alt+T leads to it', async () => {
  const screen = await render(<Toasts />);
  notify.error('Something to know');
  const toast = screen.getByRole('alert');
  await expect.element(toast).toBeVisible();
  const box = screen.container.querySelector('.Toastify__toast');
  expect(box?.classList).toContain('Toastify__toast-theme--light');
  expect(screen.container.querySelector('.Toastify__toast-container--top-right')).not.toBeNull();
  const bar = screen.container.querySelector<HTMLElement>('.Toastify__progress-bar:not(.Toastify__progress-bar--bg)');
  expect(bar === null ? '' : getComputedStyle(bar).animationDuration).toBe('5s');
  await userEvent.hover(toast);
  const state = () => (bar === null ? '' : getComputedStyle(bar).animationPlayState);
  await expect.poll(state).toBe('paused');
  await userEvent.unhover(toast);
  await expect.poll(state).toBe('running');
  window.dispatchEvent(new Event('blur'));
  await expect.poll(state).toBe('paused');
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.poll(() => document.activeElement?.closest('.Toastify')).not.toBeNull();
});

test('a text that is on screen already is not stacked', async () => {
  const screen = await render(<Toasts />);
  notify.error('Once');
  notify.error('Once');
  await expect.element(screen.getByText('Once')).toBeVisible();
  expect(screen.getByText('Once').elements()).toHaveLength(1);
});

test('two at most are shown, the newest, and they cover nothing that can be pressed', async () => {
  const screen = await render(
    <>
      <button type="button" style={{ position: 'fixed', insetBlockStart: 10, insetInlineEnd: 20, blockSize: 40 }}>
        Logout
      </button>
      <Toasts />
    </>,
  );
  for (const text of ['First', 'Second', 'Third']) notify.error(text);
  await expect.element(screen.getByText('Third')).toBeVisible();
  await expect.element(screen.getByText('First')).not.toBeInTheDocument();
  const shown = () => [...document.querySelectorAll('.Toastify__toast')];
  await expect.poll(shown).toHaveLength(2);
  const button = screen.getByRole('button', { name: 'Logout' }).element().getBoundingClientRect();
  await expect
    .poll(() => Math.min(...shown().map((one) => one.getBoundingClientRect().top)))
    .toBeGreaterThan(button.bottom);
});

test('what a page told goes with it; what is told while it is left belongs to the next', async () => {
  const screen = await render(<Toasts />);
  const now = vi.spyOn(Date, 'now');
  now.mockReturnValue(1_000_000);
  notify.success('Saved');
  now.mockReturnValue(1_003_000);
  notify.success('Log in now');
  await expect.element(screen.getByText('Saved')).toBeVisible();
  leaveToasts();
  now.mockRestore();
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Log in now')).toBeVisible();
});
