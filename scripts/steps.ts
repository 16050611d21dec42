/** The steps of `check`, `test` and `verify`, and their sum: the last line is `N passed, N failed`, which is what CI reads. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from './run.ts';

export interface Count {
  passed: number;
  failed: number;
  /** what it says aloud although nothing failed: a part that could not be run */
  aloud?: string;
  /** how long each file of tests took */
  files?: FileTime[];
}

export interface Step {
  name: string;
  run: () => Promise<Count>;
}

/** One program whose exit code is its verdict; it speaks when it fails, and where it says NOT RUN. */
export const verdict = (name: string, command: string, args: string[]): Step => ({
  name,
  async run() {
    const { code, output } = await run(command, args, { quiet: true });
    if (code !== 0) process.stdout.write(`\n--- ${name} ---\n${output}\n`);
    const aloud = output
      .split('\n')
      .filter((line) => line.startsWith('NOT RUN'))
      .join('; ');
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, aloud };
  },
});

const compiled = path.join(root, 'node_modules/.cache/compiled');

/** A test runner that writes a JSON report; one that fails without naming a failed test, or runs none, is a failure of its own. */
const suite = (
  name: string,
  command: string,
  args: string[],
  report: string,
  env: Record<string, string> = {},
): Step => ({
  name,
  async run() {
    const file = path.join(root, 'test-results', report);
    await rm(file, { force: true });
    await mkdir(path.dirname(file), { recursive: true });
    process.stdout.write(`\n--- ${name} ---\n`);
    // tests start the server again and again: what was compiled once is kept
    const { code } = await run(command, args, { env: { NODE_COMPILE_CACHE: compiled, ...env } });
    const written = await readFile(file, 'utf8').catch(() => '{}');
    const count = { ...countReport(written), files: fileTimes(JSON.parse(written), root) };
    const silentFailure = (code !== 0 && count.failed === 0) || count.passed + count.failed === 0;
    return silentFailure ? { ...count, failed: count.failed + 1 } : count;
  },
});

export const vitest = (
  name: string,
  projects: string[],
  env: Record<string, string> = {},
  files: string[] = [],
  // most of them wait for a database or a browser, not for a processor
  atOnce = 4,
) => {
  const report = `${name.replaceAll(/\W+/g, '-')}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${report}`];
  return suite(name, 'vitest', ['run', ...chosen, `--maxWorkers=${atOnce}`, ...reporters, ...files], report, env);
};

export const journeys = (env: Record<string, string> = {}, args: string[] = []) =>
  suite('journeys', 'playwright', ['test', ...args], 'journeys.json', env);

/** Runs one after the other, all of them, and ends with the closing line. */
export async function runSteps(steps: Step[]): Promise<void> {
  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  const files: FileTime[] = [];
  for (const step of steps) {
    const beganAt = performance.now();
    const count = await step.run();
    total.passed += count.passed;
    total.failed += count.failed;
    files.push(...(count.files ?? []));
    const seconds = ((performance.now() - beganAt) / 1000).toFixed(1);
    const line = `${count.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s${(count.aloud ?? '') === '' ? '' : `, ${count.aloud}`}`;
    lines.push(line);
    process.stdout.write(`${line}\n`);
  }
  if (files.length > 0) process.stdout.write(`\nThe slowest files:\n${slowestFiles(files).join('\n')}\n`);
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

function countReport(text: string): Count {
  const report: unknown = JSON.parse(text);
  if (typeof report !== 'object' || report === null) return { passed: 0, failed: 0 };
  // vitest
  if ('numPassedTests' in report && 'numFailedTests' in report)
    return { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) };
  // Playwright; a test that passed only when it was tried again has passed
  if ('stats' in report && typeof report.stats === 'object' && report.stats !== null) {
    const stats = new Map<string, unknown>(Object.entries(report.stats));
    const number = (key: string) => Number(stats.get(key) ?? 0);
    return { passed: number('expected') + number('flaky'), failed: number('unexpected') };
  }
  return { passed: 0, failed: 0 };
}

/** Where a run's minutes went: the files that took longest, from the report of Vitest or Playwright. */

interface FileTime {
  file: string;
  seconds: number;
}

/** Vitest's report */
interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** Playwright's report: a file is a suite, in which others may stand */
interface Suite {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

/** @param report as its runner wrote it, or nothing when it wrote none */
export function fileTimes(report: Partial<VitestReport> & { suites?: Suite[] }, root: string): FileTime[] {
  const ofVitest = (report.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: name.replace(root, ''),
    seconds: (endTime - startTime) / 1000,
  }));
  const ofPlaywright = (report.suites ?? []).map((suite) => ({
    file: `tests/${suite.file}`,
    seconds: secondsOf(suite),
  }));
  return [...ofVitest, ...ofPlaywright];
}

function secondsOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)),
  );
  return [...own, ...suites.map(secondsOf)].reduce((sum, seconds) => sum + seconds, 0);
}

/** @returns a line for each of the ten that took longest */
export const slowestFiles = (times: readonly FileTime[]): string[] =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
