import { describe, expect, test } from 'vitest';
import { refusedPage } from '../../../extraction/extracted-page.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import { contentHash, createCopies, createNearCopies, fingerprintOf } from './copies.ts';

const page = (text: string, more: Partial<ExtractedPage> = {}): ExtractedPage => ({
  ...refusedPage('no_text'),
  refusal: null,
  blocks: [{ headings: [], text, voice: 'shop' }],
  ...more,
});
const long = (about: string) =>
  `${about} is what this calendar of our little shop has to show for the whole of the month, with every market that we visit, every workshop in our rooms behind the harbour, and the hours at which you find us there with wool, linen, and coffee for everybody who comes along.`;
const seen = (copies: ReturnType<typeof createNearCopies>, url: string, one: ExtractedPage) =>
  copies.original(url, one, fingerprintOf(one));
const at = (path: string) => `https://shop.example${path}`;

describe('CW-20 pages that say nearly the same', () => {
  test('a calendar without end, filters and session ids are one page each', () => {
    const copies = createNearCopies([]);
    expect(seen(copies, at('/calendar/2026/01'), page(long('1 January 2026')))).toBeNull();
    expect(seen(copies, at('/calendar/2026/02'), page(long('2 January 2026')))).toBe(at('/calendar/2026/01'));
    expect(seen(copies, at('/list?sort=a'), page(long('Everything')))).toBeNull();
    expect(seen(copies, at('/list?sort=b'), page(long('Everything')))).toBe(at('/list?sort=a'));
    expect(seen(copies, at('/list?sort=c&sid=1'), page(long('Everything')))).toBeNull();
  });

  test('pages that differ in what they say, short ones, products and other patterns are no copies', () => {
    const copies = createNearCopies([]);
    const other =
      'Felt slippers are washed by hand in lukewarm water with a little soap, pressed between towels, pulled into shape and left to dry away from the sun; do not wring them, do not tumble them, and brush them once they are dry, so that the pile stands up again.';
    expect(seen(copies, at('/blog/1'), page(long('January')))).toBeNull();
    expect(seen(copies, at('/blog/2'), page(other))).toBeNull();
    expect(seen(copies, at('/note/1'), page('Closed.'))).toBeNull();
    expect(seen(copies, at('/note/2'), page('Closed.'))).toBeNull();
    expect(seen(copies, at('/about'), page(long('January')))).toBeNull();
  });

  test('a pattern that only repeats itself is a trap, and not read on', () => {
    const copies = createNearCopies([]);
    for (let day = 0; day < 25; day += 1) seen(copies, at(`/calendar/${day}`), page(long(`${day} May`)));
    expect(copies.isTrap(at('/calendar/9999'))).toBe(true);
    expect(copies.isTrap(at('/blog/1'))).toBe(false);
  });
});

describe('whose address a page has', () => {
  const site = { host: 'shop.example' };
  const copy = (copies: ReturnType<typeof createCopies>, url: string, canonicalUrl: string | null, text = url) => {
    const one = page(text, { canonicalUrl });
    return copies.copyOf({ url, answeredAt: url }, one, contentHash(one), null)?.of ?? null;
  };

  test('a page yields to the address it names, when that is read too; two that name each other are not both lost', () => {
    const copies = createCopies(site, [], [at('/a'), at('/c/a'), at('/x'), at('/y')]);
    expect(copy(copies, at('/c/a'), at('/a'))).toBe(at('/a'));
    expect(copy(copies, at('/a'), at('/a'))).toBeNull();
    expect(copy(copies, at('/x'), at('/y'))).toBe(at('/y'));
    expect(copy(copies, at('/y'), at('/x'))).toBeNull();
  });

  test('a shop whose every page names the home page is read all the same', () => {
    const copies = createCopies(site, [], [at('/'), at('/a'), at('/b')]);
    for (const path of ['/', '/a', '/b']) expect(copy(copies, at(path), at('/'))).toBeNull();
  });

  test('the very same words are a copy wherever they stand', () => {
    const copies = createCopies(site, []);
    expect(copy(copies, at('/a'), null, 'the same')).toBeNull();
    expect(copy(copies, at('/b'), null, 'the same')).toBe(at('/a'));
  });
});
