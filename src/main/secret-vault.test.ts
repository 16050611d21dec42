import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeychainStore, createMemoryStore, createSealedStore } from './secret-stores.ts';
import type { Sealing, SecretStore } from './secret-stores.ts';
import { createSecretVault } from './secret-vault.ts';

const nothing = () => undefined;

/** A place that can be broken, and that shows what it holds. */
function place(name: SecretStore['place'], { broken = false } = {}) {
  const store = { ...createMemoryStore(), place: name, broken };
  const { read, keep, forget } = store;
  const unlessBroken = async () => {
    if (store.broken) throw new Error(`${name} is broken`);
  };
  return Object.assign(store, {
    assertUsable: unlessBroken,
    read: () => unlessBroken().then(read),
    keep: (secret: string) => unlessBroken().then(() => keep(secret)),
    forget: () => unlessBroken().then(forget),
    holds: read,
  });
}

const vaultOf = (...stores: [SecretStore, ...SecretStore[]]) => createSecretVault({ stores, warn: nothing });

test('T33 the best place that works takes the token', async () => {
  const [chain, file] = [place('keychain', { broken: true }), place('sealed file')];
  const vault = vaultOf(chain, file, createMemoryStore());
  expect(await vault.place()).toBe('sealed file');
  await vault.keep('tok_1');
  expect(await file.holds()).toBe('tok_1');
  expect(await vault.place()).toBe('sealed file');
  expect(await vaultOf(chain, file).read()).toBe('tok_1');
});

test('a token leaves no copy in the places it has left', async () => {
  const [chain, file] = [place('keychain', { broken: true }), place('sealed file')];
  await vaultOf(chain, file).keep('tok_old');
  chain.broken = false;
  await vaultOf(chain, file).keep('tok_new');
  expect([await chain.holds(), await file.holds()]).toEqual(['tok_new', null]);
});

test('T33 without any place it is kept in memory, never a crash', async () => {
  const vault = vaultOf(
    place('keychain', { broken: true }),
    place('sealed file', { broken: true }),
    createMemoryStore(),
  );
  await vault.keep('tok_1');
  expect(await vault.read()).toBe('tok_1');
  expect(await vault.place()).toBe('memory');
});

test('a log-out is not overtaken by the sign-in before it', async () => {
  const slow = place('keychain');
  const { keep } = slow;
  slow.keep = (secret) => wait(20).then(() => keep(secret));
  const vault = vaultOf(slow);
  await Promise.all([vault.keep('tok_1'), vault.forget()]);
  expect(await slow.holds()).toBeNull();
  expect(await vault.read()).toBeNull();
});

test('a forgotten token is forgotten even where one place refuses', async () => {
  const [chain, file] = [place('keychain'), place('sealed file')];
  await chain.keep('tok_1');
  await file.keep('tok_2');
  chain.broken = true;
  const vault = vaultOf(chain, file);
  await vault.forget();
  expect(await vault.read()).toBeNull();
  expect(await file.holds()).toBeNull();
});

test('a keychain that never answers is passed over', async () => {
  const silent = createKeychainStore({
    load: async () => ({
      getPassword: () => new Promise(nothing),
      setPassword: () => new Promise(nothing),
      deletePassword: () => new Promise(nothing),
    }),
    service: 'Vitrine',
    account: 'owner',
    deadlineMs: 20,
  });
  const vault = vaultOf(silent, createMemoryStore());
  await vault.keep('tok_1');
  expect(await vault.place()).toBe('memory');
});

test('T33 a native module that does not load is passed over', async () => {
  const missing = createKeychainStore({
    load: () => Promise.reject(new Error('no keytar.node')),
    service: 'Vitrine',
    account: 'owner',
    deadlineMs: 1000,
  });
  expect(await vaultOf(missing, createMemoryStore()).place()).toBe('memory');
});

const sealing = (changed: Partial<Sealing> = {}): Sealing => ({
  isAsyncEncryptionAvailable: async () => true,
  encryptStringAsync: async (text) => Buffer.from(`v11${text.split('').toReversed().join('')}`),
  decryptStringAsync: async (sealed) => ({
    result: sealed.toString().slice(3).split('').toReversed().join(''),
    shouldReEncrypt: false,
  }),
  getSelectedStorageBackend: () => 'gnome_libsecret',
  ...changed,
});

function sealedStore(changed: Partial<Sealing> = {}, platform: NodeJS.Platform = 'linux') {
  const kept: { text: string | null } = { text: null };
  const file = {
    read: () => kept.text,
    write: (sealed: string) => void (kept.text = sealed),
    remove: () => void (kept.text = null),
  };
  return { store: createSealedStore({ sealing: sealing(changed), platform, file }), kept };
}

test('a sealed file holds the token, never as plain text', async () => {
  const { store, kept } = sealedStore();
  await store.keep('tok_secret');
  expect(Buffer.from(kept.text ?? '', 'base64').toString()).not.toContain('tok_secret');
  expect(await store.read()).toBe('tok_secret');
  await store.forget();
  expect(await store.read()).toBeNull();
});

test('a place that holds nothing yet is not called safe before it was asked', async () => {
  const { store } = sealedStore({ isAsyncEncryptionAvailable: async () => false });
  expect(await vaultOf(store, createMemoryStore()).place()).toBe('memory');
});

test('Linux without a key ring is refused: its password is known to every program', async () => {
  const open = sealedStore({ getSelectedStorageBackend: () => 'basic_text' });
  await expect(open.store.keep('tok_1')).rejects.toThrow('no key ring');
  expect(open.kept.text).toBeNull();
  const public10 = sealedStore({ encryptStringAsync: async (text) => Buffer.from(`v10${text}`) });
  await expect(public10.store.keep('tok_1')).rejects.toThrow('public password');
  expect(public10.kept.text).toBeNull();
  const windows = sealedStore({ encryptStringAsync: async (text) => Buffer.from(`v10${text}`) }, 'win32');
  await windows.store.keep('tok_1');
  expect(windows.kept.text).not.toBeNull();
});

test('a key that was changed seals the token anew', async () => {
  let sealedTimes = 0;
  const { store } = sealedStore({
    encryptStringAsync: async (text) => {
      sealedTimes += 1;
      return Buffer.from(`v11${text}`);
    },
    decryptStringAsync: async (sealed) => ({ result: sealed.toString().slice(3), shouldReEncrypt: true }),
  });
  await store.keep('tok_1');
  expect(await store.read()).toBe('tok_1');
  expect(sealedTimes).toBe(2);
});
