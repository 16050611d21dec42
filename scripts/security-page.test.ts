/** docs/security.md tells the truth: what it calls tested is tested where it says, and no row that a test names is missing from it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

const page = await readFile(path.join(root, 'docs/security.md'), 'utf8');
const rows = [
  ...page.matchAll(/^\| ([A-Z]{2}-\d{2})\s*\| (P\d)\s*\| (.*?) \| (tested|by design|not yet)\s*\| (.*?)\s*\|$/gm),
].map(([, id = '', priority = '', , stands = '', where = '']) => ({ id, priority, stands, where }));

test('every row says how it stands, once', () => {
  expect(rows.length).toBeGreaterThan(200);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.length).toBe((page.match(/^\| [A-Z]{2}-\d{2}/gm) ?? []).length);
  for (const { id, where } of rows) expect(where, id).not.toBe('');
});

test('the sums above the table are its sums', () => {
  for (const stands of ['tested', 'by design', 'not yet']) {
    const sums = ['P0', 'P1', 'P2'].map(
      (priority) => rows.filter((row) => row.stands === stands && row.priority === priority).length,
    );
    expect(page.replaceAll(/ +\|/g, ' |')).toContain(`| ${stands} | ${sums.join(' | ')} |`);
  }
});

test.each(rows.filter(({ stands }) => stands === 'tested'))(
  '$id is tested where the page says',
  async ({ id, where }) => {
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(await readFile(path.join(root, file), 'utf8'), file).toContain(id);
  },
);
