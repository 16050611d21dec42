/** `npm test`: everything that decides whether a change may land. */
import { build } from './build-parts.ts';
import { staticChecks } from './checks.ts';
import { desktopTests } from './desktop-tests.ts';
import { browser, ensureTools } from './ensure-tools.ts';
import { postgresSmoke } from './external-postgres.ts';
import { journeys, runSteps, vitest } from './steps.ts';

if (!(await ensureTools([browser]))) process.exit(1);
await runSteps([
  {
    name: 'build',
    run: async () => ((await build({ onlyStale: true })) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  },
  ...staticChecks,
  vitest('unit', ['unit']),
  vitest('component', ['component']),
  vitest('api', ['api']),
  desktopTests,
  // those marked @long run in `npm run verify`
  journeys({}, ['--grep-invert', '@long']),
  // the whole suite runs there in `npm run verify`
  ...(process.env['CI'] === undefined ? [] : [postgresSmoke]),
]);
