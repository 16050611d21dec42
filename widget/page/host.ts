/** What the shop's page tells, kept for the chat: whether it is open, and where the visitor is. */
import { parseUrl } from '@vitrine/chat/parse-url';
import type { ChatPageMessage } from '@vitrine/contract/widget-messages';
import { openHostChannel } from './host-channel.ts';

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
