/**
 * A database that froze, or a line that swallows what is sent, breaks no connection: the limits that the database keeps for us are not kept,
 * and the system gives up after a quarter of an hour. Where nothing came on a connection that owes an answer, somebody else asks whether the
 * database is there. A long statement goes on beside that answer; without it all connections are ended, and who waits is told to try again.
 */
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

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
