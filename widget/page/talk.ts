/** All that talking with the server needs: the session, the questions, the history, the other tabs. */
import { fieldOf } from '@vitrine/contract/field-of';
import type { ConversationPort } from '@vitrine/chat/use-conversation';
import type { Host } from './host.ts';
import { report } from './calls.ts';
import { watchClicks } from './read-answers.ts';
import type { OnChatEvent, PersonWish, Rated } from './visitor-calls.ts';
import {
  ask,
  createSession,
  loadMessages,
  loadSuggestions,
  openReturnLink,
  rate,
  requestPerson,
  tellTyping,
  watchChat,
} from './visitor-calls.ts';
import type { SessionStorage } from './widget-port.ts';
import { createVisitorSession, createWidgetPort, sessionKey } from './widget-port.ts';

export interface Talk extends Required<ConversationPort>, Tabs {
  /** The visitor uses the chat now: their session may be made and kept. */
  engage: () => Promise<unknown>;
  /** names what is kept of this chat */
  key: string;
  suggest: (path: string, language: string) => Promise<string[]>;
  rate: (rated: Rated) => Promise<boolean>;
  requestPerson: (wish: PersonWish) => Promise<unknown>;
  /** `asked`: the visitor asked for one in this chat, or one has it; `offered`: the last reply was none */
  person: () => 'asked' | 'offered' | 'none';
  /** an address was left in this chat */
  hasAddress: () => boolean;
  /** a letter led here that leads nowhere any more, and nothing was written since */
  isLinkUsed: () => boolean;
  onPerson: (listener: () => void) => () => void;
  /** the shop gave the chat back: the next wish is a new one */
  givenBack: () => void;
  tellTyping: (typing: boolean) => void;
  /** gives what stops it; `newest` is the id of the last message that is known, or '' */
  watch: (newest: string, onEvent: OnChatEvent) => () => void;
  forget: () => void;
  download: () => Promise<boolean>;
  erase: () => Promise<boolean>;
}

/** The browser's own storage, or where it is refused the shop's page. */
function openStorage(host: Host): SessionStorage {
  try {
    return localStorage;
  } catch {
    return {
      getItem: () => host.keptSession(),
      setItem: (_key, value) => host.keepSession(value),
      removeItem: () => host.keepSession(''),
    };
  }
}

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** '' forgets it. Refused storage: it lives as long as the page. */
function keep(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // nothing is lost but the convenience
  }
}

/** what is kept of a chat whose visitor asked for a person and left an address */
const withAddress = '2';

/** `links`: what must be known before a reply's links can be shown. */
export function createTalk(agentId: string, host: Host, links: Promise<unknown>): Talk {
  const key = sessionKey(host.name, agentId);
  const personKey = `${key}.person`;
  const session = createVisitorSession({
    openStorage: () => openStorage(host),
    key,
    create: () => createSession(agentId),
  });
  const port = createWidgetPort({
    agentId,
    server: { ask, loadMessages },
    session,
    pagePath: host.pagePath,
    report,
  });

  let isErased = false;
  let wish: 'asked' | 'offered' | 'none' = kept(personKey) === '' ? 'none' : 'asked';
  let hasAddress = kept(personKey) === withAddress;
  let isLinkUsed = false;
  const listeners = new Set<() => void>();
  function notePerson(now: 'asked' | 'offered' | 'none'): void {
    if (now === 'asked') keep(personKey, hasAddress ? withAddress : '1');
    // who asked has asked: replies that come meanwhile take nothing back
    if (now === 'asked' || wish !== 'asked') wish = now;
    for (const listener of listeners) listener();
  }

  /** A letter's link is good for one opening: a reload finds the chat by what is kept, or tries again where nobody answered. */
  async function comeBack(): Promise<void> {
    const token = /^#return=([\w-]{43})$/.exec(location.hash)?.[1];
    if (token === undefined) return;
    const sessionId = await openReturnLink(agentId, token);
    if (sessionId === undefined) return;
    history.replaceState(null, '', location.pathname);
    isLinkUsed = sessionId === null;
    if (sessionId !== null) {
      session.adopt(sessionId);
      hasAddress = true;
    }
    notePerson(isLinkUsed ? 'offered' : 'asked');
  }
  const ready = Promise.all([links, comeBack()]);

  async function use(right: 'downloadChat' | 'eraseChat'): Promise<boolean> {
    try {
      const rights = await import('./visitor-rights.ts');
      const sessionId = session.known();
      return sessionId !== undefined && (await rights[right](agentId, sessionId));
    } catch {
      return false;
    }
  }
  return {
    ...openTabs(key),
    key,
    async engage() {
      await ready;
      watchClicks(agentId, session.known);
      // after a deletion a cursor in the field keeps nothing yet
      return isErased ? session.known() : session.ensure();
    },
    async ask(...asked) {
      await ready;
      watchClicks(agentId, session.known);
      isLinkUsed = false;
      const outcome = await port.ask(...asked);
      if (outcome.kind === 'heard') notePerson('asked');
      if (outcome.kind === 'replied') notePerson(outcome.offersPerson ? 'offered' : 'none');
      // it is our fault, and no line's or hurry's
      if (outcome.kind === 'failed' && outcome.failure === undefined) notePerson('offered');
      return outcome;
    },
    async loadHistory(...asked) {
      await ready;
      watchClicks(agentId, session.known);
      return port.loadHistory(...asked);
    },
    suggest: (path, language) => loadSuggestions(agentId, path, language),
    async rate(rated) {
      const sessionId = session.known();
      if (sessionId === undefined) return false;
      const said = await rate(agentId, sessionId, rated);
      if (fieldOf(said, 'offerPerson') === true) notePerson('offered');
      return fieldOf(said, 'success') === true;
    },
    async requestPerson(wish) {
      await ready;
      const sessionId = await session.ensure();
      if (sessionId === undefined) return undefined;
      const said = await requestPerson(agentId, sessionId, wish);
      if (fieldOf(said, 'success') !== true) return said;
      isLinkUsed = false;
      hasAddress ||= wish.email !== undefined;
      notePerson('asked');
      return said;
    },
    person: () => wish,
    hasAddress: () => hasAddress,
    isLinkUsed: () => isLinkUsed,
    onPerson(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    givenBack() {
      if (wish !== 'asked') return;
      wish = 'none';
      notePerson('none');
    },
    tellTyping(typing) {
      const sessionId = session.known();
      if (sessionId !== undefined) tellTyping(agentId, sessionId, typing);
    },
    watch: (newest, onEvent) => watchChat(agentId, session.ensure, newest, onEvent),
    forget() {
      session.forget();
      keep(personKey, '');
      wish = 'none';
      hasAddress = false;
      notePerson('none');
    },
    download: () => use('downloadChat'),
    async erase() {
      const done = await use('eraseChat');
      isErased ||= done;
      return done;
    },
  };
}

/** Tabs of one shop share one conversation (SE-09): what happens to it in one is told to the others, without a word of it. */
type TabNews = 'talked' | 'restarted';

interface Tabs {
  tell: (news: TabNews) => void;
  listen: (listener: (news: TabNews) => void) => void;
}

function openTabs(name: string): Tabs {
  try {
    const channel = new BroadcastChannel(name);
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of one origin
      tell: (news) => channel.postMessage(news),
      listen(listener) {
        channel.addEventListener('message', ({ data }) => {
          if (data === 'talked' || data === 'restarted') listener(data);
        });
      },
    };
  } catch {
    // Refused to a frame without storage: it is alone.
    return { tell: () => undefined, listen: () => undefined };
  }
}
