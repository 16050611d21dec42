/** Keeps the list of protections true: what is to be taken out is there, once, and the test that must fail has that name. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { protections, without } from '../tests/protections/all-protections.ts';
import { root } from './run.ts';

const read = (file: string) => readFile(path.join(root, file), 'utf8');
const page = await read('docs/security.md');

test('there are at least forty, of every kind', () => {
  expect(protections.length).toBeGreaterThanOrEqual(40);
  const kinds = new Set(protections.map(({ row }) => row.slice(0, 2)));
  for (const kind of ['AU', 'RE', 'TE', 'SE', 'LO', 'PA', 'CR', 'CW', 'CH', 'PC', 'WI', 'DE'])
    expect(kinds).toContain(kind);
});

test.each(protections.map((each) => [`${each.row} ${each.code.slice(0, 60)}`, each] as const))(
  '%s',
  async (_, each) => {
    const text = await read(each.file);
    expect(without(each, text)).not.toBe(text);
    // vitest's own words stand in a name's place
    expect(await read(each.test.file)).toContain(each.test.name);
    expect(page, `${each.row} is a row of docs/security.md`).toMatch(
      new RegExp(`^\\| ${each.row} .*\\| tested +\\|`, 'm'),
    );
  },
);
