/** `npm run verify`: what takes longer than a change should wait for. */
import { build } from './build-parts.ts';
import { browser, ensureTools, postgres15 } from './ensure-tools.ts';
import { suiteOnPostgres15 } from './external-postgres.ts';
import { runSteps, verdict, vitest } from './steps.ts';

if (!(await ensureTools([browser, postgres15]))) process.exit(1);
if ((await build({ onlyStale: true })) !== 0) process.exit(1);
await runSteps([
  verdict('evaluation', 'node', ['tests/eval/run-eval.ts', '--check']),
  verdict('visitors’ questions', 'node', ['tests/eval/visitor-questions.ts']),
  verdict('widget in Firefox', 'node', ['tests/firefox/visit-in-firefox.ts']),
  vitest('faults', ['faults']),
  vitest('money at random', ['api'], { MONEY_HISTORIES: '2000', KILL_EVERY: '1' }, ['tests/api/money-']),
  ...suiteOnPostgres15,
]);
