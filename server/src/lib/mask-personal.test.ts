import { expect, test } from 'vitest';
import { maskPersonal, maskQuestion, saysWords } from './mask-personal.ts';

test.each([
  ['Write to anna.b+shop@mail.example.co.uk when it ships', 'Write to [e-mail] when it ships'],
  ['my mail is anna at gmail dot com', 'my mail is [e-mail]'],
  ['reach me: anna (at) gmail.com', 'reach me: [e-mail]'],
  ['Call +49 (0)30 1234-5678 please', 'Call [number] please'],
  ['call 0171 234 56 78', 'call [number]'],
  ['Ring 030/12345678', 'Ring [number]'],
  ['Where is order #1043?', 'Where is order [number]?'],
  ['Where is my order 1043?', 'Where is my order [number]?'],
  ['My order number is 5566, do you polish?', 'My order number is [number], do you polish?'],
  ['Meine Bestellnummer ist 4821', 'Meine Bestellnummer ist [number]'],
  ['Wo ist Bestellung Nr. 2041?', 'Wo ist Bestellung Nr. [number]?'],
  ['order PO-2041-B is late', 'order [number] is late'],
  ['AB12345 has not come', '[number] has not come'],
  ['number 4711998 has not come', 'number [number] has not come'],
  ['order ٤٧١١٩٩٨ is late', 'order [number] is late'],
  ['refund to DE89 3704 0044 0532 0130 00', 'refund to [account]'],
  ['refund to gb82west12345698765432 please', 'refund to [account] please'],
  ['My name is Anna Schmidt and I want to return a lamp', 'My name is [name] and I want to return a lamp'],
  ['hi my name is john smith, do you ship to France?', 'hi my name is [name], do you ship to France?'],
  ['Ich heiße Jürgen Müller-Lüdenscheid. Geht das?', 'Ich heiße [name]. Geht das?'],
  ['je m’appelle Zoé Dupont et je cherche un plaid', 'je m’appelle [name] et je cherche un plaid'],
  ['Ask Mrs. Baker', 'Ask Mrs. [name]'],
  ['see https://shop.example/orders/x?token=abc now', 'see [link] now'],
])('CH-24 %s', (text, masked) => {
  expect(maskQuestion(text)).toBe(masked);
});

test.each([
  'Do you ship to France and what does it cost?',
  'Is the 200 x 140 cm throw in stock for 89.90?',
  'Did it cost 1,299.00 EUR in 2024?',
  'Is size 38 true to size? My name tag is from 2019.',
  'I’m looking for a lamp with an E27 bulb, 2700 K',
])('nobody is told of by: %s', (text) => {
  expect(maskQuestion(text)).toBe(text);
});

test('a long message becomes one line of 300 characters, and a hostile one takes no longer', () => {
  expect(maskQuestion(`a\n${'b '.repeat(400)}`)).toHaveLength(300);
  for (const piece of ['1 ', 'a.', 'my name is ', 'a@', '+1(', 'ab12-', '# '])
    expect(maskQuestion(piece.repeat(100_000)).length).toBeLessThanOrEqual(300);
});

test.each([
  ['Write to ana.sousa@mail.example please', 'Write to [e-mail] please'],
  ['Call me: +351 912 345 678!', 'Call me: [number]!'],
  ['or (030) 123-45678', 'or [number]'],
  ['Where is order #10442?', 'Where is order [number]?'],
  ['Where is HL-2026-0042?', 'Where is [number]?'],
  ['Meine Bestellung 4711081', 'Meine Bestellung [number]'],
])('masks %s', (text, masked) => expect(maskPersonal(text)).toBe(masked));

test.each([
  'Do you have it in 140 x 200 cm?',
  'Is it under 100 €, and is there a 3-pack?',
  'Do you ship within 2-3 days?',
  'The A4 frame in M4?',
])('leaves %s', (text) => expect(maskPersonal(text)).toBe(text));

test('masks a thousand characters of digits and marks at once', () => {
  expect(maskPersonal('1 '.repeat(500)).length).toBeLessThan(1000);
  expect(maskPersonal('a'.repeat(1000) + '@')).toContain('@');
});

test('what shows no letter says no words, and any wording does', () => {
  const empty = ['...', ' … ', '?!', '\u3164 ...', '\u200b\u00ad...', '[e-mail] ...', '😀 ...', ''];
  expect(empty.filter(saysWords)).toEqual([]);
  expect(['Café?', '운영 시간', 'می\u200cخواهم'].filter(saysWords)).toHaveLength(3);
});
