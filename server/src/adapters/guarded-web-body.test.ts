import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { page, rawShop, shop } from './guarded-web-shop.fixture.ts';

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
