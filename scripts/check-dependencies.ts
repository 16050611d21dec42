/**
 * Holds the packages against the lock file and against a list of known vulnerabilities, without asking the registry.
 * `--refresh FOLDER` makes the list from OSV's export for npm, unpacked there; without a list that part says NOT RUN.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseOsvRecord, vulnerabilitiesOf } from './known-vulnerabilities.ts';
import type { KnownVulnerability } from './known-vulnerabilities.ts';
import { installedFaults, lockFaults, readLockFile, sourceFaults } from './lock-file.ts';
import { root } from './run.ts';

/** written by `--refresh`, by us alone */
interface List {
  refreshedAt: string;
  /** the packages that were looked for */
  names: string[];
  known: KnownVulnerability[];
}

const listFile = path.join(root, '.cache/known-vulnerabilities.json');
const maxAgeDays = 14;
const say = (line: string) => process.stdout.write(`${line}\n`);

const locked = readLockFile(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
const names = new Set(locked.map(({ name }) => name));
const [, , mode, folder] = process.argv;
if (mode === '--refresh') await refresh(folder ?? '');

const hidden = await readFile(path.join(root, 'node_modules/.package-lock.json'), 'utf8').catch(() => null);
const packageFiles = ['.', 'contract', 'chat', 'widget', 'server'].map((each) => path.join(each, 'package.json'));
const faults = [
  ...lockFaults(locked),
  ...(hidden === null ? [] : installedFaults(locked, readLockFile(hidden))),
  ...(await sourceFaults(root, packageFiles)),
  ...(await vulnerable()),
];
for (const fault of faults) say(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

async function vulnerable(): Promise<string[]> {
  const text = await readFile(listFile, 'utf8').catch(() => null);
  if (text === null) {
    say('NOT RUN: known vulnerabilities, for there is no list (docs/operate.md says how to make one)');
    return [];
  }
  const list: List = JSON.parse(text);
  const days = Math.floor((Date.now() - Date.parse(list.refreshedAt)) / 86_400_000);
  if (days > maxAgeDays) say(`NOT RUN on anything newer: the list of vulnerabilities is ${days} days old`);
  const unasked = [...names].filter((name) => !list.names.includes(name));
  if (unasked.length > 0) say(`NOT RUN for packages that came after the list was made: ${unasked.join(', ')}`);
  return locked.flatMap((entry) =>
    vulnerabilitiesOf(entry, list.known).map(
      ({ id, summary }) =>
        `${entry.place} ${entry.version}${entry.dev ? ' (development alone)' : ''}: ${id} ${summary}`,
    ),
  );
}

async function refresh(exported: string): Promise<void> {
  const files = (await readdir(exported)).filter((file) => file.endsWith('.json'));
  if (files.length === 0) throw new Error(`no record of OSV lies in ${exported}`);
  const known: KnownVulnerability[] = [];
  for (const file of files) {
    const record: unknown = JSON.parse(await readFile(path.join(exported, file), 'utf8'));
    known.push(...parseOsvRecord(record).filter(({ name }) => names.has(name)));
  }
  const list: List = { refreshedAt: new Date().toISOString(), names: [...names], known };
  await mkdir(path.dirname(listFile), { recursive: true });
  await writeFile(listFile, JSON.stringify(list));
  say(`${files.length} records read, ${known.length} of them on packages that are locked here`);
}
