/** The door between the page and the desktop's main process: what may be asked, name by name. It imports nothing, so that both sides can. */

/** Where the sign-in is kept. `memory`: this computer offers no safe place, so it ends with the app. */
export type SecretPlace = 'keychain' | 'sealed file' | 'memory';

export interface DesktopStart {
  /** origin of the server that this app talks to, such as `https://vitrine.example` */
  serverOrigin: string;
  version: string;
  secretPlace: SecretPlace;
}

export interface DesktopSettings {
  /** tell about a new conversation while the window is out of sight */
  notifications: boolean;
}

export type ServerCheck = { ok: true; origin: string } | { ok: false; reason: string };

/** What the outside asks the page to show: a payment that came back, or the conversation of a notification. */
export type DesktopEvent = { kind: 'payment'; outcome: 'success' | 'cancel' } | { kind: 'conversation'; id: string };

export interface DesktopBridge {
  start: () => Promise<DesktopStart>;
  /** the record of who is signed in, never with a token */
  readSession: () => Promise<unknown>;
  writeSession: (record: unknown) => Promise<void>;
  clearSession: () => Promise<void>;
  /** shows an https, mailto or tel address outside the app; false when it was refused */
  openBeside: (url: string) => Promise<boolean>;
  /** the same for payment pages, which only stand on the provider's hosts and on our server */
  openPayment: (url: string) => Promise<boolean>;
  checkServer: (address: string) => Promise<ServerCheck>;
  /** checks, keeps, signs out and loads the app anew */
  connectServer: (address: string) => Promise<ServerCheck>;
  readSettings: () => Promise<DesktopSettings>;
  writeSettings: (settings: DesktopSettings) => Promise<void>;
  /** the path that the app opens at next time */
  rememberPath: (path: string) => Promise<void>;
  /** a visitor began to chat; main decides whether a notification shows */
  announceConversation: (id: string) => Promise<void>;
  /** the number on the app's icon; 0 takes it away */
  setUnread: (count: number) => Promise<void>;
  /** the answer stops listening */
  onEvent: (listener: (event: DesktopEvent) => void) => () => void;
}

/** The name under which the page finds the door. */
export const bridgeName = 'vitrineDesktop';

/** One channel for each question, and one for events. */
export const channels = {
  start: 'vitrine:start',
  readSession: 'vitrine:session:read',
  writeSession: 'vitrine:session:write',
  clearSession: 'vitrine:session:clear',
  openBeside: 'vitrine:open:beside',
  openPayment: 'vitrine:open:payment',
  checkServer: 'vitrine:server:check',
  connectServer: 'vitrine:server:connect',
  readSettings: 'vitrine:settings:read',
  writeSettings: 'vitrine:settings:write',
  rememberPath: 'vitrine:path:remember',
  announceConversation: 'vitrine:conversation:announce',
  setUnread: 'vitrine:unread:set',
} as const satisfies Record<Exclude<keyof DesktopBridge, 'onEvent'>, string>;

export const eventChannel = 'vitrine:event';
