import { useSyncExternalStore } from 'react';

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
const keptListeners = new Set<() => void>();

/** With each answer: whether the desktop gave what it had kept, because nobody else answered. */
export function noteKept(now: boolean): void {
  if (now === isKept) return;
  isKept = now;
  for (const listener of keptListeners) listener();
}

function followKept(onChange: () => void): () => void {
  keptListeners.add(onChange);
  return () => keptListeners.delete(onChange);
}

/** Whether what is shown was kept from an earlier look. */
export const useKept = (): boolean => useSyncExternalStore(followKept, () => isKept);
