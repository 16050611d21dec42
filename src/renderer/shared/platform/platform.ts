/** The interface between the app and where it runs, a browser or the desktop's window. The app never asks which of them it is. */
import type { SessionRecord } from '@vitrine/contract/session-record';
import type { DesktopBridge, DesktopEvent, DesktopStart } from '../../../preload/bridge.ts';

interface SessionStore {
  /** unparsed: people and older versions may have written it */
  read: () => Promise<unknown>;
  write: (record: SessionRecord) => Promise<void>;
  /** deletes the record and its backup */
  clear: () => Promise<void>;
  /** keeps a copy over the trip to a payment page */
  backUp: (record: SessionRecord) => Promise<void>;
  /** another window signed in or out; the answer stops listening */
  onChangeElsewhere: (listener: () => void) => () => void;
}

/** Unsaved work that must survive a reload or a session that ended in the middle of it. Never for secrets. */
export interface DraftStore {
  read: (key: string) => unknown;
  write: (key: string, draft: unknown) => void;
  remove: (key: string) => void;
  clear: () => void;
}

/** A log-out that the server has not heard of yet. */
interface PendingLogout {
  set: (pending: boolean) => void;
  get: () => boolean;
}

export interface Platform {
  apiBaseUrl: string;
  /** where the widget, its script and this app are reached from outside */
  publicOrigin: string;
  /** null where something outside the page adds the credential: the browser's HttpOnly cookie, the desktop's main process */
  bearerToken: () => string | null;
  session: SessionStore;
  drafts: DraftStore;
  pendingLogout: PendingLogout;
  /** the address to open for a public one: the same, except for demos whose shop runs on this machine */
  shownAddress: (url: string) => string;
  /** opens an address next to the app: in a new tab, or in the system's browser */
  openBeside: (url: string) => void;
  /** goes to a payment page */
  goToPayment: (url: string) => void;
  /** what only the desktop has */
  desktop?: Desktop;
}

export interface Desktop extends Pick<
  DesktopBridge,
  | 'checkServer'
  | 'connectServer'
  | 'readSettings'
  | 'writeSettings'
  | 'rememberPath'
  | 'announceConversation'
  | 'restartToUpdate'
  | 'setUnread'
> {
  start: DesktopStart;
  onEvent: (listener: (event: DesktopEvent) => void) => () => void;
  /** a payment page was opened in the system's browser; the answer stops listening */
  onPaymentLeft: (listener: (url: string) => void) => () => void;
  /** opens it there again */
  reopenPayment: (url: string) => void;
}

const draftPrefix = 'vitrine.draft.';
const pendingLogoutKey = 'vitrine.logout.pending';

/** What a window remembers by itself, in a browser as on the desktop: unsaved work, and a log-out that the server has not heard of. */
export const createDrafts = (tab: SafeStorage): DraftStore => ({
  read: (key) => readJson(tab, draftPrefix + key),
  write: (key, draft) => tab.set(draftPrefix + key, JSON.stringify(draft)),
  remove: (key) => tab.remove(draftPrefix + key),
  clear: () => {
    for (const key of tab.keys()) if (key.startsWith(draftPrefix)) tab.remove(key);
  },
});

export const createPendingLogout = (local: SafeStorage): PendingLogout => ({
  set: (pending) => (pending ? local.set(pendingLogoutKey, '1') : local.remove(pendingLogoutKey)),
  get: () => local.get(pendingLogoutKey) !== null,
});

/** A web storage that may be blocked or full: what it refuses is kept in memory for as long as the page lives. */
interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
}

export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...memory.keys(), ...attempt((storage) => Object.keys(storage), [])],
  };
}

export function readJson(storage: SafeStorage, key: string): unknown {
  const text = storage.get(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
