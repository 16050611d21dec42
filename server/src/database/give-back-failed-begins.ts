/** drizzle gives a transaction's connection back at its end, but not when the first statement fails: each such failure would keep one for good, and twenty end the service. */
import type { Pool } from 'pg';

export function giveBackFailedBegins(pool: Pool): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client);
    const query = (...args: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(send, client, args);
      if (isBegin(args[0]) && answer instanceof Promise)
        answer.catch((error: unknown) => client.release(error instanceof Error ? error : true));
      return answer;
    };
    Object.assign(client, { query });
  });
}

const isBegin = (statement: unknown): boolean =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  /^begin\b/.test(statement.text);
