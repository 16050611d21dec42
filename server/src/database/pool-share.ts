/** What holds a pool’s connections: the share kept for those who cannot wait, and the end of those that froze. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/**
 * Part of a pool is kept for those who cannot wait. A log-in and a visitor's chat may have every connection, all other work together no
 * more than its share: reads that are asked for in a flood wait for each other, and a chat beside them does not (LO-03).
 */
const first = new AsyncLocalStorage<true>();

/** The statements of this work may have any connection. */
export const runFirst = <T>(work: () => T): T => first.run(true, work);

export const isFirst = (): boolean => first.getStore() === true;

type Callback = (error: Error | undefined, client?: PoolClient) => void;

interface Waiting {
  begin: () => void;
  timer: NodeJS.Timeout;
}

/** @param most connections that work which is not `runFirst` has at once; who waits longer than `waitMs` is told as by a pool that is full */
export function keepShare(pool: Pool, most: number, waitMs: number): void {
  const connect = pool.connect.bind(pool);
  const holders = new WeakSet<PoolClient>();
  const waiting = new Set<Waiting>();
  let held = 0;

  function take(): Promise<void> {
    if (held < most) {
      held += 1;
      return Promise.resolve();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const own: Waiting = {
      begin: resolve,
      timer: setTimeout(() => {
        waiting.delete(own);
        reject(new Error('timeout exceeded when trying to connect'));
      }, waitMs),
    };
    waiting.add(own);
    return promise;
  }

  /** The place goes to who waited longest. */
  function giveBack(): void {
    const [next] = waiting;
    if (next === undefined) {
      held -= 1;
      return;
    }
    waiting.delete(next);
    clearTimeout(next.timer);
    next.begin();
  }

  async function connectInShare(): Promise<PoolClient> {
    await take();
    try {
      const client = await connect();
      holders.add(client);
      return client;
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async function answer(connecting: Promise<PoolClient>, callback: Callback): Promise<void> {
    const client = await connecting.catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (client instanceof Error) callback(client);
    else callback(undefined, client);
  }

  pool.on('release', (_error, client) => {
    if (holders.delete(client)) giveBack();
  });
  const pending = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(pool), 'waitingCount');
  Object.defineProperty(pool, 'waitingCount', {
    get: () => Number(pending?.get?.call(pool) ?? 0) + waiting.size,
  });
  Object.assign(pool, {
    connect(callback?: Callback): Promise<PoolClient> | undefined {
      const client = isFirst() ? connect() : connectInShare();
      if (callback === undefined) return client;
      void answer(client, callback);
      return undefined;
    },
  });
}

/**
 * A database that froze, or a line that swallows what is sent, breaks no connection: the limits that the database keeps for us are not kept,
 * and the system gives up after a quarter of an hour. Where nothing came on a connection that owes an answer, somebody else asks whether the
 * database is there. A long statement goes on beside that answer; without it all connections are ended, and who waits is told to try again.
 */
const silentMs = 5_000;

/** @param answers over another connection; rejects within a few seconds where the database does not */
export function cutFrozen(pool: Pool, answers: () => Promise<unknown>): void {
  const streams = new Set<Socket>();
  let isAsking = false;

  /** What comes on any connection is an answer too, though this process had no time to read it before. */
  async function isThere(): Promise<boolean> {
    const before = new Map([...streams].map((stream) => [stream, stream.bytesRead]));
    try {
      await answers();
      return true;
    } catch {
      await turn();
      return [...streams].some((stream) => stream.bytesRead !== before.get(stream));
    }
  }

  async function look(client: PoolClient, stream: Socket): Promise<void> {
    if (!owesAnswer(client)) return;
    stream.setTimeout(silentMs);
    // one asks for all who wait
    if (isAsking) return;
    isAsking = true;
    const isAway = !(await isThere());
    isAsking = false;
    if (!isAway) return;
    for (const silent of streams) silent.destroy(new Error('Connection terminated: the database does not answer'));
  }

  pool.on('connect', (client) => {
    const stream = streamOf(client);
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
    stream.setTimeout(silentMs);
    stream.on('timeout', () => void look(client, stream));
  });
}

const owesAnswer = (client: PoolClient): boolean => 'readyForQuery' in client && client.readyForQuery === false;

/** The driver waits for the other end when it is asked to end a connection: only its socket can be told not to. */
function streamOf(client: PoolClient): Socket {
  // the driver's own field, which its types leave out
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
