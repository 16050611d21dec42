import { expect, test } from 'vitest';
import { passageOf } from '../loom-shop.fixture.ts';
import { rowAsked } from './row-asked.ts';

const page = passageOf(
  '/cases',
  'Pillow cases',
  'Queen Set of 4 = 20" x 36" / pc\nKing Set of 4 = 20" x 40" / pc\nQueen cases are softer than King cases.',
);
const told = (text: string) => ({ passage: 0, from: 0, to: 1, statements: [text], probability: 0.4 });

test.each([
  ['how big is the king', 'Queen Set of 4 = 20" x 36" / pc', 'King Set of 4 = 20" x 40" / pc'],
  ['how big is the queen', 'Queen Set of 4 = 20" x 36" / pc', 'Queen Set of 4 = 20" x 36" / pc'],
  ['queen or king', 'Queen Set of 4 = 20" x 36" / pc', 'Queen Set of 4 = 20" x 36" / pc'],
  ['how big are they', 'Queen Set of 4 = 20" x 36" / pc', 'Queen Set of 4 = 20" x 36" / pc'],
  ['is the king softer', 'Queen cases are softer than King cases.', 'Queen cases are softer than King cases.'],
])('%s', (asked, best, row) => {
  expect(rowAsked([told(best)], [page], asked)[0]?.statements).toEqual([row]);
});
