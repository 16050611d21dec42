import { describe, expect, test } from 'vitest';
import { parseRobots, readRobots, RobotsUnreadable } from './robots.ts';
import { createScriptedWeb } from './scripted-web.fixture.ts';
import type { ScriptedAnswer } from './scripted-web.fixture.ts';

const site = { host: 'shop.example' };
const file = 'https://shop.example/robots.txt';

async function read(answer: ScriptedAnswer | ((nth: number) => ScriptedAnswer)) {
  const waits: number[] = [];
  const { web, asked } = createScriptedWeb({ [file]: answer });
  const robots = await readRobots({ web, site, sleep: async (ms) => void waits.push(ms) });
  return { robots, asked, waits };
}

describe('CW-19 rules', () => {
  test("ours before everybody's, longest rule wins, wildcards, www and http included", () => {
    const robots = parseRobots(
      site,
      'User-agent: *\nDisallow: /\n\nUser-agent: VitrineBot\nDisallow: /cart\nAllow: /cart/help\nDisallow: /*?sort=',
    );
    expect(robots.allows('https://shop.example/a')).toBe(true);
    expect(robots.allows('http://www.shop.example/cart/1')).toBe(false);
    expect(robots.allows('https://shop.example/cart/help')).toBe(true);
    expect(robots.allows('https://shop.example/all?sort=price')).toBe(false);
  });

  test('Crawl-delay is kept up to 30 seconds, with a note beyond', () => {
    expect(parseRobots(site, 'User-agent: *\nCrawl-delay: 2.5')).toMatchObject({ crawlDelayMs: 2500, notices: [] });
    const long = parseRobots(site, 'User-agent: *\nCrawl-delay: 3600');
    expect(long.crawlDelayMs).toBe(30_000);
    expect(long.notices).toHaveLength(1);
  });

  test('a hostile file costs little', () => {
    const robots = parseRobots(
      site,
      `User-agent: *\n${`Disallow: /${'*a'.repeat(2000)}b\n`.repeat(100)}${`Disallow: /${'*a'.repeat(80)}b\n`.repeat(1000)}`,
    );
    expect(robots.allows(`https://shop.example/${'a'.repeat(1900)}`)).toBe(true);
  });
});

describe('CW-19 reading', () => {
  test('a missing file allows everything', async () => {
    const { robots } = await read({ status: 404 });
    expect(robots.allows('https://shop.example/x')).toBe(true);
  });

  test('an error is tried again, then nothing is fetched', async () => {
    const recovered = await read((nth) => (nth === 1 ? { status: 500 } : { body: 'User-agent: *\nDisallow: /' }));
    expect(recovered.robots.allows('https://shop.example/x')).toBe(false);
    expect(recovered.waits).toHaveLength(1);
    await expect(read({ status: 503 })).rejects.toBeInstanceOf(RobotsUnreadable);
    await expect(read({ error: 'timeout' })).rejects.toThrow(/robots\.txt could not be read/);
  });

  test.each([
    ['with www only', 'https://www.shop.example', { [file]: { error: 'not_found' } }],
    ['without https', 'http://shop.example', { [file]: { error: 'unreachable' } }],
    ['with a certificate for www alone', 'https://www.shop.example', { [file]: { error: 'tls' } }],
  ] as const)('a site that answers %s is read there', async (_name, origin, script) => {
    const www = { 'https://www.shop.example/robots.txt': { error: 'unreachable' } } as const;
    const { web } = createScriptedWeb({ ...www, ...script, [`${origin}/robots.txt`]: 'User-agent: *' }, false);
    expect(await readRobots({ web, site, sleep: async () => {} })).toMatchObject({ origin });
  });

  test('CW-32 a bad certificate is never got round by plain http', async () => {
    const { web, asked } = createScriptedWeb({
      [file]: { error: 'tls' },
      'https://www.shop.example/robots.txt': { error: 'tls' },
    });
    await expect(readRobots({ web, site, sleep: async () => {} })).rejects.toThrow('tls');
    expect(asked.every((url) => url.startsWith('https:'))).toBe(true);
  });

  test('of 10 MB, 500 KB are read', async () => {
    let sent = 0;
    async function* long() {
      yield Buffer.from('User-agent: *\nDisallow: /cart\n');
      for (; sent < 10_000_000; sent += 10_000) yield Buffer.alloc(10_000, '#');
    }
    const { robots } = await read({ body: long() });
    expect(robots.allows('https://shop.example/cart')).toBe(false);
    expect(sent).toBeLessThan(600_000);
  });
});
