/** What this process counts for Prometheus. Labels are route patterns and statuses: no id, no address, no tenant. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/open-database.ts';
import { whenEnded } from '../http/when-ended.ts';
import { createAnswerMetrics } from './answer-metrics.ts';

export function createMetrics(db: Database) {
  const pool = db.$client;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const took = new Histogram({
    name: 'vitrine_http_request_seconds',
    help: 'How long requests took, streamed ones to their end',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  });
  const running = new Gauge({ name: 'vitrine_http_requests_running', help: 'Requests being answered', registers });
  const connections = new Gauge({
    name: 'vitrine_database_connections',
    help: 'Connections of this process; waiting counts requests that have none',
    labelNames: ['state'],
    registers,
    collect() {
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const failedScrapes = new Counter({
    name: 'vitrine_queue_reads_failed_total',
    help: 'Times the queue could not be read for these numbers',
    registers,
  });
  const due = new Gauge({ name: 'vitrine_jobs_due', help: 'Jobs that could run now', registers });
  const oldest = new Gauge({ name: 'vitrine_jobs_oldest_due_seconds', help: 'Age of the oldest of them', registers });
  const givenUp = new Gauge({
    name: 'vitrine_jobs_given_up_7d',
    help: 'Jobs of the last 7 days that failed for good',
    registers,
  });
  const parked = new Gauge({
    name: 'vitrine_payment_events_parked',
    help: 'Payment events that wait for the operator (npm run admin -- replay-events)',
    registers,
  });

  /** the same in every process: they share the tables */
  async function readQueue(): Promise<void> {
    const { rows } = await db.execute<Record<'due' | 'oldest' | 'given_up' | 'parked', string>>(sql`
      select count(*) filter (where finished_at is null and run_at <= now() and lease_until is null) as due,
        coalesce(extract(epoch from now() - min(run_at) filter (
          where finished_at is null and run_at <= now() and lease_until is null)), 0) as oldest,
        count(*) filter (where finished_at is not null and last_error is not null and lease_token is null
          and attempts >= 5) as given_up,
        (select count(*) from payment_events where parked_because is not null) as parked
      from jobs`);
    const [row] = rows;
    due.set(Number(row?.due));
    oldest.set(Number(row?.oldest));
    givenUp.set(Number(row?.given_up));
    parked.set(Number(row?.parked));
  }

  return {
    answers: createAnswerMetrics(registers),
    contentType: registry.contentType,
    observe(app: FastifyInstance): void {
      app.addHook('onRequest', async () => running.inc());
      whenEnded(app, (request, reply, status) => {
        running.dec();
        const route = request.routeOptions.url ?? 'unknown';
        took.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
      });
    },
    async read(): Promise<string> {
      // a database that is away is seen elsewhere; the process's own numbers still count
      await readQueue().catch(() => failedScrapes.inc());
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
