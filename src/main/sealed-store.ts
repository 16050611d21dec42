/**
 * A file sealed with the operating system's key, where there is no keychain for us. Linux without a key ring seals with a password that
 * every program knows (`basic_text`, ciphertexts that begin with `v10`): that is refused, because it is plain text with extra steps.
 */
import type { SecretStore } from './secret-store.ts';

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
