/** A place for one secret: the operating system's keychain, a sealed file, or memory. */
import type { SecretPlace } from '../preload/bridge.ts';

export interface SecretStore {
  place: SecretPlace;
  /** throws when nothing could be kept here */
  assertUsable: () => Promise<void>;
  /** null where there is none; throws when the place cannot be asked */
  read: () => Promise<string | null>;
  /** throws when the place does not take it */
  keep: (secret: string) => Promise<void>;
  forget: () => Promise<void>;
}

export function createMemoryStore(): SecretStore {
  let kept: string | null = null;
  return {
    place: 'memory',
    assertUsable: async () => undefined,
    read: async () => kept,
    keep: async (secret) => {
      kept = secret;
    },
    forget: async () => {
      kept = null;
    },
  };
}
