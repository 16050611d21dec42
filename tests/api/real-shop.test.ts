/** A real shop's export, crawled whole through CRAWL_RESOLVE, and the truth about it told. The data is not part of the project. */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { patience } from './support/in-process.ts';
import { createTestClient } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';

const data = path.resolve(import.meta.dirname, '../../../shared/eval');
const archive = path.join(data, 'sites/acmekeywholesale.tar.xz');
const isPresent = existsSync(archive);
if (!isPresent) process.stdout.write('shared/eval is not present: the real shop is not crawled\n');

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  // A listening TCP server's address is never a pipe name.
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}

test.skipIf(!isPresent)(
  'a real shop of 146 pages is crawled whole and counted truthfully',
  { timeout: 120_000 * patience },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-shop-'));
    await promisify(execFile)('tar', ['-xJf', archive, '-C', folder]);
    const port = await freePort();
    const args = [path.join(data, 'serve-site.mjs'), folder, '--port', String(port), '--as', 'https://acmekey.example'];
    const site = spawn(process.execPath, args, { stdio: 'ignore' });
    const server = await startTestServer({
      env: { CRAWL_RESOLVE: `acmekey.example=http://127.0.0.1:${port}`, OWNERSHIP_CHECK: 'off' },
    });
    try {
      for (let i = 0; i < 100 && !(await fetch(`http://127.0.0.1:${port}/__stats`).catch(() => null)); i += 1)
        await wait(50);
      const { send, newOwner } = createTestClient(server);
      const { token, agentId } = await newOwner();
      await send('createKnowledge', {
        token,
        body: {
          agentId,
          region: 'us',
          websiteUrl: 'acmekey.example',
          sitemapURL: 'https://acmekey.example/sitemap.xml',
          excludeUrl: [],
        },
      });
      let now = (await send('getStatus', { token, id: agentId })).body;
      for (let i = 0; i < 1000 * patience && now.agent.status !== 'confirmed'; i += 1) {
        await wait(100);
        now = (await send('getStatus', { token, id: agentId })).body;
      }
      const stats: unknown = await (await fetch(`http://127.0.0.1:${port}/__stats`)).json();
      const { rows } = await server.db.execute(sql`
      select (select count(*)::int from pages where agent_id = ${agentId} and state = 'kept') as kept,
             (select count(*)::int from pages where agent_id = ${agentId} and state = 'skipped') as skipped,
             (select count(*)::int from pages where agent_id = ${agentId} and state = 'failed') as failed,
             (select count(*)::int from products where agent_id = ${agentId}) as products,
             (select count(*)::int from passages where agent_id = ${agentId}) as passages`);
      process.stdout.write(`acmekeywholesale: ${JSON.stringify({ ...rows[0], ...now.knowledge?.progress, stats })}\n`);
      expect(stats).toMatchObject({ pages: 146 });
      expect(now.knowledge?.pageNumberSite).toBe(146);
      expect(now.knowledge?.progress).toMatchObject({ phase: 'done', pagesFound: 146, pagesDone: 146 });
      const [counts] = rows;
      expect(Number(counts?.['kept']) + Number(counts?.['skipped']) + Number(counts?.['failed'])).toBe(146);
      expect(now.knowledge?.progress?.pagesFailed).toBe(counts?.['failed']);
      expect(now.knowledge?.progress?.productsFound).toBe(counts?.['products']);
      expect(Number(counts?.['products'])).toBeGreaterThan(50);
    } finally {
      site.kill();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
