/** What a reply rests on, as chips, and what can be asked of several products. */
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answered, conversationAfter, product, show, typed } from './chat.fixture.tsx';
import { Compare } from './compare.tsx';

const reply = (text: string) => render(show({ conversation: conversationAfter(...answered(text), typed) }));

test('the pages that a reply rests on stand at its end as chips with title and host', async () => {
  const screen = await reply(
    'Three days.\n\n[Delivery & prices](https://shop.example/delivery) · [Returns](https://www.shop.example/returns)',
  );
  const link = screen.getByRole('link', { name: /^Delivery & prices/ });
  await expect.element(link).toHaveAttribute('href', 'https://shop.example/delivery');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  const chips = [...screen.container.querySelectorAll('[data-role=agent] ul a')];
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Delivery & pricesshop.example', 'Returnsshop.example']);
  for (const chip of chips) expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('a link in a sentence, contacts and an address that is no shop’s are no chips', async () => {
  const screen = await reply(
    'See [Returns](https://shop.example/returns).\n\n[a@shop.example](mailto:a@shop.example)\n\n[Evil](https://evil.example/x)',
  );
  await expect.element(screen.getByRole('link', { name: 'Returns' })).toBeVisible();
  expect(screen.container.querySelector('[data-role=agent] ul')).toBeNull();
  expect(screen.container.querySelector('[href*="evil"]')).toBeNull();
});

const named = (...titles: string[]) => titles.map((title) => ({ ...product, title }));

test('of two products one press asks for what is different', async () => {
  const ask = vi.fn();
  const screen = await render(<Compare cards={named('Throw', 'Rug')} onAsk={ask} />);
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(ask).toHaveBeenCalledExactlyOnceWith('Compare: Throw vs. Rug');
});

test('of more, two are chosen; a press on a chosen one takes it back; one product alone has nothing to compare', async () => {
  const ask = vi.fn();
  const screen = await render(<Compare cards={named('Throw', 'Rug', 'Lamp', 'Rug')} onAsk={ask} />);
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  const one = (name: string) => screen.getByRole('button', { name, exact: true });
  expect(screen.getByRole('listitem').elements().length).toBe(3);
  await userEvent.click(one('Throw'));
  await expect.element(one('Throw')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(one('Throw'));
  await userEvent.click(one('Lamp'));
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(one('Rug'));
  expect(ask).toHaveBeenCalledExactlyOnceWith('Compare: Lamp vs. Rug');
  const alone = await render(<Compare cards={named('Throw')} onAsk={ask} />);
  expect(alone.container.textContent).toBe('');
});
