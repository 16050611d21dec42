/** A thousand at once: in chats with a slow model, and at the door when the server comes back. Everyone is served; how soon is reported, not held. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import type { Postgres15 } from '../../scripts/external-postgres.ts';
import { startClockedModel } from '../bench/server/clocked-model.ts';
import { percentile } from '../bench/server/percentiles.ts';
import { report } from './support/report.ts';
import { residentMb } from './support/resident-mb.ts';
import { startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { openShops } from './support/visitors-load.ts';

const crowd = 1_000;
let postgres: Postgres15;
let model: Awaited<ReturnType<typeof startClockedModel>>;
let server: ServerProcess;
let shops: Awaited<ReturnType<typeof openShops>>;

beforeAll(async () => {
  postgres = await startPostgres15();
  model = await startClockedModel(2_000);
  server = await startServer(postgres.adminUrl, { ROLE: 'api', LLM_BASE_URL: model.url, LLM_MODEL: 'clocked' });
  shops = await openShops(server.url, postgres.adminUrl, 20);
}, 120_000);
afterAll(async () => {
  await server.stop();
  model.close();
  await postgres.stop();
});

interface Visitor {
  agentId: string;
  sessionId: string;
}

const ask = (path: string, body?: object, accept = 'application/json') =>
  fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { accept, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** As a visitor’s browser does: where nobody listens, or a busy server says so, it tries again in a while. */
function createPatientAsk() {
  let askedToWait = 0;
  return {
    askedToWait: () => askedToWait,
    async ask(...asked: Parameters<typeof ask>): Promise<{ status: number; text: string }> {
      for (;;) {
        const answer = await ask(...asked).catch(() => null);
        const text = (await answer?.text().catch(() => null)) ?? null;
        if (answer !== null && text !== null && answer.status !== 503) return { status: answer.status, text };
        if (answer?.status === 503) askedToWait += 1;
        const waitMs = Number(answer?.headers.get('retry-after') ?? 0.5) * 1_000;
        await sleep(waitMs * (0.5 + Math.random()));
      }
    },
  };
}

/** a hundred at a time: their coming is not what is asked here */
async function visitorsCome(): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  while (visitors.length < crowd) {
    const come = Array.from({ length: 100 }, async (_, i): Promise<Visitor> => {
      const agentId = shops[i % shops.length]?.agentId ?? '';
      const text = await (await ask('/api/agents/create_new_session', { agentId })).text();
      return { agentId, sessionId: /"sessionId":"([\w-]+)"/.exec(text)?.[1] ?? '' };
    });
    visitors.push(...(await Promise.all(come)));
  }
  expect(new Set(visitors.map(({ sessionId }) => sessionId)).size).toBe(crowd);
  return visitors;
}

const said = ({ agentId, sessionId }: Visitor) => ({
  agentId,
  sessionId,
  userQuery: `How long is delivery? Q${randomUUID()}`,
  clientMessageId: randomUUID(),
});

test(
  'LO-02 a thousand chats at once, the model takes two seconds: each gets its reply, and the door stays open',
  { timeout: 300_000 },
  async () => {
    const visitors = await visitorsCome();
    const healthMs: number[] = [];
    const health = new Set<number>();
    const over = new AbortController();
    const watching = (async () => {
      while (!over.signal.aborted) {
        const began = performance.now();
        health.add((await ask('/healthz')).status);
        healthMs.push(performance.now() - began);
        await sleep(100);
      }
    })();
    const began = performance.now();
    const doneMs: number[] = [];
    const patient = createPatientAsk();
    const ends = await Promise.all(
      visitors.map(async (visitor) => {
        const { text } = await patient.ask('/api/agents/get_response', said(visitor), 'text/event-stream');
        doneMs.push(performance.now() - began);
        return text.includes('event: done') ? 'done' : text.slice(0, 200);
      }),
    );
    over.abort();
    await watching;
    expect(health).toEqual(new Set([200]));
    expect(ends.filter((end) => end !== 'done')).toEqual([]);
    report('1,000 chats at once, model of 2 s', {
      'first / last reply': `${percentile(doneMs, 0)} / ${percentile(doneMs, 1)} ms`,
      'asked to wait': patient.askedToWait(),
      'MB of the server': Math.round(await residentMb(server.pid())),
      'health meanwhile, p95': `${percentile(healthMs, 0.95)} ms`,
    });
  },
);

test(
  'LO-09 a thousand widgets come back in the second in which the server does: each is served, and what was written under way stands once',
  { timeout: 300_000 },
  async () => {
    const visitors = await visitorsCome();
    await server.end('SIGKILL');
    // all that stood open ask, and one in ten sends again what it had written
    const backMs: number[] = [];
    const statuses: number[] = [];
    const opened = Promise.withResolvers<void>();
    const patient = createPatientAsk();
    const returning = visitors.map(async (visitor, i) => {
      const message = said(visitor);
      await opened.promise;
      const began = performance.now();
      const calls: Parameters<typeof ask>[] = [
        [`/api/agents/get_agent_style/${visitor.agentId}`],
        [`/api/agents/get_session_messages?sessionId=${visitor.sessionId}`],
        ...(i % 10 === 0
          ? Array.from({ length: 2 }, (): Parameters<typeof ask> => ['/api/agents/get_response', message])
          : []),
      ];
      for (const call of calls) statuses.push((await patient.ask(...call)).status);
      backMs.push(performance.now() - began);
    });
    opened.resolve();
    await sleep(2_000);
    await server.start();
    await Promise.all(returning);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const written = visitors.filter((_, i) => i % 10 === 0);
    const kept = await Promise.all(
      written.map(async ({ sessionId }) => {
        const text = await (await ask(`/api/agents/get_session_messages?sessionId=${sessionId}`)).text();
        return text.split('How long is delivery?').length - 1;
      }),
    );
    expect(new Set(kept)).toEqual(new Set([1]));
    report('1,000 widgets return after an outage', {
      'asked to wait': patient.askedToWait(),
      'p50 / p95 since the first try': `${percentile(backMs, 0.5)} / ${percentile(backMs, 0.95)} ms`,
    });
  },
);
