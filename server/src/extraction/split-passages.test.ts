import { describe, expect, test } from 'vitest';
import { splitPassages } from './split-passages.ts';

const split = (text: string, language: string | null = 'en') =>
  splitPassages(
    { title: 'Page', language, kind: 'page', blocks: [{ headings: ['One', 'Two'], text, voice: 'shop' }] },
    'https://shop.example/',
  ).map((passage) => passage.text);

const sentence = (i: number) => `Sentence number ${i} tells how the parcel reaches you by lorry, ship or bicycle.`;
const words = (text: string) => text.split(/\s+/).length;

describe('passages', () => {
  test('a short section is one, with its headings', () => {
    expect(
      splitPassages(
        {
          title: 'Page',
          language: 'en',
          kind: 'page',
          blocks: [{ headings: ['FAQ', 'Returns?'], text: 'Yes, within 30 days.', voice: 'shop' }],
        },
        'https://shop.example/faq',
      ),
    ).toEqual([
      {
        url: 'https://shop.example/faq',
        title: 'Page',
        headings: ['FAQ', 'Returns?'],
        text: 'Yes, within 30 days.',
        language: 'en',
        kind: 'page',
        voice: 'shop',
      },
    ]);
  });

  test('a long one is cut between sentences into pieces of 60 to 120 words, nothing lost', () => {
    const text = Array.from({ length: 40 }, (_, i) => sentence(i)).join(' ');
    const pieces = split(text);
    expect(pieces.join(' ')).toBe(text);
    for (const piece of pieces.slice(0, -1)) {
      expect(words(piece)).toBeGreaterThanOrEqual(60);
      expect(words(piece)).toBeLessThanOrEqual(120);
      expect(piece).toMatch(/^Sentence.*\.$/s);
    }
  });

  test('abbreviations and decimals end no sentence', () => {
    const text = `${sentence(1)} The blanket measures approx. 130 by 170 cm and was made by Dr. Weber in Basel. ${Array.from({ length: 12 }, (_, i) => sentence(i)).join(' ')}`;
    expect(
      split(text).some((piece) => piece.includes('approx. 130 by 170 cm and was made by Dr. Weber in Basel.')),
    ).toBe(true);
    expect(split(text).every((piece) => /^[A-Z]/.test(piece))).toBe(true);
  });

  test('text without an end, and scripts without spaces, are cut too', () => {
    expect(Math.max(...split('word '.repeat(1000).trim()).map(words))).toBeLessThanOrEqual(150);
    const chinese = '我们会在三到五个工作日内将您的订单送到欧盟的任何国家。'.repeat(40);
    const pieces = split(chinese, 'zh');
    expect(pieces.join('').replace(/\s/g, '')).toBe(chinese);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(300);
  });
});

describe('what belongs together', () => {
  const filler = Array.from({ length: 6 }, (_, i) => sentence(i)).join(' ');
  const items = (count: number) => Array.from({ length: count }, (_, i) => `- entry ${i} of these many`).join('\n');

  test('entries stand with the sentence that leads into them', () => {
    const pieces = split(`${filler}\nWe accept:\n${items(8)}\n${filler}`);
    expect(pieces.find((piece) => piece.includes('We accept:'))).toContain(`We accept:\n${items(8)}`);
  });

  test('a list too long for one passage repeats it', () => {
    const pieces = split(`We deliver to:\n${items(100)}`);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) expect(piece).toMatch(/^We deliver to:\n- entry/);
  });

  test('a question among the lines stands with its answer', () => {
    const pieces = split(`${filler}\nMay I send it back?\n${sentence(7)} ${sentence(8)} ${sentence(9)}`);
    expect(pieces.find((piece) => piece.includes('May I send it back?'))).toContain(`back?\n${sentence(7)}`);
  });
});

test.each(['1'.repeat(200_000), '12€'.repeat(60_000), `${'x'.repeat(5_000)} `.repeat(40), '💥'.repeat(90_000)])(
  'CW-23 a word without an end makes no passage without an end',
  (text) => {
    const passages = split(text);
    expect(Math.max(...passages.map(({ length }) => length))).toBeLessThan(4_500);
    expect(passages.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  },
);
