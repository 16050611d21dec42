import { expect, test } from 'vitest';
import { describeChat } from './describe-chat.ts';

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
