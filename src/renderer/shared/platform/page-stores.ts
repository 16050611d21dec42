/** What a window remembers by itself, in a browser as on the desktop: unsaved work, and a log-out that the server has not heard of. */
import { readJson } from './safe-storage.ts';
import type { SafeStorage } from './safe-storage.ts';
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
