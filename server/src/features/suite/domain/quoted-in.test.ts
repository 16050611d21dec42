import { expect, test } from 'vitest';
import { packs } from '../../../languages/packs.ts';
import { quotedIn } from './quoted-in.ts';

test('what an unsure reply says before its quotation is no part of it, in any language', () => {
  const openings = [...packs.values()].flatMap(({ phrases }) => Object.values(phrases).map(({ perhaps }) => perhaps));
  expect(openings.length).toBeGreaterThan(20);
  for (const perhaps of openings) expect(quotedIn(`${perhaps}\n\nWool is soft.`), perhaps).toBe('Wool is soft.');
});

test('nothing is quoted where nothing opens it', () => {
  expect(quotedIn('It may itch, I am not sure.')).toBe('');
});
