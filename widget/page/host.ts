/** What the shop's page tells, kept for the chat: whether it is open, and where the visitor is. */
import { parseUrl } from '@vitrine/chat/web-address';
import type { ChatPageMessage } from '@vitrine/contract/widget-messages';
import { openHostChannel } from './host-channel.ts';

export interface Host {
  /** a loader opened this page, so it can be closed */
  isEmbedded: boolean;
  /** host of the shop's page, or of this one */
  name: string;
  /** without a loader always */
  isOpen: () => boolean;
  subscribe: (listener: () => void) => () => void;
  pagePath: () => string;
  /** what an earlier visit gave the shop's page to keep */
  keptSession: () => string;
  keepSession: (session: string) => void;
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
  let page: string | undefined;
  let session = '';
  const channel = openHostChannel(view, (message) => {
    if (message.vitrine !== 'closed') ({ page } = message);
    if (message.vitrine === 'opened') ({ session } = message);
    if (message.vitrine !== 'moved') isOpen = message.vitrine === 'opened';
    for (const listener of listeners) listener();
  });
  if (channel !== undefined) {
    view.document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') channel.post({ vitrine: 'close' });
    });
  }
  return {
    isEmbedded: channel !== undefined,
    name: channel?.host ?? view.location.host,
    isOpen: () => channel === undefined || isOpen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pagePath: () => page ?? pathWithoutLoader(view),
    keptSession: () => session,
    keepSession(kept) {
      session = kept;
      channel?.post({ vitrine: 'keep', session });
    },
    post: (message) => channel?.post(message),
  };
}
