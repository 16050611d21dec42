import { afterAll, describe, expect, test } from 'vitest';
import { createPageExtractor } from './extract-in-thread.ts';
import { extractPage } from './extract-page.ts';

const pageOf = (html: string) => ({
  url: 'https://shop.example/a',
  headers: { 'content-type': 'text/html' },
  body: new Uint8Array(Buffer.from(html)),
});
const good = pageOf(
  `<title>Delivery</title><main><p>We deliver within three to five working days, everywhere.</p></main>`,
);
/** Each unmatched end tag looks through all open ones: seconds of work in a megabyte. */
const slow = pageOf('<i>'.repeat(240) + '<b>'.repeat(4000) + '</x>'.repeat(1_000_000));

const timeoutMs = 1_500;

describe('CW-23 reading in a thread', () => {
  const extractor = createPageExtractor({ timeoutMs });
  afterAll(() => extractor.close());

  test('gives what reading here gives, for many at once', async () => {
    const read = await Promise.all([good, good, good].map((page) => extractor.extract(page)));
    expect(read).toEqual([extractPage(good), extractPage(good), extractPage(good)]);
  });

  test('a page that takes too long fails by itself, and the event loop never waits for it', async () => {
    let longestMs = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - last);
      last = performance.now();
    }, 10);
    const [hopeless, next] = await Promise.all([extractor.extract(slow), extractor.extract(good)]);
    clearInterval(watch);
    expect(hopeless.refusal).toBe('too_complex');
    expect(next).toEqual(extractPage(good));
    // a loop that waits for the reading waits for as long as it may take
    expect(longestMs).toBeLessThan(timeoutMs);
  });

  test('a page beyond bounds is refused with its reason', async () => {
    expect((await extractor.extract(pageOf('<div>'.repeat(900_000)))).refusal).toBe('too_deep');
  });

  test('after it was closed, or lay idle, it begins anew', async () => {
    await extractor.close();
    expect((await extractor.extract(good)).title).toBe('Delivery');
  });
});
