/** The operator's commands as they are typed, on the server's own database. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertInUse } from '../../server/src/database/migrate.ts';
import { retryGivenUpJobs } from '../../server/src/jobs/job-queue.ts';
import { createAccountCommands } from '../../server/src/operating/account-commands.ts';
import { createAccountsDirectory } from '../../server/src/operating/accounts-directory.ts';
import { backup, restore } from '../../server/src/operating/backup-commands.ts';
import { seedConversations } from '../support/seed-conversations.ts';
import { makeFreshDatabase } from './support/fresh-database.ts';
import { inProcess } from './support/in-process.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

const run = promisify(execFile);
const commanded = inProcess('commands hold the server they act with');
let server: TestServer;
let client: TestClient;
let owner: TestOwner;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-admin-'));
  server = await startTestServer({ worker: false });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
  await seedConversations(server.db, { agentId: owner.agentId, until: new Date(), conversations: 130 });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** as a shell runs it */
async function typed(args: string[], place: Record<string, string> = {}) {
  const program = path.resolve(import.meta.dirname, '../../server/src/admin.ts');
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: server.database.url, DATA_DIR: dataDir, ...place };
  return run(process.execPath, [program, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

const commands = (written: string[] = []) =>
  createAccountCommands({
    directory: createAccountsDirectory(server.db),
    operations: server.operations,
    retryJobs: () => retryGivenUpJobs(server.db),
    write: async (piece) => void written.push(piece),
  });

async function exported(name: string): Promise<Record<string, unknown>> {
  const written: string[] = [];
  await commands(written).export(name);
  return Object(JSON.parse(written.join('')));
}

test('the program does what is typed', { timeout: 90_000 }, async () => {
  expect(await typed(['accounts'])).toMatchObject({ code: 0, said: expect.stringMatching(/1 accounts\n$/) });
});

test('a command that cannot be done says so in one line and leaves what was there', { timeout: 90_000 }, async () => {
  const kept = path.join(dataDir, 'kept.json');
  await writeFile(kept, 'kept');
  const file = path.join(dataDir, 'file');
  await writeFile(file, '');
  const refusals: [string[], string][] = [
    [['export-account', 'nobody@shop.example', '--to', kept], 'no account "nobody@shop.example"'],
    [['backup', '--to', path.join(file, 'x')], 'ENOTDIR'],
  ];
  for (const [args, reason] of refusals) {
    const { code, said } = await typed(args);
    expect({ args, code, lines: said.split('\n').length }).toEqual({ args, code: 1, lines: 2 });
    expect(said).toContain(reason);
  }
  expect(await readFile(kept, 'utf8')).toBe('kept');
  expect(await typed(['export-account', owner.userId, '--to', kept])).toMatchObject({ code: 0 });
  expect(JSON.parse(await readFile(kept, 'utf8'))).toMatchObject({ account: { id: owner.userId } });
  expect((await readdir(dataDir)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a place that no server has used is not taken for an empty installation', async () => {
  const nowhere = path.join(dataDir, 'nowhere');
  await expect(assertInUse({ databaseUrl: null, dataDir: nowhere })).rejects.toThrow(`no database in ${nowhere}`);
  expect(await readdir(dataDir)).not.toContain('nowhere');
  await expect(assertInUse({ databaseUrl: server.database.url, dataDir })).resolves.toBeUndefined();
  const fresh = await makeFreshDatabase();
  const client = new Client({ connectionString: fresh.url });
  await client.connect();
  await client.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
  await client.end();
  await expect(assertInUse({ databaseUrl: fresh.url, dataDir })).rejects.toThrow('No Vitrine has used');
  await fresh.drop();
  const away = 'postgres://nobody:secret@127.0.0.1:1/none';
  await expect(assertInUse({ databaseUrl: away, dataDir })).rejects.toThrow(/^The database cannot be reached: [^\n]+$/);
});

commanded('accounts are listed, exported whole, and an unknown one is said to be unknown', async () => {
  const { email } = owner.record.user;
  const said = (await commands().list()).join('\n');
  expect(said).toContain(`${owner.userId}\t${email}\t${owner.agentId}\tFree\t500 credits`);
  const taken = await exported(email);
  expect(taken).toMatchObject({ account: { email } });
  expect(taken['conversations']).toHaveLength(130);
  await expect(exported('nobody@shop.example')).rejects.toThrow('no account "nobody@shop.example"');
});

test('a blocked agent answers nobody, whatever is topped up, until it is unblocked', async () => {
  const { agentId } = owner;
  const ask = async () => {
    const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
    return (await client.send('getResponse', { body: { agentId, sessionId, userQuery: 'Delivery?' } })).status;
  };
  const shown = async () => (await client.send('getStyle', { id: agentId })).body.agentStyle.isBlocked;
  expect(await ask()).toBe(200);
  await commands().setBlocked(agentId, true);
  // what billing does with every payment
  await server.db.execute(sql`update agents set is_blocked = false where id = ${agentId}`);
  expect(await ask()).toBe(403);
  expect(await shown()).toBe(true);
  await commands().setBlocked(owner.record.user.email, false);
  expect(await ask()).toBe(200);
  expect(await shown()).toBe(false);
});

commanded('parked payment events are tried again, and what still waits is said', async () => {
  await server.db.execute(
    sql`insert into payment_events (id, type, parked_because) values ('evt_1', 'x', 'unknown customer')`,
  );
  expect((await commands().replayEvents())[0]).toMatch(/^1 payment events were parked; \d went through, \d still wait/);
});

test('ST-06 OP-01 backups are made, expire, and are restored', async () => {
  const folder = path.join(dataDir, 'backups');
  const now = new Date();
  const later = new Date(now.getTime() + 1000);
  expect((await backup(server.database.url, folder, 30, now))[0]).toMatch(/rows of \d+ tables/);
  const old = 'vitrine-2020-01-01T000000Z.backup.gz';
  for (const name of [old, 'mine.txt']) await writeFile(path.join(folder, name), 'x');
  expect((await backup(server.database.url, folder, 7, later))[1]).toContain('1 backups older than 7 days');
  const files = await readdir(folder);
  expect(files).toContain('mine.txt');
  expect(files).not.toContain(old);
  const newest =
    files
      .filter((name) => name.endsWith('.gz'))
      .toSorted()
      .at(-1) ?? '';
  const target = await makeFreshDatabase();
  expect((await restore(target.url, path.join(folder, newest)))[0]).toMatch(/^Restored \d+ rows/);
  await expect(restore(target.url, path.join(folder, newest))).rejects.toThrow('holds data already');
  await target.drop();
});

commanded('OP-01 an account is deleted by command once its address is repeated', async () => {
  const gone = await client.newOwner({ paid: true });
  const { email } = gone.record.user;
  expect(await exported(email)).toMatchObject({ account: { email }, conversations: [] });
  for (const sure of [undefined, '', owner.record.user.email])
    await expect(commands().erase(email, sure)).rejects.toThrow(`--yes ${email}`);
  expect((await client.send('getUser', { token: gone.token, id: gone.userId })).status).toBe(200);
  await commands().erase(email, email);
  expect((await client.send('getUser', { token: gone.token, id: gone.userId })).status).toBe(401);
  const { rows } = await server.db.execute(sql`select count(*)::int as left from accounts where id = ${gone.userId}`);
  expect(rows).toEqual([{ left: 0 }]);
  expect((await client.send('getUser', { token: owner.token, id: owner.userId })).status).toBe(200);
});
