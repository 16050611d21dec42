/** The platform in the desktop app: the main process keeps the token and talks to the server; the page only knows who is signed in. */
import type { DesktopBridge, DesktopStart } from '../../../preload/bridge.ts';
import { report } from '../api/failure.ts';
import { createDrafts, createPendingLogout, createSafeStorage } from './platform.ts';
import type { Platform } from './platform.ts';

export function createDesktopPlatform(page: Window, bridge: DesktopBridge, start: DesktopStart): Platform {
  const local = createSafeStorage(() => page.localStorage);
  const paymentListeners = new Set<(url: string) => void>();
  const quietly = (work: Promise<unknown>) => void work.catch((error: unknown) => report('The desktop refused', error));

  return {
    // the main process answers there: it adds the token and asks the server
    apiBaseUrl: '/api',
    publicOrigin: start.serverOrigin,
    bearerToken: () => null,
    session: {
      read: () => bridge.readSession(),
      write: (record) => bridge.writeSession(record),
      clear: () => bridge.clearSession(),
      // the page is not left for a payment, so nothing has to survive the way
      backUp: async () => undefined,
      // there is one window
      onChangeElsewhere: () => () => undefined,
    },
    // what was typed outlives the app: the window is the only one, and signing out takes it away
    drafts: createDrafts(local),
    pendingLogout: createPendingLogout(local),
    shownAddress: (url) => url,
    openBeside: (url) => quietly(bridge.openBeside(url)),
    goToPayment: (url) => {
      quietly(bridge.openPayment(url));
      for (const listener of paymentListeners) listener(url);
    },
    desktop: {
      start,
      checkServer: (address) => bridge.checkServer(address),
      connectServer: (address) => bridge.connectServer(address),
      readSettings: () => bridge.readSettings(),
      writeSettings: (settings) => bridge.writeSettings(settings),
      rememberPath: (path) => bridge.rememberPath(path),
      announceConversation: (announcement) => bridge.announceConversation(announcement),
      restartToUpdate: () => bridge.restartToUpdate(),
      setUnread: (count) => bridge.setUnread(count),
      onEvent: (listener) => bridge.onEvent(listener),
      onPaymentLeft: (listener) => {
        paymentListeners.add(listener);
        return () => paymentListeners.delete(listener);
      },
      reopenPayment: (url) => quietly(bridge.openPayment(url)),
    },
  };
}
