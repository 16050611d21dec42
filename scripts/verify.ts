/** `npm run verify`: what takes longer than a change should wait for; `npm run verify -- proxy faults` runs the steps whose names hold one of these words. */
import { glob, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from './build-parts.ts';
import { browser, ensureTools, firefox, nginx, pooler, postgres15 } from './ensure-tools.ts';
import { onPostgres15, suiteOnPostgres15 } from './external-postgres.ts';
import { root } from './run.ts';
import { runSteps, verdict, vitest } from './steps.ts';

const name = 'api behind a proxy';
const kills = path.join(root, 'test-results/behind-proxy-kills.txt');

/** The API suite against two API processes and two workers behind a round-robin proxy, one of each killed at random all the while; and how much of the suite that was. */
const suiteBehindProxy = onPostgres15(name, ({ adminUrl }) => ({
  name,
  async run() {
    await rm(kills, { force: true });
    // each file has four processes besides
    const env = { API_BEHIND_PROXY: 'on', TEST_DATABASE_URL: adminUrl };
    const count = await vitest(name, ['api'], env, [], 2).run();
    const died = (await readFile(kills, 'utf8').catch(() => ''))
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number));
    const [apis, workers] = [0, 1].map((column) => died.reduce((sum, line) => sum + (line[column] ?? 0), 0));
    const leftOut = await reasons();
    const ran = count.passed + count.failed;
    process.stdout.write(
      `${ran} tests ran behind the proxy; ${apis} API processes and ${workers} workers died. Left out:\n`,
    );
    for (const [file, why] of leftOut) process.stdout.write(`  ${file}: ${why}\n`);
    return count;
  },
}));

async function reasons(): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const file of glob('tests/api/**/*.test.ts', { cwd: root })) {
    const text = await readFile(path.join(root, file), 'utf8');
    for (const [, why = ''] of text.matchAll(/inProcess\('(.+?)'\)/g)) found.push([file, why]);
  }
  return found.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

if (!(await ensureTools([browser, postgres15]))) process.exit(1);
await ensureTools([firefox, nginx, pooler]);
if ((await build({ onlyStale: true })) !== 0) process.exit(1);
/** OP-08 what counts days, money and letters, on a machine of another zone and tongue */
const elsewhere = [
  { TZ: 'Pacific/Apia', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' },
].map((env) =>
  vitest(`in ${env.TZ}, ${env.LANG}`, ['unit', 'api'], env, [
    'server/src',
    'contract/src',
    ...[
      'accounts',
      'password-reset',
      'agents',
      'answering',
      'billing',
      'conversation',
      'credits',
      'privacy',
      'retraining',
      'stripe',
      'training-schedule',
    ].map((name) => `tests/api/${name}`),
  ]),
);

const words = process.argv.slice(2);
const steps = [
  verdict('evaluation', 'node', ['tests/eval/run-eval.ts', '--check']),
  verdict('visitors’ questions', 'node', ['tests/eval/visitor-questions.ts']),
  verdict('widget in Firefox', 'node', ['tests/firefox/visit-in-firefox.ts']),
  verdict('hostile pages and screens in two browsers', 'node', ['tests/visit-table/show-table.ts']),
  vitest('a hundred thousand hidden spellings', ['unit'], { FUZZ_RUNS: '100000' }, [
    'server/src/features/answering/domain/links-are-ours',
  ]),
  verdict('protections taken out', 'node', ['scripts/check-protections.ts']),
  vitest('faults', ['faults']),
  vitest('outputs of models', ['api'], { MODEL_OUTPUTS: 'all' }, ['tests/api/model-outputs']),
  vitest('money at random', ['api'], { MONEY_HISTORIES: '2000', KILL_EVERY: '1' }, ['tests/api/money-']),
  verdict('ten minutes of mixed load', 'node', ['tests/bench/server/soak.ts', '10']),
  ...elsewhere,
  ...suiteOnPostgres15,
  suiteBehindProxy,
];
await runSteps(steps.filter((step) => words.length === 0 || words.some((word) => step.name.includes(word))));
