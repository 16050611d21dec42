/** What this process counts for Prometheus. Labels are route patterns and statuses: no id, no address, no tenant. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/open-database.ts';
import { whenEnded } from '../http/when-ended.ts';
import type { CircuitBreaker } from '../lib/circuit-breaker.ts';

/** what the queue's tables say; the same in every process, since they share them */
interface QueueState {
  due: number;
  oldestDueSeconds: number;
  expiredLeases: number;
  givenUp: number;
  lettersWaiting: number;
  oldestLetterSeconds: number;
  workers: number;
}

export function createMetrics(db: Database, readQueue: () => Promise<QueueState>) {
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
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const due = gauge('vitrine_jobs_due', 'Jobs that could run now, those of dead workers among them');
  const oldest = gauge('vitrine_jobs_oldest_due_seconds', 'How long the oldest of them could have run');
  const expired = gauge('vitrine_jobs_lease_expired', 'Jobs whose worker died or hangs, until another takes them');
  const givenUp = gauge('vitrine_jobs_given_up_7d', 'Jobs of the last 7 days that failed for good');
  const workers = gauge('vitrine_workers', 'Workers that hear the queue, in all processes');
  const letters = gauge(
    'vitrine_letters_failing',
    'Letters that were refused at least once and wait to be tried again',
  );
  const oldestLetter = gauge('vitrine_letters_failing_oldest_seconds', 'Age of the oldest of them');
  const parked = gauge(
    'vitrine_payment_events_parked',
    'Payment events that wait for the operator (npm run admin -- replay-events)',
  );

  async function readTables(): Promise<void> {
    const state = await readQueue();
    due.set(state.due);
    oldest.set(state.oldestDueSeconds);
    expired.set(state.expiredLeases);
    givenUp.set(state.givenUp);
    workers.set(state.workers);
    letters.set(state.lettersWaiting);
    oldestLetter.set(state.oldestLetterSeconds);
    const { rows } = await db.execute(
      sql`select count(*) as parked from payment_events where parked_because is not null`,
    );
    parked.set(Number(rows[0]?.['parked']));
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
      await readTables().catch(() => failedScrapes.inc());
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

interface TokenUsage {
  promptTokens: number;
  completionTokens: number;
  /** estimated tokens of the prompt, by what it is made of */
  parts?: Partial<Record<string, number>>;
}

/** Numbers about answers: what the model was asked and how that went, and how replies came to be. */
function createAnswerMetrics(registers: Registry[]) {
  const calls = new Counter({
    name: 'vitrine_model_calls_total',
    help: 'Questions put to the model, repairs and look-ups within one',
    labelNames: ['result'],
    registers,
  });
  const failures = new Counter({
    name: 'vitrine_model_failures_total',
    help: 'Of those the ones without a reply that could be sent, by kind',
    labelNames: ['kind'],
    registers,
  });
  const took = new Histogram({
    name: 'vitrine_model_seconds',
    help: 'How long the model took, repairs and look-ups included',
    labelNames: ['result'],
    buckets: [0.25, 0.5, 1, 2, 3, 5, 8, 13],
    registers,
  });
  const tokens = new Counter({
    name: 'vitrine_model_tokens_total',
    help: 'Tokens of the replies that were sent, as the endpoint counts or, where it does not, estimated',
    labelNames: ['direction'],
    registers,
  });
  const promptTokens = new Counter({
    name: 'vitrine_prompt_tokens_total',
    help: 'Estimated tokens of prompts by what they are made of',
    labelNames: ['part'],
    registers,
  });
  const replies = new Counter({
    name: 'vitrine_replies_total',
    help: 'Replies by how they came to be and what became of the question',
    labelNames: ['path', 'outcome'],
    registers,
  });
  let breaker: CircuitBreaker | null = null;
  const open = new Gauge({
    name: 'vitrine_model_breaker_open',
    help: '1 while the model is left alone after failures in a row',
    registers,
    collect() {
      open.set(breaker?.isOpen() === true ? 1 : 0);
    },
  });

  return {
    /** @returns the same breaker, whose state is told from now on */
    watched(one: CircuitBreaker): CircuitBreaker {
      breaker = one;
      return one;
    },
    modelAsked(result: string, seconds: number, usage: TokenUsage | null): void {
      calls.inc({ result: result === 'ok' ? 'ok' : 'failed' });
      if (result !== 'ok') failures.inc({ kind: result });
      took.observe({ result: result === 'ok' ? 'ok' : 'failed' }, seconds);
      if (usage === null) return;
      tokens.inc({ direction: 'in' }, usage.promptTokens);
      tokens.inc({ direction: 'out' }, usage.completionTokens);
      for (const [part, count] of Object.entries(usage.parts ?? {})) promptTokens.inc({ part }, count ?? 0);
    },
    replied(path: string, outcome: string): void {
      replies.inc({ path, outcome });
    },
  };
}
