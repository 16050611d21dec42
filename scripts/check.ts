/** `npm run check`: what to run before each commit. */
import { staticChecks } from './checks.ts';
import { browser, ensureTools } from './ensure-tools.ts';
import { runSteps, vitest } from './steps.ts';

if (!(await ensureTools([browser]))) process.exit(1);
await runSteps([...staticChecks, vitest('unit', ['unit']), vitest('component', ['component'])]);
