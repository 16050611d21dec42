/** What comes over the wire before any route has a say: headers, sizes, speeds, and what is no request at all. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClient } from '../support/test-client.ts';
import type { TestClient, TestOwner } from '../support/test-client.ts';
import { startTestServer } from '../support/test-server.ts';
import type { TestServer } from '../support/test-server.ts';
import { inProcess } from '../support/in-process.ts';

const raw = inProcess('the proxy would hear the bytes instead');
let server: TestServer;
let client: TestClient;
let owner: TestOwner;

beforeAll(async () => {
  server = await startTestServer({ listen: true, env: { ROLE: 'api' } });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
});
afterAll(() => server.close());

/** Sends bytes as they are. @returns all that came back until the server ended the connection or had nothing more to say */
function speak(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let said = '';
    let silence: NodeJS.Timeout | undefined;
    const done = () => {
      clearTimeout(silence);
      socket.destroy();
      resolve(said);
    };
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
      clearTimeout(silence);
      silence = setTimeout(done, 500);
    });
    socket.on('close', done);
    socket.on('error', (error) => (said === '' ? reject(error) : done()));
    socket.write(bytes, 'latin1');
  });
}

const statusesOf = (said: string) => [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
const bodyOf = (said: string): unknown => JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4));
const isAlive = async () => (await fetch(`${server.url}/healthz`)).status;

describe('OP-04 headers on every kind of answer', () => {
  const kinds: [name: string, url: string, status: number, frames: RegExp | null][] = [
    ['JSON', '/api/agents/get_agent_style/AGENT', 200, /frame-ancestors 'none'/],
    ['a refusal', '/api/users/get_user/nobody', 401, /frame-ancestors 'none'/],
    ['nothing there', '/api/no/such/call', 404, /frame-ancestors 'none'/],
    ['a malformed address', '/api/%zz', 400, /frame-ancestors 'none'/],
    ['healthz', '/healthz', 200, /frame-ancestors 'none'/],
    ['a hidden file', '/.env', 404, /frame-ancestors 'none'/],
    ['the repository', '/.git/config', 404, /frame-ancestors 'none'/],
  ];
  test.each(kinds)('%s', async (_name, url, status, frames) => {
    const answer = await server.app.inject({ url: url.replace('AGENT', owner.agentId) });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
      'content-security-policy': expect.stringMatching(frames ?? /./),
    });
    expect(answer.headers['x-powered-by'] ?? answer.headers['server']).toBeUndefined();
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    if (status !== 200) expect(Object.keys(answer.json())).toEqual(['success', 'code', 'message', 'requestId']);
  });

  test('no policy of a page allows inline script or style, or eval', async () => {
    for (const url of ['/', `/widget-chat/${owner.agentId}`]) {
      const answer = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect(String(answer.headers['content-security-policy']), url).not.toMatch(/unsafe-(inline|eval)/);
    }
  });

  test('CH-04 every page of ours says that no text becomes markup or a script', async () => {
    for (const url of ['/', `/widget-chat/${owner.agentId}`]) {
      const answer = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode).toBe(200);
      const rules = String(answer.headers['content-security-policy']).split('; ');
      expect(rules, url).toEqual(
        expect.arrayContaining(["require-trusted-types-for 'script'", "trusted-types 'none'", "base-uri 'none'"]),
      );
    }
  });

  test('behind TLS a browser never comes without it again', async () => {
    const secure = await startTestServer({
      env: { ROLE: 'api', PUBLIC_URL: 'https://vitrine.example', PAYMENTS: 'sandbox' },
    });
    for (const url of ['/healthz', '/api/no/such/call']) {
      const { headers } = await secure.app.inject({ url });
      expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    }
    await secure.close();
  });
});

