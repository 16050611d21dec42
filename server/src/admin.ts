/** The operator's commands: `npm run admin -- COMMAND`, or `node server/dist/admin.js COMMAND` where only the build is. */
import path from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { createServer } from './composition.ts';
import { ConfigError, parseConfig } from './config.ts';
import type { Config } from './config.ts';
import { DatabaseError } from './database/connect-once.ts';
import { assertInUse } from './database/migrate.ts';
import { openDatabase, reachDatabase } from './database/open-database.ts';
import { retryGivenUpJobs } from './jobs/job-queue.ts';
import { createLog, reasonOf } from './lib/log.ts';
import { createAccountCommands, openExportFile } from './operating/account-commands.ts';
import { createAccountsDirectory } from './operating/accounts-directory.ts';
import { backup, restore } from './operating/backup-commands.ts';
import { CommandError, readTyped, usage } from './operating/typed-command.ts';
import type { TypedCommand } from './operating/typed-command.ts';

async function run(): Promise<string[]> {
  const typed = readTyped(process.argv.slice(2));
  if (typed === null) return [usage];
  const config = parseConfig({ ...process.env, DEMO: 'off' });
  const { databaseUrl, dataDir } = config;
  const log = createLog('warn', pino.destination(2));
  if (typed.command !== 'restore') await assertInUse({ databaseUrl, dataDir });
  if (typed.command !== 'backup' && typed.command !== 'restore') return aboutAccounts(typed, config, log);
  const place = await reachDatabase({ databaseUrl, dataDir, log });
  try {
    if (typed.command === 'restore') return await restore(place.url, typed.subject);
    return await backup(place.url, typed.to ?? path.join(dataDir, 'backups'), typed.keepDays, new Date());
  } finally {
    await place.close();
  }
}

async function aboutAccounts(
  { command, subject, to, yes }: TypedCommand,
  config: Config,
  log: FastifyBaseLogger,
): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log, poolSize: 4 });
  // api: the worker is somebody else's
  const projectRoot = path.resolve(import.meta.dirname, '../..');
  const { app, operations } = await createServer({ config: { ...config, role: 'api' }, database, log, projectRoot });
  try {
    const file = to === undefined ? null : openExportFile(to);
    const write = (piece: string) => (file ? file.write(piece) : writeOut(piece));
    const commands = createAccountCommands({
      directory: createAccountsDirectory(database.db),
      operations,
      retryJobs: () => retryGivenUpJobs(database.db),
      write,
    });
    switch (command) {
      case 'accounts':
        return await commands.list();
      case 'export-account':
        await commands.export(subject).catch(async (error: unknown) => {
          await file?.discard();
          throw error;
        });
        await file?.settle();
        return file ? [`Written to ${to}`] : [];
      case 'delete-account':
        return await commands.erase(subject, yes);
      case 'block-agent':
      case 'unblock-agent':
        return await commands.setBlocked(subject, command === 'block-agent');
      case 'retry-jobs':
        return await commands.retryJobs();
      default:
        return await commands.replayEvents();
    }
  } finally {
    await app.close();
    await database.close();
  }
}

const writeOut = (piece: string) =>
  new Promise<void>((resolve, reject) => {
    process.stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });

/** A mistake of ours has a stack and no code; what the disk, the database or the words typed refuse has a code. */
function isExpected(error: unknown): boolean {
  const isOurs = error instanceof CommandError || error instanceof ConfigError || error instanceof DatabaseError;
  return isOurs || error instanceof DrizzleQueryError || (error instanceof Error && 'code' in error);
}

// whoever reads may leave early: `accounts | head`
process.stdout.on('error', () => {});
try {
  for (const line of await run()) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(
    `${isExpected(error) ? reasonOf(error) : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
}
