/** `npm run e2e`: the browser journeys; arguments go to Playwright. */
import { browser, ensureTools } from './ensure-tools.ts';
import { run } from './run.ts';

if (!(await ensureTools([browser]))) process.exit(1);
const { code } = await run('playwright', ['test', ...process.argv.slice(2)]);
process.exitCode = code;
