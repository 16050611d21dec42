/** `npm test`: everything that decides whether a change may land. */
import { build } from './build-parts.ts';
import { staticChecks } from './checks.ts';
import { desktopTests } from './desktop-tests.ts';
import { browser, ensureTools, keyRing, postgres15 } from './ensure-tools.ts';
import { postgresSmoke } from './external-postgres.ts';
import { journeys, runSteps, vitest } from './steps.ts';

if (!(await ensureTools([browser]))) process.exit(1);
const isCi = process.env['CI'] !== undefined;
// at once, for the system installs one thing at a time; whoever needs them says so when they are missing
await ensureTools([keyRing, ...(isCi ? [postgres15] : [])]);
if ((await build({ onlyStale: true })) !== 0) process.exit(1);
await runSteps(
  [
    vitest('api', ['api']),
    // those marked @long run in `npm run verify`
    journeys({}, ['--grep-invert', '@long']),
    // the whole suite runs there in `npm run verify`
    ...(isCi ? [postgresSmoke] : []),
  ],
  // these fill the processors while those above wait for databases and browsers
  [...staticChecks, vitest('unit', ['unit'], {}, [], 2), vitest('component', ['component']), desktopTests],
);
