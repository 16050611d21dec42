/**
 * What comes with the first use: the chat on a phone, in the pages after this one, and what it gives the shop's page to keep. Nothing is
 * stored before the visitor opened the chat.
 */
import { parseChatPageMessage } from '@vitrine/contract/widget-messages';
import type { Guest } from './guest.ts';
import css from './visit.css?inline';

export function join(guest: Guest): void {
  const { tag, root, bubble, tell, post, open, heard, addCss } = guest;
  const { agentId } = tag;
  addCss(css);
  const has = (name: string) => root.classList.contains(name);

  /** Refused storage: what is kept lives as long as the page. */
  function keep(storage: 'localStorage' | 'sessionStorage', name: string, value: string): void {
    try {
      if (value) window[storage].setItem(`vitrine.${name}.${agentId}`, value);
      else window[storage].removeItem(`vitrine.${name}.${agentId}`);
    } catch {
      // nothing is lost but the convenience
    }
  }
  function kept(name: string): string {
    try {
      return sessionStorage.getItem(`vitrine.${name}.${agentId}`) ?? '';
    } catch {
      return '';
    }
  }

  const badge = document.createElement('b');
  bubble.append(badge);
  function showUnread(count: number): void {
    badge.hidden = !count;
    badge.textContent = `${count}`;
    bubble.ariaLabel = `${bubble.ariaLabel?.replace(/ \(\d+\)$/, '') ?? ''}${count ? ` (${count})` : ''}`;
    keep('sessionStorage', 'unread', count ? `${count}` : '');
  }
  showUnread(has('open') ? 0 : Number(kept('unread')));

  function hear(data: unknown): void {
    const message = parseChatPageMessage(data);
    if (message?.vitrine === 'keep') keep('localStorage', `widget.${location.host}`, message.session);
    if (message?.vitrine === 'lost') root.classList.remove('ready');
    if (message?.vitrine === 'forget')
      for (const name of ['open', 'unread', 'closed']) keep('sessionStorage', name, '');
    if (message?.vitrine !== 'unread') return;
    showUnread(has('open') ? 0 : message.count);
    tell('unread', message.count);
  }
  const before = heard;
  guest.heard = { push: hear };
  if (Array.isArray(before)) before.forEach(hear);

  const view = visualViewport;
  /** As the style sheet says it; in words that Safari 16.0 knows. */
  const small = matchMedia('(max-width: 479.98px), (max-height: 479.98px)');
  let scroll: { top: number; overflow: string } | undefined;
  let quiet: Element | undefined;

  /** On a phone the chat fills what the keyboard leaves; a page that is pinched larger keeps its place. */
  function fit(): void {
    if (view?.scale !== 1) return;
    root.style.setProperty('--top', `${view.offsetTop}px`);
    root.style.setProperty('--height', `${view.height}px`);
    root.style.setProperty('--left', `${view.offsetLeft}px`);
    root.style.setProperty('--width', `${view.width}px`);
  }

  /** While the chat fills the screen nothing behind it moves or takes a key. */
  function holdPage(isFull: boolean): void {
    const { style } = document.documentElement;
    if (isFull && !scroll) {
      scroll = { top: scrollY, overflow: style.overflow };
      style.overflow = 'hidden';
      quiet = document.body.inert ? undefined : document.body;
      if (quiet instanceof HTMLElement) quiet.inert = true;
    } else if (!isFull && scroll) {
      style.overflow = scroll.overflow;
      if (quiet instanceof HTMLElement) quiet.inert = false;
      scrollTo({ top: scroll.top, behavior: 'instant' });
      scroll = undefined;
    }
  }

  let page = '';
  let wasOpen: boolean | undefined;
  function change(): void {
    const isOpen = has('open');
    if (isOpen) fit();
    holdPage(isOpen && small.matches && has('ready') && root.isConnected);
    if (isOpen === wasOpen) return;
    const isFirst = wasOpen === undefined;
    wasOpen = isOpen;
    page = location.href;
    if (isOpen) showUnread(0);
    keep('sessionStorage', 'open', isOpen ? '1' : '');
    if (!isFirst && !isOpen) keep('sessionStorage', 'closed', '1');
  }

  /** The page's own window is left for the chat: the visitor may have gone on in the shop meanwhile. */
  function checkAddress(): void {
    if (!has('open') || location.href === page) return;
    page = location.href;
    post({ vitrine: 'moved', page: location.host + location.pathname });
  }

  /**
   * A busy Chromium may give the keys back to the page while the cursor stands in the chat; where they are the chat's this does nothing. In
   * Firefox the frame of a chat that has just closed still counts as focused then, and would take the keys from the bubble.
   */
  function handKeys(): void {
    if (has('open')) root.querySelector<HTMLIFrameElement>('iframe:focus')?.contentWindow?.focus();
  }

  const isReturning = !has('open') && kept('open') !== '';
  if (window.MutationObserver) {
    new MutationObserver(change).observe(root, { attributeFilter: ['class'] });
    new MutationObserver(() => {
      post({ vitrine: 'spoken', language: tag.wishes.language ?? document.documentElement.lang });
    }).observe(document.documentElement, { attributeFilter: ['lang'] });
  }
  small.addEventListener('change', change);
  for (const moved of ['resize', 'scroll']) view?.addEventListener(moved, fit);
  for (const left of ['blur', 'popstate', 'hashchange']) addEventListener(left, checkAddress);
  // a press elsewhere on the page says in the same task where its keys go
  addEventListener('focus', () => setTimeout(handKeys));
  handKeys();
  if (isReturning && !small.matches) open('', false);
  else change();
}
