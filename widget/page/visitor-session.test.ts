import { expect, test, vi } from 'vitest';
import type { SessionStorage } from './visitor-session.ts';
import { createVisitorSession, sessionKey } from './visitor-session.ts';

function memoryStorage(): SessionStorage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

function setUp(storage: SessionStorage = memoryStorage(), openStorage = () => storage) {
  let made = 0;
  const create = vi.fn(() => Promise.resolve<string | undefined>(`secret${(made += 1)}`));
  return { create, session: createVisitorSession({ openStorage, key: 'k', create }) };
}

test('3-19 the key names the host and the agent', () => {
  expect(sessionKey('shop.example', 'agt_1')).toBe('vitrine.widget.shop.example.agt_1');
});

test('T10, WI-21 nothing is written or asked for until the visitor uses the chat', () => {
  const storage = memoryStorage();
  const { session, create } = setUp(storage);
  expect(session.known()).toBeUndefined();
  expect(storage.items.size).toBe(0);
  expect(create).not.toHaveBeenCalled();
});

test('4-28 a session is made once, kept and found again', async () => {
  const storage = memoryStorage();
  const { session, create } = setUp(storage);
  expect(await Promise.all([session.ensure(), session.ensure()])).toEqual(['secret1', 'secret1']);
  expect(await session.ensure()).toBe('secret1');
  expect(create).toHaveBeenCalledTimes(1);
  expect(setUp(storage).session.known()).toBe('secret1');
});

test.each<[string, () => SessionStorage]>([
  ['reading localStorage throws', refuse],
  ['its methods throw', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['it is full', () => ({ ...memoryStorage(), setItem: refuse })],
])('T11, WI-09 %s: the session lives as long as the page', async (_name, openStorage) => {
  const { session, create } = setUp(undefined, openStorage);
  expect(await session.ensure()).toBe('secret1');
  expect(await session.ensure()).toBe('secret1');
  expect(create).toHaveBeenCalledTimes(1);
  session.forget();
  expect(await session.ensure()).toBe('secret2');
});

test('SE-04 what was forgotten is made anew', async () => {
  const { session } = setUp();
  await session.ensure();
  session.forget();
  expect(session.known()).toBeUndefined();
  expect(await session.ensure()).toBe('secret2');
});

test('a server that gives none now can be asked again', async () => {
  const { session, create } = setUp();
  create.mockResolvedValueOnce(undefined);
  expect(await session.ensure()).toBeUndefined();
  expect(await session.ensure()).toBe('secret1');
});

test('garbage in the storage is no session', () => {
  const storage = memoryStorage();
  storage.setItem('k', 'x'.repeat(5_000_000));
  expect(setUp(storage).session.known()).toBeUndefined();
  storage.setItem('k', '');
  expect(setUp(storage).session.known()).toBeUndefined();
});
