/** The places for the token on this computer, best first: the keychain, a sealed file, memory. */
import type { KeptFile } from './kept-file.ts';
import { createKeychainStore } from './keychain-store.ts';
import type { Keychain } from './keychain-store.ts';
import { createSealedStore } from './sealed-store.ts';
import type { Sealing } from './sealed-store.ts';
import { createMemoryStore } from './secret-store.ts';
import { createSecretVault } from './secret-vault.ts';
import type { SecretVault } from './secret-vault.ts';

const deadlineMs = 5000;
const sealedKey = 'sealed';

interface VaultPlaces {
  file: KeptFile;
  platform: NodeJS.Platform;
  sealing: Sealing;
  warn: (text: string, error: unknown) => void;
}

/** keytar is optional: where its native module is missing, the import fails and the next place is taken. */
const loadKeytar = async (): Promise<Keychain> => (await import('keytar')).default;

export function openVault({ file, platform, sealing, warn }: VaultPlaces): SecretVault {
  return createSecretVault({
    stores: [
      createKeychainStore({ load: loadKeytar, service: 'Vitrine', account: 'owner', deadlineMs }),
      createSealedStore({
        sealing,
        platform,
        file: {
          read: () => {
            const sealed = file.read(sealedKey);
            return typeof sealed === 'string' ? sealed : null;
          },
          write: (sealed) => file.write(sealedKey, sealed),
          remove: () => file.remove(sealedKey),
        },
      }),
      createMemoryStore(),
    ],
    warn: (place, error) => warn(`the sign-in cannot be kept in the ${place}`, error),
  });
}
