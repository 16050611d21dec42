import { Client } from 'pg';
import { reasonOf } from '../lib/told-error.ts';
import { DatabaseError } from './database-error.ts';

/** One connection for a command, without the limits that requests have. @throws DatabaseError */
export async function connectOnce(databaseUrl: string, name: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: name });
  // what breaks it fails the statement under way, too
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    // the address may hold a password, so only the reason is repeated
    throw new DatabaseError(`The database cannot be reached: ${reasonOf(error)}`, { cause: error });
  });
  return client;
}
