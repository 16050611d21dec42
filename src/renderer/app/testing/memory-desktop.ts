/** The desktop's part of the platform for component tests: what the app asked of it stands in `asked`. */
import type { Announcement, DesktopEvent, DesktopSettings, ServerCheck } from '../../../preload/bridge.ts';
import type { Desktop } from '../../shared/platform/platform.ts';

export interface MemoryDesktop extends Desktop {
  asked: {
    paths: string[];
    reopened: string[];
    connected: string[];
    settings: DesktopSettings;
    announced: Announcement[];
    badges: number[];
    restarts: number;
    check: ServerCheck;
  };
  /** what the system tells */
  tell: (event: DesktopEvent) => void;
  /** a payment page opens outside */
  leaveForPayment: (url: string) => void;
}

export function createMemoryDesktop(start: Partial<Desktop['start']> = {}): MemoryDesktop {
  const events = new Set<(event: DesktopEvent) => void>();
  const payments = new Set<(url: string) => void>();
  const asked: MemoryDesktop['asked'] = {
    paths: [],
    reopened: [],
    connected: [],
    settings: { notifications: true, everyConversation: false, staysInTray: true, startsAtLogIn: false },
    announced: [],
    badges: [],
    restarts: 0,
    check: { ok: false, reason: 'shop.example cannot be reached.' },
  };
  return {
    asked,
    start: {
      serverOrigin: 'https://vitrine.example',
      version: '1.2.3',
      secretPlace: 'keychain',
      needsServer: false,
      ...start,
    },
    tell: (event) => events.forEach((listener) => listener(event)),
    leaveForPayment: (url) => payments.forEach((listener) => listener(url)),
    checkServer: async () => asked.check,
    connectServer: async (address) => {
      asked.connected.push(address);
      return asked.check;
    },
    readSettings: async () => asked.settings,
    writeSettings: async (settings) => {
      asked.settings = settings;
    },
    rememberPath: async (path) => void asked.paths.push(path),
    announceConversation: async (announcement) => void asked.announced.push(announcement),
    restartToUpdate: async () => {
      asked.restarts += 1;
    },
    setUnread: async (count) => void asked.badges.push(count),
    onEvent: (listener) => {
      events.add(listener);
      return () => events.delete(listener);
    },
    onPaymentLeft: (listener) => {
      payments.add(listener);
      return () => payments.delete(listener);
    },
    reopenPayment: (url) => void asked.reopened.push(url),
  };
}
