/** Where a run's minutes went: the files that took longest, from the report of Vitest or Playwright. */

export interface FileTime {
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
