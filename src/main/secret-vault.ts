/** Keeps the sign-in token in the best place that works, and nowhere else: it is deleted from a place that it leaves. */
import type { SecretPlace } from '../preload/bridge.ts';
import type { KeptFile } from './kept-file.ts';
import type { Keychain, Sealing, SecretStore } from './secret-stores.ts';
import { createKeychainStore, createMemoryStore, createSealedStore } from './secret-stores.ts';

export interface SecretVault {
  read: () => Promise<string | null>;
  keep: (secret: string) => Promise<void>;
  forget: () => Promise<void>;
  /** where the token is, or would be put */
  place: () => Promise<SecretPlace>;
}

interface VaultNeeds {
  /** best first; the last takes everything */
  stores: readonly [SecretStore, ...SecretStore[]];
  /** told why a place was passed over, never the secret */
  warn: (place: SecretPlace, error: unknown) => void;
}

export function createSecretVault({ stores, warn }: VaultNeeds): SecretVault {
  /** undefined until the places were read once */
  let known: string | null | undefined;
  let place: SecretPlace | null = null;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other, so that a log-out cannot be overtaken by the sign-in before it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  }
  async function forgetIn(others: readonly SecretStore[]): Promise<void> {
    for (const store of others) await store.forget().catch((error: unknown) => warn(store.place, error));
  }
  async function find(): Promise<string | null> {
    for (const store of stores) {
      try {
        const secret = await store.read();
        if (secret === null) continue;
        place = store.place;
        return secret;
      } catch (error) {
        warn(store.place, error);
      }
    }
    return null;
  }
  const read = async () => (known === undefined ? (known = await find()) : known);

  return {
    read: () => inTurn(read),
    keep: (secret) =>
      inTurn(async () => {
        known = secret;
        for (const store of stores) {
          try {
            await store.keep(secret);
            place = store.place;
            break;
          } catch (error) {
            warn(store.place, error);
          }
        }
        await forgetIn(stores.filter((store) => store.place !== place));
      }),
    forget: () =>
      inTurn(async () => {
        known = null;
        await forgetIn(stores);
      }),
    place: () =>
      inTurn(async () => {
        await read();
        if (place !== null) return place;
        for (const store of stores) {
          const works = await store.assertUsable().then(
            () => true,
            () => false,
          );
          if (works) return (place = store.place);
        }
        return 'memory';
      }),
  };
}

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

/** The places for the token on this computer, best first: the keychain, a sealed file, memory. */
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
