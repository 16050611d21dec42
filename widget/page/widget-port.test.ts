import { describe, expect, test, vi } from 'vitest';
import type { Answer } from './calls.ts';
import type { SessionStorage, VisitorSession } from './widget-port.ts';
import { createVisitorSession, createWidgetPort, sessionKey } from './widget-port.ts';

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

function openSession(storage: SessionStorage = memoryStorage(), openStorage = () => storage) {
  let made = 0;
  const create = vi.fn(() => Promise.resolve<string | undefined>(`secret${(made += 1)}`));
  return { create, session: createVisitorSession({ openStorage, key: 'k', create }) };
}

test('3-19 the key names the host and the agent', () => {
  expect(sessionKey('shop.example', 'agt_1')).toBe('vitrine.widget.shop.example.agt_1');
});

test('T10, WI-21 nothing is written or asked for until the visitor uses the chat', () => {
  const storage = memoryStorage();
  const { session, create } = openSession(storage);
  expect(session.known()).toBeUndefined();
  expect(storage.items.size).toBe(0);
  expect(create).not.toHaveBeenCalled();
});

test('4-28 a session is made once, kept and found again', async () => {
  const storage = memoryStorage();
  const { session, create } = openSession(storage);
  expect(await Promise.all([session.ensure(), session.ensure()])).toEqual(['secret1', 'secret1']);
  expect(await session.ensure()).toBe('secret1');
  expect(create).toHaveBeenCalledTimes(1);
  expect(openSession(storage).session.known()).toBe('secret1');
});

test.each<[string, () => SessionStorage]>([
  ['reading localStorage throws', refuse],
  ['its methods throw', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['it is full', () => ({ ...memoryStorage(), setItem: refuse })],
])('T11, WI-09 %s: the session lives as long as the page', async (_name, openStorage) => {
  const { session, create } = openSession(undefined, openStorage);
  expect(await session.ensure()).toBe('secret1');
  expect(await session.ensure()).toBe('secret1');
  expect(create).toHaveBeenCalledTimes(1);
  session.forget();
  expect(await session.ensure()).toBe('secret2');
});

test('SE-04 what was forgotten is made anew', async () => {
  const { session } = openSession();
  await session.ensure();
  session.forget();
  expect(session.known()).toBeUndefined();
  expect(await session.ensure()).toBe('secret2');
});

test('a server that gives none now can be asked again', async () => {
  const { session, create } = openSession();
  create.mockResolvedValueOnce(undefined);
  expect(await session.ensure()).toBeUndefined();
  expect(await session.ensure()).toBe('secret1');
});

test('garbage in the storage is no session', () => {
  const storage = memoryStorage();
  storage.setItem('k', 'x'.repeat(5_000_000));
  expect(openSession(storage).session.known()).toBeUndefined();
  storage.setItem('k', '');
  expect(openSession(storage).session.known()).toBeUndefined();
});

const { signal } = new AbortController();
const question = { text: 'Hello', key: 'key1' };
const reply = { success: true, response: { agent_response_text: 'Hi', product_cards: [] }, messageId: 'msg_1' };

function setUp(answers: Answer[], sessions: (string | undefined)[] = ['s1', 's2']) {
  const left = [...sessions];
  let current = left.shift();
  const session: VisitorSession = {
    known: () => current,
    ensure: () => Promise.resolve(current),
    adopt: vi.fn(),
    forget: vi.fn(() => {
      current = left.shift();
    }),
  };
  const next = () => Promise.resolve(answers.shift() ?? { status: 0, body: undefined });
  const server = { ask: vi.fn(next), loadMessages: vi.fn(next) };
  const report = vi.fn();
  const port = createWidgetPort({
    agentId: 'agt_1',
    server,
    session,
    pagePath: () => 'shop.example/lamp',
    report,
  });
  return { port, server, session, report, ask: () => port.ask(question, () => undefined, signal) };
}

describe('asking', () => {
  test('7-19, WI-13 what is sent: agent, session, words, page, and one id for each attempt', async () => {
    const { ask, server } = setUp([
      { status: 200, body: reply },
      { status: 200, body: reply },
    ]);
    expect(await ask()).toEqual({ kind: 'replied', messageId: 'msg_1', reply: reply.response });
    await ask();
    for (const [sent] of server.ask.mock.calls as unknown[][]) {
      expect(sent).toEqual({
        agentId: 'agt_1',
        sessionId: 's1',
        userQuery: 'Hello',
        clientMessageId: 'key1',
        path: 'shop.example/lamp',
      });
    }
  });

  test('SE-04 a session that is gone is replaced without a word, once', async () => {
    const { ask, server, session } = setUp([
      { status: 404, body: {} },
      { status: 200, body: reply },
    ]);
    expect(await ask()).toMatchObject({ kind: 'replied' });
    expect(session.forget).toHaveBeenCalledTimes(1);
    expect(server.ask).toHaveBeenCalledTimes(2);

    const always = setUp(
      [404, 404, 404].map((status) => ({ status, body: {} })),
      ['s1', 's2', 's3'],
    );
    expect(await always.ask()).toEqual({ kind: 'failed' });
    expect(always.server.ask).toHaveBeenCalledTimes(2);
  });

  test.each([
    [402, { code: 'billing.no_credit_left' }, 'blocked'],
    [403, { code: 'agents.blocked' }, 'blocked'],
    [403, {}, 'blocked'],
    [409, { code: 'agents.not_ready' }, 'not-ready'],
    [200, { success: false, code: 'billing.no_credit_left' }, 'blocked'],
  ])('6-03, T09 %i %j closes the chat: %s', async (status, body, reason) => {
    expect(await setUp([{ status, body }]).ask()).toEqual({ kind: 'closed', reason });
  });

  test.each([
    [0, undefined],
    [200, null],
    [200, { success: false, code: 'server.failed' }],
    [200, 'text'],
    [409, { code: 'request.conflict' }],
    [429, {}],
    [500, {}],
    [503, {}],
  ])('8-24 %i %j is a failure, and only reported by its code', async (status, body) => {
    const { ask, report } = setUp([{ status, body }]);
    expect(await ask()).toMatchObject({ kind: 'failed' });
    expect(report).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(report.mock.calls)).not.toContain('Hello');
  });

  test('without a session nothing is sent', async () => {
    const { ask, server } = setUp([], [undefined]);
    expect(await ask()).toEqual({ kind: 'failed' });
    expect(server.ask).not.toHaveBeenCalled();
  });
});

