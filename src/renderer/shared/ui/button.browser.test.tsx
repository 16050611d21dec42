import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

test('a busy button keeps the keyboard and its name, and takes no press, not even by Enter in its form', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  const shown = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const screen = await render(shown(false));
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await screen.rerender(shown(true));
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
