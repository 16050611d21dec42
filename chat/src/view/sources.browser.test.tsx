/** What a reply rests on, as chips, and several products beside each other. */
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { expect, test } from 'vitest';
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
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Delivery & pricesshop.example/delivery',
    'Returnsshop.example/returns',
  ]);
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

const shown = (screen: { container: Element }) =>
  [...screen.container.querySelectorAll('table tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

test('of two products one press puts what is known of both side by side', async () => {
  const cards: ProductCard[] = [
    { ...product, title: 'Throw', availability: 'in_stock' },
    { ...product, title: 'Rug', price: '90.00 CAD', promotion_badge_text: '', promotion_description: '' },
  ];
  const screen = await render(<Compare cards={cards} />);
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await expect.element(screen.getByRole('table', { name: 'Compare' })).toBeVisible();
  expect(shown(screen)).toEqual([
    ['Throw', 'Rug'],
    ['CA$37.50', 'CA$90.00'],
    ['In stock', '–'],
    ['Sale', '–'],
    ['Until Sunday', '–'],
  ]);
});

test('of more, two are chosen, a third takes the place of the first; one alone has nothing beside it', async () => {
  const screen = await render(<Compare cards={named('Throw', 'Rug', 'Lamp', 'Rug')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  const one = (name: string) => screen.getByRole('button', { name, exact: true });
  expect(screen.getByRole('listitem').elements().length).toBe(3);
  await userEvent.click(one('Throw'));
  await expect.element(one('Throw')).toHaveAttribute('aria-pressed', 'true');
  expect(shown(screen)).toEqual([]);
  await userEvent.click(one('Lamp'));
  await expect.poll(() => shown(screen)[0]).toEqual(['Throw', 'Lamp']);
  await userEvent.click(one('Rug'));
  await expect.poll(() => shown(screen)[0]).toEqual(['Lamp', 'Rug']);
  const alone = await render(<Compare cards={named('Throw')} />);
  expect(alone.container.textContent).toBe('');
});
