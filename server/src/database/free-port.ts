/** Ports of this machine that nobody listens on. */
import { createServer } from 'node:net';

/** @returns the wanted one, or any where that is taken */
export async function freePort(wanted = 0): Promise<number> {
  try {
    return await openPort(wanted);
  } catch {
    return openPort(0);
  }
}

/** @returns the port, 0 being any; fails where somebody listens on it */
export function openPort(wanted: number): Promise<number> {
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
