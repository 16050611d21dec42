/** What is written stays what it says, whoever wrote it. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answered, conversationAfter, product, resolveUrl, show, typed } from './chat.fixture.tsx';

beforeEach(async () => {
  await page.viewport(600, 700);
});

test('CH-04, CH-05 markup and script links are text', async () => {
  const evil = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script> [x](javascript:window.pwned=1)';
  const conversation = conversationAfter(
    { type: 'sent', key: 'q', text: evil },
    {
      type: 'replied',
      key: 'q',
      messageId: 'm',
      reply: { agent_response_text: evil, product_cards: [{ ...product, title: evil, cta_text: evil }] },
    },
    typed,
  );
  const look = { name: evil, color: 'red;}body{display:none', placeholderText: evil };
  const screen = await render(show({ conversation, look, resolveUrl }));
  expect(screen.container.querySelectorAll('script, img[onerror], a[href^="javascript"]').length).toBe(0);
  expect(screen.getByRole('log').element().textContent).toMatch(/<img src=x/);
  expect('pwned' in window).toBe(false);
});

test('CH-09 no name, message or card can reorder or hide its words, and each stands alone', async () => {
  const tricked = (text: string) => `\u2067${text}\u202Egpj.exe\u{E0041}\u200B`;
  const conversation = conversationAfter(
    { type: 'sent', key: 'q', text: tricked('asked') },
    {
      type: 'replied',
      key: 'q',
      messageId: 'm',
      reply: {
        agent_response_text: tricked('answered'),
        product_cards: [
          {
            ...product,
            title: tricked('title'),
            cta_text: tricked('action'),
            promotion_badge_text: tricked('badge'),
            promotion_description: tricked('promotion'),
            price: tricked('price'),
          },
        ],
      },
    },
    typed,
  );
  const screen = await render(
    show({ conversation, look: { name: tricked('name'), color: '#225544', placeholderText: '' }, resolveUrl }),
  );
  await expect.element(screen.getByText('titlegpj.exe').first()).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/[\u200B\u202A-\u202E\u2060-\u206F\u{E0000}-\u{E0FFF}]/u);
  for (const words of ['name', 'price', 'action']) expect(screen.container.textContent).toContain(`${words}gpj.exe`);
  for (const words of ['asked', 'answered', 'title', 'badge', 'promotion']) {
    const whole = [...screen.container.querySelectorAll('[dir=auto]')].find(
      ({ textContent }) => textContent === `${words}gpj.exe`,
    );
    expect(whole && getComputedStyle(whole).unicodeBidi, words).toBe('isolate');
  }
});

test('the plus of a telephone number stands before it in Arabic too', async () => {
  const conversation = conversationAfter(...answered('اتصل بنا على [+4930123](tel:+4930123)'), typed);
  const screen = await render(<div dir="rtl">{show({ conversation })}</div>);
  const link = screen.getByRole('link', { name: '+4930123' });
  await expect.element(link).toBeVisible();
  expect(getComputedStyle(link.element()).direction).toBe('ltr');
});

test('an English paragraph of an Arabic reply ends with its own full stop, at its right', async () => {
  const conversation = conversationAfter(...answered('جاء في صفحتنا:\n\nOrders leave our mill the same day.'), typed);
  const screen = await render(<div dir="rtl">{show({ conversation })}</div>);
  const quoted = () =>
    [...screen.container.querySelectorAll('p')].find((each) => each.textContent.startsWith('Orders'));
  await expect.poll(() => quoted()?.checkVisibility()).toBe(true);
  const text = quoted()?.firstChild ?? null;
  const leftOf = (at: number) => {
    const range = document.createRange();
    if (text === null) return Number.NaN;
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  expect(leftOf('Orders leave our mill the same day'.length)).toBeGreaterThan(leftOf(0));
});

test('4-32 links open in a new tab, without a referrer', async () => {
  const conversation = conversationAfter(...answered('See [our guide](https://shop.example/guide) or [ask]'), typed);
  const screen = await render(show({ conversation }));
  const link = screen.getByRole('link', { name: 'our guide' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect.element(link).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('log').element().textContent).toMatch(/our guide \(shop\.example\) or ask$/);
});

test('CH-02 a wall of letters and a tower of accents stay in their bubble', async () => {
  const conversation = conversationAfter({
    type: 'sent',
    key: 'q',
    text: `${'x'.repeat(900)}e${'\u0301'.repeat(99)}`,
  });
  const screen = await render(show({ conversation }));
  const log = screen.getByRole('log').element();
  expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
});
