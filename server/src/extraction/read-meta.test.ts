import { expect, test } from 'vitest';
import { titleWithout } from './read-meta.ts';

test.each([
  ['Warm Blanket – Hearth & Loom', 'Warm Blanket'],
  ['Warm Blanket | HEARTH & LOOM', 'Warm Blanket'],
  ['Hearth & Loom: Warm Blanket', 'Warm Blanket'],
  ['Warm Blanket - Wool - Hearth & Loom', 'Warm Blanket - Wool'],
  ['Warm Blanket | hearthandloom.example', 'Warm Blanket'],
  ['Warm Blanket » Hearth and Loom', 'Warm Blanket'],
  ['Warm Blanket - Wool', 'Warm Blanket - Wool'],
  ['Hearth & Loom', 'Hearth & Loom'],
  ['Well-made Hearth & Loom', 'Well-made Hearth & Loom'],
])('%s', (title, kept) => {
  expect(titleWithout(title, { names: ['Hearth & Loom'], host: 'www.hearthandloom.example' })).toBe(kept);
});
