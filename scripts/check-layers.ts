/** Holds every module against the walls of .dependency-cruiser.cjs, and fails when modules were not read: a checker that reads nothing finds nothing. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from './run.ts';

const rooms = ['contract', 'chat', 'src', 'widget', 'server', 'tests', 'examples', 'scripts'];

const sources: string[] = [];
for await (const file of glob(`{${rooms.join(',')}}/**/*.{ts,tsx}`, { cwd: root })) {
  if (!/(^|\/)(node_modules|dist)\/|\.d\.ts$/.test(file)) sources.push(file);
}
const present = rooms.filter((room) => sources.some((file) => file.startsWith(`${room}/`)));
const { output } = await run(
  'depcruise',
  [...present, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  { quiet: true },
);
const report = parseReport(output);

const problems = report.violations.map(
  ({ rule, from, to }) => `${rule}: ${from} → ${to}\n    ${report.reasons.get(rule) ?? ''}`,
);
for (const file of sources) {
  const imports = report.modules.get(file);
  if (imports === undefined) problems.push(`not read: ${file}`);
  else if (imports === 0 && /^(import|export) [^;]*from '/m.test(await readFile(path.join(root, file), 'utf8')))
    problems.push(`its imports were not understood: ${file}`);
}

process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
process.stdout.write(`${sources.length} modules, ${report.rules} walls, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 && report.rules > 0 && sources.length > 0 ? 0 : 1;

interface Report {
  modules: Map<string, number>;
  violations: { rule: string; from: string; to: string }[];
  reasons: Map<string, string>;
  rules: number;
}

/** dependency-cruiser's own report; notes of its own stand before it. */
function parseReport(text: string): Report {
  const start = text.indexOf('{\n');
  const end = text.lastIndexOf('\n}');
  if (start < 0 || end < 0) throw new Error(`dependency-cruiser said no report:\n${text.slice(0, 2000)}`);
  // its shape is dependency-cruiser's published result format
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const report = JSON.parse(text.slice(start, end + 2)) as {
    modules: { source: string; dependencies: unknown[] }[];
    summary: {
      violations: { rule: { name: string }; from: string; to: string }[];
      ruleSetUsed: { forbidden: { name: string; comment: string }[] };
    };
  };
  const { violations, ruleSetUsed } = report.summary;
  return {
    modules: new Map(report.modules.map((module) => [module.source, module.dependencies.length])),
    violations: violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    reasons: new Map(ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment])),
    rules: ruleSetUsed.forbidden.length,
  };
}
