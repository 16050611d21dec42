/** What a window remembers by itself, in a browser as on the desktop: unsaved work, and a log-out that the server has not heard of. */
import type { DraftStore, PendingLogout } from './platform.ts';

const draftPrefix = 'vitrine.draft.';
const pendingLogoutKey = 'vitrine.logout.pending';

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
