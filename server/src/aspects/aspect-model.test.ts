import { expect, test } from 'vitest';
import { aspectsAsked, aspectsOf } from './aspect-model.ts';

test('a question is read once for all who ask it, and as if it were read alone', () => {
  const [asked, again] = [aspectsAsked('How long is delivery?', 'en'), aspectsAsked('How long is delivery?', 'en')];
  expect(again).toBe(asked);
  expect([...asked]).toEqual([...aspectsOf('How long is delivery?', 'en', 'ask')]);
  expect([...aspectsAsked('How long is delivery?', 'de')]).not.toEqual([...asked]);
});
