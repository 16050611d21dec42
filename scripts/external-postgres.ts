/** The suites on an ordinary PostgreSQL 15 beside the embedded one, so that both kinds stay supported. */
import { ensureTools, postgres15 } from './ensure-tools.ts';
import { startPostgres15 } from './postgres15.ts';
import { journeys, vitest } from './steps.ts';
import type { Step } from './steps.ts';

/** The API tests that touch migrations, jobs and the composed server. */
export const postgresSmoke = onPostgres15('smoke on PostgreSQL 15', ({ adminUrl }) =>
  vitest('api', ['api'], { TEST_DATABASE_URL: adminUrl }, ['tests/api/jobs', 'tests/api/healthz', 'tests/api/migrate']),
);

export const suiteOnPostgres15 = [
  onPostgres15('api on PostgreSQL 15', ({ adminUrl }) => vitest('api', ['api'], { TEST_DATABASE_URL: adminUrl })),
  onPostgres15('journeys on PostgreSQL 15', ({ adminUrl }) => journeys({ TEST_SITE_DATABASE_URL: adminUrl })),
];

export function onPostgres15(name: string, step: (server: { adminUrl: string }) => Step): Step {
  return {
    name,
    async run() {
      if (!(await ensureTools([postgres15]))) return { passed: 0, failed: 1 };
      const server = await startPostgres15();
      try {
        return await step(server).run();
      } finally {
        await server.stop();
      }
    },
  };
}
