import { expect, test } from 'vitest';
import { fileTimes, slowestFiles } from './steps.ts';

test('files of both runners stand by the time they took, ten at most', () => {
  const vitest = { testResults: [{ name: '/here/a.test.ts', startTime: 1_000, endTime: 3_500 }] };
  const journey = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const playwright = {
    suites: [
      { file: 'e2e/b.spec.ts', specs: [journey(1_000)], suites: [{ file: '', specs: [journey(4_000, 500)] }] },
      { file: 'e2e/c.spec.ts', specs: [] },
    ],
  };
  const times = [vitest, playwright, {}].flatMap((report) => fileTimes(report, '/here/'));
  expect(slowestFiles(times)).toEqual([
    '    5.5 s  tests/e2e/b.spec.ts',
    '    2.5 s  a.test.ts',
    '    0.0 s  tests/e2e/c.spec.ts',
  ]);
  expect(slowestFiles(Array.from({ length: 12 }, (_, seconds) => ({ file: 'x', seconds })))).toHaveLength(10);
});
