/** RE-12 The mail server is away for an hour, or for good: real SMTP on loopback, and a clock that the test moves on by what the queue waits for. */
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { proofLetterJobKind } from '../../server/src/features/knowledge/jobs.ts';
import { enqueueJob, retryGivenUpJobs } from '../../server/src/jobs/job-queue.ts';
import { createOperatorPort } from '../../server/src/operating/operator-port.ts';
import { inProcess } from './support/in-process.ts';
import { createTestClient, testPassword } from './support/test-client.ts';
import type { TestClient } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

const test = inProcess('it moves the clock of the queue on');
const hour = 3_600;

let server: TestServer;
let client: TestClient;
let operator: ReturnType<typeof createOperatorPort>;
let port: number;
let received: string[];
let smtp: SMTPServer | null = null;

beforeEach(async () => {
  port = await freePort();
  received = [];
  server = await startTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  client = createTestClient(server);
  operator = createOperatorPort({ ...server, publicUrl: '', log: server.app.log });
});
afterEach(async () => {
  await operator.close();
  await server.close();
  await endMail();
});

/** @param perWindow as many letters as it takes in `windowMs`; then it wants none for now */
async function beginMail(perWindow = Infinity, windowMs = 10_000): Promise<void> {
  const taken: number[] = [];
  const begun = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      const lately = taken.filter((at) => at > performance.now() - windowMs).length;
      if (lately >= perWindow)
        return done(Object.assign(new Error('4.7.0 Throttling failure: rate exceeded'), { responseCode: 454 }));
      taken.push(performance.now());
      return done();
    },
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    begun.listen(port, '127.0.0.1', resolve);
  });
  smtp = begun;
}

async function endMail(): Promise<void> {
  const ending = smtp;
  smtp = null;
  await new Promise<void>((resolve) => {
    if (ending) ending.close(resolve);
    else resolve();
  });
}

async function askForLetters(count: number): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, n) => `reset${n}@loom.example`);
  for (const email of addresses) {
    await client.send('register', { body: { name: 'A', email, password: testPassword } });
    await client.send('forgotPassword', { body: { email } });
  }
  return addresses;
}

const letters = async () =>
  (
    await server.db.execute<{ waits: number; under_way: boolean; finished: boolean; failed: boolean }>(sql`
      select coalesce(extract(epoch from run_at - now()), 0)::float as waits, lease_token is not null as under_way,
        finished_at is not null as finished, last_error is not null as failed
      from jobs where kind like '%letter'`)
  ).rows;

/** Waits until every letter was tried that is due. @returns seconds until the first of them is tried again; null when none will be */
async function untilNextTry(): Promise<number | null> {
  const now = await vi.waitFor(
    async () => {
      const seen = await letters();
      for (const one of seen) expect(one.finished || (!one.under_way && one.failed && one.waits > 0)).toBe(true);
      return seen;
    },
    { timeout: 15_000, interval: 20 },
  );
  const waiting = now.filter(({ finished }) => !finished).map(({ waits }) => waits);
  return waiting.length === 0 ? null : Math.max(...waiting);
}

/** `seconds` go by for the queue */
async function pass(seconds: number): Promise<void> {
  await server.db.execute(sql`
    update jobs set run_at = run_at - ${seconds} * interval '1 second',
      created_at = created_at - ${seconds} * interval '1 second' where finished_at is null`);
  await server.db.execute(sql`select pg_notify('vitrine_jobs', '')`);
}

const number = async (name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec((await operator.inject('/metrics')).body)?.[1]);

test(
  'RE-12 an hour without a mail server loses no letter, and the operator sees it',
  { timeout: 120_000 },
  async () => {
    const addresses = await askForLetters(5);
    let away = 0;
    const pauses: number[] = [];
    while (away < hour) {
      const next = (await untilNextTry()) ?? expect.fail('a letter was given up');
      pauses.push(next);
      away += next;
      if (away > hour / 2) {
        expect(await number('vitrine_letters_failing')).toBe(addresses.length);
        expect(await number('vitrine_letters_failing_oldest_seconds')).toBeGreaterThan(900);
      }
      await pass(next + 1);
    }
    expect(pauses.every((pause, n) => n === 0 || pause > (pauses[n - 1] ?? 0) - 1)).toBe(true);
    await untilNextTry();
    await beginMail();
    await pass(hour);
    await vi.waitFor(() => expect(received.toSorted()).toEqual(addresses), { timeout: 15_000 });
    expect(await untilNextTry()).toBeNull();
    expect(await number('vitrine_letters_failing')).toBe(0);
    expect(await number('vitrine_jobs_given_up_7d')).toBe(0);
  },
);

test(
  'RE-12 a backlog of 550 letters reaches a server that takes only so many at once: each once, the last attempt too',
  { timeout: 180_000 },
  async () => {
    await askForLetters(1);
    await untilNextTry();
    await server.db.execute(sql`
    insert into jobs (kind, payload, attempts, last_error, run_at, created_at)
      select kind, payload, case n % 2 when 0 then 44 else 12 end, 'away', run_at, now() - interval '20 hours'
      from jobs, generate_series(1, 549) n`);
    await beginMail(200);
    await pass(hour);
    const began = performance.now();
    await vi.waitFor(() => expect(received).toHaveLength(550), { timeout: 120_000, interval: 100 });
    expect(performance.now() - began).toBeGreaterThan(20_000);
    expect(await untilNextTry()).toBeNull();
    expect(received).toHaveLength(550);
    expect(await number('vitrine_jobs_given_up_7d')).toBe(0);
  },
);

