import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startConversation } from '../conversation.ts';
import { answered, conversationAfter, product, show } from './chat.fixture.tsx';

beforeEach(async () => {
  await page.viewport(600, 700);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('2.8 the widget chat', () => {
  test('2.8-01 2.8-02 2.8-04, T36, WI-20 header: name, green dot, AI assistant; message area; input; powered by', async () => {
    const screen = await render(show());
    await expect.element(screen.getByRole('heading', { name: 'Ada' })).toBeVisible();
    await expect.element(screen.getByText('AI assistant')).toBeVisible();
    expect(screen.getByText('Online').query()).not.toBeNull();
    expect(screen.getByRole('log').element().textContent).toMatch(/Welcome!/);
    await expect.element(screen.getByPlaceholder('Ask away')).toBeVisible();
    const powered = screen.getByRole('link', { name: 'Powered by Vitrine' });
    await expect.element(powered).toHaveAttribute('target', '_blank');
    await expect.element(powered).toHaveAttribute('href', expect.stringMatching(/^https?:/));
  });

  test('2.8-03, 6-03 a blocked agent has no input, no send button and no green dot', async () => {
    const screen = await render(show({ conversation: conversationAfter({ type: 'closed', reason: 'blocked' }) }));
    expect(screen.getByRole('textbox').query()).toBeNull();
    expect(screen.getByRole('button', { name: 'Send message' }).query()).toBeNull();
    expect(screen.getByText('Online').query()).toBeNull();
    await expect.element(screen.getByText('This chat is closed at the moment.')).toBeVisible();
  });
});

test('an agent that is not trained yet says so, and can be asked again', async () => {
  const screen = await render(show({ conversation: conversationAfter({ type: 'closed', reason: 'not-ready' }) }));
  await expect.element(screen.getByText('This chat is being set up. Please try again soon.')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
});

describe('5-29 the composer', () => {
  test('Enter sends, Shift+Enter makes a line, blank is not sent', async () => {
    const onSend = vi.fn();
    const screen = await render(show({ onSend }));
    const input = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.type(input, '  {Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.fill(input, '');
    await userEvent.type(input, 'One{Shift>}{Enter}{/Shift}two{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('One\ntwo');
    await expect.element(input).toHaveValue('');
  });

  test('while a send is in progress Enter does nothing and the words stay', async () => {
    const onSend = vi.fn();
    const conversation = conversationAfter({ type: 'sent', key: 'q', text: 'Question' });
    const screen = await render(show({ onSend, conversation }));
    const input = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.type(input, 'More{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await expect.element(input).toHaveValue('More');
    await expect.element(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
  });

  test('at most 1000 characters, in letters of at least 16 px, and an input method keeps its Enter', async () => {
    const onSend = vi.fn();
    const screen = await render(show({ onSend }));
    const input = screen.getByRole('textbox', { name: 'Message' });
    await expect.element(input).toHaveAttribute('maxlength', '1000');
    expect(Number.parseFloat(getComputedStyle(input.element()).fontSize)).toBeGreaterThanOrEqual(16);
    await userEvent.fill(input, 'にほん');
    input.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('4-30 waiting', () => {
  test('three dots in four frames of 500 ms', async () => {
    const screen = await render(
      show({ conversation: conversationAfter({ type: 'sent', key: 'q', text: 'Question' }) }),
    );
    await expect.element(screen.getByText('The reply is on its way')).toBeInTheDocument();
    const dots = [...screen.container.querySelectorAll('i')];
    const lit = [0, 500, 1_000, 1_500].map((time) => {
      for (const dot of dots) {
        const [animation] = dot.getAnimations();
        expect(animation?.effect?.getComputedTiming().duration).toBe(2_000);
        animation?.pause();
        if (animation) animation.currentTime = time + 1;
      }
      return dots.filter((dot) => getComputedStyle(dot).opacity === '1').length;
    });
    expect(lit).toEqual([0, 1, 2, 3]);
  });
});

describe('4-31, T13 typing', () => {
  const text = 'We deliver in two to three working days, everywhere.';
  const shownText = (container: Element) => container.querySelector('[data-key="q/reply"] p')?.textContent ?? '';

  test('the reply is typed out, a click completes it', async () => {
    const onTyped = vi.fn();
    const conversation = conversationAfter(...answered(text));
    const screen = await render(show({ conversation, onTyped }));
    await expect.poll(() => shownText(screen.container).length).toBeGreaterThan(3);
    expect(shownText(screen.container).length).toBeLessThan(text.length);
    screen.container.querySelector<HTMLElement>('[data-key="q/reply"] p')?.click();
    expect(onTyped).toHaveBeenCalledWith('q/reply');
  });

  test('it ends by itself, and then says so once', async () => {
    const onTyped = vi.fn();
    const screen = await render(show({ conversation: conversationAfter(...answered('Yes, today.')), onTyped }));
    await expect.poll(() => onTyped.mock.calls.length).toBeGreaterThan(0);
    expect(shownText(screen.container)).toBe('Yes, today.');
    expect(onTyped).toHaveBeenCalledTimes(1);
  });

  test('a screen reader is told each reply once and whole, and the log itself is silent', async () => {
    const screen = await render(show({ conversation: conversationAfter(...answered(text, [product])) }));
    await expect.element(screen.getByRole('status')).toHaveTextContent(`Ada: ${text} Products: 1`);
    await expect.element(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
    expect(screen.getByRole('log').element().tagName).toBe('DIV');
  });

  test('under reduced motion nothing is typed', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? Object.assign(real('all'), {}) : real(query),
    );
    const onTyped = vi.fn();
    const screen = await render(show({ conversation: conversationAfter(...answered(text)), onTyped }));
    expect(shownText(screen.container)).toBe(text);
    expect(onTyped).toHaveBeenCalledWith('q/reply');
  });

  test('stored replies show whole at once', async () => {
    const stored = { key: 'msg_1', id: 'msg_1', role: 'agent' as const, text, cards: [], state: 'whole' as const };
    const conversation = conversationAfter({ type: 'history-arrived', page: 1, totalPages: 1, messages: [stored] });
    const screen = await render(show({ conversation }));
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('status').element().textContent).toBe('');
  });
});

describe('8-24 failure', () => {
  test('the words stay, with a way to send them again', async () => {
    const onRetry = vi.fn();
    const conversation = conversationAfter(
      { type: 'sent', key: 'q', text: 'My words' },
      { type: 'failed', key: 'q', failure: { why: 'unanswered' } },
    );
    const screen = await render(show({ conversation, onRetry }));
    await expect.element(screen.getByText('My words')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledWith(expect.objectContaining({ key: 'q', text: 'My words' }));
  });

  test('offline is said', async () => {
    const screen = await render(show({ isOffline: true }));
    await expect.element(screen.getByText('You are offline. What you write is kept.')).toBeVisible();
    expect(screen.getByText('Online', { exact: true }).query()).toBeNull();
  });
});

test('the chat stands the way its shop greets', async () => {
  const screen = await render(show({ conversation: startConversation('مرحبا') }));
  expect(screen.container.querySelector('section')?.dir).toBe('rtl');
});
