import { createServer } from 'node:net';

/** A loopback port that nobody listens on now. */
export function freePort(): Promise<number> {
  return tryPort(0);
}

/** The same, and none that the system gives to outgoing connections: for what gives its port up and wants it back. */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = await tryPort(10_000 + Math.floor(Math.random() * 20_000)).catch(() => null);
    if (port !== null) return port;
  }
}

function tryPort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
