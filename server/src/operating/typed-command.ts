/** What the operator typed, understood or refused before anything is opened. */
import { parseArgs } from 'node:util';

export const usage = `npm run admin -- COMMAND

  accounts                               every account: id, address, agent, plan, credits, state
  export-account ACCOUNT [--to FILE]     everything of one account as JSON
  delete-account ACCOUNT --yes ADDRESS   the account and all its data, for good
  block-agent ACCOUNT                    visitors are told that the chat is closed
  unblock-agent ACCOUNT
  replay-events                          tries the parked payment events again
  retry-jobs                             begins the jobs again that were given up: letters, trainings
  backup [--to FOLDER] [--keep-days N]   one file in FOLDER (DATA_DIR/backups), older ones go after N (30) days
  restore FILE                           into an empty database

ACCOUNT is usr_..., agt_... or an e-mail address. The database is the server's own: DATABASE_URL or DATA_DIR.`;

/** each command's subject; null where it has none */
const subjects = new Map<string, string | null>(
  Object.entries({
    accounts: null,
    'export-account': 'an account',
    'delete-account': 'an account',
    'block-agent': 'an account',
    'unblock-agent': 'an account',
    'replay-events': null,
    'retry-jobs': null,
    backup: null,
    restore: 'the file of a backup',
  }),
);

export interface TypedCommand {
  command: string;
  /** '' where the command has none */
  subject: string;
  to: string | undefined;
  yes: string | undefined;
  keepDays: number;
}

/** null: help was asked for. @throws CommandError before anything is opened */
export function readTyped(args: string[]): TypedCommand | null {
  const { values, positionals } = parse(args);
  const [command = 'help', subject = '', ...more] = positionals;
  if (command === 'help' || values.help) return null;
  const wanted = subjects.get(command);
  if (wanted === undefined) throw new CommandError(`There is no command "${command}".\n\n${usage}`);
  if (wanted !== null && subject === '') throw new CommandError(`${command} needs ${wanted}.\n\n${usage}`);
  const [surplus] = wanted === null && subject !== '' ? [subject] : more;
  if (surplus !== undefined)
    throw new CommandError(`${command} does not know what to do with "${surplus}".\n\n${usage}`);
  const keepDays = Number(values['keep-days']);
  if (!Number.isInteger(keepDays) || keepDays < 1) throw new CommandError('--keep-days must be a number of days.');
  return { command, subject, to: values.to, yes: values.yes, keepDays };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        yes: { type: 'string' },
        'keep-days': { type: 'string', default: '30' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}

/** A command cannot be done, for a reason its caller can act on; its message is what is printed. */
export class CommandError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CommandError';
  }
}
