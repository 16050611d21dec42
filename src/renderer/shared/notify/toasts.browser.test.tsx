import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/tokens.css';
import '../../styles/base.css';
import { Dialog } from '../ui/dialog.tsx';
import { leaveToasts, notify } from './notify.ts';
import { Toasts, undoable } from './toasts.tsx';

/** the bar that runs out when a toast goes */
const isTimer = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.target?.getAttribute('role') === 'progressbar';

test('9-07 a toast comes at the top right, light, for 5000 ms, waits under the pointer, and Alt+T leads to it', async () => {
  const screen = await render(<Toasts />);
  notify.error('Something to know');
  const toast = screen.getByRole('alert');
  await expect.element(toast).toBeVisible();
  const box = document.querySelector('.Toastify__toast');
  expect(box?.classList).toContain('Toastify__toast-theme--light');
  expect(document.querySelector('.Toastify__toast-container--top-right')).not.toBeNull();
  const bar = document.querySelector<HTMLElement>('.Toastify__progress-bar:not(.Toastify__progress-bar--bg)');
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

test('a text that is told again stays for its whole time anew, and is heard again', async () => {
  const screen = await render(<Toasts />);
  notify.error('Try again');
  const shown = () => document.querySelector('.Toastify__toast');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  const words = () => screen.getByText('Try again', { exact: true }).element();
  const first = words();
  const timeGone = () => shown()?.getAnimations({ subtree: true }).find(isTimer)?.currentTime;
  await expect.poll(timeGone).toBeGreaterThan(0);
  for (const timer of shown()?.getAnimations({ subtree: true }).filter(isTimer) ?? []) timer.currentTime = 4000;
  notify.error('Try again');
  await expect.poll(timeGone).toBeLessThan(3000);
  expect(words()).not.toBe(first);
  expect(screen.getByText('Try again').elements()).toHaveLength(1);
});

test('what can be undone has a bar of its own colour, and nothing lies on its button', async () => {
  const screen = await render(<Toasts />);
  undoable({ text: 'The conversation was deleted.', undo: () => {}, end: () => {} });
  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  const bar = document.querySelector<HTMLElement>('.Toastify__progress-bar:not(.Toastify__progress-bar--bg)');
  expect(bar === null ? '' : getComputedStyle(bar).backgroundImage).toBe('none');
  const right = undo.element().getBoundingClientRect().right;
  const close = screen.getByRole('button', { name: 'close' }).element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(close.left);
  await userEvent.click(undo);
});

test('what failed no longer says so once it is done', async () => {
  const screen = await render(<Toasts />);
  notify.error('It was not saved');
  await expect.element(screen.getByText('It was not saved')).toBeVisible();
  notify.success('Saved');
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('It was not saved')).not.toBeInTheDocument();
});

test('what is told over a dialog stands in it, can be pressed away there, and outlives it', async () => {
  const words = (open: boolean) => (
    <>
      {open && (
        <Dialog title="This was wrong" onClose={() => {}}>
          <p>The right answer</p>
        </Dialog>
      )}
      <Toasts />
    </>
  );
  const screen = await render(words(true));
  notify.error('It was not saved');
  notify.error('Nor was this');
  const toastOf = (text: string) => screen.getByRole('alert').filter({ hasText: text });
  await expect.element(toastOf('Nor was this')).toBeVisible();
  const dialog = screen.getByRole('dialog', { name: 'This was wrong' });
  await expect.element(dialog).toContainElement(toastOf('It was not saved').element());
  await userEvent.click(screen.getByRole('button', { name: 'close', exact: true }).first());
  await expect.element(toastOf('It was not saved')).not.toBeInTheDocument();
  await screen.rerender(words(false));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toastOf('Nor was this')).toBeVisible();
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
