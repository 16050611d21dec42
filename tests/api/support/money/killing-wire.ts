/** A wire between a server and its database that counts what the server sends, and at the n-th kills the server: before it is passed on, or when its answer has come but was not yet heard. */
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface KillAt {
  step: number;
  when: 'before it' | 'after it';
}

export async function startKillingWire(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  let armed: (KillAt & { kill: () => void; seen: number }) | null = null;
  const wire = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    let isLast = false;
    for (const socket of [near, far]) socket.on('error', () => {});
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.on('data', (chunk) => {
      if (armed !== null) armed.seen += 1;
      const isIt = armed !== null && armed.seen === armed.step;
      if (isIt && armed?.when === 'before it') {
        armed.kill();
        near.destroy();
        return;
      }
      isLast ||= isIt;
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (!isLast) {
        near.write(chunk);
        return;
      }
      armed?.kill();
      near.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    wire.listen(0, '127.0.0.1', resolve);
  });
  // a listening TCP server has an address of this kind
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port: wirePort } = wire.address() as AddressInfo;
  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String(wirePort);
  return {
    url: through.href,
    arm: (at: KillAt, kill: () => void): void => {
      armed = { ...at, kill, seen: 0 };
    },
    disarm: (): void => {
      armed = null;
    },
    close: () =>
      new Promise<void>((resolve) => {
        wire.close(() => resolve());
      }),
  };
}
