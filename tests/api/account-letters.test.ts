/** The letters that tell of an account's own changes, and what asking for one shows of who has an account. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProcess, patience } from './support/in-process.ts';
import { letterTo, tokenIn } from './support/outbox.ts';
import { createTestClient, testPassword } from './support/test-client.ts';
import type { TestClient } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  client = createTestClient(server);
});
afterAll(() => server.close());

test('RE-10 after a reset the address is told that the password was changed, and what to do if it was not them', async () => {
  const { record } = await client.newOwner();
  const { email } = record.user;
  await client.send('forgotPassword', { body: { email } });
  const userId = tokenIn(await letterTo(server, email));
  expect(
    (await client.send('resetPassword', { body: { userId: 'x'.repeat(43), password: 'brand new 42' } })).body,
  ).toMatchObject({ success: false });
  expect((await client.send('resetPassword', { body: { userId, password: 'brand new 42' } })).body).toEqual({
    success: true,
  });
  const letter = await letterTo(server, email, 2);
  expect(letter).toContain('Subject: Your Vitrine password was changed');
  expect(letter).toContain('/forgot-password');
  expect(letter).not.toContain('brand new 42');
  expect(tokenIn(letter)).toBe('');
});

test('a deletion is confirmed to the address it had, once, and then the address is nowhere', async () => {
  const { record, token, userId } = await client.newOwner();
  const { email } = record.user;
  const { body } = await client.send('deleteAccount', { token, body: { userId, password: testPassword } });
  expect(body).toEqual({ success: true });
  const letter = await letterTo(server, email);
  expect(letter).toContain('Subject: Your Vitrine account was deleted');
  expect(letter).toContain(record.user.name);
  const holds = async () => {
    const { rows } = await server.db.execute(sql`
      select (select count(*)::int from jobs where payload::text like ${`%${email}%`}) as jobs,
        (select count(*)::int from accounts where id = ${userId} or email = ${email}) as accounts`);
    return rows[0];
  };
  for (let i = 0; i < 100 * patience && JSON.stringify(await holds()) !== '{"jobs":0,"accounts":0}'; i += 1)
    await wait(50);
  expect(await holds()).toEqual({ jobs: 0, accounts: 0 });
});

describe('RE-07 known and unknown addresses cost the same', () => {
  inProcess('what it writes is counted')(
    'counted alike, a job of the same shape, no letter within the request',
    async () => {
      const own = await startTestServer({ worker: false, env: { RATE_LIMITS: 'on' } });
      const { send, newOwner } = createTestClient(own);
      const { record } = await newOwner();
      const shown = async () => {
        const { rows } = await own.db.execute(sql`
        select kind, payload, dedupe_key as key, run_at <= now() as due from jobs order by id`);
        const counters = await own.db.execute(sql`select hits from rate_counters where key like 'letter:%'`);
        return { jobs: rows, counters: counters.rows };
      };
      await send('forgotPassword', { body: { email: record.user.email } });
      const known = await shown();
      await send('forgotPassword', { body: { email: 'nobody@shop.example' } });
      const both = await shown();
      expect(known.jobs).toHaveLength(1);
      expect(both.jobs).toHaveLength(2);
      expect(both.counters).toEqual([{ hits: 1 }, { hits: 1 }]);
      const shapeOf = (job: Record<string, unknown> | undefined) => JSON.stringify(job).replaceAll(/usr_\w+/g, 'usr');
      expect(shapeOf(both.jobs[1])).toBe(shapeOf(both.jobs[0]));
      expect(JSON.stringify(both)).not.toContain('nobody@shop.example');
      await own.close();
    },
  );
});
