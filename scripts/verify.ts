/** `npm run verify`: what takes longer than a change should wait for. */
import { build } from './build-parts.ts';
import { browser, ensureTools, nginx, pooler, postgres15 } from './ensure-tools.ts';
import { suiteBehindProxy } from './behind-proxy.ts';
import { suiteOnPostgres15 } from './external-postgres.ts';
import { runSteps, verdict, vitest } from './steps.ts';

if (!(await ensureTools([browser, postgres15]))) process.exit(1);
await ensureTools([nginx, pooler]);
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

await runSteps([
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
]);
