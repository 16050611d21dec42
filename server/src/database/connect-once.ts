import { Client } from 'pg';
import { DatabaseError, reasonOf } from './database-error.ts';

/** One connection for a command, without the limits that requests have. @throws DatabaseError */
export async function connectOnce(databaseUrl: string, name: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: name });
  // what breaks it fails the statement under way, too
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw new DatabaseError(`The database cannot be reached: ${reasonOf(error)}`, { cause: error });
  });
  return client;
}
