import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainReplyText as plainOf, readReplyText as blocksOf, settledLength } from './reply-text.ts';
import { anyLink, createMayLink } from './shop-links.ts';

const plainReplyText = (text: string) => plainOf(text, anyLink);
const readReplyText = (text: string) => blocksOf(text, anyLink);

const inline = (text: string) => readReplyText(text)[0]?.parts;
const link = (text: string, href: string) => ({ text, href });

describe('4-32 links and brackets', () => {
  test.each([
    ['See [our guide](https://shop.example/guide).', 'See our guide (shop.example).', 'https://shop.example/guide'],
    ['[mail](mailto:a@shop.example)', 'mail (a@shop.example)', 'mailto:a@shop.example'],
    ['[x](https://shop.example/a_(b)_c)', 'x (shop.example)', 'https://shop.example/a_(b)_c'],
    ['[[x]](https://shop.example)', 'x (shop.example)', 'https://shop.example/'],
    ['[**x**](https://shop.example)', 'x (shop.example)', 'https://shop.example/'],
    ['[](https://shop.example)', 'https://shop.example/', 'https://shop.example/'],
    ['![a lamp](https://shop.example/lamp.jpg)', 'a lamp (shop.example)', 'https://shop.example/lamp.jpg'],
  ])('%s', (text, plain, href) => {
    expect(plainReplyText(text)).toBe(plain);
    expect(inline(text)?.find((part) => part.href)?.href).toBe(href);
  });

  test.each([
    ['[text] without link', 'text without link'],
    ['[a](b', 'a(b'],
    ['[[x]](y)', 'x'],
    ['[x](<u v>)', 'x(<u v>)'],
    ['[x](javascript:alert(1))', 'x'],
    ['[x](javascript://shop.example/%0aalert(1))', 'x'],
    ['[x](java\tscript:alert(1))', 'x(java\tscript:alert(1))'],
    ['[x](//evil.example)', 'x'],
    ['[x](data:text/html,<b>)', 'x(data:text/html,<b>)'],
    ['an [open bracket', 'an [open bracket'],
    ['a closed] one', 'a closed] one'],
    ['[[nested] brackets]', 'nested brackets'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['wow![1]', 'wow1'],
    ['wow!', 'wow!'],
  ])('8-27 CH-05, CH-08 what cannot be read as a link stands as text: %s', (text, plain) => {
    expect(plainReplyText(text)).toBe(plain);
    expect(inline(text)?.some((part) => part.href !== undefined)).toBe(false);
  });

  test('links do not nest, and stand beside each other', () => {
    expect(inline('[a [b](https://b.example) c](https://c.example)')).toEqual([
      { text: 'a ' },
      link('b', 'https://b.example/'),
      { text: ' (b.example) c' },
    ]);
    expect(inline('[a](https://a.example)[b](https://b.example)')).toEqual([
      link('a', 'https://a.example/'),
      { text: ' (a.example)' },
      link('b', 'https://b.example/'),
      { text: ' (b.example)' },
    ]);
  });

  test('CH-09 a reversed host does not survive', () => {
    expect(inline('[live.com](https://\u202Emoc.live)')).toEqual([
      link('live.com', 'https://moc.live/'),
      { text: ' (moc.live)' },
    ]);
  });
});

describe('CH-07 only the shop’s addresses are links', () => {
  const ours = createMayLink(['shop.example', 'mailto:help@shop.example', 'tel:+4930123', 'https://wa.me/4930123']);
  const hrefs = (text: string) => blocksOf(text, ours).flatMap(({ parts }) => parts.flatMap(({ href }) => href ?? []));

  test.each([
    '[x](https://shop.example/a)',
    '[x](http://www.shop.example/a)',
    '[x](https://shop.example:8443/a)',
    '[x](mailto:help@shop.example)',
    '[x](tel:+4930123)',
    '[x](https://wa.me/4930123)',
  ])('%s', (text) => expect(hrefs(text)).toHaveLength(1));

  test.each([
    '[x](https://evil.example)',
    '[x](https://a.shop.example)',
    '[x](https://shop.example.evil.example)',
    '[x](https://shop.example@evil.example)',
    '[x](mailto:evil@shop.example)',
    '[x](tel:+4930124)',
    '[x](https://wa.me/4930124)',
    '[x](https://wa.me)',
  ])('%s is its label alone', (text) => {
    expect(hrefs(text)).toEqual([]);
    expect(plainOf(text, ours)).toBe('x');
  });

  test('nothing is, where nobody said what is', () => {
    expect(blocksOf('[x](https://shop.example)', createMayLink([]))[0]?.parts).toEqual([{ text: 'x' }]);
  });

  test.each([
    ['[shop.example](https://www.shop.example/)', 'shop.example'],
    ['[+49 30 (123)](tel:+4930123)', '+49 30 (123)'],
    ['[help@shop.example](mailto:help@shop.example)', 'help@shop.example'],
    ['[WhatsApp](https://wa.me/4930123)', 'WhatsApp (wa.me)'],
  ])('where it leads is said where its text does not: %s', (text, plain) => {
    expect(plainOf(text, ours)).toBe(plain);
  });
});

describe('light structure', () => {
  test('bold words, in pairs', () => {
    expect(inline('a **b** c')).toEqual([{ text: 'a ' }, { text: 'b', isStrong: true }, { text: ' c' }]);
    expect(plainReplyText('2 ** 3')).toBe('2 ** 3');
    expect(inline('**a** and **b')).toEqual([{ text: 'a', isStrong: true }, { text: ' and **b' }]);
    expect(inline('**[x](https://x.example)**')).toEqual([
      { text: 'x', href: 'https://x.example/', isStrong: true },
      { text: ' (x.example)', isStrong: true },
    ]);
  });

  test('paragraphs, lists and headings', () => {
    expect(
      readReplyText('# Delivery\nOne\ntwo\n\nThree\n- a\n* b\n1. c\n2) d\n10% off').map(({ kind }) => kind),
    ).toEqual(['paragraph', 'paragraph', 'paragraph', 'bullet', 'bullet', 'number', 'number', 'paragraph']);
    expect(plainReplyText('One\ntwo\n\n\nThree')).toBe('One\ntwo\nThree');
    expect(inline('## Delivery')).toEqual([{ text: 'Delivery', isStrong: true }]);
  });
});

function readTime(text: string): number {
  const started = performance.now();
  readReplyText(text);
  return performance.now() - started;
}

test('CH-08 100 kB of the worst is read in linear time', () => {
  const bombs = [
    '[',
    ']',
    '[](',
    '[a](b',
    '[a](<',
    '[a](((',
    '**',
    '![',
    '[a](https://a.example',
    '[[a](https://a.example)](',
    '[a](x "',
  ];
  readTime('[a](b)'.repeat(1000));
  for (const bomb of bombs) {
    const times = [1, 2, 3].map(() => readTime(bomb.repeat(Math.ceil(100_000 / bomb.length))));
    expect(Math.min(...times), bomb).toBeLessThan(1500);
  }
});

const letters = (value: string) => value.replace(/[^a]/g, '').length;

test('no text is lost or made up', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '[', ']', '(', ')', '*', '!', '\n', '-', '1. ') }),
      (text) => {
        expect(letters(plainReplyText(text))).toBeLessThanOrEqual(letters(text));
        expect(plainReplyText(text.replace(/[[\]()*!#-]/g, '')).match(/a/g)?.length ?? 0).toBe(letters(text));
      },
    ),
  );
});

