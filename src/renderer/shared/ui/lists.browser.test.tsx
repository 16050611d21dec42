import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Folded } from './lists.tsx';

const list = (count: number) => (
  <Folded entries={Array.from({ length: count }, (_, at) => `Entry ${at + 1}`)} first={4} all={`${count} entries`}>
    {(shown, isFolded) => (
      <>
        <ul>
          {shown.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
        {!isFolded && <p>This is all</p>}
      </>
    )}
  </Folded>
);

test('a long list shows its first entries, and one press all of them and back', async () => {
  const screen = await render(list(7));
  const entries = () => screen.getByRole('listitem').elements();
  const button = screen.getByRole('button', { name: 'Show all 7 entries' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(entries()).toHaveLength(4);
  expect(screen.getByText('This is all').query()).toBeNull();
  await userEvent.click(button);
  expect(entries()).toHaveLength(7);
  await expect.element(screen.getByText('This is all')).toBeVisible();
  const fewer = screen.getByRole('button', { name: 'Show fewer' });
  await expect.element(fewer).toHaveFocus();
  await userEvent.click(fewer);
  expect(entries()).toHaveLength(4);
});

test('one or two entries more are not worth a press', async () => {
  const screen = await render(list(6));
  expect(screen.getByRole('listitem').elements()).toHaveLength(6);
  expect(screen.getByRole('button').query()).toBeNull();
});
