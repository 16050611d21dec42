import { expect, test } from 'vitest';
import { withExamples } from './service.ts';

test('what was asked in the same words is an example once, and others take its place', () => {
  const words = new Map([
    ['a', 'Do you ship to Spain?'],
    ['b', 'do you ship to spain'],
    ['c', 'How much is delivery?'],
    ['d', 'Is it on its way?'],
    ['e', 'When does it come?'],
  ]);
  const topic = (name: string, ...examples: string[]) => ({ name, asked: 1, answered: 1, examples });
  expect(withExamples([topic('one', 'a', 'b', 'c', 'd', 'e'), topic('two', 'b', 'c', 'e')], words)).toMatchObject([
    { examples: ['Do you ship to Spain?', 'How much is delivery?', 'Is it on its way?'] },
    { examples: ['When does it come?'] },
  ]);
});