test.each([
  ['All said.', 'All said.'],
  ['See [the del', 'See '],
  ['See [the delivery]', 'See '],
  ['See [the delivery](https://sh', 'See '],
  ['See [the delivery](https://shop.example)', 'See [the delivery](https://shop.example)'],
  ['See [the delivery] p', 'See [the delivery] p'],
  ['It is **very', 'It is '],
  ['It is *', 'It is '],
  ['It is **very** w', 'It is **very** w'],
  ['[open line\nnext', '[open line\nnext'],
])('a text that still arrives is shown as far as it is settled: %j', (text, settled) => {
  expect(text.slice(0, settledLength(text))).toBe(settled);
});

describe('marks beyond links', () => {
  const shops = createMayLink(['shop.example', 'mailto:help@shop.example', 'tel:+353209140137']);
  const hrefs = (text: string) =>
    blocksOf(text, shops).flatMap(({ parts }) => parts.flatMap(({ href }) => (href === undefined ? [] : [href])));

  test('bare addresses of the shop, its mail and its telephone can be pressed, others stay text', () => {
    expect(hrefs('See https://www.shop.example/a?b=1, or http://evil.example.')).toEqual([
      'https://www.shop.example/a?b=1',
    ]);
    expect(hrefs('Write to help@shop.example or call +353 20 914 0137; not me@evil.example, not 12345678.')).toEqual([
      'mailto:help@shop.example',
      'tel:+353209140137',
    ]);
  });

  test('emphasis, code, quotes and tables', () => {
    expect(inline('It is *really* `M-12` at 2 * 3 and 8*10')).toEqual([
      { text: 'It is ' },
      { text: 'really', isEmphasis: true },
      { text: ' ' },
      { text: 'M-12', isCode: true },
      { text: ' at 2 * 3 and 8*10' },
    ]);
    expect(readReplyText('> as they say\n> twice').map(({ kind }) => kind)).toEqual(['quote']);
    const [table, after] = readReplyText('| Size | Chest |\n|---|:-:|\n| S | 90 cm |\nThat is all.');
    expect(table).toMatchObject({
      kind: 'table',
      hasHead: true,
      rows: [
        [{}, {}],
        [{}, {}],
      ],
    });
    expect(after?.kind).toBe('paragraph');
    expect(plainReplyText('| Size | Chest |\n|---|---|\n| S | 90 cm |')).toBe('Size, Chest\nS, 90 cm');
  });

  test('CH-08 a hundred thousand marks cost no more than words', () => {
    for (const mark of ['`', '*', '|', '> ', 'a@', '+1 ', 'https://', '1234567 ', '|x|\n'])
      expect(plainReplyText(`${mark.repeat(100_000 / mark.length)} end`)).toContain('end');
  });
});
