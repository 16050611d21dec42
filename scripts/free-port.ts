/** Ports for tests and tools. */
import { openPort } from '../server/src/database/free-port.ts';

/** A loopback port that nobody listens on now. */
export const freePort = (): Promise<number> => openPort(0);

/** The same, and none that the system gives to outgoing connections: for what gives its port up and wants it back. */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = await openPort(10_000 + Math.floor(Math.random() * 20_000)).catch(() => null);
    if (port !== null) return port;
  }
}
