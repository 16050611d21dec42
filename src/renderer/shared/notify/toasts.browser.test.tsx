import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/base.css';
import { notify } from './notify.ts';
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
