import { describe, expect, test } from 'vitest';
import { extentOf } from './extent-of.ts';
import { statementsOf } from './split-statements.ts';

const statements = (text: string, heading = 'Help') =>
  statementsOf({
    url: 'https://shop.example/help',
    title: 'Help',
    headings: [heading],
    text,
    language: 'en',
    kind: 'page',
    voice: 'shop',
  });

const said = (text: string, best: number) => {
  const all = statements(text);
  const { from, to } = extentOf(all, best);
  return all.slice(from, to).map((one) => one.text);
};

describe('statementsOf', () => {
  test('sentences, items, rows and questions are statements; answers know their question', () => {
    const text = 'Do you engrave?\nYes, we do. It takes a day.\nRing sizes\nS | 52 mm\nM | 54 mm. wide';
    expect(statements(text).map(({ text: words, form, under }) => [words, form, under])).toEqual([
      ['Do you engrave?', 'question', null],
      ['Yes, we do.', 'sentence', 'Do you engrave?'],
      ['It takes a day.', 'sentence', 'Do you engrave?'],
      ['Ring sizes', 'fragment', 'Do you engrave?'],
      ['S | 52 mm', 'row', 'Do you engrave?'],
      ['M | 54 mm. wide', 'row', 'Do you engrave?'],
    ]);
    expect(statements('Within a week.', 'When do you ship?')[0]?.under).toBe('When do you ship?');
  });

  test('a passage of nothing but short lines is cut off', () => {
    expect(statements('a\n'.repeat(10_000)).length).toBeLessThan(100);
  });
});

describe('extentOf', () => {
  test('a sentence that leans on the one before takes it along', () => {
    expect(said('We sell soap. Our lamps are made of brass. They last for years.', 2)).toEqual([
      'Our lamps are made of brass.',
      'They last for years.',
    ]);
    expect(said('Our lamps are made of brass.\nThey last for years.', 1)).toEqual([
      'Our lamps are made of brass.',
      'They last for years.',
    ]);
    expect(said('Our lamps\nThey last for years.', 1)).toEqual(['They last for years.']);
  });

  test('what ends with a colon has its list', () => {
    expect(said('Welcome.\nWe accept:\nVisa\nMastercard', 1)).toEqual(['We accept:', 'Visa', 'Mastercard']);
  });

  test('an entry has what leads into its list, and the entries beside it', () => {
    expect(said('Welcome.\nWe cannot take back:\n- cut cloth\n- earrings\nAll else we do.', 3)).toEqual([
      'We cannot take back:',
      '- cut cloth',
      '- earrings',
    ]);
    const long = statements(`We cannot take back:\n${`- ${'cloth '.repeat(20)}\n`.repeat(6)}- earrings`);
    expect(extentOf(long, long.length - 1)).toEqual({ from: long.length - 1, to: long.length, lead: 0 });
  });

  test('a question is answered by what follows, up to the next question', () => {
    expect(said('Do you ship abroad?\nYes, to Spain.\nMay I pay later?\nNo.', 0)).toEqual(['Yes, to Spain.']);
    expect(said('No answer here?', 0)).toEqual(['No answer here?']);
  });

  test('an answer stays readable, however much follows', () => {
    const length = said(`Choose:\n${'another item of the list\n'.repeat(80)}`, 0).join(' ').length;
    expect(length).toBeGreaterThan(100);
    expect(length).toBeLessThan(500);
  });
});

test('a reply within a line is told with its little question', () => {
  expect(said('Slightly slim fit. Between sizes? Go up.', 2)).toEqual(['Between sizes?', 'Go up.']);
  expect(said('Do you ship abroad?\nYes, to France.', 1)).toEqual(['Yes, to France.']);
});
