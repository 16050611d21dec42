/** Each line of the acceptance checklist that is the owner app's and the widget's is named by a test: what nobody tests is lost unseen. */
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { root } from './run.ts';

/** how many lines each section has, numbered from 1 */
const sections: Record<string, number> = {
  '2.1': 14,
  '2.2': 13,
  '2.3': 12,
  '2.4': 8,
  '2.5': 14,
  '2.6': 6,
  '2.7': 7,
  '2.8': 4,
  '2.9': 9,
  '4': 45,
  '5': 33,
  '8': 34,
};

test('every acceptance line of 2, 4, 5 and 8 is named by a test', async () => {
  const tests: string[] = [];
  for await (const file of glob('{chat,src,server,widget,tests}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }))
    tests.push(await readFile(`${root}${file}`, 'utf8'));
  const cited = new Set(tests.join('\n').match(/(?<![\d.-])\d(?:\.\d)?-\d\d(?!\d)/g));
  const lines = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}-${String(at + 1).padStart(2, '0')}`),
  );
  expect(lines.filter((line) => !cited.has(line))).toEqual([]);
});
