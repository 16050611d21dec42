import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkAddress, isPublicAddress } from './guarded-web-bounds.ts';
import { page, rawShop, shop } from './guarded-web-shop.fixture.ts';

describe('CW-01 CW-02 hosts that are an address or a private name', () => {
  const hosts = [
    'localhost',
    'LOCALHOST.',
    'shop.localhost',
    'intranet',
    '127.0.0.1',
    '127.1',
    '0',
    '0x7f.1',
    '0177.0.0.1',
    '2130706433',
    '１２７.０.０.１',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '8.8.8.8',
    '[2606:4700::1]',
    '[fe80::1]',
    '[64:ff9b::7f00:1]',
    'printer.local',
    'db.internal',
    'shop..example',
    '.example',
  ];
  test.each(hosts)('%s is refused', (host) => {
    expect(checkAddress(`http://${host}/`).refusal).not.toBeNull();
  });
});

describe('CW-05 CW-07 CW-08 schemes, ports, credentials', () => {
  const addresses = [
    'file:///etc/passwd',
    'ftp://shop.example/',
    'gopher://shop.example/',
    'data:text/html,x',
    'javascript:alert(1)',
    'https://shop.example:22/',
    'https://shop.example:5432/',
    'http://shop.example:0/',
    'http://shop.example:65536/',
    'https://user:pw@shop.example/',
    'https://user@shop.example/',
    '//shop.example',
    'shop.example',
    '',
  ];
  test.each(addresses)('%s is refused', (address) => {
    expect(checkAddress(address).refusal).not.toBeNull();
  });

  test('what is checked is what is used: one parser, one trailing dot undone', () => {
    expect(checkAddress('https://shop.example\\@evil.example/x').url?.hostname).toBe('shop.example');
    expect(checkAddress('https://evil.example#@shop.example').url?.hostname).toBe('evil.example');
    expect(checkAddress('ht\ttps://Shop.Exa\nmple./a').url?.href).toBe('https://shop.example/a');
    expect(checkAddress('http://shop.example:443/').refusal).toBeNull();
  });
});

describe('CW-02 CW-04 addresses in DNS answers', () => {
  const hidden = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '240.0.0.1',
    '0.0.0.0',
    '203.0.113.9',
    '::1',
    '::',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '100::1',
    'ff02::1',
    '4000::1',
    'not an address',
  ];
  test.each(hidden)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['8.8.8.8', '93.184.216.34', '2606:4700::6810:84e5'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('CW-11 bodies', () => {
  test('a page of more than the cap is cut off, with its length told, not told, or told wrong', async () => {
    const web = await shop((request, response) => {
      if (request.url === '/told') response.setHeader('content-length', 6_000_000);
      const timer = setInterval(() => response.write(Buffer.alloc(500_000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    for (const path of ['told', 'endless']) {
      await expect(web.get({ url: `https://shop.example/${path}` })).rejects.toMatchObject({ code: 'too_large' });
    }
    const liar = await rawShop((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n${'x'.repeat(1000)}`),
    );
    const outcome = await liar.get({ url: page }).then(
      (reply) => reply.body.length,
      (error: unknown) => error,
    );
    expect(outcome === 10 || outcome instanceof Error).toBe(true);
  });

  test('a bomb is stopped at its decoded size, without its memory', async () => {
    const bomb = gzipSync(Buffer.alloc(300_000_000));
    const nested = gzipSync(bomb);
    const web = await shop((request, response) => {
      const twice = request.url === '/nested';
      response.writeHead(200, { 'content-encoding': twice ? 'gzip, gzip' : 'gzip' }).end(twice ? nested : bomb);
    });
    const before = process.memoryUsage().rss;
    for (const path of ['once', 'nested']) {
      await expect(web.get({ url: `https://shop.example/${path}` })).rejects.toMatchObject({ code: 'too_large' });
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(80_000_000);
  });

  test('gzip, brotli and both are decoded; a third layer or an unknown one is refused', async () => {
    const text = Buffer.from('warm blankets');
    const answers: Record<string, [string, Buffer]> = {
      '/gzip': ['gzip', gzipSync(text)],
      '/br': ['br', brotliCompressSync(text)],
      '/both': ['br, gzip', gzipSync(brotliCompressSync(text))],
      '/three': ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(text)))],
      '/unknown': ['rot13', text],
      '/false': ['gzip', text],
    };
    const web = await shop((request, response) => {
      const [encoding, body] = answers[request.url ?? ''] ?? ['', text];
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });
    for (const path of ['gzip', 'br', 'both']) {
      expect(Buffer.from((await web.get({ url: `https://shop.example/${path}` })).body).toString()).toBe(
        'warm blankets',
      );
    }
    for (const path of ['three', 'unknown', 'false']) {
      await expect(web.get({ url: `https://shop.example/${path}` })).rejects.toMatchObject({ code: 'bad_response' });
    }
  });

  test('leaving a stream early closes the connection', async () => {
    const closed = Promise.withResolvers<void>();
    const web = await shop((_request, response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(10_000)), 5);
      response.on('close', () => {
        clearInterval(timer);
        closed.resolve();
      });
    });
    const { body } = await web.stream({ url: page });
    for await (const chunk of body) if (chunk.length > 0) break;
    await closed.promise;
  });
});
