/** A database whose every statement waits for its turn in an order that a test decides, and at which the process that sent it may die: its transaction is rolled back, and nothing more is heard of it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { giveBackFailedBegins } from '../../../../server/src/database/open-database.ts';

/** What a process that died would have said. */
export class Died extends Error {}

interface Actor {
  stepsToLive: number;
  isDead: boolean;
}

export function createInterleavedDatabase(connectionString: string) {
  const pool = new Pool({ connectionString, max: 12 });
  const actors = new AsyncLocalStorage<Actor>();
  let turn: () => Promise<void> = async () => {};

  async function step(actor: Actor): Promise<void> {
    if (!actor.isDead) await turn();
    actor.stepsToLive -= 1;
    if (actor.stepsToLive < 0) actor.isDead = true;
  }

  pool.on('connect', (client: PoolClient) => {
    const send = client.query.bind(client);
    const inTurn = async (actor: Actor, args: unknown[]): Promise<unknown> => {
      await step(actor);
      if (!actor.isDead) {
        const result: unknown = await Reflect.apply(send, client, args);
        await step(actor);
        if (!actor.isDead) return result;
      }
      await send('rollback');
      throw new Died();
    };
    const query = (...args: unknown[]): unknown => {
      const actor = actors.getStore();
      return actor ? inTurn(actor, args) : Reflect.apply(send, client, args);
    };
    Object.assign(client, { query });
  });
  // the pool's own way hands a statement over in the context of whoever gave its connection back
  Object.assign(pool, {
    async query(...args: unknown[]): Promise<unknown> {
      const client = await pool.connect();
      try {
        const query: unknown = Reflect.get(client, 'query');
        return typeof query === 'function' ? await Reflect.apply(query, client, args) : null;
      } finally {
        client.release();
      }
    },
  });

  giveBackFailedBegins(pool);

  return {
    db: drizzle(pool),
    /** who waits for a turn before and after each statement */
    takeTurns(next: () => Promise<void>): void {
      turn = next;
    },
    /** @returns whether it lived to its end; every other failure is thrown */
    async run(work: () => Promise<void>, stepsToLive: number): Promise<boolean> {
      const actor = { stepsToLive, isDead: false };
      try {
        await actors.run(actor, work);
        return true;
      } catch (error) {
        if (actor.isDead) return false;
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