test('RE-12 letters of other kinds wait the outage out too: a proof that was lost, an account that was deleted', async () => {
  const owner = await client.newOwner({ paid: true });
  const knowledge = { region: 'eu', websiteUrl: 'loom.example', sitemapURL: 'https://loom.example/sitemap.xml' };
  await client.send('createKnowledge', {
    token: owner.token,
    body: { agentId: owner.agentId, ...knowledge, excludeUrl: [] },
  });
  await server.db.execute(sql`update agent_knowledge set ownership_lost_at = now()`);
  await enqueueJob(server.db, { kind: proofLetterJobKind, payload: { agentId: owner.agentId } });
  const gone = await client.newOwner();
  const deletion = { userId: gone.userId, password: testPassword };
  await client.send('deleteAccount', { token: gone.token, body: deletion });
  await vi.waitFor(async () => expect(await letters()).toHaveLength(2), { timeout: 15_000 });
  for (let away = 0; away < hour;) {
    const next = (await untilNextTry()) ?? expect.fail('a letter was given up');
    expect(await number('vitrine_letters_failing')).toBe(2);
    away += next;
    await pass(next + 1);
  }
  await untilNextTry();
  await beginMail();
  await pass(hour);
  const addresses = [owner, gone].map(({ record }) => record.user.email);
  await vi.waitFor(() => expect(received.toSorted()).toEqual(addresses.toSorted()), { timeout: 15_000 });
});

test('RE-12 after a day a letter is given up, seen, and begins again by hand', { timeout: 120_000 }, async () => {
  const [address] = await askForLetters(1);
  let away = 0;
  for (let next = await untilNextTry(); next !== null; next = await untilNextTry()) {
    away += next;
    await pass(next + 1);
  }
  expect(away / hour).toBeGreaterThan(23);
  expect(await number('vitrine_jobs_given_up_7d')).toBe(1);
  expect(received).toEqual([]);
  await beginMail();
  const [put] = await retryGivenUpJobs(server.db);
  expect(put).toMatchObject({
    kind: 'accounts.letter',
    were: 'given up',
    jobs: 1,
    lastError: expect.stringContaining('ECONNREFUSED'),
  });
  await vi.waitFor(() => expect(received).toEqual([address]), { timeout: 15_000 });
  await vi.waitFor(async () => expect(await number('vitrine_jobs_given_up_7d')).toBe(0));
});

test('the operator sees that no worker is there, and the jobs of one that died', async () => {
  await vi.waitFor(async () => expect(await number('vitrine_workers')).toBe(1));
  await server.worker?.stop();
  await vi.waitFor(async () => expect(await number('vitrine_workers')).toBe(0));
  await server.db.execute(sql`delete from jobs`);
  await server.db.execute(sql`
    insert into jobs (kind, payload, attempts, run_at, lease_token, lease_until) values
      ('knowledge.train', '{}', 1, now() - interval '1 hour', 'dead', now() - interval '1 minute'),
      ('knowledge.train', '{}', 1, now() - interval '2 hours', 'alive', now() + interval '1 minute')`);
  expect(await number('vitrine_jobs_lease_expired')).toBe(1);
  expect(await number('vitrine_jobs_due')).toBe(1);
  expect(await number('vitrine_jobs_oldest_due_seconds')).toBeGreaterThan(3_590);
  expect(await number('vitrine_jobs_oldest_due_seconds')).toBeLessThan(hour + 600);
});

test('jobs of one key are put back once, and not beside one that waits', async () => {
  await server.worker?.stop();
  const givenUp = (id: number, key: string | null) =>
    sql`insert into jobs (id, kind, payload, dedupe_key, attempts, last_error, finished_at)
      values (${900_000 + id}, 'accounts.letter', '{}', ${key}, 45, 'away', now())`;
  for (const [id, key] of [null, null, 'twice', 'twice', 'waits'].entries()) await server.db.execute(givenUp(id, key));
  await server.db.execute(sql`insert into jobs (kind, payload, dedupe_key) values ('accounts.letter', '{}', 'waits')`);
  await server.db.execute(sql`
    insert into jobs (kind, payload, attempts, last_error, run_at)
      values ('billing.letter', '{}', 3, 'busy', now() + interval '40 minutes')`);
  expect(await retryGivenUpJobs(server.db)).toEqual([
    { kind: 'accounts.letter', were: 'given up', jobs: 3, lastError: 'away' },
    { kind: 'billing.letter', were: 'waiting', jobs: 1, lastError: 'busy' },
  ]);
  expect(await retryGivenUpJobs(server.db)).toEqual([]);
  const { rows } = await server.db.execute(
    sql`select id from jobs where id >= 900000 and finished_at is null order by id`,
  );
  expect(rows.map(({ id }) => Number(id))).toEqual([900_000, 900_001, 900_003]);
});
