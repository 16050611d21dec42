/** One agent's bubble and chat on a page, from the first sign of a visitor's interest to the conversation. */
import type { ChatPageMessage } from '@vitrine/contract/widget-messages';
import type { ScriptTag } from './agent-id.ts';
import type { BubbleStyle } from './agent-style.ts';
import type { ChatFrame } from './frame.ts';
import { createFrame } from './frame.ts';
import { createKeptSession } from './kept-session.ts';
import { createLauncher } from './launcher.ts';

export interface Guest {
  open(this: void, byVisitor?: boolean): void;
  close(): void;
  toggle(): void;
  dress(style: BubbleStyle): void;
  /** the bubble is shown from now on, or not */
  enter(): void;
  leave(): void;
  /** puts a shown bubble back where a page's own scripts took it away */
  attach(): void;
}

export type Tell = (event: 'open' | 'close' | 'unread', count?: number) => void;

const pageAddress = () => location.host + location.pathname;

export function createGuest(tag: ScriptTag, place: number, tell: Tell): Guest {
  const { host, root, bubble, dress, show } = createLauncher(tag.wishes, place);
  const kept = createKeptSession(tag.agentId);
  const view = visualViewport;
  let frame: ChatFrame | undefined;
  let style = '';
  let isOpen = false;
  let byVisitor = true;
  let isReady = false;
  let page = '';
  let isHere = false;

  function ensureFrame(): void {
    if (frame) return;
    frame = createFrame(tag, style, onMessage);
    root.append(frame.element);
  }

  function sayOpened(): void {
    // not before the page is there: a frame that gets the focus while it changes pages may show a cursor that no key reaches
    if (byVisitor) frame?.element.focus();
    frame?.post({ vitrine: 'opened', page, session: kept.read(), byVisitor });
  }

  /** The page's own window is left for the chat: the visitor may have gone on in the shop meanwhile. */
  function checkAddress(): void {
    if (!isOpen || pageAddress() === page) return;
    page = pageAddress();
    frame?.post({ vitrine: 'moved', page });
  }

  function onMessage(message: ChatPageMessage): void {
    if (message.vitrine === 'close') close();
    else if (message.vitrine === 'keep') kept.write(message.session);
    else if (message.vitrine === 'unread') {
      if (!isOpen) show(false, message.count);
      tell('unread', message.count);
    } else {
      isReady = true;
      root.classList.add('ready');
      if (isOpen) sayOpened();
    }
  }

  /** On a phone the chat fills what the keyboard leaves; a page that is pinched larger keeps its place. */
  function fit(): void {
    if (view?.scale !== 1) return;
    root.style.setProperty('--top', `${view.offsetTop}px`);
    root.style.setProperty('--height', `${view.height}px`);
  }

  function open(asked = true): void {
    if (isOpen) return;
    isOpen = true;
    byVisitor = asked;
    page = pageAddress();
    ensureFrame();
    fit();
    show(true, 0);
    if (isReady) sayOpened();
    tell('open');
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    const hadFocus = document.activeElement === host;
    show(false, 0);
    if (hadFocus) bubble.focus();
    if (isReady) frame?.post({ vitrine: 'closed' });
    tell('close');
  }

  function toggle(): void {
    if (isOpen) close();
    else open();
  }

  const observer = new MutationObserver(attach);
  function attach(): void {
    if (!isHere || host.isConnected) return;
    isReady = false;
    document.documentElement.append(host);
    observer.observe(document, { childList: true });
    observer.observe(document.documentElement, { childList: true });
  }

  // A finger enters, too, when it comes down.
  for (const intent of ['pointerenter', 'focus']) bubble.addEventListener(intent, ensureFrame);
  bubble.addEventListener('click', toggle);
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  for (const change of ['resize', 'scroll']) view?.addEventListener(change, fit);
  addEventListener('blur', checkAddress);
  return {
    open,
    close,
    toggle,
    attach,
    dress(known) {
      style = known.text;
      dress(known);
    },
    enter() {
      isHere = true;
      attach();
    },
    leave() {
      isHere = false;
      host.remove();
    },
  };
}
