import { expect, test } from 'vitest';
import { isFollowUp } from './is-follow-up.ts';

test.each([
  'and to Norway?',
  'In blue?',
  'How do I wash it?',
  'What about returns?',
  'Und nach Österreich?',
  'Are they in stock',
])('%s leans on what was asked before', (text) => {
  expect(isFollowUp(text)).toBe(true);
});

test.each(['Do you sell bicycles?', 'How long does delivery to Germany take?', 'Wie lange dauert der Versand?'])(
  '%s stands by itself',
  (text) => {
    expect(isFollowUp(text)).toBe(false);
  },
);
