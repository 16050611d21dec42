import { describe, expect, test } from 'vitest';
import { packs } from '../packs.ts';
import { broader, kinds, things } from './things.ts';
import type { Thing } from './things.ts';

const formsOf = (list: string) => list.split(',').map((form) => form.replace(/^=/, ''));
/** words that really mean both */
const both = new Set(['raincoat waterproof', 'warm winter']);

describe.each([...packs].map(([tag, pack]) => [tag, pack] as const))('%s', (tag, { concepts }) => {
  test('a form is written in lower case and says one thing', () => {
    const known = new Map<string, Thing>();
    for (const thing of things) {
      for (const form of formsOf(concepts[thing])) {
        if (tag !== 'tr') expect(form, thing).toBe(form.toLowerCase());
        const other = known.get(form);
        if (other !== undefined && !both.has(`${other} ${thing}`)) expect.fail(`${form}: ${other} and ${thing}`);
        known.set(form, thing);
      }
    }
  });

  test('the first form of a thing is a whole word', () => {
    for (const thing of things) expect(formsOf(concepts[thing])[0]?.replace(/\*$/, ''), thing).toMatch(/^\S/u);
  });
});

test('a thing is listed once, and is of one kind', () => {
  expect(new Set(things).size).toBe(things.length);
  expect(Object.keys(broader)).toHaveLength(kinds.flatMap(([, ofKind]) => ofKind).length);
});

test('no thing is a kind of itself', () => {
  for (const thing of things) {
    const above: Thing[] = [];
    for (let next = broader[thing]; next !== undefined; next = broader[next]) {
      expect(above, thing).not.toContain(next);
      above.push(next);
    }
    expect(above).not.toContain(thing);
  }
});
