/** Who asks too often is told how long to wait, by every process alike; who asks beside them is served. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../../server/src/config.ts';
import { inProcess } from '../support/in-process.ts';
import { email, useLimitedServer } from '../support/limited-server.ts';
import { testPassword } from '../support/test-client.ts';
import type { TestOwner } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';

const withClock = inProcess('it sets the clock of this process');
const { limited, logIn, newAddress, post, anotherProcess, windowsEnd } = useLimitedServer();

describe('sign-in', () => {
  withClock(
    'AU-04 the sixth wrong password waits, the right one works afterwards, and the owner elsewhere is not locked out',
    async () => {
      const from = newAddress();
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await logIn(`wrong ${tries}`, from);
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toMatchObject({ success: false, code: 'accounts.wrong_credentials' });
      }
      for (let tries = 5; tries < 11; tries += 1) {
        const answer = await logIn(tries === 10 ? testPassword : 'wrong', from);
        expect(answer.statusCode).toBe(429);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(200);
        expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(300);
        expect(answer.json()).toEqual({
          success: false,
          code: 'request.too_many',
          message: 'Too many attempts. Please try again in 5 minutes.',
          requestId: expect.stringMatching(/^req_/),
        });
      }
      expect((await logIn(testPassword, newAddress())).json()).toMatchObject({ success: true });
      await windowsEnd();
      expect((await logIn(testPassword, from)).json()).toMatchObject({ success: true });
    },
  );

  test('AU-04 who signs in rightly is not counted', async () => {
    const from = newAddress();
    for (let times = 0; times < 12; times += 1) expect((await logIn(testPassword, from)).statusCode).toBe(200);
  });

  test('AU-05 one password on many addresses trips the limit of the address it comes from', async () => {
    const from = newAddress();
    const statuses = [];
    for (let i = 0; i < 40; i += 1) statuses.push((await logIn('123456', from, `a${i}@b.example`)).statusCode);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses.slice(30)).toEqual(Array(10).fill(429));
  });

  test('AU-05 X-Forwarded-For evades nothing while no proxy is trusted, and counts where one is', async () => {
    const from = newAddress();
    const tries = async (server_: Pick<TestServer, 'app'>) => {
      const statuses = [];
      for (let i = 0; i < 8; i += 1) {
        const answer = await server_.app.inject({
          method: 'POST',
          url: '/api/login/login-user',
          payload: { email, password: 'wrong 1' },
          remoteAddress: from,
          headers: { 'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}`, 'x-real-ip': '203.0.113.9' },
        });
        statuses.push(answer.statusCode);
      }
      return statuses;
    };
    expect(await tries(limited().server)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const behindProxy = await anotherProcess({ TRUST_PROXY: '198.51.100.0/24' });
    expect(await tries(behindProxy)).toEqual(Array(8).fill(200));
    await behindProxy.app.close();
    expect(() => parseConfig({ TRUST_PROXY: '1' })).toThrow(/TRUST_PROXY/);
    expect(parseConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });
});

describe('letters', () => {
  const forgot = (address: string, from: string) => post('/users/forgot_password', { email: address }, from);
  const letters = async () => {
    const { rows } = await limited().server.db.execute(
      sql`select count(*)::int as n from jobs where kind like '%letter%' and payload ->> 'accountId' in (select id from accounts)`,
    );
    return Number(rows[0]?.['n']);
  };

  test('RE-08 at most three letters an hour to one address, whoever asks, and known and unknown answer alike', async () => {
    const before = await letters();
    const known = [];
    const unknown = [];
    for (let i = 0; i < 100; i += 1) {
      const from = `192.0.2.${i}`;
      known.push((await forgot(email, from)).body);
      unknown.push((await forgot('nobody@shop.example', from)).body);
      await limited().server.db.execute(sql`update jobs set finished_at = now() where kind like '%letter%'`);
    }
    expect(await letters()).toBe(before + 3);
    expect(new Set([...known, ...unknown]).size).toBe(1);
  });

  test('RE-08 twenty requests an hour from one address', async () => {
    const from = newAddress();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => forgot(`a${i}@b.example`, from)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort((x, y) => x - y);
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(80).fill(429)]);
  });
});

test.each([
  [
    'CW-28',
    'createKnowledge',
    30,
    { region: 'eu', websiteUrl: 'nobody.example', sitemapURL: 'https://nobody.example/sitemap.xml', excludeUrl: [] },
  ],
  ['PA-23', 'getPortalUrl', 20, {}],
] as const)(
  '%s %s is for an owner %i times, and another owner is served meanwhile',
  async (_row, call, most, fields) => {
    const other = await limited().client.newOwner();
    const ask = async ({ token, userId, agentId }: TestOwner) =>
      (
        await limited().client.send(call, {
          token,
          body: { ...(call === 'getPortalUrl' ? { userId } : { agentId }), ...fields },
        })
      ).status;
    for (let i = 0; i < most; i += 1) expect(await ask(limited().owner)).not.toBe(429);
    expect(await ask(limited().owner)).toBe(429);
    expect(await ask(other)).not.toBe(429);
  },
);
