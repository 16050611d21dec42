/** A site may be slow on purpose, and anybody may name one: the work of others does not wait behind it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { patience } from '../support/in-process.ts';
import { startTestServer } from '../support/test-server.ts';

test('CW-13 sites that never answer, named by many, hold up nobody’s letter', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  // A listening TCP server's address is never a pipe name.
  const { port } = silent.address() as AddressInfo;
  const env = { CRAWL_RESOLVE: `slow.example=http://127.0.0.1:${port}`, OWNERSHIP_CHECK: 'required' };
  const server = await startTestServer({ env });
  try {
    const site = { websiteUrl: 'slow.example', sitemapURL: 'https://slow.example/sitemap.xml', excludeUrl: [] };
    for (let i = 0; i < 8; i += 1) {
      const { token, agentId } = await server.newOwner();
      await server.send('createKnowledge', { token, body: { agentId, region: 'eu', ...site } });
    }
    await server.send('forgotPassword', { body: { email: 'owner1@shop.example' } });
    const left = async (kind: string) => {
      const { rows } = await server.db.execute(
        sql`select count(*)::int as jobs from jobs where kind = ${kind} and finished_at is null`,
      );
      return rows[0]?.['jobs'];
    };
    for (let i = 0; i < 50 * patience && (await left('accounts.letter')) !== 0; i += 1) await wait(100);
    expect(await left('accounts.letter')).toBe(0);
    expect(await left('knowledge.count_pages')).toBe(8);
  } finally {
    silent.closeAllConnections();
    silent.close();
    await server.close();
  }
});
