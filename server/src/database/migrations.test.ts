/** Old and new servers run side by side while an installation rolls over, so a migration only adds (docs/operate.md). */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, 'migrations');

/** what a server of the version before would trip over */
function breaks(statement: string): boolean {
  const text = statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();
  if (/^(drop|truncate) (table|schema|type|view|column|sequence)/i.test(text) || /^truncate /i.test(text)) return true;
  if (!/^alter table/i.test(text)) return false;
  if (/ rename | drop column | set not null| (set data )?type /i.test(text)) return true;
  return / add column /i.test(text) && / not null/i.test(text) && !/ default /i.test(text);
}

test('ST-10 no migration takes away or narrows what the version before reads or writes', async () => {
  const found: string[] = [];
  let read = 0;
  for await (const file of glob('*.sql', { cwd: folder })) {
    const statements = (await readFile(path.join(folder, file), 'utf8')).split('--> statement-breakpoint');
    read += statements.length;
    found.push(...statements.filter(breaks).map((statement) => `${file}: ${statement.trim()}`));
  }
  expect(read).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test.each([
  'ALTER TABLE "a" DROP COLUMN "b";',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
  'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;',
  'DROP TABLE "a";',
])('the rule would catch %s', (statement) => {
  expect(breaks(statement)).toBe(true);
});
