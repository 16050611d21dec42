/** The one promise between the app and where it runs. The app asks it and never asks which one it is: a browser, or the desktop's window. */
import type { SessionRecord } from '@vitrine/contract/session-record';
import type { DesktopBridge, DesktopEvent, DesktopStart } from '../../../preload/bridge.ts';

export interface SessionStore {
  /** whatever stands there, unparsed: people and older versions can have written it */
  read: () => Promise<unknown>;
  write: (record: SessionRecord) => Promise<void>;
  /** takes away the record and its backup */
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
export interface PendingLogout {
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
  /** where a public address is really shown from: the same one, but for demos whose shop lives on this machine */
  shownAddress: (url: string) => string;
  /** shows an address beside the app: a new tab, or the system's browser */
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
