/** The letter a week with what is worth doing: who gets it, what stands in it, and the link that ends it without a log-in. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLetterStore } from '../../server/src/features/insights/store.ts';
import { inProcess } from './support/in-process.ts';
import { letterTo } from './support/outbox.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';
import { enqueueJob } from '../../server/src/jobs/job-queue.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  client = createTestClient(server);
});
afterAll(() => server.close());

/** Trained two weeks ago, so the letter is due. */
async function newOwner(): Promise<TestOwner & { email: string }> {
  const made = await client.newOwner({ paid: true });
  await trainOn(server, made.agentId);
  await server.db.execute(sql`update agents set created_at = now() - interval '14 days' where id = ${made.agentId}`);
  return { ...made, email: made.record.user.email };
}

const write = (agentId: string) => enqueueJob(server.db, { kind: 'insights.letter', payload: { agentId } });

const whole = (letter: string) => letter.replaceAll('=\n', '').replaceAll('=3D', '=');
/** that a mail program presses; the one that people press is the same */
function linkIn(letter: string): string {
  const link = /^List-Unsubscribe:\s*<(\S+)>$/m.exec(whole(letter).replaceAll('\r', ''))?.[1] ?? 'http://none/';
  expect(whole(letter)).toContain(`No more of these letters: ${link}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
const isWanted = async ({ agentId, token }: TestOwner) =>
  (await client.send('getInsights', { token, query: { agentId } })).body.weeklyLetter;

inProcess('it calls the store')('is given out once a week for an agent, to those who want it', async () => {
  const owner = await newOwner();
  const young = await client.newOwner({ paid: true });
  await trainOn(server, young.agentId);
  const off = await newOwner();
  await client.send('updateWeeklyLetter', { token: off.token, body: { agentId: off.agentId, weeklyLetter: false } });
  const store = createLetterStore(server.db);
  const first = await Promise.all([store.claimDue(), store.claimDue()]);
  const claims = first.flat();
  // the server's own worker may have been earlier
  expect(claims.filter((id) => id === owner.agentId).length).toBeLessThanOrEqual(1);
  expect(claims).not.toContain(young.agentId);
  expect(claims).not.toContain(off.agentId);
  const { rows } = await server.db.execute(
    sql`select weekly_letter_at is not null as told from agent_choices where agent_id = ${owner.agentId}`,
  );
  expect(rows).toEqual([{ told: true }]);
  expect(await store.claimDue()).not.toContain(owner.agentId);
});

describe('the weekly letter', () => {
  test('names three things at most, each with its page, and carries the headers of RFC 8058', async () => {
    const owner = await newOwner();
    await write(owner.agentId);
    const letter = whole(await letterTo(server, owner.email));
    expect(letter).toMatch(/Subject: (?:One thing|Two things|Three things) worth doing this week/);
    expect(letter).toContain('1. The widget has not been seen on your shop yet');
    expect(letter).not.toContain('\n4. ');
    expect(letter).toContain('/integrations');
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });

  test.each(['GET', 'POST'] as const)('its link ends it by %s, without a log-in', async (method) => {
    const owner = await newOwner();
    await write(owner.agentId);
    const url = linkIn(await letterTo(server, owner.email));
    expect(await isWanted(owner)).toBe(true);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = { headers, payload: 'List-Unsubscribe=One-Click' };
    const answer = await server.app.inject({ method, url, ...(method === 'POST' && form) });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('No more weekly e-mails');
    expect(answer.headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(await isWanted(owner)).toBe(false);
    await client.send('updateWeeklyLetter', {
      token: owner.token,
      body: { agentId: owner.agentId, weeklyLetter: true },
    });
    expect(await isWanted(owner)).toBe(true);
  });

  test('no other link ends it: not another agent’s key, not a key that is cut, not none', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    await write(owner.agentId);
    const url = linkIn(await letterTo(server, owner.email));
    for (const wrong of [
      url.replace(owner.agentId, other.agentId),
      url.slice(0, -1),
      url.replace(/&key=.*/, ''),
      '/letters/weekly/off',
      `/letters/weekly/off?agentId=${owner.agentId}&agentId=x&key=y`,
    ]) {
      expect((await server.app.inject({ method: 'GET', url: wrong })).statusCode, wrong).toBe(404);
    }
    expect((await server.app.inject({ method: 'HEAD', url })).statusCode).not.toBe(200);
    expect([await isWanted(owner), await isWanted(other)]).toEqual([true, true]);
  });
});
