/** Asks the keychain of the session it runs in, through the app's own store, and prints what came of it as JSON. */
import { pathToFileURL } from 'node:url';
import { createKeychainStore } from '../../../src/main/secret-stores.ts';
import type { Keychain } from '../../../src/main/secret-stores.ts';

const module = process.env['KEYTAR_FOLDER'];
const load = async (): Promise<Keychain> =>
  (
    (await import(module === undefined ? 'keytar' : pathToFileURL(`${module}/lib/keytar.js`).href)) as {
      default: Keychain;
    }
  ).default;

const store = createKeychainStore({ load, service: 'Vitrine test', account: 'owner', deadlineMs: 4000 });
const said: unknown[] = [];
const attempt = async (work: () => Promise<unknown>) => {
  said.push(
    await work().catch((error: unknown) => `failed: ${error instanceof Error ? error.message : String(error)}`),
  );
};

await attempt(store.read);
await attempt(() => store.keep('tok_ünïcode_1').then(() => 'kept'));
await attempt(store.read);
await attempt(() => store.forget().then(() => 'forgotten'));
await attempt(store.read);
process.stdout.write(`${JSON.stringify(said)}\n`);
process.exit(0);
