/** One agent's bubble and chat on a page, from the first sign of a visitor's interest to the conversation. */
import type { ChatPageMessage } from '@vitrine/contract/widget-messages';
import type { ScriptAddress } from './agent-id.ts';
import type { BubbleStyle } from './agent-style.ts';
import type { ChatFrame } from './frame.ts';
import { createFrame } from './frame.ts';
import { createKeptSession } from './kept-session.ts';
import { createLauncher } from './launcher.ts';

export interface Guest {
  open(): void;
  close(): void;
  toggle(): void;
  /** puts the bubble back where a page's own scripts took it away */
  attach(): void;
}

export type Tell = (event: 'open' | 'close' | 'unread', count?: number) => void;

const addressCheckMs = 1_000;
const pageAddress = () => location.host + location.pathname;

export function createGuest(address: ScriptAddress, style: BubbleStyle, place: number, tell: Tell): Guest {
  const { host, root, bubble, show } = createLauncher(style, place);
  const kept = createKeptSession(address.agentId);
  let frame: ChatFrame | undefined;
  let isOpen = false;
  let isReady = false;
  let page = '';
  let timer: ReturnType<typeof setInterval> | undefined;

  function ensureFrame(): ChatFrame {
    if (frame === undefined) {
      frame = createFrame(address, `Chat with ${style.name}`, onMessage);
      root.append(frame.element);
    }
    return frame;
  }

  function sayOpened(): void {
    page = pageAddress();
    ensureFrame().post({ vitrine: 'opened', page, session: kept.read() });
  }

  function checkAddress(): void {
    if (!isReady || pageAddress() === page) return;
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

  function open(): void {
    if (isOpen) return;
    isOpen = true;
    const { element } = ensureFrame();
    show(true, 0);
    element.focus();
    if (isReady) sayOpened();
    timer = setInterval(checkAddress, addressCheckMs);
    tell('open');
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(timer);
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

  function attach(): void {
    if (host.isConnected) return;
    isReady = false;
    document.documentElement.append(host);
  }

  for (const intent of ['pointerenter', 'touchstart', 'focus']) {
    bubble.addEventListener(intent, ensureFrame, { passive: true });
  }
  bubble.addEventListener('click', toggle);
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  attach();
  new MutationObserver(attach).observe(document.documentElement, { childList: true });
  return { open, close, toggle, attach };
}
