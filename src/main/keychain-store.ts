/**
 * The operating system's keychain, through keytar. It is an optional native module, so it is loaded when first needed; and a keychain may
 * wait for ever for somebody to unlock it, so every question has a deadline.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { SecretStore } from './secret-store.ts';

export interface Keychain {
  getPassword: (service: string, account: string) => Promise<string | null>;
  setPassword: (service: string, account: string, password: string) => Promise<void>;
  deletePassword: (service: string, account: string) => Promise<boolean>;
}

interface KeychainNeeds {
  load: () => Promise<Keychain>;
  service: string;
  account: string;
  deadlineMs: number;
}

export function createKeychainStore({ load, service, account, deadlineMs }: KeychainNeeds): SecretStore {
  let loading: Promise<Keychain> | null = null;
  const keychain = () => (loading ??= load());

  async function within<T>(work: (chain: Keychain) => Promise<T>): Promise<T> {
    const given = new AbortController();
    const late = wait(deadlineMs, undefined, { signal: given.signal, ref: false }).then(() => {
      throw new Error('the keychain did not answer in time');
    });
    late.catch(() => undefined);
    try {
      return await Promise.race([keychain().then(work), late]);
    } finally {
      given.abort();
    }
  }

  return {
    place: 'keychain',
    assertUsable: async () => {
      await within((chain) => chain.getPassword(service, account));
    },
    read: () => within((chain) => chain.getPassword(service, account)),
    keep: (secret) => within((chain) => chain.setPassword(service, account, secret)),
    forget: async () => {
      await within((chain) => chain.deletePassword(service, account));
    },
  };
}
