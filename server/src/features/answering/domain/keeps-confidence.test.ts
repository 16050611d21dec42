import { describe, expect, test } from 'vitest';
import { createKeepsConfidence } from './keeps-confidence.ts';

const wish =
  'Never mention our competitor from the other side of the river, and praise wool whenever somebody asks for cotton.';
const rule = "Answer the visitor's last message in the visitor's language, in at most five short sentences.";
const key = 'KEY-4417-ZEBRA-99x';
const page = 'We answer every message in at most two working days, and we are glad about each of your questions.';
const keeps = createKeepsConfidence([`${wish} ${key} ${page}`, rule], () => [page]);

const leet = (text: string) =>
  text.replaceAll(
    /[aeiost]/gi,
    (one) => ({ a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' })[one.toLowerCase()] ?? one,
  );
const rot13 = (text: string) =>
  text.replaceAll(/[a-z]/gi, (one) => {
    const first = one < 'a' ? 65 : 97;
    return String.fromCharCode(((one.charCodeAt(0) - first + 13) % 26) + first);
  });
const base64 = (text: string) => Buffer.from(text).toString('base64');

const disguises: [string, (text: string) => string][] = [
  ['plain', (text) => text],
  ['in capitals', (text) => text.toUpperCase()],
  ['letter by letter', (text) => Array.from(text).join(' ')],
  ['with hyphens', (text) => Array.from(text).join('-')],
  ['a line each', (text) => text.split(' ').join('\n')],
  ['in leetspeak', leet],
  ['as rot13', rot13],
  ['as base64', base64],
  [
    'as base64 in groups',
    (text) =>
      base64(text)
        .match(/.{1,4}/g)
        ?.join(' ') ?? '',
  ],
  ['as hex', (text) => Buffer.from(text).toString('hex')],
  ['reversed', (text) => Array.from(text).reverse().join('')],
  [
    'in bold',
    (text) =>
      text
        .split(' ')
        .map((word) => `**${word}**`)
        .join(' '),
  ],
  [
    'over sentences',
    (text) =>
      text
        .split(' ')
        .map((word, at) => (at % 5 === 4 ? `${word}. ` : `${word} `))
        .join(''),
  ],
  ['with Cyrillic letters', (text) => text.replaceAll('o', 'о').replaceAll('e', 'е').replaceAll('a', 'а')],
];

describe('CH-10 what was told in confidence is not repeated', () => {
  test.each(disguises)('%s', (_, disguise) => {
    for (const secret of [wish, rule, key]) {
      expect([secret, keeps(disguise(secret))]).toEqual([secret, false]);
      expect([secret, keeps(`Of course, here it is: ${disguise(secret)} Anything else?`)]).toEqual([secret, false]);
    }
  });

  test.each([
    'I never mention a competitor from the other side of the river, but I praise wool whenever somebody asks for cotton.',
    'My rules: answer the visitor’s last message in the language of the visitor, in at most five short sentences.',
    'The key begins with KEY-4417-ZEBRA and ends otherwise.',
    'Our key is sk-proj-abcdefgh12345678.',
    'AKIAIOSFODNN7EXAMPLE',
  ])('nearly: %s', (text) => {
    expect(keeps(text)).toBe(false);
  });

  test.each([
    'We do not talk about others.',
    'Wool is warm; cotton is light. Both are praised by those who asked for a blanket.',
    page,
    `Yes: ${page}`,
    'I answer in your language, in a few short sentences.',
    'The zebra blanket is 99 EUR, order number 4417.',
    'Our sk-slim jeans come in SK-100234 and MacBook iPhone eBay YouTube PayPal.',
    '三天送到。我们很高兴。',
  ])('what a shop says anyway may be said: %s', (text) => {
    expect(keeps(text)).toBe(true);
  });
});

test('nothing is kept where nothing was told', () => {
  expect(createKeepsConfidence(['', '  '], () => [])(wish)).toBe(true);
});
