/**
 * Takes each protection of tests/protections out of a copy of this folder, one at a time, and runs the test that must then fail.
 * Arguments narrow it to rows or files that hold one of them. `npm run verify` runs all of them.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { protections, without } from '../tests/protections/all-protections.ts';
import type { Protection } from '../tests/protections/protection.ts';
import { root, runIn } from './run.ts';

const wanted = process.argv.slice(2);
const chosen = protections.filter(
  ({ row, file, test }) => wanted.length === 0 || wanted.some((part) => `${row} ${file} ${test.file}`.includes(part)),
);
const copy = await mkdtemp(path.join(tmpdir(), 'vitrine-protections-'));
let failed = 0;
try {
  await copyTo(copy);
  for (const [key, group] of Map.groupBy(chosen, ({ test }) => `${test.project} ${test.file}`)) {
    const whole = await outcomes(group);
    for (const each of group) {
      const before = whole.filter(({ name }) => name.includes(each.test.name));
      if (before.length === 0 || before.some(({ status }) => status !== 'passed')) say('no test that passes', each);
      else await takeOut(each);
    }
    process.stdout.write(`     ${key}\n`);
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
process.stdout.write(
  `\n${chosen.length - failed} of ${chosen.length} protections are missed by their test when they are gone\n`,
);
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;

async function takeOut(each: Protection): Promise<void> {
  const file = path.join(copy, each.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, without(each, text));
  const after = await outcomes([each]);
  await writeFile(file, text);
  if (after.some(({ name, status }) => status === 'failed' && name.includes(each.test.name))) say('red', each);
  else say('STAYS GREEN', each);
}

function say(what: string, { row, file, code }: Protection): void {
  if (what !== 'red') failed += 1;
  process.stdout.write(`${what === 'red' ? 'red ' : what} ${row} ${file}: ${code.split('\n')[0]}\n`);
}

/** What became of the named tests of one file. */
async function outcomes(group: readonly Protection[]): Promise<{ name: string; status: string }[]> {
  const [first] = group;
  if (!first) return [];
  const { project, file } = first.test;
  const report = path.join(copy, 'protections.json');
  await rm(report, { force: true });
  const names = group.map(({ test }) => test.name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // the names of a describe and of its tests are one name, with a space between
  const args = ['run', '--project', project, file, '-t', names.join('|'), '--reporter=json', `--outputFile=${report}`];
  await runIn(copy, 'vitest', args, { quiet: true });
  const told: unknown = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  const files: unknown = Object(told).testResults;
  return (Array.isArray(files) ? files : []).flatMap((each) =>
    Object(each).assertionResults.flatMap((result: unknown) => {
      const { fullName, status } = Object(result);
      return status === 'passed' || status === 'failed' ? [{ name: String(fullName), status: String(status) }] : [];
    }),
  );
}

/** Sources are copied; packages and what was built are linked, our own packages to their copies. */
async function copyTo(folder: string): Promise<void> {
  const left = new Set(['.git', 'node_modules', 'out', 'data', 'test-results', '.cache']);
  for (const name of (await readdir(root)).filter((entry) => !left.has(entry)))
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  await symlink(path.join(root, 'out'), path.join(folder, 'out'));
  const modules = path.join(folder, 'node_modules');
  await mkdir(path.join(modules, '@vitrine'), { recursive: true });
  for (const name of (await readdir(path.join(root, 'node_modules'))).filter((entry) => entry !== '@vitrine'))
    await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const name of ['contract', 'chat', 'widget', 'server'])
    await symlink(path.join(folder, name), path.join(modules, '@vitrine', name));
}
