/** One agent's bubble and chat on a page, from the first sign of a visitor's interest to the conversation. */
/* oxlint-disable unicorn/prefer-add-event-listener -- our own elements, and each name weighs in this file */
import type { HostMessage } from '@vitrine/contract/widget-messages';
import type { BubbleStyle, ScriptTag } from './agent-style.ts';
import { createLauncher } from './launcher.ts';

/** What the files that come later need of the bubble and the chat. */
export interface Guest {
  tag: ScriptTag;
  /** `open` and `ready` stand in its classes */
  root: HTMLElement;
  bubble: HTMLButtonElement;
  /** undefined before the style came */
  style: BubbleStyle | undefined;
  /** messages of the chat's own frame that nobody took yet; whoever comes with the first use reads them and takes the place of `push` */
  heard: { push(data: unknown): void };
  /** `question` stands in the field, for the visitor to send; without a visitor no cursor is taken */
  open(this: void, question?: string, byVisitor?: boolean): void;
  close(this: void): void;
  toggle(this: void): void;
  hide(this: void): void;
  show(this: void): void;
  dress(style: BubbleStyle): void;
  addCss(this: void, text: string): void;
  /** tells the shop's own listeners */
  tell: Tell;
  /** the bubble is on the page from now on, or not */
  enter(this: void): void;
  leave(): void;
  /** puts a bubble back where a page's own scripts took it away */
  attach(this: void): void;
  post(this: void, message: HostMessage): void;
  /** a new frame in the place of one that did not come */
  frameAnew(this: void): void;
  /** for pages that change their address without a new page */
  checkPage(this: void): void;
}

export type Tell = (event: 'open' | 'close' | 'unread', count?: number) => void;

export function createGuest(tag: ScriptTag, place: number, tell: Tell): Guest {
  const { host, root, bubble, dress, draw, addCss } = createLauncher(tag.wishes, place);
  const { origin, agentId, wishes } = tag;
  let frame: HTMLIFrameElement | undefined;
  let isOpen = false;
  let byVisitor = true;
  let isReady = false;
  let isHere = false;
  let asking = '';
  const language = wishes.language ?? document.documentElement.lang;

  const fetched = new Set<string>();
  /** Each once. The page goes on without what cannot be had. */
  function fetchFile(name: string): void {
    if (fetched.has(name)) return;
    fetched.add(name);
    import(/* @vite-ignore */ `${origin}/chatbox/${name}.js`).then(
      (file: { join: (guest: Guest) => void }) => file.join(guest),
      () => fetched.delete(name),
    );
  }
  const words = language || navigator.language;

  /**
   * The page learns from the fragment which origin it may answer (the browser delivers only if that is true), what is spoken there, and how
   * its agent looks: a question less before its first picture.
   */
  function ensureFrame(): void {
    if (frame) return;
    frame = document.createElement('iframe');
    frame.title = 'Chat';
    frame.style.colorScheme = 'light dark';
    frame.src = `${origin}/widget-chat/${agentId}#${location.origin}/${language}#${encodeURIComponent(guest.style?.text ?? '')}`;
    root.append(frame);
  }
  /**
   * What the visitor did is seen before the frame is made. Its company comes when the cursor stands: on a slow processor what came together
   * with the chat's page would be run in front of it.
   */
  function prepare(): void {
    setTimeout(ensureFrame);
    setTimeout(() => {
      fetchFile('visit');
      fetchFile(words);
    }, 200);
  }

  function post(message: HostMessage): void {
    frame?.contentWindow?.postMessage(message, origin);
  }

  /** '' where nothing is kept, or where storage is refused */
  function kept(storage: 'localStorage' | 'sessionStorage', key: string): string {
    try {
      return window[storage].getItem(`vitrine.${key}.${agentId}`) ?? '';
    } catch {
      return '';
    }
  }

  function sayOpened(): void {
    // not before the page is there: a frame that gets the focus while it changes pages may show a cursor that no key reaches
    if (byVisitor) frame?.focus();
    // where browsers refuse storage to frames of other sites, the shop's own keeps the chat's session (T11)
    const session = kept('localStorage', `widget.${location.host}`);
    post({ vitrine: 'opened', page: location.host + location.pathname, session, byVisitor, question: asking });
    asking = '';
  }

  // The only two-way talk with the chat: exact origin, its own window, known messages (WI-04).
  addEventListener('message', ({ source, origin: from, data }) => {
    if (!source || source !== frame?.contentWindow || from !== origin) return;
    const { vitrine } = Object(data);
    if (vitrine === 'close') close();
    else if (vitrine === 'ready') {
      isReady = true;
      root.classList.add('ready');
      if (isOpen) sayOpened();
    } else guest.heard.push(data);
  });

  function open(question?: string, asked = true): void {
    asking = question ?? '';
    if (!isOpen) {
      isOpen = true;
      byVisitor = asked;
      draw(true);
      tell('open');
      prepare();
    }
    if (isReady) sayOpened();
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    const hadFocus = document.activeElement === host;
    draw(false);
    if (hadFocus) bubble.focus();
    post({ vitrine: 'closed' });
    tell('close');
  }

  /** The owner may want no bubble in a checkout; `*` at an end stands for the rest. */
  function checkPage(): void {
    const path = `${location.pathname}\n`;
    for (const page of guest.style?.placement?.hiddenOn ?? [])
      if (path.startsWith(page.endsWith('*') ? page.slice(0, -1) : `${page}\n`)) guest.hide();
  }

  const observer = window.MutationObserver && new MutationObserver(attach);
  function attach(): void {
    if (!isHere || host.isConnected) return;
    isReady = false;
    document.documentElement.append(host);
    observer?.observe(document, { childList: true });
    observer?.observe(document.documentElement, { childList: true });
  }

  const guest: Guest = {
    tag,
    addCss,
    root,
    bubble,
    style: undefined,
    heard: [],
    open,
    close,
    attach,
    post,
    checkPage,
    toggle: () => (isOpen ? close() : open()),
    hide() {
      close();
      root.hidden = true;
    },
    show() {
      root.hidden = false;
    },
    tell,
    frameAnew() {
      frame?.remove();
      frame = undefined;
      isReady = false;
      prepare();
    },
    dress(style) {
      guest.style = style;
      dress(style);
      checkPage();
      // the visitor had it open when they left the page before
      if (kept('sessionStorage', 'open')) fetchFile('visit');
      // Nothing of it is needed before somebody may miss it.
      setTimeout(window.requestIdleCallback ?? setTimeout, 3_000, () => fetchFile(words));
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
  // A finger enters, too, when it comes down.
  bubble.onpointerenter = bubble.onfocus = prepare;
  bubble.onclick = guest.toggle;
  root.onkeydown = ({ key }) => {
    if (key === 'Escape') close();
  };
  return guest;
}
