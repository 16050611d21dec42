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
