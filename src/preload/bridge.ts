/** The door between the page and the desktop's main process: what may be asked, name by name. It imports nothing, so that both sides can. */

/** Where the sign-in is kept. `memory`: this computer offers no safe place, so it ends with the app. */
export type SecretPlace = 'keychain' | 'sealed file' | 'memory';

export interface DesktopStart {
  /** origin of the server that this app talks to, such as `https://vitrine.example` */
  serverOrigin: string;
  version: string;
  secretPlace: SecretPlace;
  /** nobody said yet which server this app talks to, and the build names none that could be meant */
  needsServer: boolean;
}

export interface DesktopSettings {
  /** tell of who asks for a person while the window is out of sight */
  notifications: boolean;
  /** and of every conversation that begins */
  everyConversation: boolean;
  /** the app goes on when its window closes */
  staysInTray: boolean;
  startsAtLogIn: boolean;
}

/** What a notification says. */
export interface Announcement {
  /** of the conversation */
  id: string;
  shop: string;
  /** they ask for a person */
  wish: boolean;
  /** the visitor's first ones; null where the owner hides them */
  words: string | null;
}

export type ServerCheck = { ok: true; origin: string } | { ok: false; reason: string };

/** What the outside asks the page to show: a payment that came back, the conversation of a notification, an update. */
export type DesktopEvent =
  | { kind: 'payment'; outcome: 'success' | 'cancel' }
  | { kind: 'conversation'; id: string }
  /** `percent` null: it is here, and a restart puts it in */
  | { kind: 'update'; version: string; percent: number | null };

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
  /** a visitor chats or asks for a person; main decides whether a notification shows */
  announceConversation: (announcement: Announcement) => Promise<void>;
  restartToUpdate: () => Promise<void>;
  /** how many wait for a person: the number on the app's icon; 0 takes it away */
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
  restartToUpdate: 'vitrine:update:restart',
  setUnread: 'vitrine:unread:set',
} as const satisfies Record<Exclude<keyof DesktopBridge, 'onEvent'>, string>;

export const eventChannel = 'vitrine:event';
