/** `npm run verify`: what takes longer than a change should wait for. */
import { onPostgres15 } from './external-postgres.ts';
import { runSteps } from './steps.ts';

await runSteps([onPostgres15('api on PostgreSQL 15')]);
