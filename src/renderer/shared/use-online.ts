import { useSyncExternalStore } from 'react';
import type { CallName } from '@vitrine/contract/calls';

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the device believes that it has a network. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);

let isKept = false;
const keptAt = new Map<string, string>();
const keptListeners = new Set<() => void>();

const keyOf = (call: CallName, query: object | undefined) => `${call} ${JSON.stringify(query)}`;

/** With each answer: from when it is, where the desktop gave what it had kept, because nobody else answered; else null. */
export function noteKept(call: CallName, query: object | undefined, at: string | null): void {
  const key = keyOf(call, query);
  if (isKept === (at !== null) && keptAt.get(key) === (at ?? undefined)) return;
  isKept = at !== null;
  if (at === null) keptAt.delete(key);
  else keptAt.set(key, at);
  for (const listener of keptListeners) listener();
}

function followKept(onChange: () => void): () => void {
  keptListeners.add(onChange);
  return () => keptListeners.delete(onChange);
}

/** Whether what is shown was kept from an earlier look. */
export const useKept = (): boolean => useSyncExternalStore(followKept, () => isKept);

/** From when the kept answer to this very call is; null where a server gave the last one. */
export const useKeptAt = (call: CallName, query: object): string | null =>
  useSyncExternalStore(followKept, () => keptAt.get(keyOf(call, query)) ?? null);
