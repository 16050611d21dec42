import { beforeEach, expect, test } from 'vitest';
import { createApiProxy } from './api-proxy.ts';

const server = 'https://vitrine.example';
let token: string | null;
let sent: { url: string; init: RequestInit; headers: Headers }[];
let answer: () => Promise<Response>;

beforeEach(() => {
  token = 'tok_secret';
  sent = [];
  answer = async () => Response.json({ success: true });
});

const proxy = createApiProxy({
  fetch: async (url, init = {}) => {
    sent.push({ url, init, headers: new Headers(init.headers) });
    return answer();
  },
  serverOrigin: () => server,
  vault: {
    read: async () => token,
    keep: async (given) => {
      token = given;
    },
  },
});
const post = (path: string, body: object, headers = {}) =>
  proxy(
    new Request(`https://owner.test${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }),
  );

test('main adds the token, for the server alone', async () => {
  await proxy(new Request('https://owner.test/api/users/get_user/usr_1?a=1'));
  expect(sent[0]?.url).toBe('https://vitrine.example/api/users/get_user/usr_1?a=1');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer tok_secret');
  // a redirect would carry the token elsewhere
  expect(sent[0]?.init.redirect).toBe('error');
  expect(sent[0]?.init.credentials).toBe('omit');
});

test.each(['/api//evil.test/x', '/api/../..//evil.test/', '/api/\\\\evil.test'])(
  'a path cannot lead the token to another origin: %s',
  async (path) => {
    await proxy(new Request(`https://owner.test${path}`));
    for (const { url } of sent) expect(new URL(url).origin).toBe(server);
  },
);

test('the page cannot choose its own credentials, nor see cookies', async () => {
  answer = async () => Response.json({}, { headers: { 'set-cookie': 'a=1', 'x-request-id': 'r1', server: 'x' } });
  const reply = await post('/api/users/logout', {}, { authorization: 'Bearer stolen', cookie: 'a=1', 'x-evil': '1' });
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer tok_secret');
  expect(sent[0]?.headers.get('x-evil')).toBeNull();
  expect(reply.headers.get('set-cookie')).toBeNull();
  expect(reply.headers.get('x-request-id')).toBe('r1');
});

test.each(['login', 'register', 'lo%67in'])('T03 the token stays with main when the page asks to %s', async (call) => {
  token = null;
  answer = async () => Response.json({ success: true, user: { _id: 'usr_1', token: 'tok_new', name: 'Ana' } });
  const reply = await post(`/api/users/${call}`, { email: 'ana@shop.example', password: 'x' });
  const text = await reply.text();
  expect(text).not.toContain('tok_new');
  expect(JSON.parse(text)).toEqual({ success: true, user: { _id: 'usr_1', token: '', name: 'Ana' } });
  expect(token).toBe('tok_new');
});

test('a refusal, and what is no JSON, come through as they are', async () => {
  token = null;
  answer = async () => Response.json({ success: false, code: 'accounts.wrong_credentials' });
  expect(await (await post('/api/users/login', {})).json()).toEqual({
    success: false,
    code: 'accounts.wrong_credentials',
  });
  answer = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  const broken = await post('/api/users/login', {});
  expect([broken.status, await broken.text()]).toEqual([502, '<h1>Bad gateway</h1>']);
  expect(token).toBeNull();
});

test('DE-14 a server that does not answer is a network error, as a browser would see it', async () => {
  answer = () => Promise.reject(new TypeError('net::ERR_CERT_AUTHORITY_INVALID'));
  expect((await post('/api/users/login', {})).type).toBe('error');
});

test('a stream comes through as it arrives', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  answer = async () => new Response(readable, { headers: { 'content-type': 'text/event-stream' } });
  const reply = await proxy(new Request('https://owner.test/api/agents/watch_conversations?agentId=a'));
  const writer = writable.getWriter();
  void writer.write(new TextEncoder().encode('event: ready\n\n'));
  const first = await reply.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe('event: ready\n\n');
});