describe('7-20, T15 history', () => {
  const load = (answer: Answer, sessions?: (string | undefined)[]) => {
    const parts = setUp([answer], sessions);
    return { ...parts, page: parts.port.loadHistory(1, signal) };
  };

  test('human and agent messages, the odd ones left out', async () => {
    const messages = [
      { _id: 'msg_1', role: 'human', content: 'Hello' },
      { _id: 'msg_2', role: 'agent', content: reply.response },
      { _id: 'msg_3', role: 'assistant', content: '```json\n{"agent_response_text":"Old"}\n```' },
      { _id: 'msg_4', role: 'agent', content: '```json\nbroken\n```' },
      { _id: 'msg_5', role: 'human', content: { a: 1 } },
      { role: 'human', content: 'no id' },
      null,
    ];
    const { page } = load({ status: 200, body: { success: true, messages, totalPages: 3, currentPage: 1 } });
    const history = await page;
    expect(history?.totalPages).toBe(3);
    expect(history?.messages.map(({ role, text }) => [role, text])).toEqual([
      ['visitor', 'Hello'],
      ['agent', 'Hi'],
      ['agent', 'Old'],
    ]);
  });

  test('8-25 a failure is no page', async () => {
    expect(await load({ status: 500, body: {} }).page).toBeUndefined();
    expect(await load({ status: 200, body: { messages: 'x' } }).page).toBeUndefined();
  });

  test('without a session, or with one that is gone, there is none', async () => {
    const fresh = load({ status: 500, body: {} }, [undefined]);
    expect(await fresh.page).toEqual({ messages: [], totalPages: 0 });
    expect(fresh.server.loadMessages).not.toHaveBeenCalled();
    const gone = load({ status: 404, body: {} });
    expect(await gone.page).toEqual({ messages: [], totalPages: 0 });
    expect(gone.session.forget).toHaveBeenCalledTimes(1);
  });
});
