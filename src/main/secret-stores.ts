import { setTimeout as wait } from 'node:timers/promises';
import type { SecretPlace } from '../preload/bridge.ts';

export interface SecretStore {
  place: SecretPlace;
  /** throws when nothing could be kept here */
  assertUsable: () => Promise<void>;
  /** null where there is none; throws when the place cannot be read */
  read: () => Promise<string | null>;
  /** throws when it cannot be stored */
  keep: (secret: string) => Promise<void>;
  forget: () => Promise<void>;
}

/** A place for one secret: the operating system's keychain, a sealed file, or memory. */
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

/**
 * The operating system's keychain, through keytar. It is an optional native module, so it is loaded when first needed; and a keychain may
 * wait for ever for somebody to unlock it, so every question has a deadline.
 */
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

export interface Sealing {
  isAsyncEncryptionAvailable: () => Promise<boolean>;
  encryptStringAsync: (text: string) => Promise<Buffer>;
  decryptStringAsync: (sealed: Buffer) => Promise<{ result: string; shouldReEncrypt: boolean }>;
  getSelectedStorageBackend: () => string;
}

interface SealedNeeds {
  sealing: Sealing;
  platform: NodeJS.Platform;
  file: { read: () => string | null; write: (sealed: string) => void; remove: () => void };
}

const openBackends: readonly string[] = ['basic_text', 'unknown'];

/**
 * A file sealed with the operating system's key, where there is no keychain for us. Linux without a key ring seals with a password that
 * every program knows (`basic_text`, ciphertexts that begin with `v10`): that is refused, because it is plain text with extra steps.
 */
export function createSealedStore({ sealing, platform, file }: SealedNeeds): SecretStore {
  const isLinux = platform === 'linux';

  async function assertSafe(): Promise<void> {
    if (!(await sealing.isAsyncEncryptionAvailable())) throw new Error('the system seals nothing');
    if (isLinux && openBackends.includes(sealing.getSelectedStorageBackend()))
      throw new Error('the system has no key ring to seal with');
  }
  function assertSealed(sealed: Buffer): Buffer {
    if (isLinux && sealed.subarray(0, 3).toString('latin1') === 'v10') throw new Error('sealed with a public password');
    return sealed;
  }
  const write = async (secret: string) =>
    file.write(assertSealed(await sealing.encryptStringAsync(secret)).toString('base64'));

  return {
    place: 'sealed file',
    assertUsable: assertSafe,
    async read() {
      const kept = file.read();
      if (kept === null) return null;
      await assertSafe();
      const { result, shouldReEncrypt } = await sealing.decryptStringAsync(assertSealed(Buffer.from(kept, 'base64')));
      if (shouldReEncrypt) await write(result);
      return result;
    },
    async keep(secret) {
      await assertSafe();
      await write(secret);
    },
    forget: async () => file.remove(),
  };
}
