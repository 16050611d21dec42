/** All that talking with the server needs: the session, the questions, the history, the other tabs. */
import { fieldOf } from '@vitrine/contract/field-of';
import type { ConversationPort } from '@vitrine/chat/use-conversation';
import type { Host } from './host.ts';
import { report } from './report.ts';
import type { Tabs } from './tabs.ts';
import { openTabs } from './tabs.ts';
import { watchClicks } from './read-answers.ts';
import type { OnChatEvent, PersonWish, Rated } from './visitor-calls.ts';
import { ask, createSession, loadMessages, loadSuggestions, rate, requestPerson, watchChat } from './visitor-calls.ts';
import type { SessionStorage } from './visitor-session.ts';
import { createVisitorSession, sessionKey } from './visitor-session.ts';
import { createWidgetPort } from './widget-port.ts';

export interface Talk extends Required<ConversationPort>, Tabs {
  /** The visitor uses the chat now: their session may be made and kept. */
  engage: () => Promise<unknown>;
  /** names what is kept of this chat */
  key: string;
  suggest: (path: string, language: string) => Promise<string[]>;
  rate: (rated: Rated) => Promise<boolean>;
  requestPerson: (wish: PersonWish) => Promise<unknown>;
  /** the visitor asked for a person in this chat */
  wantsPerson: () => boolean;
  /** gives what stops it */
  watch: (onEvent: OnChatEvent) => () => void;
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
      watchClicks(agentId, session.known);
      return session.ensure();
    },
    async ask(...asked) {
      await links;
      watchClicks(agentId, session.known);
      return port.ask(...asked);
    },
    async loadHistory(...asked) {
      await links;
      watchClicks(agentId, session.known);
      return port.loadHistory(...asked);
    },
    suggest: (path, language) => loadSuggestions(agentId, path, language),
    async rate(rated) {
      const sessionId = session.known();
      return sessionId !== undefined && rate(agentId, sessionId, rated);
    },
    async requestPerson(wish) {
      const sessionId = await session.ensure();
      if (sessionId === undefined) return undefined;
      const said = await requestPerson(agentId, sessionId, wish);
      if (fieldOf(said, 'success') === true) keep(personKey, '1');
      return said;
    },
    wantsPerson: () => kept(personKey) === '1',
    watch(onEvent) {
      const sessionId = session.known();
      return sessionId === undefined ? () => undefined : watchChat(agentId, sessionId, onEvent);
    },
    forget() {
      session.forget();
      keep(personKey, '');
    },
    download: () => use('downloadChat'),
    erase: () => use('eraseChat'),
  };
}
