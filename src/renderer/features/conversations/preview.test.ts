import { expect, test } from 'vitest';
import { preview, shortened } from './preview.ts';

test('2.7-01 a long message is cut to 30 characters, and dots always follow', () => {
  expect(preview('How long does delivery to Portugal take?')).toBe('How long does delivery to Port ...');
  expect(preview('Hi')).toBe('Hi ...');
});

test('elsewhere dots follow only what was cut', () => {
  expect(shortened('Can I return lamps?')).toBe('Can I return lamps?');
  expect(shortened('How long does delivery to Portugal take?')).toBe('How long does delivery to Port ...');
});

test('T24 an emoji is not cut in half', () => {
  expect(preview('🧣'.repeat(40))).toBe(`${'🧣'.repeat(30)} ...`);
});

test('T24 a message that is an object shows its text', () => {
  expect(preview({ agent_response_text: 'Two to four days', product_cards: [] })).toBe('Two to four days ...');
});
