import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answered, conversationAfter, show, typed } from './chat.fixture.tsx';

test('with the button to the latest message the chat stands as before, and a press leads there', async () => {
  const text = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n\n');
  const screen = await render(show({ conversation: conversationAfter(...answered(text), typed) }));
  await expect.element(screen.getByText('Line 59').first()).toBeInTheDocument();
  const log = screen.getByRole('log').element();
  const boxes = () =>
    [...screen.container.querySelectorAll('section > header, section > [role=log], section > div:last-of-type')].map(
      (part) => {
        const { left, top, width } = part.getBoundingClientRect();
        return [left, top, width].map(Math.round);
      },
    );
  const jump = screen.getByRole('button', { name: 'Jump to the latest' });
  log.scrollTop = log.scrollHeight;
  await expect.poll(() => jump.query()).toBeNull();
  const before = boxes();
  log.scrollTop = 0;
  await expect.element(jump).toBeVisible();
  expect(boxes().slice(0, 2)).toEqual(before.slice(0, 2));
  const foot = screen.container.querySelector('textarea')?.getBoundingClientRect();
  expect(foot?.left).toBeLessThan(100);
  await userEvent.click(jump);
  await expect.poll(() => log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(20);
});

test('paragraphs of a reply stand apart', async () => {
  const screen = await render(show({ conversation: conversationAfter(...answered('One.\n\nTwo.'), typed) }));
  const apart = () => {
    const [one, two] = screen.container.querySelectorAll('[data-role=agent]:last-of-type p');
    return two && one ? two.getBoundingClientRect().top - one.getBoundingClientRect().bottom : 0;
  };
  await expect.poll(apart).toBe(8);
});
