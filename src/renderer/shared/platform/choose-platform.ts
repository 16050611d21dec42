import { storageKeys } from '@vitrine/contract/session-record';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { createResolveUrl } from '@vitrine/chat/resolve-url';
import type { DesktopBridge } from '../../../preload/bridge.ts';
import { createDrafts, createPendingLogout, createSafeStorage, readJson } from './platform.ts';
import type { Platform } from './platform.ts';

const withoutToken = (record: SessionRecord) => JSON.stringify({ ...record, user: { ...record.user, token: '' } });

/** Only pages of the web are opened: an address from a reply must not become a script or a file. */
const webAddress = (url: string) => (/^https?:\/\//i.test(url) && URL.canParse(url) ? url : null);

/** The platform in a browser: the server's HttpOnly cookie is the credential, so no script ever holds the token (T03). */
export function createBrowserPlatform(page: Window): Platform {
  const local = createSafeStorage(() => page.localStorage);
  const tab = createSafeStorage(() => page.sessionStorage);
  return {
    apiBaseUrl: '/api',
    publicOrigin: page.location.origin,
    bearerToken: () => null,
    session: {
      read: async () => readJson(local, storageKeys.session) ?? readJson(tab, storageKeys.sessionBackup),
      write: async (record) => {
        local.set(storageKeys.session, withoutToken(record));
        tab.remove(storageKeys.sessionBackup);
      },
      clear: async () => {
        local.remove(storageKeys.session);
        tab.remove(storageKeys.sessionBackup);
      },
      backUp: async (record) => tab.set(storageKeys.sessionBackup, withoutToken(record)),
      onChangeElsewhere: (listener) => {
        const heard = (event: StorageEvent) => {
          if (event.key === storageKeys.session || event.key === null) listener();
        };
        page.addEventListener('storage', heard);
        return () => page.removeEventListener('storage', heard);
      },
    },
    drafts: createDrafts(tab),
    pendingLogout: createPendingLogout(local),
    shownAddress: createResolveUrl(
      page.document.querySelector<HTMLMetaElement>('meta[name="vitrine-resolve"]')?.content,
    ),
    openBeside: (url) => {
      const address = webAddress(url);
      if (address !== null) page.open(address, '_blank', 'noopener,noreferrer');
    },
    goToPayment: (url) => {
      const address = webAddress(url);
      if (address !== null) page.location.assign(address);
    },
  };
}

declare global {
  interface Window {
    /** the desktop's door; its name is `bridgeName` in src/preload/bridge.ts */
    vitrineDesktop?: DesktopBridge;
  }
}

/** The desktop's part is loaded only there. */
export async function choosePlatform(page: Window): Promise<Platform> {
  const { vitrineDesktop: bridge } = page;
  if (bridge === undefined) return createBrowserPlatform(page);
  const { createDesktopPlatform } = await import('./desktop-platform.ts');
  return createDesktopPlatform(page, bridge, await bridge.start());
}
