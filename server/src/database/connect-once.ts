/** One connection for one piece of work, and the error for a database that cannot be had. */
import { Client } from 'pg';
import { reasonOf } from '../lib/log.ts';

/** The database cannot be had, for a reason a person can act on; its message is the one line to print. */
export class DatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseError';
  }
}

/** An address that swallows what is sent to it, or takes connections and never speaks, is named after this long. */
const answerWithinMs = 6_000;

/**
 * One connection for a start or a command, without the limits that requests have.
 * @throws DatabaseError naming host and port, never the password that may stand between them
 */
export async function connectOnce(databaseUrl: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: name,
    connectionTimeoutMillis: answerWithinMs,
  });
  // what breaks it fails the statement under way, too
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    const isSilent = error instanceof Error && /timeout expired/.test(error.message);
    const reason = isSilent
      ? `${client.host}:${client.port} did not answer within ${answerWithinMs / 1000} s. Is the address right, and does a firewall let us through?`
      : `${reasonOf(error)} (${client.host}:${client.port})`;
    throw new DatabaseError(`The database cannot be reached: ${reason}`, { cause: error });
  });
  return client;
}