describe('LO-05 what is too big is refused at once', () => {
  raw('a header of a megabyte is 431, an address of 64 kB too, in the shape of every refusal', async () => {
    for (const request of [
      `GET /healthz HTTP/1.1\r\nhost: x\r\nx-big: ${'a'.repeat(1_000_000)}\r\n\r\n`,
      `GET /healthz?${'a'.repeat(64_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    ]) {
      const said = await speak(request);
      expect(statusesOf(said)).toEqual([431]);
      expect(bodyOf(said)).toEqual({
        success: false,
        code: 'request.too_large',
        message: 'The request headers are too large.',
        requestId: expect.stringMatching(/^req_/),
      });
    }
  });

  raw('a body that announces 100 MB is 413 before it came', async () => {
    const said = await speak(
      'POST /api/login/login-user HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000000\r\n\r\n{',
    );
    expect(statusesOf(said)).toEqual([413]);
  });

  test('ten thousand parameters change nothing', async () => {
    const query = Array.from({ length: 1_500 }, (_, i) => `p${i}=1`).join('&');
    const answer = await server.app.inject({ url: `/api/agents/get_agent_style/${owner.agentId}?${query}` });
    expect(answer.statusCode).toBe(200);
  });
});

describe('LO-11 what reads in two ways is not read', () => {
  const post = 'POST /api/login/login-user HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const smuggled = 'GET /api/users/get_user/x HTTP/1.1\r\nhost: x\r\n\r\n';
  raw.each([
    ['both lengths', `${post}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `${post}content-length: 0\r\ncontent-length: 44\r\n\r\n${smuggled}`],
    ['a folded header', `${post}transfer-encoding:\r\n chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a hidden coding', `${post}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a bad chunk size', `${post}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${smuggled}`],
    ['a bare line feed', `${post}content-length: 0\nx: y\r\n\r\n`],
    ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('%s is 400, and nothing behind it is heard', async (_name, bytes) => {
    const said = await speak(bytes);
    expect(statusesOf(said)).toEqual([400]);
    expect(bodyOf(said)).toMatchObject({ success: false, code: 'request.malformed' });
    expect(await isAlive()).toBe(200);
  });

  raw('two requests in one packet are answered in order', async () => {
    const said = await speak(`GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n${smuggled}`);
    expect(statusesOf(said)).toEqual([200, 401]);
  });

  raw('a request in absolute form is the same route, and its host changes nothing', async () => {
    const said = await speak('GET http://evil.test/healthz HTTP/1.1\r\nhost: evil.test\r\nconnection: close\r\n\r\n');
    expect(statusesOf(said)).toEqual([200]);
    expect(said).not.toContain('evil');
  });

  raw.each(['TRACE', 'CONNECT', 'BREW'])('AU-16 %s is no way in', async (method) => {
    const said = await speak(`${method} /api/users/get_user/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    for (const status of statusesOf(said)) expect([400, 404, 405, 501]).toContain(status);
    expect(said).not.toContain('"user"');
  });

  test('AU-16 a header does not turn one method into another', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/agents/update_agent_style',
      payload: { agentId: owner.agentId, name: 'Owned' },
      headers: { authorization: `Bearer ${owner.token}`, 'x-http-method-override': 'PATCH' },
    });
    expect(answer.statusCode).toBe(404);
  });
});

raw(
  'LO-03 PA-18 a header, and a body, that come a byte at a time are cut, and others are served meanwhile',
  { timeout: 60_000 },
  async () => {
    const drip = (head: string) =>
      new Promise<{ said: string; ms: number }>((resolve) => {
        const began = performance.now();
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
        let said = '';
        const timer = setInterval(() => socket.write('a'), 500);
        socket.on('data', (chunk) => (said += chunk.toString('latin1')));
        socket.on('error', () => {});
        socket.on('close', () => {
          clearInterval(timer);
          resolve({ said, ms: performance.now() - began });
        });
        socket.write(head);
      });
    const slow = [
      drip('GET /healthz HTTP/1.1\r\nx-slow: '),
      drip(
        'POST /api/login/login-user HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n',
      ),
    ];
    expect(await isAlive()).toBe(200);
    const [header, body] = await Promise.all(slow);
    // 10 s and 20 s, looked after every 2 s; the rest is patience with a busy machine
    expect(header?.ms).toBeLessThan(20_000);
    expect(body?.ms).toBeLessThan(35_000);
    expect(statusesOf(header?.said ?? '')).toEqual([408]);
    expect(statusesOf(body?.said ?? '').every((status) => status === 408)).toBe(true);
  },
);
