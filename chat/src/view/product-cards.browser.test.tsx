import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { answered, conversationAfter, product, resolveUrl, show, typed } from './chat.fixture.tsx';

describe('product cards', () => {
  const withCards = (...cards: ProductCard[]) =>
    show({ conversation: conversationAfter(...answered('See', cards), typed), resolveUrl });

  test('3-16, PC-09 title, price, struck-through price, badge, link in a new tab', async () => {
    const screen = await render(withCards(product));
    await expect.element(screen.getByText('Wool throw').first()).toBeVisible();
    await expect.element(screen.getByText('CA$37.50')).toBeVisible();
    expect(screen.container.querySelector('s')?.textContent).toContain('CA$50.00');
    await expect.element(screen.getByText('Sale')).toBeVisible();
    const link = screen.getByRole('link', { name: /^View/ });
    await expect.element(link).toHaveAttribute('href', 'https://shop.example/throw');
    await expect.element(link).toHaveAttribute('target', '_blank');
    // what counts opened products finds the product and the reply there
    await expect.element(link).toHaveAttribute('data-product', 'https://shop.example/throw');
    expect(link.element().closest('[data-message]')).not.toBeNull();
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  test('a price that was not read again for days says how old it is', async () => {
    const checkedAt = new Date(Date.now() - 3.5 * 86_400_000).toISOString();
    const screen = await render(withCards({ ...product, checked: 'training', checkedAt }));
    await expect.element(screen.getByText('3 days ago')).toBeVisible();
  });

  test.each([
    ['no picture', { image_url: '' }, 0, 0],
    ['a picture by http is tried over https', { image_url: 'http://img.example/a.jpg' }, 1, 1],
    ['a picture that is script', { image_url: 'javascript:alert(1)' }, 0, 0],
    ['a call to action without an address', { product_url: '' }, 1, 0],
    ['an address without a call to action', { cta_text: '' }, 1, 0],
    ['a script address', { product_url: 'javascript:alert(1)' }, 1, 0],
    ['an address with credentials', { product_url: 'https://a:b@evil.example' }, 1, 0],
    ['everything', {}, 1, 1],
  ])('PC-01, PC-03, PC-04 %s', async (_name, change, cards, links) => {
    // the list comes a moment later: the card beside tells that it stands
    const screen = await render(withCards({ ...product, ...change }, { ...product, title: 'Beside' }));
    await expect.element(screen.getByText('Beside').first()).toBeVisible();
    const row = screen.container.querySelector('ul[aria-label="Products"]');
    expect(row?.querySelectorAll('li').length).toBe(cards + 1);
    expect(row?.querySelectorAll('a').length).toBe(links + 1);
  });

  test('PC-03 a broken picture becomes a placeholder and the card keeps its size', async () => {
    const screen = await render(
      show({
        conversation: conversationAfter(...answered('See', [product]), typed),
        resolveUrl: () => 'data:image/png,broken',
      }),
    );
    const card = () => screen.container.querySelector('ul[aria-label="Products"] li')?.getBoundingClientRect();
    const before = card();
    await expect.poll(() => screen.container.querySelector('ul img')).toBeNull();
    expect(screen.container.querySelector('ul li svg')).not.toBeNull();
    expect(card()?.height).toBe(before?.height);
  });

  test('PC-05 5,000 characters of title are two lines', async () => {
    const screen = await render(withCards({ ...product, title: 'Longword '.repeat(555) }));
    const row = screen.container.querySelector('ul[aria-label="Products"]');
    expect(row?.getBoundingClientRect().height).toBeLessThan(420);
  });
});
