import { createServer } from 'node:http';
import { getEventListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createCounter, createWeb, listen, page, shop, shortTimes } from './guarded-web-shop.fixture.ts';
import { createDeadline } from './guarded-web.ts';

describe('nothing private is dialled', () => {
  test('CW-01 no form of loopback reaches a listener, not even on an allowed port', async () => {
    const counter4 = createCounter();
    const counter6 = createCounter();
    const port4 = await listen(counter4.server);
    const port6 = await listen(counter6.server, '::1');
    const web = createWeb({ ports: new Set([port4, port6]) });
    const hosts = [
      'localhost',
      '127.0.0.1',
      '127.1',
      '0',
      '0x7f.1',
      '2130706433',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::]',
    ];
    for (const host of hosts) {
      for (const port of [port4, port6]) {
        await expect(web.get({ url: `http://${host}:${port}/` })).rejects.toMatchObject({ code: 'address_refused' });
      }
    }
    expect(counter4.seen.dialled + counter6.seen.dialled).toBe(0);
  });

  test.each([
    ['CW-02 a name that resolves to loopback', [['127.0.0.1']]],
    ['CW-02 one private answer among public ones', [['93.184.216.34', '127.0.0.1']]],
    ['CW-04 rebinding: public first, loopback from then on', [['93.184.216.34'], ['127.0.0.1']]],
    ['CW-02 IPv4-mapped loopback', [['::ffff:127.0.0.1']]],
  ])('%s', async (_name, answers) => {
    const counter = createCounter();
    const port = await listen(counter.server);
    let asked = 0;
    const web = createWeb({
      ports: new Set([port]),
      lookup: async () =>
        (answers[Math.min(asked++, answers.length - 1)] ?? []).map((address) => ({
          address,
          family: address.includes(':') ? 6 : 4,
        })),
    });
    for (const attempt of [1, 2, 3]) {
      const refused = await web
        .get({ url: `http://rebind.example:${port}/${attempt}` })
        .catch((error: unknown) => error);
      if (asked >= answers.length && attempt > 1) expect(refused).toMatchObject({ code: 'address_refused' });
      expect(refused).toBeInstanceOf(Error);
    }
    expect(counter.seen.dialled).toBe(0);
  });

  test('CW-05 a redirect is checked anew: private targets and other schemes end it', async () => {
    const counter = createCounter();
    const port = await listen(counter.server);
    const targets = [
      `http://127.0.0.1:${port}/`,
      `http://[::1]:${port}/`,
      'file:///etc/passwd',
      'ftp://shop.example/',
      'gopher://x.example',
      'data:,x',
      'http://localhost/',
    ];
    for (const status of [301, 302, 303, 307, 308]) {
      for (const target of targets) {
        const web = await shop((_request, response) => response.writeHead(status, { location: target }).end());
        await expect(web.get({ url: page })).rejects.toMatchObject({ code: 'address_refused' });
      }
    }
    expect(counter.seen.dialled).toBe(0);
  });

  test('CW-05 at most five hops; relative and cross-host ones are followed, the address that answered is told', async () => {
    const web = await shop((request, response) => {
      const left = Number(new URL(request.url ?? '', 'http://x').searchParams.get('left'));
      if (left === 0) response.end(request.headers.host);
      else
        response
          .writeHead(302, { location: left === 1 ? 'http://other.example/end?left=0' : `/?left=${left - 1}` })
          .end();
    });
    const reached = await web.get({ url: `https://shop.example/?left=5` });
    expect(reached.url).toBe('http://other.example/end?left=0');
    expect(Buffer.from(reached.body).toString()).toBe('other.example');
    await expect(web.get({ url: `https://shop.example/?left=6` })).rejects.toMatchObject({
      code: 'too_many_redirects',
    });
  });
});

describe('local sites under a public name', () => {
  test('only the very host is fetched from there, https included, with its public Host and our honest name', async () => {
    const web = await shop((request, response) =>
      response.end(`${request.headers.host} ${request.headers['user-agent']}`),
    );
    const reply = await web.get({ url: page });
    expect(Buffer.from(reply.body).toString()).toBe('shop.example VitrineBot/1.0 (+https://vitrine.test)');
    expect(web.isLocal('shop.example')).toBe(true);
    expect(web.isLocal('www.shop.example')).toBe(false);
    await expect(web.get({ url: 'https://shop.example:8080/' })).rejects.toMatchObject({ code: 'address_refused' });
  });
});

describe('CW-10 connections and DNS', () => {
  test('a pooled connection is used again, but not beyond its age', async () => {
    let connections = 0;
    const server = createServer((_request, response) => response.end('ok'));
    server.on('connection', () => (connections += 1));
    const resolve = new Map([['shop.example', `http://127.0.0.1:${await listen(server)}`]]);
    const web = createWeb({ resolve, timeouts: { ...shortTimes, connectionAgeMs: 300 } });
    for (const waitMs of [0, 20, 20, 400]) {
      await new Promise((done) => setTimeout(done, waitMs));
      await web.get({ url: page });
    }
    expect(connections).toBe(2);
  });

  test('TXT records are joined; no record is [], a private name is refused', async () => {
    const web = createWeb({
      resolveTxt: async (name) => {
        if (name === 'none.example') throw Object.assign(new Error('queryTxt ENODATA'), { code: 'ENODATA' });
        return [['vitrine-verification=', 'abc'], ['v=spf1']];
      },
    });
    expect(await web.txtRecords('shop.example')).toEqual(['vitrine-verification=abc', 'v=spf1']);
    expect(await web.txtRecords('none.example')).toEqual([]);
    await expect(web.txtRecords('127.0.0.1')).rejects.toMatchObject({ code: 'address_refused' });
  });
});

test('it ends when its time is over, and when its asker stops, each with its own reason', async () => {
  const late = createDeadline(10);
  await new Promise((resolve) => late.signal.addEventListener('abort', resolve));
  expect(late.signal.reason).toMatchObject({ name: 'TimeoutError' });
  const asked = new AbortController();
  const stopped = createDeadline(60_000, asked.signal);
  asked.abort('not wanted any more');
  expect(stopped.signal.reason).toBe('not wanted any more');
  expect(createDeadline(60_000, asked.signal).signal.reason).toBe('not wanted any more');
});

test('a request that is over ends no more, and a thousand of them leave nothing with their asker', async () => {
  const asked = new AbortController();
  const over = Array.from({ length: 1_000 }, () => createDeadline(10, asked.signal));
  for (const one of over) one.over();
  expect(getEventListeners(asked.signal, 'abort')).toEqual([]);
  await wait(30);
  asked.abort();
  expect(over.every(({ signal }) => !signal.aborted)).toBe(true);
  const late = createDeadline(1, asked.signal);
  expect(getEventListeners(asked.signal, 'abort')).toEqual([]);
  expect(late.signal.aborted).toBe(true);
});
