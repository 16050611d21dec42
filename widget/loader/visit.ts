/**
 * What comes with the first use: the chat on a phone, in the pages after this one, and what it gives the shop's page to keep. Nothing is
 * stored before the visitor opened the chat.
 */
import { parseChatPageMessage } from '@vitrine/contract/widget-messages';
import type { Guest } from './guest.ts';
import css from './visit.css?inline';

const openNow = '1';
/** A press elsewhere says in the same task where its keys go; a browser whose processes are busy changes its mind later. */
const handAfterMs = [0, 250, 1_000];

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
  function kept(storage: 'localStorage' | 'sessionStorage', name: string): string {
    try {
      return window[storage].getItem(`vitrine.${name}.${agentId}`) ?? '';
    } catch {
      return '';
    }
  }

  const wordsKey = `words.${location.host}`;
  let words = kept('localStorage', wordsKey);
  const badge = document.createElement('b');
  bubble.append(badge);
  const isReturning = !has('open') && kept('sessionStorage', 'open') === openNow;
  let unread = has('open') ? 0 : Number(kept('sessionStorage', 'unread'));
  /** The next page looks for `open` alone: a number waits behind it too. A chat that opened by itself is none of the visitor's yet. */
  function keepState(): void {
    const isVisitors = has('open') && !root.dataset['unasked'];
    keep('sessionStorage', 'unread', unread ? `${unread}` : '');
    keep('sessionStorage', 'open', isVisitors ? openNow : unread ? 'unread' : '');
  }
  function showUnread(count: number): void {
    unread = count;
    badge.hidden = !count;
    badge.textContent = `${count}`;
    bubble.ariaLabel = `${bubble.ariaLabel?.replace(/ \(\d+\)$/, '') ?? ''}${count ? ` (${count})` : ''}`;
    keepState();
  }

  function hear(data: unknown): void {
    const message = parseChatPageMessage(data);
    if (message?.vitrine === 'keep') keep('localStorage', `widget.${location.host}`, message.session);
    if (message?.vitrine === 'note') keep('localStorage', wordsKey, message.words);
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
    if (has('ready') && words) post({ vitrine: 'noted', words });
    if (has('ready')) words = '';
    if (isOpen === wasOpen) return;
    const isFirst = wasOpen === undefined;
    wasOpen = isOpen;
    page = location.href;
    if (!isOpen) delete root.dataset['unasked'];
    showUnread(isOpen ? 0 : unread);
    if (!isFirst && !isOpen && tag.wishes.openAfter) keep('sessionStorage', 'closed', '1');
  }

  /** The chat's frame, where the page says that the cursor stands in it. */
  function activeFrame(): HTMLIFrameElement | undefined {
    const shadow = root.getRootNode();
    const active = shadow instanceof ShadowRoot ? shadow.activeElement : null;
    return active instanceof HTMLIFrameElement ? active : undefined;
  }

  /** Whoever puts the cursor into a chat that opened by itself goes on with it on the next page. */
  function noteUse(): void {
    if (!activeFrame()) return;
    delete root.dataset['unasked'];
    keepState();
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

  if (window.MutationObserver) {
    new MutationObserver(change).observe(root, { attributeFilter: ['class'] });
    new MutationObserver(() => {
      post({ vitrine: 'spoken', language: tag.wishes.language ?? document.documentElement.lang });
    }).observe(document.documentElement, { attributeFilter: ['lang'] });
  }
  small.addEventListener('change', change);
  for (const moved of ['resize', 'scroll']) view?.addEventListener(moved, fit);
  for (const left of ['blur', 'popstate', 'hashchange']) addEventListener(left, checkAddress);
  addEventListener('blur', () => setTimeout(noteUse));
  addEventListener('focus', () => handAfterMs.forEach((ms) => setTimeout(handKeys, ms)));
  // and a key that the page hears while the cursor stands in the chat says that its keys are not there
  addEventListener('keydown', () => activeFrame()?.contentWindow?.focus());
  handKeys();
  // where the owner wants no bubble an open chat waits for the page after
  if (isReturning && root.hidden) return;
  if (isReturning && !small.matches) open('', false);
  else change();
}
