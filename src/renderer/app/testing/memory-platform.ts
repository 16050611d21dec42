/** A platform for component tests that keeps everything in memory, where a test can look at it. */
import type { Platform } from '../../shared/platform/platform.ts';

export interface MemoryPlatform extends Platform {
  kept: { record: unknown; backup: unknown; drafts: Map<string, unknown>; pendingLogout: boolean; opened: string[] };
  /** what another window does */
  changeElsewhere: (record: unknown) => void;
}

export function createMemoryPlatform(record: unknown = null): MemoryPlatform {
  const kept: MemoryPlatform['kept'] = {
    record,
    backup: null,
    drafts: new Map(),
    pendingLogout: false,
    opened: [],
  };
  const listeners = new Set<() => void>();
  return {
    kept,
    changeElsewhere: (changed) => {
      kept.record = changed;
      for (const listener of listeners) listener();
    },
    apiBaseUrl: '/api',
    publicOrigin: 'https://vitrine.example',
    bearerToken: () => null,
    session: {
      read: async () => kept.record ?? kept.backup,
      write: async (written) => {
        kept.record = written;
      },
      clear: async () => {
        kept.record = null;
        kept.backup = null;
      },
      backUp: async (copy) => {
        kept.backup = copy;
      },
      onChangeElsewhere: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    drafts: {
      read: (key) => kept.drafts.get(key) ?? null,
      write: (key, draft) => void kept.drafts.set(key, draft),
      remove: (key) => void kept.drafts.delete(key),
      clear: () => kept.drafts.clear(),
    },
    pendingLogout: {
      set: (pending) => {
        kept.pendingLogout = pending;
      },
      get: () => kept.pendingLogout,
    },
    shownAddress: (url) => url,
    openBeside: (url) => void kept.opened.push(url),
    goToPayment: (url) => void kept.opened.push(url),
  };
}
