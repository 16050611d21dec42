/** What a visitor sees of a chat at its edges: the first words, a reply that broke off, clocks, names of another direction. */
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nextConversation, startConversation } from '../conversation.ts';
import { answered, conversationAfter, product, resolveUrl, show, typed } from './chat.fixture.tsx';
import { Compare } from './compare.tsx';
import { Clock } from './day-line.tsx';

const fog = { ...product, title: 'Fog throw', product_url: 'https://shop.example/fog' };
const moss = { ...product, title: 'Moss throw', product_url: 'https://shop.example/moss' };

test('a greeting that is longer than the screen is read from its beginning', async () => {
  const screen = await render(show({ conversation: startConversation('Welcome to our mill. '.repeat(90)) }));
  const log = screen.getByRole('log').element();
  await expect.poll(() => log.scrollHeight > log.clientHeight).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(log.scrollTop).toBe(0);
});

test('a reply that broke off has no marks that nothing closes', async () => {
  const screen = await render(
    show({
      conversation: conversationAfter(
        { type: 'sent', key: 'q', text: 'When?' },
        { type: 'text-arrived', key: 'q', delta: 'Parcels leave on **working da' },
        { type: 'failed', key: 'q', failure: { why: 'unanswered' } },
      ),
    }),
  );
  const reply = screen.getByText('Parcels leave on');
  await expect.element(reply).toBeVisible();
  await expect.poll(() => screen.container.querySelector('[data-key="q/reply"] p')).not.toBeNull();
  expect(screen.container.querySelector('[data-key="q/reply"]')?.textContent).not.toContain('*');
});

test('of the products to compare the chosen ones look otherwise than the one under the pointer', async () => {
  const screen = await render(
    show({
      conversation: conversationAfter(...answered('See', [product]), typed),
      atEnd: <Compare cards={[product, fog, moss]} />,
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  const name = (title: string) => screen.getByRole('button', { name: title }).element();
  await userEvent.click(name('Fog throw'));
  await userEvent.hover(name('Moss throw'));
  const paper = (title: string) => getComputedStyle(name(title)).backgroundColor;
  expect(paper('Fog throw')).not.toBe(paper('Moss throw'));
  // and the table that follows stands clear of where the list fades out
  await userEvent.click(name('Moss throw'));
  const gap = () => {
    const end = screen.getByRole('table').element().getBoundingClientRect().bottom;
    return screen.getByRole('log').element().getBoundingClientRect().bottom - end;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(16);
});

test('in a chat from right to left an English name stands at the side of its price', async () => {
  const conversation = [...answered('See', [product]), typed].reduce(nextConversation, startConversation('مرحبا'));
  const screen = await render(show({ conversation, resolveUrl }));
  const name = screen.getByText('Wool throw', { exact: true }).first();
  await expect.element(name).toBeVisible();
  expect(getComputedStyle(name.element()).textAlign).toBe('right');
});

test('the clock is the visitor’s own where they speak the chat’s language', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en-GB']);
  const screen = await render(<Clock at="2026-01-05T15:07:00" />);
  await expect.element(screen.getByText('15:07')).toBeVisible();
  languages.mockRestore();
});
