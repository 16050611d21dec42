/** The desktop's part of the platform for component tests: what the app asked of it stands in `asked`. */
import type { DesktopEvent, ServerCheck } from '../../../preload/bridge.ts';
import type { Desktop } from '../../shared/platform/platform.ts';

export interface MemoryDesktop extends Desktop {
  asked: { paths: string[]; reopened: string[]; connected: string[]; notifications: boolean; check: ServerCheck };
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
    notifications: true,
    check: { ok: false, reason: 'shop.example cannot be reached.' },
  };
  return {
    asked,
    start: { serverOrigin: 'https://vitrine.example', version: '1.2.3', secretPlace: 'keychain', ...start },
    tell: (event) => events.forEach((listener) => listener(event)),
    leaveForPayment: (url) => payments.forEach((listener) => listener(url)),
    checkServer: async () => asked.check,
    connectServer: async (address) => {
      asked.connected.push(address);
      return asked.check;
    },
    readSettings: async () => ({ notifications: asked.notifications }),
    writeSettings: async ({ notifications }) => {
      asked.notifications = notifications;
    },
    rememberPath: async (path) => void asked.paths.push(path),
    announceConversation: async () => undefined,
    setUnread: async () => undefined,
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
