/** What the shop's page tells, kept for the chat: whether it is open, and where the visitor is. */
import { parseUrl } from '@vitrine/chat/parse-url';
import { parseHostMessage } from '@vitrine/contract/widget-messages';
import type { ChatPageMessage, HostMessage } from '@vitrine/contract/widget-messages';

export interface Host {
  /** a loader opened this page, so it can be closed */
  isEmbedded: boolean;
  /** host of the shop's page, or of this one */
  name: string;
  /** what the shop's page speaks now, or `''` */
  language: () => string;
  /** the agent's style as the shop's page has it, or undefined */
  style: unknown;
  /** without a loader always */
  isOpen: () => boolean;
  /** the visitor opened the chat and is about to write */
  wantsCursor: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** what the shop's page puts into the field, once; or `''` */
  takeQuestion: () => string;
  pagePath: () => string;
  /** what an earlier visit gave the shop's page to keep */
  keptSession: () => string;
  keepSession: (session: string) => void;
  /** what an earlier page was given to note, once; or `''` */
  takeNoted: () => string;
  note: (words: string) => void;
  post: (message: ChatPageMessage) => void;
}

/** In a frame that a shop wrote itself the referrer says where the visitor is, as far as the shop lets it. */
function pathWithoutLoader(view: Window): string {
  const shop = view.parent === view ? undefined : parseUrl(view.document.referrer);
  const { host, pathname } = shop ?? view.location;
  return host + pathname;
}

export function createHost(view: Window): Host {
  const listeners = new Set<() => void>();
  let isOpen = false;
  let byVisitor = false;
  let page: string | undefined;
  let session = '';
  let question = '';
  let language = '';
  let noted = '';
  const channel = openHostChannel(view, (message) => {
    if (message.vitrine === 'spoken') ({ language } = message);
    else if (message.vitrine === 'noted') noted = message.words;
    else if (message.vitrine !== 'closed') ({ page } = message);
    if (message.vitrine === 'opened') ({ session, byVisitor, question } = message);
    if (message.vitrine === 'opened' || message.vitrine === 'closed') isOpen = message.vitrine === 'opened';
    for (const listener of listeners) listener();
  });
  if (channel !== undefined) {
    ({ language } = channel);
    view.document.addEventListener('keydown', ({ key }) => {
      // A menu that is open takes Escape for itself.
      if (key === 'Escape' && !view.document.querySelector('[role=menu]')) channel.post({ vitrine: 'close' });
    });
  }
  return {
    isEmbedded: channel !== undefined,
    name: channel?.host ?? view.location.host,
    language: () => language,
    style: channel?.style,
    isOpen: () => channel === undefined || isOpen,
    wantsCursor: () => byVisitor,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeQuestion() {
      const taken = question;
      question = '';
      return taken;
    },
    pagePath: () => page ?? pathWithoutLoader(view),
    keptSession: () => session,
    keepSession(kept) {
      session = kept;
      channel?.post({ vitrine: 'keep', session });
    },
    takeNoted() {
      const taken = noted;
      noted = '';
      return taken;
    },
    note: (words) => channel?.post({ vitrine: 'note', words }),
    post: (message) => channel?.post(message),
  };
}

/**
 * The talk with the shop's page, where a loader opened this one. The fragment names the one origin that is heard and answered (WI-04), the
 * page's language behind it, and the agent's style in a fragment of its own.
 */
interface HostChannel {
  /** host of the shop's page */
  host: string;
  /** what the shop's page speaks, or `''` */
  language: string;
  /** the answer of `get_agent_style` as the shop's page has it, if it has */
  style: unknown;
  post: (message: ChatPageMessage) => void;
}

/** As much of a window as the channel needs. */
export interface FramedView {
  location: { hash: string };
  parent: { postMessage: (message: ChatPageMessage, origin: string) => void };
  addEventListener: (
    type: 'message',
    listener: (event: { source: unknown; origin: string; data: unknown }) => void,
  ) => void;
}

/** Undefined without a loader: by direct link, or in a frame that a shop wrote itself. */
export function openHostChannel(view: FramedView, onMessage: (message: HostMessage) => void): HostChannel | undefined {
  const declared = parseUrl(view.location.hash.slice(1));
  const { parent } = view;
  if (Object.is(parent, view) || declared === undefined || !/^https?:$/.test(declared.protocol)) return undefined;
  const { origin, host } = declared;
  const language = declared.pathname.slice(1);
  view.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== parent || from !== origin) return;
    const message = parseHostMessage(data);
    if (message !== undefined) onMessage(message);
  });
  return { host, language, style: readStyle(declared), post: (message) => parent.postMessage(message, origin) };
}

function readStyle({ hash }: URL): unknown {
  try {
    return JSON.parse(decodeURIComponent(hash.slice(1)));
  } catch {
    return undefined;
  }
}
