import { expect, test } from 'vitest';
import { describeChat } from './visitor-rights.ts';

test('a downloaded chat reads as a talk, whatever the server left out', () => {
  const chat = {
    agent: 'Hazel',
    messages: [
      { from: 'visitor', at: '2026-11-21T14:30:12.000Z', text: 'A lamp?', page: 'shop.example/lamps' },
      {
        from: 'agent',
        at: '2026-11-21T14:30:14.000Z',
        text: 'This one.',
        products: [{ title: 'Brass lamp', price: '40.00 EUR', url: 'https://shop.example/brass' }],
      },
    ],
  };
  expect(describeChat(chat)).toBe(
    [
      'Hazel',
      '',
      '2026-11-21 14:30 UTC  >  (shop.example/lamps)',
      'A lamp?',
      '',
      '2026-11-21 14:30 UTC  Hazel',
      'This one.',
      '  * Brass lamp  40.00 EUR  https://shop.example/brass',
      '',
    ].join('\n'),
  );
  for (const odd of [null, 'x', { messages: [null, 5, { products: 'x' }] }]) {
    expect(typeof describeChat(odd)).toBe('string');
  }
});

test('a reply is written without its marks, and a link with all of its address', () => {
  const reply = [
    '**Free** returns within `30` days, *really*.',
    '- [Returns](https://shop.example/returns)',
    '- 40 x 60 cm',
    '| Size | Width |',
    '|---|---|',
    '| M | 50 |',
    '> Call [us](tel:+4930123)',
    'https://shop.example/help',
  ].join('\n');
  const visitors = 'Is **this** kept as I wrote it?';
  const told = describeChat({
    agent: 'Hazel',
    messages: [
      { from: 'visitor', text: visitors },
      { from: 'agent', text: reply },
    ],
  });
  expect(told).toContain(visitors);
  expect(told.slice(told.indexOf('Free'))).toBe(
    [
      'Free returns within 30 days, really.',
      '- Returns (https://shop.example/returns)',
      '- 40 x 60 cm',
      'Size, Width',
      'M, 50',
      'Call us (tel:+4930123)',
      'https://shop.example/help',
      '',
    ].join('\n'),
  );
});
