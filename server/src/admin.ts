/** The operator's commands: `npm run admin -- COMMAND`, or `node server/dist/admin.js COMMAND` where only the build is. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { createServer } from './composition.ts';
import { ConfigError, parseConfig } from './config.ts';
import type { Config } from './config.ts';
import { DatabaseError } from './database/database-error.ts';
import { createLog } from './lib/open-log.ts';
import { openDatabase, reachDatabase } from './database/open-database.ts';
import { createAccountCommands } from './operating/account-commands.ts';
import { createAccountsDirectory } from './operating/accounts-directory.ts';
import { backup, restore } from './operating/backup-commands.ts';
import { CommandError } from './operating/command-error.ts';

const usage = `npm run admin -- COMMAND

  accounts                               every account: id, address, agent, plan, credits, state
  export-account ACCOUNT [--to FILE]     everything of one account as JSON
  delete-account ACCOUNT --yes ADDRESS   the account and all its data, for good
  block-agent ACCOUNT                    visitors are told that the chat is closed
  unblock-agent ACCOUNT
  replay-events                          tries the parked payment events again
  backup [--to FOLDER] [--keep-days N]   one file in FOLDER (DATA_DIR/backups), older ones go after N (30) days
  restore FILE                           into an empty database

ACCOUNT is usr_..., agt_... or an e-mail address. The database is the server's own: DATABASE_URL or DATA_DIR.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, yes: { type: 'string' }, 'keep-days': { type: 'string', default: '30' } },
});
const [command = 'help', subject] = positionals;

async function run(): Promise<string[]> {
  if (command === 'help') return [usage];
  const config = parseConfig({ ...process.env, DEMO: 'off' });
  const log = createLog('warn', pino.destination(2));
  if (command === 'backup' || command === 'restore') {
    const place = await reachDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
    try {
      if (command === 'restore') return await restore(place.url, subject);
      const keepDays = Number(values['keep-days']);
      if (!Number.isInteger(keepDays) || keepDays < 1) throw new CommandError('--keep-days must be a number of days.');
      return await backup(place.url, values.to ?? path.join(config.dataDir, 'backups'), keepDays, new Date());
    } finally {
      await place.close();
    }
  }
  return aboutAccounts(config, log);
}

async function aboutAccounts(config: Config, log: FastifyBaseLogger): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log, poolSize: 4 });
  // api: the worker is somebody else's
  const projectRoot = path.resolve(import.meta.dirname, '../..');
  const { app, operations } = await createServer({ config: { ...config, role: 'api' }, database, log, projectRoot });
  try {
    const target = values.to === undefined ? process.stdout : createWriteStream(values.to, { mode: 0o600 });
    const write = async (piece: string) => {
      if (!target.write(piece)) await once(target, 'drain');
    };
    const commands = createAccountCommands({ directory: createAccountsDirectory(database.db), operations, write });
    const account = () => {
      if (subject === undefined) throw new CommandError(`${command} needs an account.\n\n${usage}`);
      return subject;
    };
    switch (command) {
      case 'accounts':
        return await commands.list();
      case 'export-account':
        await commands.export(account());
        if (values.to === undefined) return [];
        target.end();
        await finished(target);
        return [`Written to ${values.to}`];
      case 'delete-account':
        return await commands.erase(account(), values.yes);
      case 'block-agent':
      case 'unblock-agent':
        return await commands.setBlocked(account(), command === 'block-agent');
      case 'replay-events':
        return await commands.replayEvents();
      default:
        throw new CommandError(`There is no command "${command}".\n\n${usage}`);
    }
  } finally {
    await app.close();
    await database.close();
  }
}

try {
  for (const line of await run()) process.stdout.write(`${line}\n`);
} catch (error) {
  const isExpected = error instanceof CommandError || error instanceof ConfigError || error instanceof DatabaseError;
  process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exitCode = 1;
}
