import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import type { Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { SecureContextOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWeb, drip, listen, page, rawShop } from './guarded-web-shop.fixture.ts';
import {
  caCertificate,
  expiredCertificate,
  goodCertificate,
  selfCertificate,
  siteKey,
  wrongCertificate,
} from './guarded-web-tls.fixture.ts';

describe('CW-13 slow sites end within their deadline, and others go on meanwhile', () => {
  const slow: [string, (socket: Socket) => void][] = [
    ['silent accept', () => {}],
    ['headers byte by byte', (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nx: ', 'a', 50)],
    ['body that stops', (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nab')],
    ['body byte by byte without end', (socket) => drip(socket, 'HTTP/1.1 200 OK\r\n\r\n', 'a', 100)],
  ];
  test.each(slow)('%s', async (_name, onSocket) => {
    const web = await rawShop(onSocket);
    await expect(web.get({ url: page })).rejects.toMatchObject({ code: 'timeout' });
  });

  test('a TLS handshake that never ends', async () => {
    const port = await listen(createTcpServer(() => {}));
    const web = createWeb({ resolve: new Map([['shop.example', `https://127.0.0.1:${port}`]]) });
    await expect(web.get({ url: page })).rejects.toMatchObject({ code: 'timeout' });
  });

  test('the caller may stop it: its own reason is thrown', async () => {
    const web = await rawShop(() => {});
    const reason = new Error('shutting down');
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 50);
    await expect(web.get({ url: page, signal: controller.signal })).rejects.toBe(reason);
  });
});

describe('CW-33 answers that are not HTTP', () => {
  const answers: [string, string][] = [
    ['HTTP/0.9', '<html>hello</html>'],
    ['1 MB of headers', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(1 << 20)}\r\n\r\n`],
    ['10,000 headers', `HTTP/1.1 200 OK\r\n${'header-name: value\r\n'.repeat(10_000)}\r\n`],
    ['a bad chunk size', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\nhello\r\n0\r\n\r\n'],
    [
      'both lengths',
      'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    ],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nhello'],
    ['101', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'],
    ['nothing', ''],
  ];
  test.each(answers)('%s fails the page, not the process', async (_name, bytes) => {
    const web = await rawShop((socket) => socket.end(bytes));
    await expect(web.get({ url: page })).rejects.toMatchObject({ name: 'WebError' });
  });
});

describe('CW-32 certificates', () => {
  const certificates: [string, SecureContextOptions][] = [
    ['self-signed', { cert: selfCertificate }],
    ['expired', { cert: expiredCertificate }],
    ['of another host', { cert: wrongCertificate }],
    [
      'good, by TLS 1.0',
      { cert: goodCertificate, minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' },
    ],
    ['good', { cert: goodCertificate }],
  ];
  const trusted = getCACertificates('default');
  beforeAll(() => setDefaultCACertificates([...trusted, caCertificate]));
  afterAll(() => setDefaultCACertificates(trusted));

  test.each(certificates)('%s', async (name, options) => {
    const port = await listen(
      createHttpsServer({ key: siteKey, ...options }, (_request, response) => response.end('ok')),
    );
    const web = createWeb({ resolve: new Map([['shop.example', `https://127.0.0.1:${port}`]]) });
    if (name === 'good') expect((await web.get({ url: page })).status).toBe(200);
    else await expect(web.get({ url: page })).rejects.toMatchObject({ code: 'tls' });
  });
});
