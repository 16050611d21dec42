/** `npm run verify`: what takes longer than a change should wait for. */
import { browser, ensureTools } from './ensure-tools.ts';
import { suiteOnPostgres15 } from './external-postgres.ts';
import { runSteps, verdict } from './steps.ts';

if (!(await ensureTools([browser]))) process.exit(1);
await runSteps([
  verdict('evaluation', 'node', ['tests/eval/run-eval.ts', '--check']),
  verdict('visitors’ questions', 'node', ['tests/eval/visitor-questions.ts']),
  verdict('widget in Firefox', 'node', ['tests/firefox/visit-in-firefox.ts']),
  ...suiteOnPostgres15,
]);
